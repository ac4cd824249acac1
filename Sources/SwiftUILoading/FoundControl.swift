/// A control in a view's code, with what stands around it.
struct FoundControl: Sendable {
  /// `Button` or `Toggle`, or another view that is searched for.
  var kind: String
  /// The whole chain that starts with the control.
  var expression: Expression
  /// Modifiers of the views around it, the innermost first.
  var surroundings: [SurroundingModifier]
  /// Local definitions in sight.
  var prelude: [Statement]
  /// Parameters of the function that it stands in.
  var parameters: [FunctionDeclaration.Parameter] = []
  /// Its text, if the code states it.
  var title: String?
  /// What of the platform it stands in.
  var context: Context
  /// Its own modifiers, the innermost first.
  var chain: [SurroundingModifier] = []
  /// Whether it stands in a view of its own on a stack, which sees nothing of what is around it in code.
  var isDetached = false
  /// Where the view is made whose code it stands in, and the views around that.
  var uses: [TypeID: [ViewUse]] = [:]
  /// The ways in which the code that it stands in is used.
  var settings = [ControlSetting()]

  /// Parts of a screen in which the platform decides about a control.
  enum Context: Sendable {
    case view
    /// A row of a list or form, all of which takes a tap for a button in the usual style.
    case row
    /// A bar, which gives its buttons a target of its own.
    case bar
    /// A menu, an alert or the like, whose buttons the platform draws.
    case platform

    /// The context that a view or modifier of this name makes for what is in it.
    init?(_ name: String) {
      switch name {
      case "List", "Form": self = .row
      case "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems": self = .bar
      case "Menu", "contextMenu", "swipeActions", "alert", "confirmationDialog", "actionSheet",
        "CommandMenu", "CommandGroup", "commands", "MenuBarExtra":
        self = .platform
      case "sheet", "fullScreenCover", "popover", "inspector":
        self = .view
      default: return nil
      }
    }
  }
}

/// A modifier on a view around a control, or something else about such a view.
struct SurroundingModifier: Sendable {
  var name: String
  var arguments: [Argument]
  var place: Expression.Place

  /// Not the name of a modifier: the argument lies behind the control in a `ZStack` or as what an
  /// overlay lies on.
  static let sibling = "view behind"
  /// Not the name of a modifier: a sheet, a bar or the like, beyond which nothing lies behind.
  static let boundary = "boundary"
  /// Not the name of a modifier: the destination of a link, which nothing around the link reaches.
  static let destination = "destination"
}
