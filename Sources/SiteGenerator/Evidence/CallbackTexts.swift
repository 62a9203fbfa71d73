import LifecycleEngine

/// The purpose of each callback in a sentence, by base name.
enum CallbackTexts {
  /// The sentence about a callback; nil for a property or method of a subclass that
  /// UIKit only asks.
  static func text(of name: String) -> String? { texts[name] }

  private static let texts = [
    "viewWillAppear":
      "The view is about to be on screen; most often it is in no window yet, and its size may change.",
    "viewIsAppearing":
      "The view is in the window and has its size and safe area; once for each appearance.",
    "viewDidAppear": "The view is on screen and every animation that brought it is over.",
    "viewWillDisappear": "The view is about to be removed or covered; it is in the window still.",
    "viewDidDisappear": "The view has left the window, or is covered by one that replaced it.",
    "init": "The controller is made; its view is not loaded.",
    "awakeFromNib": "It was made by a storyboard; outlets to its views are not connected yet.",
    "loadView": "Somebody read `view`, and there is none yet: it is made now.",
    "viewDidLoad": "The view was loaded; once for each loading.",
    "deinit": "The last strong reference to the object is gone.",
    "updateViewConstraints": "The constraints of the view are brought up to date before layout.",
    "updateProperties": "The view's properties are brought up to date before layout.",
    "viewWillLayoutSubviews": "The root view is about to lay out its subviews.",
    "viewDidLayoutSubviews": "The root view has laid out its subviews, but not what is below them.",
    "viewSafeAreaInsetsDidChange": "The safe area of the root view is another one.",
    "viewLayoutMarginsDidChange": "The layout margins of the root view are other ones.",
    "willMove": "The controller is about to get another parent, or none.",
    "didMove": "The controller has got another parent, or none, and any transition is over.",
    "presentationCount": "A data source says how many pages there are.",
    "presentationIndex": "A data source says which of the pages is shown.",
    "navigationController":
      "A navigation controller tells its delegate what it will show and has shown.",
    "pageViewController":
      "A page view controller tells its delegate of turns, asks it for the spine, and asks its data "
      + "source for pages.",
    "tabBarController": "A tab bar controller asks and tells its delegate of selections.",
    "presentationControllerShouldDismiss": "May the user dismiss what is presented?",
    "presentationControllerWillDismiss": "The user begins to dismiss what is presented.",
    "presentationControllerDidDismiss": "The user has dismissed what was presented.",
    "presentationControllerDidAttemptToDismiss": "The user tried to dismiss it and may not.",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier":
      "The user has dragged the sheet to another height.",
    "didReceiveMemoryWarning": "The system is short of memory.",
    "viewWillUnload": "Up to iOS 5: the view is about to be dropped after a memory warning.",
    "viewDidUnload": "Up to iOS 5: the view was dropped after a memory warning.",
    "viewWillTransition": "The size of the view is about to change.",
    "willTransition": "The traits are about to change.",
    "traitCollectionDidChange": "A trait has another value.",
    "completion": "A closure that was given with a transition is called at its end.",
    "splitViewController":
      "A split view controller asks and tells its delegate about its columns.",
    "splitViewControllerDidCollapse": "The split view has room for one column only, from now on.",
    "splitViewControllerDidExpand": "The split view has room for several columns again.",
    "prepareForPopoverPresentation":
      "A popover is about to come; its delegate may still give it what it points to.",
    "adaptivePresentationStyle": "Which style replaces the asked one where there is little room?",
    "presentationController":
      "A presentation controller asks and tells its delegate, or a delegate is to make one.",
    "presentationTransitionWillBegin": "To a presentation controller: its presentation begins.",
    "presentationTransitionDidEnd": "To a presentation controller: its presentation is over.",
    "dismissalTransitionWillBegin": "To a presentation controller: its dismissal begins.",
    "dismissalTransitionDidEnd": "To a presentation controller: its dismissal has come to an end.",
    "containerViewWillLayoutSubviews":
      "To a presentation controller: what it presents in is about to be laid out.",
    "containerViewDidLayoutSubviews":
      "To a presentation controller: what it presents in was laid out.",
    "shouldAutorotate": "May the interface turn with the device?",
    "supportedInterfaceOrientations": "Which orientations may the interface have?",
    "shouldAutomaticallyForwardAppearanceMethods":
      "Do the children hear of appearance when their parent does?",
    "shouldRemovePresentersView":
      "To a presentation controller: does the presenter's view leave the window?",
    "shouldPresentInFullscreen":
      "To a presentation controller: does it cover the screen, or a context?",
    "willRotate": "Before iOS 8: the interface is about to turn.",
    "willAnimateRotation": "Before iOS 8: the interface turns, in an animation.",
    "didRotate": "Before iOS 8: the interface has turned.",
    "alongside": "A closure given to a transition coordinator runs with the animation.",
    "textFieldShouldBeginEditing": "May the text field become the first responder?",
    "textFieldDidBeginEditing": "The text field has become the first responder.",
    "textFieldShouldEndEditing": "May the text field give up being the first responder?",
    "textFieldDidEndEditing": "The text field is no longer the first responder.",
    "applicationDidReceiveMemoryWarning": "To the app's delegate: the system is short of memory.",
    "applicationWillResignActive": "To the app's delegate: it is about to lose the user's input.",
    "applicationDidEnterBackground": "To the app's delegate: the app is off screen.",
    "applicationWillEnterForeground": "To the app's delegate: the app comes back on screen.",
    "applicationDidBecomeActive": "To the app's delegate: the app gets the user's input.",
    "sceneWillResignActive": "To the scene's delegate: it is about to lose the user's input.",
    "sceneDidEnterBackground": "To the scene's delegate: the scene is off screen.",
    "sceneWillEnterForeground": "To the scene's delegate: the scene comes on screen.",
    "sceneDidBecomeActive": "To the scene's delegate: the scene gets the user's input.",
    "application":
      "The app's delegate hears that the app is launched, and is asked how to set up a scene and which "
      + "orientations are allowed.",
    "scene": "The scene's delegate gets the scene to fill it with a window.",
    "prepare": "A segue is about to be performed.",
    "print": "The author's code prints a line.",
    "warning": "UIKit warns on the console.",
    "exception": "UIKit raises an exception, which ends the app.",
  ]
}
