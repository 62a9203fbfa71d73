/// The things that a transition can do to what its container shows.
enum ContainerAction: Sendable {
  /// Makes the container's top, selected or current child the one that comes.
  case bindIncoming
  case becomeDisplayed, stopDisplaying
  /// Puts a container back to what it was before a gesture that was cancelled.
  case restore
}

/// What a navigation controller tells its delegate.
enum NavigationAction: Sendable {
  case willShow, didShow
  /// What has a search controller presents in its own place.
  case defineContext
}

/// What the turn of a page does beside what every transition does.
enum PageAction: Sendable {
  case willTransition, didFinish, loadNeighbours, askForCount, askForIndex, askForDragged
}

/// What a split view controller does when its width class or its display mode changes.
enum SplitAction: Sendable {
  case askForTop, askForSecondary, askForMode, separate, arrange, didCollapse, didExpand
  case tellDisplayMode, tellHiddenColumns, tellShownColumns, arrangeColumns
}

/// What a tap on a tab does.
enum TabAction: Sendable { case shouldSelect, select, didSelect }

/// The things that a transition can do to the appearance of a controller.
enum AppearanceAction: Sendable {
  case willAppear
  /// Begins an appearance that comes of itself, because the view comes into the window.
  case willAppearWithView
  case willDisappear, isAppearing
  /// The did callback of whichever was begun.
  case end
}

/// Does what `transition(from:to:...)` does beside what every transition does.
enum ChildTransitionAction: Sendable { case addView, callAnimations, removeOldView }

/// The things that a transition can do to the ties between a child and its container.
enum ContainmentAction: Sendable {
  case willMoveToContainer, willMoveToNil, didMoveToContainer, didMoveToNil
  case link, unlink
  /// The child is neither on its way in nor on its way out any more.
  case settle
}

/// What UIKit tells the only controller that takes part.
enum ControllerAction: Sendable {
  case awakeFromNib, loadView, viewDidLoad, deinitialize
  case viewWillUnload, unloadView, viewDidUnload
  case updateProperties, updateConstraints
  case willLayoutSubviews, layOutContents, didLayoutSubviews, layOutAgain
  case layoutMarginsDidChange, safeAreaInsetsDidChange
  case traitCollectionDidChange
}

/// What a transition does for the closures of its coordinator.
enum CoordinatorAction: Sendable {
  case runAlongside, interactionChanged, runCompletions
}

/// What happens when a window changes.
enum GeometryAction: Sendable {
  case findStyles, willTransitionTraits, willTransitionSize
  case apply, adapt, layOut
  case willRotate, willAnimateRotation, didRotate
  case askAtLaunch, conformAtLaunch, askWhenTurned, layOutAgain, conform
  case askAutorotation, askSupportedOrientations, askForSpines
}

/// What a presentation or dismissal does beside callbacks.
enum PresentationAction: Sendable {
  case installContainerView, becomePresented, settlePresentation
  case giveUp, restorePresenterView, beginCoveredDisappearances, endPresentation
  case endCoveredPresentation, settleDismissal
  case askForController, askForStyle, askForAdaptiveController, tellAdaptiveStyle
  case prepareForPopover, requireAnchor
  case tellPresentationWillBegin, tellPresentationDidEnd
  case tellDismissalWillBegin, tellDismissalDidEnd
  case byUser(SheetActionByUser)
  case stayPresented
  case editing(PresenterEditing)
  case tellContainerViewWillLayout, restSheet, layOutContents, tellContainerViewDidLayout
}

/// What becomes of the text field that the presenter edits.
enum PresenterEditing: Sendable {
  case end, restore
}

/// What the delegate of a presentation controller is asked and told when the user dismisses a sheet or
/// drags it to another height.
enum SheetActionByUser: Sendable {
  case askShouldDismiss, tellWillDismiss, tellDidDismiss, tellDidAttemptToDismiss
  case selectDetent, tellDidChangeDetent
}

/// What the system tells the app.
enum ProcessAction: Sendable {
  /// Tells the delegate of the application.
  case tellApp(Callback)
  /// Asks the delegate of the application how its scene is set up, if it answers that.
  case askForConfiguration
  /// Tells the delegate of the scene.
  case tellScene(Callback)
  case post(String)
  case become(AppActivity)
  /// Lays out every controller's view on screen for a picture of the app.
  case layOutForSnapshot
  /// Loads the split view controllers of tabs that were never selected, with their columns.
  case loadSplitViews
  /// Tells every controller that is alive.
  case warnControllers
  case makeInitialController
  /// Shows the windows that are to be visible when the app has started.
  case showWindows
  case complainOfMissingRoot
  /// Reports an app without the life cycle of scenes, in two texts.
  case warnOfMissingScenes, warnOfRequiredScenes
}

/// What a text field asks and tells its delegate.
enum TextFieldAction: Sendable {
  case askToBegin, didBegin, askToEnd, didEnd
}

/// Why a text field ends editing: the sources differ in what they know of each.
enum EditingEnd: Sendable {
  case popped, otherwise
}

/// The things that a segue does.
enum SegueAction: Sendable {
  case prepare, show, present, embed, callUnwindAction, unwind
}

/// The things that a transition can do to the view of a controller.
enum ViewAction: Sendable {
  case load, add, remove, updateGeometry
  /// Its layout in the update that comes, once or twice.
  case layOutAgain, updateAgain, layOutTwice
  case updateConstraints
}
