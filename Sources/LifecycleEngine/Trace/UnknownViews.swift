// Callbacks of views that no source tells.
extension UnknownCalls {
  static let viewConstraints = UnknownCalls(
    "view-constraints", "Code calls 'setNeedsUpdateConstraints()' on a view without a controller.",
    "UIKit updates the constraints of views where constraints are in use, and no log shows the moments.",
    CallbackSet(through: nil, and: [.updateConstraints]), isLasting: true)

  static let leavingView = UnknownCalls(
    "leaving-view", "Code removes a view from its superview on screen.",
    "A post from 2009 says that UIKit lays out the superview then, and no log shows the calls.",
    CallbackSet(through: LensSet(.layout), and: []))

  static let resizedView = UnknownCalls(
    "resized-view", "Code gives a view on screen another size.",
    "A post from 2009 says that UIKit lays out the superview then, and so do reports of endless "
      + "layouts; no log shows the calls.", CallbackSet(through: LensSet(.layout), and: []))

  static let movedView = UnknownCalls(
    "moved-view", "Code adds a view that was laid out before.",
    "A post from 2009 says that UIKit lays out each added view, and no log shows the calls.",
    CallbackSet(through: nil, and: [.layoutSubviews, .draw, .updateConstraints]))

  static let movedRows = UnknownCalls(
    "moved-rows",
    "Code scrolls a table or collection view, or changes or reloads its rows or items.",
    "The view lays out its rows then, even as the view of a controller, and no log shows the calls.",
    CallbackSet(through: LensSet(.layout), and: []))

  static let redrawing = UnknownCalls(
    "redrawing", "Code changes the size or the look of a view that overrides 'draw(_:)'.",
    "The content mode and the changed property decide if UIKit draws again; "
      + "no source shows all cases.",
    CallbackSet(through: nil, and: [.draw]))

  static let contentOfView = UnknownCalls(
    "content-of-view", "Code changes what a subclass of one of UIKit's views shows.",
    "UIKit may lay out the view for its new content; no source says for which members.",
    CallbackSet(through: nil, and: [.layoutSubviews]))

  static let swappedView = UnknownCalls(
    "swapped-view", "Code gives a controller another view while the view of the controller shows.",
    "According to books, UIKit puts the new view in the old one's place. No log shows the calls.",
    CallbackSet(
      through: LensSet(.layout).union(LensSet(.appearance)), and: [.viewSafeAreaInsetsDidChange]),
    isLasting: true, changing: .views)

  static let dyingView = UnknownCalls(
    "dying-view", "A view with subviews is deallocated.",
    "In two logs, 'willRemoveSubview(_:)' is called then. No source says which calls the subviews "
      + "get.",
    CallbackSet(
      through: nil, and: [.willRemoveSubview, .willMoveToSuperview, .didMoveToSuperview]))

  static let otherStyle = UnknownCalls(
    "other-style", "The interface changes between light and dark on iOS 13 to 17.",
    "Apple lists the callbacks of layout, of constraints and of drawing among the calls, and no log shows "
      + "when they come on each release.",
    CallbackSet(
      through: nil,
      and: [
        .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews, .updateViewConstraints,
        .updateConstraints, .draw,
      ]), on: Releases(13, through: 17))

  static let drawnPictures = UnknownCalls(
    "drawn-pictures", "The system takes snapshots of the app in light and in dark.",
    "In a report from iOS 13, a view is drawn again. No log shows how often.",
    CallbackSet(through: nil, and: [.draw]))

  /// The interpreter notes the situation.
  public static let traitsInView = UnknownCalls(
    "traits-in-view",
    "A view reads a trait in 'layoutSubviews()', 'updateConstraints()' or 'draw(_:)', on iOS 18 or later.",
    "UIKit calls the method again when the trait changes; the simulator tracks such reads in "
      + "controllers only.",
    CallbackSet(through: nil, and: [.layoutSubviews, .updateConstraints, .draw]), isLasting: true,
    on: .since(18))
}
