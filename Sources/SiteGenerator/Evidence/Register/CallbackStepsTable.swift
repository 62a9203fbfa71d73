extension EvidenceRegister {
  /// The steps that send each callback or begin a choreography. `make evidence` writes it.
  static let callbackSteps = #"""
    adaptivePresentationStyle() | presentation-questions/ask-adaptive-style adaptation-question/ask-adaptive-style
    alongside() | size-transition/alongside navigation-push/alongside navigation-pop/alongside navigation-swipe-back/alongside full-screen-presentation/alongside full-screen-dismissal/alongside over-presentation/alongside over-dismissal/alongside sheet-presentation/alongside sheet-dismissal/alongside sheet-swipe/alongside
    animateTransition() | navigation-push/animator navigation-pop/animator full-screen-presentation/animator full-screen-dismissal/animator over-presentation/animator over-dismissal/animator
    application(configurationForConnecting:) | launch/scene-configuration
    application(didFinishLaunchingWithOptions:) | launch/did-finish-launching
    application(supportedInterfaceOrientationsFor:) | orientation-question/supported-orientations root-appearance/orientation-at-launch
    application(willFinishLaunchingWithOptions:) | launch/will-finish-launching
    applicationDidBecomeActive() | launch/app-did-become-active-early launch/app-did-become-active launch/app-did-become-active-with-scenes foreground/app-did-become-active
    applicationDidEnterBackground() | background/app-did-enter-background
    applicationDidReceiveMemoryWarning() | memory-warning/app-did-receive-memory-warning
    applicationWillEnterForeground() | foreground/app-will-enter-foreground
    applicationWillResignActive() | background/app-will-resign-active termination/app-will-resign-active
    applicationWillTerminate() | termination/app-will-terminate
    awakeFromNib() | storyboard-loading/awake-from-nib
    begins action-sheet-without-anchor | over-presentation/anchor
    begins adaptation-covers | size-transition/adapt
    begins adaptation-news | size-transition/find-styles
    begins adaptation-question | size-transition/find-styles
    begins adaptation-uncovers | size-transition/adapt
    begins appearance-without-layout | manual-appearance-end/did-appear-or-disappear child-transition/new-did-appear navigation-swipe-back/current-did-appear page-scroll/current-did-appear sheet-swipe/presented-did-appear
    begins child-addition | root-appearance/will-appear tab-tap/select split-collapse/arrange split-expansion/separate split-expansion/arrange show-segue/show embed-segue/embed background/load-split-views
    begins child-arrival | root-appearance/will-appear tab-tap/select split-collapse/arrange split-expansion/separate split-expansion/arrange embed-segue/embed background/load-split-views
    begins child-departure | tab-tap/select split-collapse/arrange split-expansion/ask-for-secondary split-expansion/separate
    begins child-removal | tab-tap/select split-collapse/arrange split-expansion/separate
    begins context-begin | navigation-push/current-will-disappear navigation-pop/revealed-will-appear navigation-swipe-back/revealed-will-appear navigation-swipe-back/revealed-will-disappear tab-switch/new-will-appear tab-switch/old-will-disappear full-screen-presentation/presenter-will-disappear full-screen-dismissal/dismissed-will-disappear full-screen-dismissal/presenter-will-appear
    begins context-end | navigation-push/current-did-disappear navigation-pop/revealed-did-appear navigation-swipe-back/revealed-did-appear navigation-swipe-back/revealed-did-disappear tab-switch/old-did-disappear tab-switch/new-did-appear tab-switch/old-did-disappear-after-fade full-screen-presentation/presenter-did-disappear full-screen-dismissal/presenter-did-appear full-screen-dismissal/dismissed-did-disappear
    begins context-is-appearing | layout-pass/is-appearing
    begins covered-dismissal | full-screen-dismissal/links-go over-dismissal/links-go sheet-dismissal/links-go
    begins editing-end | navigation-push/end-editing-first navigation-push/end-editing full-screen-presentation/end-editing over-presentation/end-editing sheet-presentation/end-editing
    begins editing-end-question | navigation-push/end-editing-first navigation-push/end-editing full-screen-presentation/end-editing over-presentation/end-editing sheet-presentation/end-editing
    begins editing-question | navigation-push/edit-again navigation-pop/edit-again navigation-swipe-back/edit-again navigation-swipe-back/edit-again full-screen-dismissal/edit-again over-dismissal/edit-again sheet-dismissal/edit-again sheet-swipe/edit-again
    begins editing-start | navigation-push/edit-again navigation-pop/edit-again navigation-swipe-back/edit-again navigation-swipe-back/edit-again full-screen-dismissal/edit-again over-dismissal/edit-again sheet-dismissal/edit-again sheet-swipe/edit-again
    begins full-screen-dismissal | unwind-segue/unwind
    begins full-screen-presentation | modal-segue/present
    begins geometry-update | layout-pass/update-geometry layout-pass/is-appearing layout-pass/lay-out size-transition/new-geometry root-appearance/new-geometry root-appearance/update-geometry root-appearance/is-appearing navigation-first-appearance/update-geometry navigation-first-appearance/is-appearing navigation-push/update-geometry navigation-push/new-is-appearing navigation-early-push/update-geometry navigation-pop/update-geometry navigation-swipe-back/update-geometry tab-first-appearance/update-geometry tab-first-appearance/is-appearing tab-switch/update-geometry tab-switch/new-is-appearing split-collapse/arrange split-expansion/separate split-expansion/arrange split-display-change/arrange split-column-in-code/arrange page-first-appearance/update-geometry page-scroll/update-geometry page-curl/update-geometry full-screen-presentation/update-geometry over-presentation/update-geometry sheet-presentation/update-geometry
    begins layout-pass | size-transition/lay-out rotation/lay-out root-appearance/lay-out-turned root-appearance/lay-out-again background/light-snapshot background/dark-snapshot
    begins navigation-first-appearance | view-arrival/will-appear root-appearance/will-appear tab-first-appearance/will-appear tab-switch/new-will-appear full-screen-presentation/presented-will-appear over-presentation/presented-will-appear sheet-presentation/presented-will-appear
    begins navigation-pop | tab-tap/select split-expansion/ask-for-secondary split-expansion/separate
    begins navigation-push | split-collapse/arrange show-segue/show
    begins navigation-reappearance | tab-switch/new-did-appear full-screen-dismissal/presenter-did-appear
    begins no-common-orientation | root-appearance/orientation-at-launch full-screen-presentation/orientation
    begins over-dismissal | search-end/leave
    begins over-presentation | search-start/arrive
    begins page-first-appearance | root-appearance/will-appear navigation-first-appearance/will-appear navigation-push/new-will-appear
    begins page-scroll | root-appearance/did-appear
    begins popover-without-anchor | over-presentation/anchor
    begins popped-editing-end | navigation-pop/end-editing-first navigation-pop/end-editing navigation-swipe-back/end-editing-first navigation-swipe-back/end-editing
    begins popped-editing-question | navigation-pop/end-editing-first navigation-pop/end-editing navigation-swipe-back/end-editing-first navigation-swipe-back/end-editing
    begins root-appearance | launch/show-windows-of-scene launch/show-windows
    begins rotation | full-screen-presentation/orientation full-screen-dismissal/orientation
    begins sheet-dismissal | unwind-segue/unwind
    begins sheet-presentation | modal-segue/present
    begins size-transition | full-screen-presentation/orientation full-screen-dismissal/orientation
    begins split-collapse | size-transition/adapt tab-first-appearance/will-appear
    begins split-display-change | size-transition/adapt
    begins split-expansion | size-transition/adapt
    begins storyboard-loading | view-loading/load-view launch/main-storyboard launch/scene-storyboard
    begins tab-first-appearance | manual-appearance-begin/will-appear root-appearance/will-appear navigation-push/new-will-appear full-screen-presentation/presented-will-appear full-screen-dismissal/presenter-will-appear
    begins tab-switch | tab-tap/select full-screen-presentation/presented-did-appear
    begins trait-change | layout-pass/update-geometry layout-pass/is-appearing size-transition/new-geometry root-appearance/new-geometry root-appearance/update-geometry root-appearance/is-appearing navigation-first-appearance/update-geometry navigation-first-appearance/is-appearing navigation-push/update-geometry navigation-pop/update-geometry navigation-pop/revealed-is-appearing navigation-swipe-back/update-geometry navigation-swipe-back/revealed-is-appearing tab-first-appearance/update-geometry tab-first-appearance/is-appearing tab-switch/update-geometry tab-switch/new-is-appearing split-collapse/arrange split-expansion/separate split-expansion/arrange split-column-in-code/arrange page-first-appearance/update-geometry page-scroll/update-geometry page-curl/update-geometry background/light-snapshot background/dark-snapshot background/style-again full-screen-presentation/update-geometry full-screen-presentation/presented-is-appearing over-presentation/update-geometry sheet-presentation/update-geometry
    begins update-without-layout | layout-pass/update-view-constraints
    begins view-arrival | root-appearance/add-view split-collapse/arrange split-expansion/separate split-expansion/arrange split-display-change/arrange split-column-in-code/arrange embed-segue/embed
    begins view-in-other-hierarchy | navigation-push/add-new-view tab-switch/add-new-view full-screen-presentation/add-presented-view sheet-presentation/add-presented-view
    begins view-loading | manual-appearance-begin/will-appear child-transition/load-new root-appearance/load root-appearance/will-appear navigation-first-appearance/load navigation-push/load-new navigation-early-push/load-new navigation-pop/load-revealed navigation-swipe-back/load-revealed tab-first-appearance/load tab-switch/load-new tab-tap/select split-collapse/arrange split-expansion/arrange split-display-change/arrange page-first-appearance/load page-scroll/load-new page-scroll/load-neighbours page-scroll/load-neighbours-of-code page-curl/load-new show-segue/show embed-segue/embed background/load-split-views full-screen-presentation/load-presented full-screen-dismissal/presenter-will-appear over-presentation/load-presented sheet-presentation/load-presented
    begins view-removal | child-transition/remove-old-view split-collapse/arrange split-expansion/separate split-expansion/arrange split-display-change/arrange split-column-in-code/arrange full-screen-presentation/remove-presenter-view
    begins view-unloading | memory-warning/did-receive-memory-warning
    completion(of:) | size-transition/coordinator-completions child-transition/completion child-transition/completion navigation-push/coordinator-completions navigation-pop/coordinator-completions navigation-swipe-back/coordinator-completions navigation-swipe-back/coordinator-completions page-scroll/completion page-curl/completion page-without-turn/completion full-screen-presentation/completion full-screen-presentation/coordinator-completions full-screen-dismissal/completion full-screen-dismissal/coordinator-completions over-presentation/completion over-presentation/coordinator-completions over-dismissal/completion over-dismissal/coordinator-completions sheet-presentation/completion sheet-presentation/coordinator-completions sheet-dismissal/completion sheet-dismissal/coordinator-completions sheet-swipe/coordinator-completions sheet-swipe/coordinator-completions dismissed-without-presentation/completion
    containerViewDidLayoutSubviews() | container-view-layout/did-lay-out
    containerViewWillLayoutSubviews() | container-view-layout/will-lay-out
    deinit() | deallocation/deinit
    didDismissSearchController() | over-dismissal/search-did-dismiss
    didMove(toParent:) | child-arrival/did-move-to-parent child-removal/did-move-to-nil view-arrival/did-move-to-parent navigation-first-appearance/did-move-to-parent navigation-push/did-move-to-nil navigation-push/new-did-move-to-parent navigation-early-push/new-did-move-to-parent navigation-pop/did-move-to-nil navigation-pop/revealed-did-move-to-parent navigation-swipe-back/did-move-to-nil navigation-swipe-back/revealed-did-move-to-parent tab-switch/did-move-to-nil tab-switch/did-move-to-nil page-scroll/current-did-move-to-nil page-scroll/new-did-move-to-nil page-curl/current-did-move-to-nil page-curl/new-did-move-to-nil
    didMoveToWindow() | root-appearance/remove-old-root root-appearance/add-view navigation-first-appearance/add-view navigation-push/add-new-view navigation-push/remove-current-view navigation-pop/add-revealed-view navigation-pop/remove-popped-view navigation-swipe-back/remove-popped-view full-screen-presentation/remove-presenter-view
    didPresentSearchController() | over-presentation/search-did-present
    didReceiveMemoryWarning() | memory-warning/did-receive-memory-warning
    didRotate(from:) | rotation/did-rotate
    dismissalTransitionDidEnd(completed:) | full-screen-dismissal/dismissal-did-end over-dismissal/dismissal-did-end sheet-dismissal/dismissal-did-end covered-dismissal/has-left sheet-swipe/dismissal-did-end sheet-swipe/dismissal-did-end
    dismissalTransitionWillBegin() | full-screen-dismissal/dismissal-will-begin over-dismissal/dismissal-will-begin sheet-dismissal/dismissal-will-begin sheet-swipe/dismissal-will-begin
    exception(text:) | embed-segue/embed launch/root-missing pushed-twice/exception pushed-twice/exception-with-container repeated-in-stack/exception pushed-navigation-controller/exception pushed-split-view-controller/exception popped-to-stranger/exception contained-in-itself/exception wrong-page-count/exception selected-stranger/exception view-in-other-hierarchy/exception added-under-other/exception root-as-child/exception transition-without-parent/exception transition-forwarded-by-hand/exception no-common-orientation/exception no-common-orientation/exception-with-class split-on-phone/exception view-of-two/exception view-in-itself/exception view-in-descendant/exception invalid-geometry/exception unknown-segue/exception unrecognized-selector/exception presented-on-itself/message presented-twice/message presented-twice/message-with-presenter presented-child/message presented-child/message-of-parent presented-active/message presented-without-style/message presented-in-popover/message popover-without-anchor/message action-sheet-without-anchor/message action-sheet-without-anchor/message-with-presenter
    frameOfPresentedViewInContainerView() | full-screen-presentation/update-geometry over-presentation/update-geometry
    hidesBottomBarWhenPushed() | layout-pass/lay-out size-transition/new-geometry resize-before-size-classes/new-geometry
    layoutSubviews() | layout-pass/lay-out
    loadView() | view-loading/load-view
    modalPresentationStyle() | sheet-presentation/tell-adaptive-style presentation-questions/ask-presentation-controller presentation-questions/ask-adaptive-style presentation-questions/ask-adaptive-controller
    navigationController(didShow:animated:) | navigation-first-appearance/did-show-early navigation-first-appearance/did-show navigation-reappearance/did-show-again navigation-push/did-show navigation-early-push/did-show navigation-pop/did-show navigation-swipe-back/did-show
    navigationController(willShow:animated:) | navigation-first-appearance/will-show navigation-push/will-show navigation-early-push/will-show navigation-pop/will-show navigation-swipe-back/will-show
    pageViewController(didFinishAnimating:previousViewControllers:transitionCompleted:) | page-scroll/did-finish-animating page-scroll/did-finish-animating page-curl/did-finish-animating page-curl/did-finish-animating
    pageViewController(spineLocationFor:) | size-transition/spine-location rotation/spine-location
    pageViewController(viewControllerAfter:) | page-question/ask-for-page page-scroll/load-neighbours page-scroll/load-neighbours-of-code
    pageViewController(viewControllerBefore:) | page-question/ask-for-page page-scroll/load-neighbours
    pageViewController(willTransitionTo:) | page-scroll/will-transition page-curl/will-transition
    prepare(for:) | show-segue/prepare modal-segue/prepare embed-segue/prepare unwind-segue/prepare
    prepareForPopoverPresentation() | over-presentation/prepare-for-popover
    presentSearchController() | search-start/ask-to-present
    presentationController(forPresented:presenting:source:) | presentation-questions/ask-presentation-controller
    presentationController(prepare:) | full-screen-presentation/tell-adaptive-style
    presentationController(viewControllerForAdaptivePresentationStyle:) | presentation-questions/ask-adaptive-controller
    presentationController(willPresentWithAdaptiveStyle:) | full-screen-presentation/tell-adaptive-style over-presentation/tell-adaptive-style sheet-presentation/tell-adaptive-style adaptation-news/tell-adaptive-style
    presentationControllerDidAttemptToDismiss() | sheet-swipe-refused/did-attempt
    presentationControllerDidDismiss() | sheet-swipe/did-dismiss
    presentationControllerShouldDismiss() | sheet-swipe-question/ask-should-dismiss
    presentationControllerWillDismiss() | sheet-swipe/will-dismiss
    presentationCount() | page-indicator/ask-for-count
    presentationIndex() | page-indicator/ask-for-index
    presentationTransitionDidEnd(completed:) | full-screen-presentation/transition-did-end over-presentation/transition-did-end sheet-presentation/transition-did-end
    presentationTransitionWillBegin() | full-screen-presentation/transition-will-begin over-presentation/transition-will-begin sheet-presentation/transition-will-begin
    scene(willConnectTo:) | launch/scene-will-connect
    sceneDidBecomeActive() | launch/scene-did-become-active foreground/scene-did-become-active
    sceneDidDisconnect() | termination/scene-did-disconnect
    sceneDidEnterBackground() | background/scene-did-enter-background
    sceneWillEnterForeground() | launch/scene-will-enter-foreground foreground/scene-will-enter-foreground
    sceneWillResignActive() | background/scene-will-resign-active termination/scene-will-resign-active
    sheetPresentationControllerDidChangeSelectedDetentIdentifier() | sheet-drag/did-change-selected-detent
    shouldAutomaticallyForwardAppearanceMethods() | root-appearance/old-root-will-disappear root-appearance/will-appear root-appearance/add-view tab-first-appearance/will-appear
    shouldAutorotate() | orientation-question/supported-orientations
    shouldAutorotate(to:) | orientation-question/should-autorotate-to root-appearance/asked-when-loaded root-appearance/asked-again-when-loaded root-appearance/asked-before-turning root-appearance/orientation-at-launch root-appearance/asked-when-turned
    size() | size-transition/will-transition-size
    splitViewController(collapseSecondary:onto:) | split-collapse/ask-for-top
    splitViewController(displayModeForExpandingToProposedDisplayMode:) | split-expansion/ask-for-mode
    splitViewController(separateSecondaryFrom:) | split-expansion/ask-for-secondary
    splitViewController(topColumnForCollapsingToProposedTopColumn:) | split-collapse/ask-for-top
    splitViewController(willChangeTo:) | split-display-change/tell-display-mode split-column-in-code/tell-display-mode
    splitViewController(willHide:) | split-display-change/tell-hidden-columns
    splitViewController(willShow:) | split-display-change/tell-shown-columns
    splitViewControllerDidCollapse() | split-collapse/did-collapse
    splitViewControllerDidExpand() | split-expansion/did-expand
    supportedInterfaceOrientations() | orientation-question/supported-orientations root-appearance/orientation-at-launch full-screen-presentation/orientation full-screen-dismissal/orientation
    tabBarController(didSelect:) | tab-tap/did-select
    tabBarController(didSelectTab:previousTab:) | tab-tap/did-select
    tabBarController(shouldSelect:) | tab-tap/should-select
    tabBarController(shouldSelectTab:) | tab-tap/should-select
    textFieldDidBeginEditing() | editing-start/did-begin-editing
    textFieldDidEndEditing() | editing-end/did-end-editing popped-editing-end/did-end-editing
    textFieldDidEndEditing(reason:) | editing-end/did-end-editing
    textFieldShouldBeginEditing() | editing-question/should-begin-editing
    textFieldShouldEndEditing() | editing-end-question/should-end-editing popped-editing-question/should-end-editing
    textViewDidBeginEditing() | editing-start/did-begin-editing
    textViewDidEndEditing() | editing-end/did-end-editing
    textViewShouldBeginEditing() | editing-question/should-begin-editing
    textViewShouldEndEditing() | editing-end-question/should-end-editing
    traitCollectionDidChange(previous:) | trait-change/trait-collection-did-change
    transitionDuration() | navigation-push/animator navigation-pop/animator full-screen-presentation/animator full-screen-dismissal/animator over-presentation/animator over-dismissal/animator
    updateConstraints() | layout-pass/update-view-constraints
    updateProperties() | layout-pass/update-properties update-without-layout/update-properties
    updateSearchResults() | search-results/update-results
    updateViewConstraints() | layout-pass/update-view-constraints update-without-layout/update-view-constraints navigation-push/current-constraints navigation-pop/popped-constraints navigation-swipe-back/popped-constraints
    viewDidAppear(animated:) | manual-appearance-end/did-appear-or-disappear child-transition/new-did-appear view-arrival/did-appear root-appearance/did-appear navigation-first-appearance/did-appear navigation-push/new-did-appear navigation-early-push/new-did-appear navigation-pop/revealed-did-appear navigation-swipe-back/revealed-did-appear navigation-swipe-back/current-did-appear tab-first-appearance/did-appear tab-switch/new-did-appear page-first-appearance/did-appear page-scroll/new-did-appear page-scroll/current-did-appear page-curl/new-did-appear page-curl/current-did-appear full-screen-presentation/presented-did-appear full-screen-dismissal/presenter-did-appear over-presentation/presented-did-appear sheet-presentation/presented-did-appear sheet-swipe/presented-did-appear adaptation-uncovers/presenter-did-appear context-end/did
    viewDidDisappear(animated:) | manual-appearance-end/did-appear-or-disappear child-transition/old-did-disappear child-transition/new-did-disappear child-transition/old-did-disappear view-arrival/did-disappear view-removal/did-disappear root-appearance/old-root-did-disappear navigation-push/current-did-disappear navigation-early-push/first-did-disappear navigation-pop/popped-did-disappear navigation-swipe-back/popped-did-disappear navigation-swipe-back/revealed-did-disappear navigation-swipe-back/current-will-appear tab-switch/old-did-disappear tab-switch/old-did-disappear-after-fade tab-switch/old-did-disappear page-scroll/current-did-disappear page-scroll/new-did-disappear page-curl/current-did-disappear page-curl/new-did-disappear full-screen-presentation/presenter-did-disappear full-screen-dismissal/dismissed-did-disappear over-dismissal/dismissed-did-disappear sheet-dismissal/dismissed-did-disappear covered-dismissal/has-left sheet-swipe/dismissed-did-disappear adaptation-covers/presenter-did-disappear context-end/did
    viewDidLayoutSubviews() | layout-pass/did-layout-subviews
    viewDidLoad() | view-loading/view-did-load
    viewDidUnload() | view-unloading/view-did-unload
    viewIsAppearing(animated:) | layout-pass/is-appearing appearance-without-layout/is-appearing root-appearance/is-appearing navigation-first-appearance/is-appearing navigation-push/new-is-appearing navigation-early-push/new-is-appearing navigation-pop/revealed-is-appearing navigation-swipe-back/revealed-is-appearing tab-first-appearance/is-appearing tab-switch/new-is-appearing page-first-appearance/is-appearing page-scroll/new-is-appearing page-curl/new-is-appearing page-curl/current-is-appearing full-screen-presentation/presented-is-appearing over-presentation/presented-is-appearing sheet-presentation/presented-is-appearing context-is-appearing/is-appearing
    viewLayoutMarginsDidChange() | geometry-update/layout-margins-did-change
    viewSafeAreaInsetsDidChange() | geometry-update/safe-area-insets-did-change
    viewWillAppear(animated:) | manual-appearance-begin/will-appear child-transition/new-will-appear view-arrival/will-appear root-appearance/will-appear navigation-first-appearance/will-appear navigation-push/new-will-appear navigation-early-push/new-will-appear navigation-pop/revealed-will-appear navigation-swipe-back/revealed-will-appear navigation-swipe-back/current-will-appear tab-first-appearance/will-appear tab-switch/new-will-appear tab-switch/add-new-view page-first-appearance/will-appear page-scroll/new-will-appear page-scroll/current-will-appear page-curl/new-will-appear page-curl/current-will-appear full-screen-presentation/presented-will-appear full-screen-dismissal/presenter-will-appear over-presentation/presented-will-appear sheet-presentation/presented-will-appear sheet-swipe/presented-will-appear adaptation-uncovers/presenter-will-appear context-begin/will-appear
    viewWillDisappear(animated:) | manual-appearance-begin/will-disappear child-transition/old-will-disappear child-transition/new-did-disappear view-arrival/will-disappear view-removal/will-disappear root-appearance/old-root-will-disappear navigation-push/current-will-disappear navigation-early-push/first-will-disappear navigation-pop/popped-will-disappear navigation-swipe-back/popped-will-disappear navigation-swipe-back/revealed-will-disappear tab-switch/old-will-disappear page-scroll/current-will-disappear page-scroll/new-will-disappear page-curl/current-will-disappear page-curl/new-will-disappear full-screen-presentation/presenter-will-disappear full-screen-dismissal/dismissed-will-disappear full-screen-dismissal/covered-will-disappear over-dismissal/dismissed-will-disappear over-dismissal/covered-will-disappear sheet-dismissal/dismissed-will-disappear sheet-dismissal/covered-will-disappear sheet-swipe/dismissed-will-disappear adaptation-covers/presenter-will-disappear context-begin/will-disappear
    viewWillLayoutSubviews() | layout-pass/will-layout-subviews
    viewWillTransition(to:) | size-transition/will-transition-size
    viewWillUnload() | view-unloading/view-will-unload
    warning(text:) | launch/scenes-missing launch/scenes-required launch/root-missing unbalanced-appearance/warning appearance-misuse/warning loaded-while-deallocating/warning nested-push/warning nested-pop/warning unexpected-navigation-state/warning presented-off-window/message presented-off-window/message-with-source presented-over-another/message presented-over-another/message-with-source presented-in-transition/message presented-in-transition/message-with-source presented-from-detached/message presented-from-detached/message-with-presented dismissed-in-transition/message dismissed-in-transition/message-of-later-versions
    willAnimateRotation(to:) | rotation/will-animate-rotation root-appearance/will-animate-rotation
    willDismissSearchController() | search-end/will-dismiss
    willMove(toParent:) | child-addition/will-move-to-parent child-return/will-move-to-parent child-departure/will-move-to-nil swipe-departure/will-move-to-nil page-scroll/current-will-move-to-nil page-scroll/new-will-move-to-nil page-curl/current-will-move-to-nil page-curl/new-will-move-to-nil
    willMove(toWindow:) | root-appearance/remove-old-root root-appearance/add-view navigation-push/add-new-view
    willPresentSearchController() | search-start/will-present
    willRotate(to:) | rotation/will-rotate root-appearance/will-rotate
    willTransition(to:) | size-transition/will-transition-traits root-appearance/will-transition-traits
    """#
}
