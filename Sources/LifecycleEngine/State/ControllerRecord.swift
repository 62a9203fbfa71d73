/// A controller that appears or disappears together with another controller: a child with its
/// parent, or a controller presented in the context of another with that other controller.
struct Follower: Equatable {
  var controller: ObjectID
  /// The number of the follower's appearance transition, which the other controller began.
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
  /// The begins that have no end yet. The did callback comes when the number reaches zero.
  var openBegins = 0
  /// The number of the last appearance transition. A caller compares numbers to learn if its own
  /// transition is still running.
  var appearanceNumber = 0
  var isAppearanceAnimated = false
  /// True if `viewIsAppearing` is still owed for the running appearance.
  var owesIsAppearing = false
  /// True if the running appearance follows the parent, or the view's move into the window, and
  /// ends in the same way.
  var isForwarded = false
  /// True if the author's code began the running appearance.
  var isBegunByHand = false
  /// The controllers whose appearance transition ends with the transition of this controller. If
  /// another transition replaces the transition, the followers end with the new transition, unless
  /// the followers turn around too.
  var followers: [Follower] = []
  /// The callback that UIKit's own implementation has yet to pass on to children, where the class
  /// passes callbacks on from within.
  var owedForwarding: Callback?
  var owedEnds: [Follower] = []
  /// True if a subclass did not call `super`, so that the top controller missed `viewDidAppear`.
  var isTopSilenced = false
  /// True if the view got its final frame and safe area after its move into the window.
  var isGeometryFinal = false
  /// True if the view was laid out since the controller's appearance began.
  var hasLaidOut = false
  /// True for a controller from a storyboard.
  var isFromStoryboard = false

  /// The traits in the last callback about traits; `nil` before the first callback.
  var traits: TraitCollection?
  var previousTraits: TraitCollection?
  /// True if the traits match the place of the view in the window.
  var hasCurrentTraits = false
  var traitOverrides = TraitOverrides()
  var trackedTraits = TrackedTraits()
  var traitObservers: [TraitObserver] = []

  /// The insets that the author's code adds to the safe area of the view.
  var additionalSafeAreaInsets = Insets.zero
  /// The size that the controller prefers when it is presented; with zero, UIKit chooses.
  var preferredContentSize = Size(width: 0, height: 0)
  /// True if a tab bar is hidden while the controller is on the stack, above the root.
  var hidesBottomBarWhenPushed = false

  /// True while the author's code begins an appearance transition.
  var isBeginningByHand = false
  /// How many begins of the author's code have not ended.
  var openBeginsByHand = 0

  var isMovingToParent = false
  var isMovingFromParent = false

  /// The text field or text view in the view whose editing UIKit ended for a transition; not held.
  var inputToRestore: ObjectID?

  /// How often a table view controller would have cleared the selection of its table.
  var selectionClears = 0
  /// True if the selection is cleared when the interactive transition ends on the controller.
  var owesSelectionClear = false

  /// The presented controller, held strongly.
  var presented: ObjectID?
  /// The presentation controller that shows this controller, held strongly. The presentation
  /// controller knows the presenter.
  var presentation: ObjectID?
  var isBeingPresented = false
  var isBeingDismissed = false
  var modalPresentationStyle = ModalPresentationStyle.automatic
  /// True if the controller is an alert in the style of an action sheet.
  var isActionSheet = false
  var definesPresentationContext = false
  /// True if the navigation item has a search controller.
  var hasSearchController = false
  /// True if the navigation item has items on the left.
  var hasLeftItems = false
  var keepsBackButton = false
  /// True if the navigation item hides the back button.
  var hidesBackButton = false
  /// True if a navigation bar shows a back button for the controller, unless it is the root.
  var showsBackButton: Bool { !hidesBackButton && (!hasLeftItems || keepsBackButton) }
  var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// True if `preferredTransition` is a zoom, for both push and pop.
  var prefersZoom = false
  /// True if the user cannot dismiss the controller.
  var isModalInPresentation = false
  /// The delegate that may give a presentation controller for the style `.custom`; not held.
  var transitioningDelegate: ObjectID?

  init(id: ObjectID, kind: UIKitClass) {
    self.id = id
    self.kind = kind
    definesPresentationContext = kind == .navigationController
  }

  /// Begins a new appearance transition, which replaces a running transition.
  /// - Returns: The number of the transition.
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
