/// Every attribute of the format; the raw values are the names in files.
///
/// Elements that hold a value for each appearance take the appearances' names as well.
enum AttributeName: String, CaseIterable, Sendable {
  case when, name, part
  case href, window, `dark`
  case increasedContrast = "increased-contrast"
  case basedOn = "based-on"
  case value, at, color, start, end, center
  case startRadius = "start-radius"
  case endRadius = "end-radius"
  case size, weight, design, type, `default`, parameter, style, label, role, action, exempt
  case x, y, width, height, background
  case availableWidth = "available-width"
  case availableHeight = "available-height"
  case d
  case viewBox = "view-box"
  case fillRule = "fill-rule"
  case fill, stroke
  case strokeBorder = "stroke-border"
  case lineWidth = "line-width"
  case lineCap = "line-cap"
  case lineJoin = "line-join"
  case trimFrom = "trim-from"
  case trimTo = "trim-to"
  case inset, radius, shape, resizable, spacing, alignment
  case minLength = "min-length"
  case edges, length
  case minWidth = "min-width"
  case idealWidth = "ideal-width"
  case maxWidth = "max-width"
  case minHeight = "min-height"
  case idealHeight = "ideal-height"
  case maxHeight = "max-height"
  case by, anchor, degrees, enabled, horizontal, vertical, ratio, mode
}
