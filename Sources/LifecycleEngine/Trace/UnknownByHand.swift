// Values of which no source tells, because code does what UIKit leaves open, or UIKit has its own look.
extension UnknownCalls {
  static let movedRoot = UnknownCalls(
    "moved-root",
    "Code changes the frame of a view that UIKit places, while the view shows.",
    "In some sources the safe area stays the same, in one it changes. None shows the layout.",
    CallbackSet(through: LensSet(.layout), and: [.viewSafeAreaInsetsDidChange]), isLasting: true,
    changing: .named)

  static let begunTwice = UnknownCalls(
    "begun-twice", "Code begins an appearance transition by hand while UIKit's own is under way.",
    "Reports about three libraries quote the warning about unbalanced calls. None shows when it is "
      + "printed.",
    CallbackSet(through: nil, and: [.consoleWarning])
  ).including(CodeEffects(texts: ["Unbalanced calls"]))

  /// The interpreter notes the situation.
  public static let childByHand = UnknownCalls(
    "child-by-hand", "Code adds a child to a navigation controller that has a stack.",
    "UIKit keeps children and stack in one list, and no source shows the stack afterwards.",
    CallbackSet(),
    isLasting: true, changing: .named)

  static let hiddenWindow = UnknownCalls(
    "hidden-window", "Code looks at a window that code has hidden, or at a view of that window.",
    "No source says whether the root stays in the window.",
    CallbackSet())

  static let contextInContainer = UnknownCalls(
    "context-in-container", "A controller is presented over a controller inside a container.",
    "The bars of the container may cover it, and no source shows the safe area.", CallbackSet())

  static let floatingSheet = UnknownCalls(
    "floating-sheet", "A sheet rests below its full height on iOS 26.",
    "Such a sheet floats above the edges of the screen there, and no source shows its safe area.",
    CallbackSet(), on: .since(26))

  static let lookOfAlert = UnknownCalls(
    "look-of-alert", "Code reads the size, the place or the safe area of an alert's view.",
    "An alert has the size of its texts and buttons, which is not computed here.", CallbackSet())

  static let placeInPopover = UnknownCalls(
    "place-in-popover", "Code reads the place of a popover's view.",
    "UIKit puts the view into a view with the arrow, which is not simulated.", CallbackSet())

  /// The interpreter asks for the situation.
  public static let viewAroundPresented = UnknownCalls(
    "view-around-presented", "Code looks at the superview of a sheet's or popover's view.",
    "UIKit puts a view with a shadow or an arrow around the view, which is not simulated.",
    CallbackSet())

  static let insetByConstraints = UnknownCalls(
    "inset-by-constraints", "Code reads the safe area of a child's view that constraints place.",
    "Constraints are not solved here, so the part that bars cover is not known.", CallbackSet())

  static let containerLook = UnknownCalls(
    "container-look", "Code reads the look of the view of a UIKit container.",
    "UIKit may give the view a color, and no source says which.", CallbackSet())

  static let coveredColumn = UnknownCalls(
    "covered-column", "A split view controller is collapsed, and a column lies below the top one.",
    "No source says whether UIKit loads the view of that column.",
    CallbackSet(through: nil, and: [.loadView, .viewDidLoad]), isLasting: true, changing: .named)

  /// The interpreter notes the read.
  public static let noTabs = UnknownCalls(
    "no-tabs", "Code reads the controllers of a tab bar controller without tabs.",
    "The list is an optional, and no source says whether it is nil or empty.", CallbackSet())

  /// The interpreter notes the read.
  public static let nothingPopped = UnknownCalls(
    "nothing-popped", "Code looks at the result of a pop that takes no controller off the stack.",
    "The result is an optional, and no source says whether it is nil or empty.", CallbackSet())
}
