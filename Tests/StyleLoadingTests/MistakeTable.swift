import Testing

/// A mistake in a definition and what is said about it.
struct Mistake: CustomTestStringConvertible {
  var testDescription: String
  /// The content of the root, which starts on line 2.
  var content: String
  var code: String
  var line: Int
  var column: Int
  /// A part of the message.
  var message: String

  init(
    _ description: String, _ content: String, _ code: String, _ line: Int, _ column: Int,
    _ message: String
  ) {
    testDescription = description
    self.content = content
    self.code = code
    self.line = line
    self.column = column
    self.message = message
  }
}

extension StyleErrorTests {
  static let mistakes: [Mistake] = [
    Mistake(
      "unknown element", "<colour name='a' value='#fff'/>", "unknown-element", 2, 1,
      "unknown element 'colour'; did you mean 'color'?"),
    Mistake(
      "unknown modifier", "<style name='s'>\n  <label/>\n  <paddin/>\n</style>", "unknown-element",
      4, 3, "did you mean 'padding'?"),
    Mistake(
      "unknown attribute", "<style name='s'>\n  <label/><padding lenght='4'/>\n</style>",
      "unknown-attribute", 3, 20, "unknown attribute 'lenght' of <padding>; did you mean 'length'?"),
    Mistake(
      "unknown word", "<style name='s'><label/><clip-shape shape='capsul'/></style>",
      "invalid-value", 2, 37, "did you mean 'capsule'?"),
    Mistake(
      "unknown state", "<style name='s'><label/>\n<hidden when='presed'/></style>",
      "invalid-value", 3, 9, "unknown state 'presed'; did you mean 'pressed'?"),
    Mistake(
      "unknown colour",
      "<color name='brand' value='#123456'/>\n<color name='b' value='brnd 50%'/>", "unknown-name",
      3, 17, "unknown colour 'brnd'; did you mean 'brand'?"),
    Mistake(
      "unknown colour in a case",
      "<color name='brand' value='#123456'>\n<case when='pressed' value='brant'/></color>",
      "unknown-name", 3, 22, "did you mean 'brand'?"),
    Mistake(
      "no colour", "<color name='a' value='#12'/>", "invalid-value", 2, 17, "'#12' is no colour"),
    Mistake(
      "opacity beyond 100 per cent", "<style name='s'><label/><tint color='white 120%'/></style>",
      "invalid-value", 2, 31, "no opacity between 0% and 100%"),
    Mistake(
      "unknown style",
      "<style name='Pill'><label/></style><control name='c' role='button'\n style='Pil'/>",
      "unknown-name", 3, 2, "unknown style 'Pil'; did you mean 'Pill'?"),
    Mistake(
      "unknown parameter",
      "<style name='s'><parameter name='tone' type='color'/><label/>\n<tint color='$tune'/></style>",
      "unknown-name", 3, 7, "did you mean '$tone'?"),
    Mistake(
      "setting of an unknown parameter",
      "<style name='s'><parameter name='tone' type='color' default='white'/><label/></style>"
        + "<control name='c' role='button' style='s'>\n  <set parameter='tome' value='black'/></control>",
      "unknown-name", 3, 8, "did you mean 'tone'?"),
    Mistake(
      "missing attribute", "<control name='c'/>", "missing-attribute", 2, 1,
      "<control> needs the attribute 'role'"),
    Mistake(
      "missing parameter",
      "<style name='s'><parameter name='tone' type='color'/><label/></style>\n"
        + "<control name='c' role='button' style='s'/>", "missing-value", 3, 1,
      "needs its parameter 'tone'"),
    Mistake(
      "parameter of the wrong type",
      "<style name='s'><parameter name='size' type='number' default='#fff'/><label/></style>\n"
        + "<control name='c' role='button' style='s'/>", "invalid-value", 2, 54,
      "'#fff' is no number"),
    Mistake(
      "second definition", "<color name='a' value='#fff'/>\n  <color name='a' value='#000'/>",
      "duplicate-name", 3, 3, "color 'a' is already defined at button.xml:2:1"),
    Mistake(
      "second control", "<control name='a' role='tab'/>\n<control name='a' role='tab'/>",
      "duplicate-name", 3, 1, "already defined at button.xml:2:1"),
    Mistake(
      "alias cycle",
      "<color name='a' value='b'/>\n<color name='b' value='a'/>\n"
        + "<style name='s'><label/><tint color='a'/></style><control name='c' role='tab' style='s'/>",
      "alias-cycle", 3, 17, "colour 'a' leads back to itself: a -> b -> a"),
    Mistake(
      "alias cycle that nothing uses",
      "<color name='c' value='#fff'/><color name='d' value='c'/><color name='x' value='a'/>"
        + "<color name='a' value='b'/>\n<color name='b' light='c' dark='x'/>",
      "alias-cycle", 2, 74, "colour 'a' leads back to itself: a -> b -> x -> a"),
    Mistake(
      "cycle of dimensions",
      "<dimension name='a' value='b'/>\n<dimension name='b' value='a'/>",
      "alias-cycle", 3, 21, "dimension 'a' leads back to itself: a -> b -> a"),
    Mistake(
      "style that uses itself",
      "<style name='s'>\n<use style='s'/></style><control name='c' role='tab' style='s'/>",
      "style-cycle", 3, 6, "style 's' uses itself: s -> s"),
    Mistake(
      "style based on itself",
      "<style name='s' based-on='t'><label/></style><style name='t' based-on='s'/>",
      "style-cycle", 2, 17, "is based on itself: s -> t -> s"),
    Mistake(
      "no value for an appearance",
      "<appearance name='light'/><appearance name='dark'/>\n<color name='a' light='#fff'/>\n"
        + "<style name='s'><label/><tint color='a'/></style><control name='c' role='tab' style='s'/>",
      "missing-value", 3, 1, "'a' has no value for the appearance 'dark'"),
    Mistake(
      "unknown appearance", "<color name='a' value='#fff' drak='#000'/>", "unknown-attribute", 2,
      30, "did you mean 'dark'?"),
    Mistake(
      "view after a modifier", "<style name='s'><label/><padding/>\n<text value='x'/></style>",
      "misplaced-element", 3, 1, "<text> stands after <padding>"),
    Mistake(
      "a name that nothing can refer to", "<color name='my fill' value='#fff'/>", "invalid-value",
      2, 8, "name=\"my fill\" is no name"),
    Mistake(
      "alternatives of two kinds", "<style name='s'><choose><label/>\n<padding/></choose></style>",
      "misplaced-element", 3, 1, "<padding> beside <label> in <choose>"),
    Mistake(
      "no alternatives", "<style name='s'><choose/></style>", "missing-element", 2, 17,
      "nothing to choose from"),
    Mistake(
      "second view", "<style name='s'><label/>\n<text value='x'/></style>", "misplaced-element", 3,
      1, "a second view in <style>"),
    Mistake(
      "element in the wrong place", "<gradient name='g'>\n<label/></gradient>",
      "misplaced-element", 3, 1, "<label> has no place in <gradient>; it takes <stop>"),
    Mistake(
      "text", "<style name='s'><label/>Hello</style>", "misplaced-element", 2, 25,
      "values are attributes"),
    Mistake(
      "no number", "<style name='s'><label/><padding length='12px'/></style>", "invalid-value", 2,
      34, "length=\"12px\" is no number"),
    Mistake(
      "number out of range", "<style name='s'><label/><padding length='1e9'/></style>",
      "invalid-value", 2, 34, "is no number between"),
    Mistake(
      "fixed and flexible frame",
      "<control name='c' role='tab' label='x'>\n <frame width='1' max-width='2'/></control>",
      "invalid-value", 3, 2, "mixes fixed and flexible"),
    Mistake(
      "path data with a letter of no command",
      "<style name='s'><path view-box='0 0 24 24' d='M0 0L10 0X5 5'/></style>",
      "invalid-value", 2, 56,
      "'d' is not understood from its byte 10 on, 'X'; write a number"),
    Mistake(
      "path data over two lines",
      "<style name='s'><path view-box='0 0 24 24' d='M0 0\nL10 0\n  L20 y'/></style>",
      "invalid-value", 4, 7,
      "from its byte 18 on, 'y'"),
    Mistake(
      "path data that ends early",
      "<style name='s'><icon view-box='0 0 24 24' d='M0 0L10'/></style>",
      "invalid-value", 2, 54,
      "'d' ends in the middle of a command"),
    Mistake(
      "path data without a move",
      "<style name='s'><icon view-box='0 0 24 24' d=' L10 10'/></style>",
      "invalid-value", 2, 48,
      "path data starts with a move, M or m"),
    Mistake(
      "path data behind a reference",
      "<style name='s'><icon view-box='0 0 24 24' d='M0 0&#32;?'/></style>",
      "invalid-value", 2, 44,
      "from its byte 6 on, '?'"),
    Mistake(
      "path data that draws nothing", "<style name='s'><icon view-box='0 0 24 24' d=''/></style>",
      "invalid-value", 2, 47,
      "'d' draws nothing"),
    Mistake(
      "lines that are filled",
      "<style name='s'><icon view-box='0 0 24 24' d='M5 12h14M12 5v14M1 1.1L2 2.2 3 3.3z'/></style>",
      "invalid-value", 2, 44,
      "'d' draws lines without an area, so nothing of them shows; add stroke"),
    Mistake(
      "no view box", "<style name='s'><path d='M0 0h9' view-box='0 0 24'/></style>",
      "invalid-value", 2, 34,
      "view-box=\"0 0 24\" is no view box"),
    Mistake(
      "view box without an area", "<style name='s'><path d='M0 0h9' view-box='0 0 24 0'/></style>",
      "invalid-value", 2, 34,
      "a width and a height from 0.001"),
    Mistake(
      "path data without a view box", "<control name='c' role='tab'><icon d='M0 0h9v9'/></control>",
      "missing-attribute", 2, 30,
      "<icon> draws path data, which needs both"),
    Mistake(
      "path without path data",
      "<control name='c' role='tab' label='x'><clip-shape shape='path'/></control>",
      "missing-attribute", 2, 40,
      "which needs both"),
    Mistake(
      "path data for another shape",
      "<control name='c' role='tab' label='x'>\n<clip-shape shape='capsule' d='M0 0h9v9'/></control>",
      "missing-attribute", 3, 29,
      "'d' has no meaning for <clip-shape> without a path; write shape="),
    Mistake(
      "stroked symbol", "<control name='c' role='tab'><icon stroke='#f00'/></control>",
      "missing-attribute", 2, 36,
      "'stroke' has no meaning for <icon> without a path"),
    Mistake(
      "path data far outside of its view box",
      "<control name='c' role='tab'><icon view-box='0 0 24 24' d='M0 0H49V9'/></control>",
      "invalid-value", 2, 57,
      "more than a box's size outside of view-box=\"0 0 24 24\""),
    Mistake(
      "malformed XML", "<style", "malformed-xml", 3, 1, "end of the tag"),
    Mistake(
      "another root", "</theme><theme>", "malformed-xml", 2, 9, "only one"),
  ]
}
