import LifecycleEngine

/// The beginning of a callback's page: when UIKit calls the method, and the code that belongs there.
struct CallbackAdvice {
  /// One sentence that begins with "Called".
  let called: String
  /// The code that belongs into the method, and the code that does not.
  let use: String

  private init(_ called: String, _ use: String) { (self.called, self.use) = (called, use) }

  /// The advice about a callback; nil for a callback without a page.
  static func of(_ callback: Callback) -> CallbackAdvice? { all[callback] }

  private static let all: [Callback: CallbackAdvice] = [
    appearance, geometry, containers, presentations, texts,
  ].reduce(into: [:]) { all, group in all.merge(group) { own, _ in own } }

  // MARK: Appearing, loading and memory

  private static let appearance: [Callback: CallbackAdvice] = [
    .viewWillAppear: .init(
      "Called each time before the view appears, usually before it is in the window.",
      "Put work here that has to be done before the user sees the screen: fresh data, the bars. "
        + "Don't read sizes or the safe area, which aren't final yet. Don't rely on `viewDidAppear` "
        + "to follow: a cancelled swipe back skips it."),
    .viewIsAppearing: .init(
      "Called once for each appearance, when the view is in the window and has its size, safe "
        + "area and traits.",
      "Put work here that needs geometry or traits, such as scrolling to a row. Build with the "
        + "iOS 17 SDK or later; the method then runs from iOS 13 on."),
    .viewDidAppear: .init(
      "Called each time the view has appeared, after the animation.",
      "Present another screen here, or start work that only a visible screen needs. Don't "
        + "change how the screen looks without an animation: the user sees the jump."),
    .viewWillDisappear: .init(
      "Called before the view is removed or covered, while it is still in the window.",
      "Save or pause here. Don't tear down anything that the screen needs: a user who cancels a "
        + "swipe back keeps the screen."),
    .viewDidDisappear: .init(
      "Called after the view has left the window, or another screen has replaced it.",
      "Stop work here that only a visible screen needs. It isn't the end of the controller: it "
        + "may appear again, and `deinit` says when it is gone."),
    .initialize: .init(
      "Called once, when the controller is created. Its view isn't loaded yet.",
      "Store what the controller depends on here. Don't touch `view`: reading it loads the view "
        + "too early."),
    .awakeFromNib: .init(
      "Called once on a controller from a storyboard, before the outlets to its views are "
        + "connected.",
      "Set properties of the controller itself here. Use outlets in `viewDidLoad`."),
    .loadView: .init(
      "Called when code reads `view` and there is none.",
      "Build the view in code here and assign it to `view`. Don't call `super` then, and don't "
        + "read `view` before you assign it."),
    .viewDidLoad: .init(
      "Called once, after the view is loaded and before it is in a window.",
      "Put one-time setup here: subviews, constraints, data sources. Don't read sizes, the safe "
        + "area or traits, which aren't final yet."),
    .deinitialize: .init(
      "Called when the last strong reference to the controller is gone.",
      "Release here what Swift doesn't release for you. If it is never called, something still "
        + "holds the controller."),
    .didReceiveMemoryWarning: .init(
      "Called on every controller when the system is short of memory.",
      "Release here what you can make again, such as caches. From iOS 6 on, UIKit doesn't "
        + "unload the view."),
    .viewWillUnload: .init(
      "Called up to iOS 5, before a memory warning unloads the view.",
      "Later versions never call it. Move the code to `didReceiveMemoryWarning`, or delete it."),
    .viewDidUnload: .init(
      "Called up to iOS 5, after a memory warning has unloaded the view.",
      "Later versions never call it. Move the code to `didReceiveMemoryWarning`, or delete it."),
  ]

  // MARK: Layout, size, traits and parents

