import LifecycleEngine

/// What the callbacks are for, in a sentence each, by their base names.
enum CallbackTexts {
  /// The sentence about a callback.
  static func text(of name: String) -> String {
    texts[name] ?? "UIKit calls it; the steps that do are listed below."
  }

  private static let texts = [
    "viewWillAppear":
      "The view is about to be added to a window; it is not in one yet, and its size may change.",
    "viewIsAppearing":
      "The view is in the window and has its size and safe area; once for each appearance.",
    "viewDidAppear": "The view is on screen and every animation that brought it is over.",
    "viewWillDisappear": "The view is about to be removed or covered; it is in the window still.",
    "viewDidDisappear": "The view has left the window, or is covered by one that replaced it.",
    "init": "The controller is made; its view is not loaded.",
    "awakeFromNib": "The controller was unarchived and its outlets are connected.",
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
    "navigationController":
      "A navigation controller tells its delegate what it will show and has shown.",
    "pageViewController":
      "A page view controller tells its delegate of turns, and asks its data source for pages.",
    "tabBarController": "A tab bar controller asks and tells its delegate of selections.",
    "presentationControllerShouldDismiss": "May the user dismiss what is presented?",
    "presentationControllerWillDismiss": "The user begins to dismiss what is presented.",
    "presentationControllerDidDismiss": "The user has dismissed what was presented.",
    "presentationControllerDidAttemptToDismiss": "The user tried to dismiss it and may not.",
    "didReceiveMemoryWarning": "The system is short of memory.",
    "viewWillUnload": "Up to iOS 5: the view is about to be dropped after a memory warning.",
    "viewDidUnload": "Up to iOS 5: the view was dropped after a memory warning.",
    "viewWillTransition": "The size of the view is about to change.",
    "willTransition": "The traits are about to change.",
    "traitCollectionDidChange": "A trait has another value.",
    "completion": "A closure that was given with a transition is called at its end.",
    "prepare": "A segue is about to be performed.",
    "print": "The author's code prints a line.",
    "warning": "UIKit warns on the console.",
    "exception": "UIKit raises an exception, which ends the app.",
  ]
}
