/// A controller that appears or disappears with another one: a child with its parent, or what is
/// presented in the context of a controller with that one.
struct Follower: Equatable {
  var controller: ObjectID
  /// The appearance transition of its own that the other one began.
  var appearanceNumber: Int
  var isInContext: Bool
}

/// The record of a view controller.
struct ControllerRecord: Equatable {
  let id: ObjectID
  let kind: UIKitClass
  /// The root view, held strongly; `nil` until loaded.
  var view: ObjectID?
  var parent: ObjectID?
  /// Children in the order they were added, held strongly.
  var children: [ObjectID] = []

  var appearance = AppearanceState.disappeared
  /// Begins not yet ended: did callbacks come with the end that brings it to zero.
  var openBegins = 0
  /// Counts the appearance transitions, so that whoever began one can tell whether it is still the
  /// one under way.
  var appearanceNumber = 0
  var isAppearanceAnimated = false
  /// True if `viewIsAppearing` is still owed for the running appearance.
  var owesIsAppearing = false
  /// True if the running appearance came of itself, with the parent's or with the view's arrival in
  /// the window, and ends like that too.
  var isForwarded = false
  /// True if the author's code began it.
  var isBegunByHand = false
  /// The controllers whose appearance transition ends with this one's. Those of a transition that
  /// another one replaces end with the new one, unless they turn around too.
  var followers: [Follower] = []
  /// What UIKit's own implementation of the callback that is being delivered has yet to pass on, and
  /// to whom, where a class passes it on from within.
  var owedForwarding: Callback?
  var owedEnds: [Follower] = []
  /// True if a subclass has kept what shows in it from hearing that it has appeared.
  var isTopSilenced = false
  /// True if the view got the frame and safe area it appears with since it came into its window.
  var isGeometryFinal = false
  /// True if the view was laid out since the controller's appearance began.
  var hasLaidOut = false

  /// The traits it was told last; `nil` before the first ones.
  var traits: TraitCollection?
  var previousTraits: TraitCollection?
  /// True if the traits are those of the place its view has in the window.
  var hasCurrentTraits = false
  var traitOverrides = TraitOverrides()
  var trackedTraits = TrackedTraits()
  var traitObservers: [TraitObserver] = []

  /// What the author's code adds to the safe area of the view.
  var additionalSafeAreaInsets = Insets.zero
  /// The size it would like to be presented in; zero leaves it to UIKit.
  var preferredContentSize = Size(width: 0, height: 0)
  /// True if a tab bar is hidden while it is on the stack, above the root.
  var hidesBottomBarWhenPushed = false

  var isMovingToParent = false
  var isMovingFromParent = false

  /// The text field in its view whose editing UIKit ended for a transition; not held.
  var fieldToRestore: ObjectID?

  /// The controller that this one presents, held strongly.
  var presented: ObjectID?
  /// The presentation controller that this one is shown by, held strongly; it knows the presenter.
  var presentation: ObjectID?
  var isBeingPresented = false
  var isBeingDismissed = false
  var modalPresentationStyle = ModalPresentationStyle.automatic
  /// True if it is an alert in the style of an action sheet.
  var isActionSheet = false
  var definesPresentationContext = false
  /// True if its navigation item has a search controller.
  var hasSearchController = false
  /// True if its navigation item has items on the left, and whether they leave the back button.
  var hasLeftItems = false
  var keepsBackButton = false
  var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// True if its `preferredTransition` is a zoom, in which it is pushed and popped.
  var prefersZoom = false
  /// True if the user cannot dismiss it.
  var isModalInPresentation = false
  /// Who may give a presentation controller for the style `.custom`; not held.
  var transitioningDelegate: ObjectID?

  init(id: ObjectID, kind: UIKitClass) {
    self.id = id
    self.kind = kind
    definesPresentationContext = kind == .navigationController
  }

  /// Begins a new appearance transition in place of any other.
  /// - Returns: Its number.
  mutating func begin(_ state: AppearanceState, animated: Bool, forwarded: Bool) -> Int {
    appearance = state
    openBegins = 1
    appearanceNumber += 1
    isAppearanceAnimated = animated
    owesIsAppearing = state == .appearing
    hasLaidOut = false
    isForwarded = forwarded
    isBegunByHand = false
    return appearanceNumber
  }
}