  private static let geometry: [Callback: CallbackAdvice] = [
    .updateViewConstraints: .init(
      "Called before layout, if the view's constraints are marked as out of date.",
      "Change many constraints together here, and call `super` last. A single constraint is "
        + "better changed where the reason arises."),
    .updateProperties: .init(
      "Called before layout, if the view's properties are marked as out of date.",
      "Set text, colors and other content from your model here. Leave sizes to layout."),
    .viewWillLayoutSubviews: .init(
      "Called before each layout of the root view's subviews, often several times for one "
        + "appearance.",
      "Prepare here what the layout depends on. Don't add views or constraints: each pass would "
        + "add more."),
    .viewDidLayoutSubviews: .init(
      "Called after each layout of the root view's subviews, often several times for one "
        + "appearance.",
      "Set frames here that depend on the final size. Don't put one-time work here, and don't "
        + "ask for another layout."),
    .viewSafeAreaInsetsDidChange: .init(
      "Called when the safe area of the root view has changed.",
      "Update here what you derive from `safeAreaInsets`."),
    .viewLayoutMarginsDidChange: .init(
      "Called when the layout margins of the root view have changed.",
      "Update here what you derive from `layoutMargins`."),
    .willTransitionToTraits: .init(
      "Called before the controller's traits change, such as its size class.",
      "Animate along with the change through the coordinator. `traitCollection` still has the "
        + "old traits. Call `super`, so that the children get the call."),
    .viewWillTransition: .init(
      "Called before the view's size changes, for example when the device rotates.",
      "Use the `size` argument, because the view still has the old size. Animate through the "
        + "coordinator. Call `super`, so that the children get the call."),
    .traitCollectionDidChange: .init(
      "Called after a trait has changed.",
      "It is deprecated: register for trait changes from iOS 17 on. Up to iOS 16, compare with "
        + "the previous traits before you react."),
    .shouldAutorotateTo: .init(
      "Called up to iOS 5, to ask whether the interface may rotate to an orientation.",
      "From iOS 6 on, override `supportedInterfaceOrientations`."),
    .willRotate: .init(
      "Called up to iOS 7, before the interface turns.",
      "From iOS 8 on, use `viewWillTransition(to:with:)`."),
    .willAnimateRotation: .init(
      "Called up to iOS 7, inside the animation in which the interface turns.",
      "From iOS 8 on, animate through the coordinator of `viewWillTransition(to:with:)`."),
    .didRotate: .init(
      "Called up to iOS 7, after the interface has turned.",
      "From iOS 8 on, use the completion of the coordinator in `viewWillTransition(to:with:)`."),
    .willMoveToParent: .init(
      "Called before the controller gets a parent or, with nil, loses its parent.",
      "`addChild` calls it for you. Call it yourself with nil before `removeFromParent()`."),
    .didMoveToParent: .init(
      "Called after the controller has got a parent or, with nil, has lost its parent.",
      "Call it yourself at the end of adding a child. `removeFromParent()` calls it for you."),
    .prepareForSegue: .init(
      "Called before a segue is performed. The destination exists, and its view usually isn't "
        + "loaded.",
      "Hand data to the destination here. Don't rely on its outlets."),
  ]

  // MARK: Delegates of UIKit's containers

