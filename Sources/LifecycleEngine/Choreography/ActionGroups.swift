/// The actions of a transition on the displayed child of a container.
enum ContainerAction: Sendable {
  /// Makes the new controller the container's top, selected or current child.
  case bindIncoming
  case becomeDisplayed, stopDisplaying
  /// Restores the state of a container before a cancelled gesture.
  case restore
}

/// The calls of a navigation controller to its delegate.
enum NavigationAction: Sendable {
  case willShow, didShow
  /// Makes a controller with a search controller the context of its presentations.
  case defineContext
}

/// The additional actions of a page turn.
enum PageAction: Sendable {
  case willTransition, didFinish, loadNeighbours, askForCount, askForIndex, askForDragged
}

/// The actions of a split view controller when its width class or display mode changes.
enum SplitAction: Sendable {
  case askForTop, askForSecondary, askForMode, separate, arrange, didCollapse, didExpand
  case tellDisplayMode, tellHiddenColumns, tellShownColumns, arrangeColumns
}

/// The actions of a tap on a tab.
enum TabAction: Sendable { case shouldSelect, select, didSelect }

/// The actions of a transition on the appearance of a controller.
enum AppearanceAction: Sendable {
  case willAppear
  /// Begins an appearance that follows from the view's move into the window.
  case willAppearWithView
  case willDisappear, isAppearing
  /// The did callback of whichever was begun.
  case end
}

/// The additional actions of `transition(from:to:...)`.
enum ChildTransitionAction: Sendable { case addView, callAnimations, removeOldView }

/// The actions of a transition on the relation of a child and its container.
enum ContainmentAction: Sendable {
  case willMoveToContainer, willMoveToNil, didMoveToContainer, didMoveToNil
  /// Tells a child of its container that the author's code has told already.
  case didMoveToContainerAgain
  case link, unlink
  /// Ends the child's move into or out of its container.
  case settle
}

/// The callbacks of the only controller in a choreography.
enum ControllerAction: Sendable {
  case awakeFromNib, loadView, viewDidLoad, deinitialize
  case viewWillUnload, unloadView, viewDidUnload
  case updateProperties, updateConstraints
  case willLayoutSubviews, layOutContents, didLayoutSubviews, layOutAgain
  case layoutMarginsDidChange, safeAreaInsetsDidChange
  case traitCollectionDidChange
}

/// The actions of a transition for the closures of its coordinator.
enum CoordinatorAction: Sendable {
  case runAlongside, interactionChanged, runCompletions
}

/// The actions of a transition with an animator of the author's.
enum AnimatorAction: Sendable {
  /// Asks the animator for the duration, and lets the animator begin.
  case animate
  /// Puts the presenter's view back that the animator has moved.
  case restorePresenterView
}

/// The actions of a change of a window.
enum GeometryAction: Sendable {
  case findStyles, willTransitionTraits, willTransitionSize
  case apply, adapt, layOut
  case willRotate, willAnimateRotation, didRotate
  case askAtLaunch, conformAtLaunch, askWhenTurned, layOutAgain, conform
  case askAutorotation, askSupportedOrientations, askForSpines
}

/// The actions of a presentation or dismissal, except for callbacks.
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

/// The actions of a search controller that UIKit presents and dismisses itself.
enum SearchAction: Sendable {
  case askToPresent, tellWillPresent, arrive, tellDidPresent
  case tellWillDismiss, leave, tellDidDismiss
  case askForResults
}

/// The actions on the text field that the presenter edits.
enum PresenterEditing: Sendable {
  case end, restore
}

/// The questions and calls to the delegate of a presentation controller when the user dismisses a
/// sheet or drags it to another height.
enum SheetActionByUser: Sendable {
  case askShouldDismiss, tellWillDismiss, tellDidDismiss, tellDidAttemptToDismiss
  case selectDetent, tellDidChangeDetent
}

/// The actions of the system on the app.
enum ProcessAction: Sendable {
  /// Calls the delegate of the application.
  case tellApp(Callback)
  /// Asks the delegate of the application for a scene configuration, if implemented.
  case askForConfiguration
  /// Calls the delegate of the scene.
  case tellScene(Callback)
  case post(String)
  /// Posts notifications of the keyboard.
  case postKeyboard(KeyboardNews)
  case become(AppActivity)
  /// Gives every window a style and lays out every controller's view on screen, for a picture of the
  /// app.
  case takeSnapshot(InterfaceStyle)
  /// Gives the windows their own style again.
  case endSnapshots
  /// Loads the split view controllers of tabs that were never selected, with their columns.
  case loadSplitViews
  /// Calls every living controller.
  case warnControllers
  case makeInitialController
  /// Lets windows show their roots, and shows the roots of windows that are visible already.
  case connect
  /// Shows the window of a main storyboard.
  case showWindows
  case complainOfMissingRoot
  /// Reports an app without the life cycle of scenes, in two texts.
  case warnOfMissingScenes, warnOfRequiredScenes
}

/// The questions and calls of a text field or text view to its delegate, and its notifications.
enum TextInputAction: Sendable {
  case askToBegin, didBegin, postDidBegin, askToEnd, didEnd, postDidEnd
}

/// The notifications of the keyboard. `willHide` and `didHide` stand for two notifications, one about
/// the frame, because no source tells which of the two is first.
enum KeyboardNews: Sendable {
  case willChangeFrame, willShow, didChangeFrame, didShow
  case willHide, didHide
  /// The keyboard stays for another text field or text view.
  case willHideForNext
}

/// The reason that a text field or text view ends editing. The sources say different things about each.
enum EditingEnd: Sendable {
  case popped, otherwise
}

/// The actions of a segue.
enum SegueAction: Sendable {
  case prepare, show, present, embed, callUnwindAction, unwind
}

/// The actions of a transition on the view of a controller.
enum ViewAction: Sendable {
  case load, add, remove, updateGeometry
  /// Lays out the view in the coming update, once or twice.
  case layOutAgain, updateAgain, layOutTwice
  case updateConstraints
}