  private static let containers: [Callback: CallbackAdvice] = [
    .navigationWillShow: .init(
      "Called before a navigation controller shows a screen.",
      "Prepare here for the coming screen, for example hide a bar. After a cancelled swipe back "
        + "no `didShow` follows."),
    .navigationDidShow: .init(
      "Called after a navigation controller has shown a screen.",
      "Update here what depends on the screen that is visible now. A cancelled swipe back "
        + "doesn't call it."),
    .tabShouldSelect: .init(
      "Called when the user taps a tab, before the selection.",
      "Return false to stay on the current tab. Code that sets the selection doesn't cause the "
        + "question."),
    .tabDidSelect: .init(
      "Called after the user has tapped a tab.",
      "React to taps here. Code that sets the selection doesn't cause the call."),
    .tabShouldSelectTab: .init(
      "Called when the user taps a tab, before the selection.",
      "Return false to stay on the current tab."),
    .tabDidSelectTab: .init(
      "Called after the user has tapped a tab.",
      "React to taps here, with the previous tab at hand."),
    .splitTopColumn: .init(
      "Called before a split view collapses: which column should be on top?",
      "Return `.primary` to show the list first on an iPhone."),
    .splitCollapseSecondary: .init(
      "Called before a split view without columns collapses: do you take care of the secondary "
        + "controller?",
      "Return true to show the primary controller, false to let UIKit show the secondary one."),
    .splitDidCollapse: .init(
      "Called after a split view has collapsed into one column.",
      "Adapt to the one column here, for example show a back button."),
    .splitSeparateSecondary: .init(
      "Called before a split view without columns expands: which controller should be the "
        + "secondary one?",
      "Return nil to let UIKit choose."),
    .splitDidExpand: .init(
      "Called after a split view has expanded into several columns.",
      "Adapt to the columns here."),
    .splitModeForExpanding: .init(
      "Called before a split view expands: which display mode should it have?",
      "Return the proposed mode, or another one."),
    .splitWillChangeMode: .init(
      "Called before the display mode of a split view changes.",
      "Update controls here that depend on the columns that are visible."),
    .splitWillShow: .init(
      "Called before a split view shows a column.",
      "Prepare the column's content here."),
    .splitWillHide: .init(
      "Called before a split view hides a column.",
      "Stop here what only a visible column needs."),
    .pageWillTransition: .init(
      "Called when the user begins to turn a page.",
      "Pause the current page here. Code that sets the page doesn't cause the call, and the "
        + "user may still turn back."),
    .pageDidFinishAnimating: .init(
      "Called when the user's turn of a page has ended.",
      "Check `completed` before you note the new page: it is false after a cancelled turn."),
    .pageBefore: .init(
      "Called on the data source: which page comes before this one?",
      "Return nil at the first page. Don't note the current page here: UIKit asks ahead of the "
        + "user."),
    .pageAfter: .init(
      "Called on the data source: which page comes after this one?",
      "Return nil at the last page. Don't note the current page here: UIKit asks ahead of the "
        + "user."),
    .pageCount: .init(
      "Called on the data source when code sets a page: how many dots does the page indicator "
        + "have?",
      "Without an answer here and in `presentationIndex(for:)` there is no indicator."),
    .pageIndex: .init(
      "Called on the data source when code sets a page: which dot of the page indicator is "
        + "selected?",
      "Return the index of the page that you have set."),
    .pageSpineLocation: .init(
      "Called when the orientation changes: where is the spine of a page curl?",
      "Set the pages for the new spine here, one or two."),
  ]

  // MARK: Delegates of presentations, animators and searches

  private static let presentations: [Callback: CallbackAdvice] = [
    .adaptiveStyle: .init(
      "Called before a presentation: which style should replace the requested one in a compact "
        + "size?",
      "Return `.none` to keep a popover on an iPhone."),
    .adaptiveStyleForTraits: .init(
      "Called before a presentation: which style should replace the requested one with these "
        + "traits?",
      "Return `.none` to keep a popover on an iPhone."),
    .adaptiveViewController: .init(
      "Called when a presentation adapts: which controller should be shown in the new style?",
      "Wrap the controller in a navigation controller here, for example. Return nil to keep it."),
    .adaptivePrepare: .init(
      "Called before an adapted presentation, with its presentation controller.",
      "Configure a sheet here that replaces a popover."),
    .adaptiveWillPresent: .init(
      "Called before a presentation begins, with the style that it adapts to.",
      "Prepare the presented controller for the style here, for example add a Done button."),
    .popoverPrepare: .init(
      "Called before a popover is shown.",
      "Set the source view or the bar button item here at the latest."),
    .presentationShouldDismiss: .init(
      "Called when the user begins to dismiss a sheet.",
      "Return false to keep the sheet. Code that dismisses doesn't cause the question."),
    .presentationWillDismiss: .init(
      "Called when the user begins to dismiss a sheet and may still let go.",
      "Animate along here. Don't clean up yet, because the sheet may stay."),
    .presentationDidDismiss: .init(
      "Called after the user has dismissed a sheet.",
      "Clean up here. Code that dismisses doesn't cause the call, so call your clean-up there, "
        + "too."),
    .presentationDidAttemptToDismiss: .init(
      "Called when the user tries to dismiss a sheet that must not be dismissed.",
      "Ask here if unsaved changes may be discarded."),
    .sheetDidChangeDetent: .init(
      "Called after the user has dragged a sheet to another detent.",
      "Adapt to the height here. Code that selects a detent doesn't cause the call."),
    .presentationControllerForPresented: .init(
      "Called before a presentation with the style `.custom`: which presentation controller "
        + "should it have?",
      "Return your subclass of `UIPresentationController`."),
    .animatorForPresented: .init(
      "Called before an animated presentation: which animator should perform it?",
      "Return nil for UIKit's own animation."),
    .animatorForDismissed: .init(
      "Called before an animated dismissal: which animator should perform it?",
      "Return nil for UIKit's own animation."),
    .interactorForPresented: .init(
      "Called after you have returned an animator: does the user drive the presentation?",
      "Return nil if no gesture has begun."),
    .interactorForDismissed: .init(
      "Called after you have returned an animator: does the user drive the dismissal?",
      "Return nil if no gesture has begun."),
    .navigationAnimator: .init(
      "Called before an animated push or pop: which animator should perform it?",
      "Return nil for UIKit's own animation."),
    .navigationInteractor: .init(
      "Called after you have returned an animator: does the user drive the push or pop?",
      "Return nil if no gesture has begun."),
    .transitionDuration: .init(
      "Called on an animator: how many seconds does the transition take?",
      "Use the same number in `animateTransition(using:)`."),
    .animateTransition: .init(
      "Called on an animator to perform the transition.",
      "Add the new view to the container, animate, and call `completeTransition` once, with "
        + "false after a cancellation."),
    .animationEnded: .init(
      "Called on an animator after the transition, with false if it was cancelled.",
      "Reset the animator here."),
    .presentationWillBegin: .init(
      "Called on a presentation controller before its presentation begins.",
      "Add a dimming view here and fade it in through the coordinator."),
    .presentationDidEnd: .init(
      "Called on a presentation controller after its presentation, with false if it was "
        + "cancelled.",
      "Remove your views here if the argument is false."),
    .dismissalWillBegin: .init(
      "Called on a presentation controller before its dismissal begins.",
      "Fade the dimming view out here through the coordinator."),
    .dismissalDidEnd: .init(
      "Called on a presentation controller after its dismissal, with false if it was cancelled.",
      "Remove your views here if the argument is true."),
    .containerViewWillLayout: .init(
      "Called on a presentation controller before each layout of its container view.",
      "Set the frame of the presented view here."),
    .containerViewDidLayout: .init(
      "Called on a presentation controller after each layout of its container view.",
      "Adjust views here that depend on the laid-out container."),
    .searchPresent: .init(
      "Called when a search controller becomes active.",
      "Present the search controller here yourself, or leave the method out and let UIKit do "
        + "it."),
    .searchWillPresent: .init(
      "Called before UIKit presents a search controller.",
      "Prepare the screen for the search here."),
    .searchDidPresent: .init(
      "Called after UIKit has presented a search controller.",
      "Make the search bar the first responder here, if a search begins in code."),
    .searchWillDismiss: .init(
      "Called before UIKit dismisses a search controller.",
      "Prepare the screen for the end of the search here."),
    .searchDidDismiss: .init(
      "Called after UIKit has dismissed a search controller.",
      "Reset the results here."),
    .searchUpdateResults: .init(
      "Called when the text of the search bar changes, or the search begins or ends.",
      "Filter the results here."),
  ]

  // MARK: Delegates of text fields and text views

  private static let texts: [Callback: CallbackAdvice] = [
    .textFieldShouldBeginEditing: .init(
      "Called before a text field becomes the first responder.",
      "Return false to refuse."),
    .textFieldDidBeginEditing: .init(
      "Called after a text field has become the first responder.",
      "Scroll to the field here, or mark it."),
    .textFieldShouldEndEditing: .init(
      "Called before a text field resigns as the first responder.",
      "Return false to keep the focus. The text field may have to resign anyway when its screen "
        + "leaves."),
    .textFieldDidEndEditing: .init(
      "Called after a text field has resigned as the first responder.",
      "Read the final text here. If you implement the variant with a reason, UIKit calls only "
        + "that."),
    .textFieldDidEndEditingForReason: .init(
      "Called after a text field has resigned as the first responder.",
      "Read the final text here. UIKit calls this variant instead of the one without a reason."),
    .textViewShouldBeginEditing: .init(
      "Called before a text view becomes the first responder.",
      "Return false to refuse."),
    .textViewDidBeginEditing: .init(
      "Called after a text view has become the first responder.",
      "Scroll to the text here, or mark it."),
    .textViewShouldEndEditing: .init(
      "Called before a text view resigns as the first responder.",
      "Return false to keep the focus. The text view may have to resign anyway when its screen "
        + "leaves."),
    .textViewDidEndEditing: .init(
      "Called after a text view has resigned as the first responder.",
      "Read the final text here."),
  ]
}
