extension EvidenceRegister {
  /// The sources that the engine's code cites, and in which files. `make evidence` writes it.
  static let codeCitations = #"""
    actionsheet-anchor-fdtake84 | Sources/LifecycleEngine/Presentations/PresentationController.swift
    actionsheet-phone-no-popover-particlelab23 | Sources/LifecycleEngine/Presentations/PresentationController.swift
    adaptation-prepare-ios15 | Sources/LifecycleEngine/Presentations/Adaptation.swift
    adaptation-willpresent-delegate | Sources/LifecycleEngine/Presentations/Adaptation.swift
    addsubview-without-addchild-ivanchan | Sources/LifecycleEngine/Views/WindowEntry.swift
    alert-handler-after-dismissal-pck | Sources/ScriptMachine/UIKit/Controls.swift
    appearance-forwarding-default | Sources/LifecycleEngine/Controllers/Appearance.swift
    appearance-overrides-call-super | Sources/LifecycleEngine/Callbacks/CallbackMarks.swift
    arm1-pop-b-leaves | Sources/LifecycleEngine/Containers/NavigationStack.swift
    autoresizing-in-proportion | Sources/LifecycleEngine/Values/AutoresizingMask.swift
    autoresizing-keeps-ratio-2012 | Sources/LifecycleEngine/Values/AutoresizingMask.swift
    begin-end-nesting | Sources/LifecycleEngine/Controllers/Appearance.swift
    context-style-in-popover-transition | Sources/LifecycleEngine/Presentations/Presenting.swift
    context-styles-find-context | Sources/LifecycleEngine/Presentations/Presenting.swift Sources/LifecycleEngine/Values/ModalPresentationStyle.swift
    coordinator-alongside-return-false | Sources/LifecycleEngine/Geometry/Coordinator.swift
    coordinator-ancestor-lookup | Sources/LifecycleEngine/Geometry/Coordinator.swift
    coordinator-nil-outside-transition | Sources/LifecycleEngine/Geometry/Coordinator.swift
    currentcontext-removes-presenter | Sources/LifecycleEngine/Values/ModalPresentationStyle.swift
    custom-style-shouldremovepresentersview | Sources/LifecycleEngine/Presentations/Adaptation.swift
    dismiss-handled-by-presenter | Sources/LifecycleEngine/Presentations/Dismissing.swift
    dismiss-stack | Sources/LifecycleEngine/Presentations/Dismissing.swift
    embed-twice-exception-embeddedswapping11 | Sources/LifecycleEngine/App/Segue.swift
    flags-by-ancestor | Sources/LifecycleEngine/Calls/PresentationCalls.swift
    fullscreen-removes-presenter | Sources/LifecycleEngine/Values/ModalPresentationStyle.swift
    hierarchy-raises-at-window-pagerview1098 | Sources/LifecycleEngine/Views/HierarchyChecks.swift
    idpage-uipvc-replace-animated | Sources/LifecycleEngine/Containers/PageViewController.swift
    idpage-uipvc-set-first-animated-is-not-animated | Sources/LifecycleEngine/Containers/PageViewController.swift
    idpage-uipvc-set-first-nonanimated | Sources/LifecycleEngine/Containers/PageViewController.swift
    ipad-ios9-boot-traitcollection-gist | Sources/LifecycleEngine/Geometry/Traits.swift
    keyboard-frames-logged | Sources/ScriptMachine/Foundation/KeyboardNotifications.swift
    lasso-fullscreen-present-nonanimated | Sources/LifecycleEngine/Presentations/Presenting.swift
    lasso-nav-push-animated | Sources/LifecycleEngine/Containers/NavigationController.swift
    lasso-nav-push-nonanimated | Sources/LifecycleEngine/Containers/NavigationController.swift
    lasso-pagesheet-present-nonanimated-ios13 | Sources/LifecycleEngine/Geometry/Coordinator.swift
    lasso-presenting-vc-is-topmost-parent | Sources/LifecycleEngine/Calls/PresentationCalls.swift Sources/LifecycleEngine/Presentations/Presenting.swift
    launch-forced-landscape-mattneub-ios15 | Sources/LifecycleEngine/Geometry/Orientations.swift
    layout-callbacks-default-noop | Sources/LifecycleEngine/Callbacks/CallbackMarks.swift
    loadview-default-implementation | Sources/LifecycleEngine/Controllers/ViewController.swift
    loadview-leaves-nil | Sources/LifecycleEngine/Controllers/ViewController.swift
    loadview-reentrancy-before-assignment | Sources/LifecycleEngine/Controllers/ViewController.swift
    modal-automatic-reads-concrete | Sources/LifecycleEngine/Calls/PresentationCalls.swift
    modal-style-table-livefront-ios12 | Sources/LifecycleEngine/Presentations/StyleOnRelease.swift
    modal-transition-style-default | Sources/LifecycleEngine/Values/ModalPresentationStyle.swift
    modal-unit-test-winobjc-fullscreen | Sources/LifecycleEngine/Presentations/PresentationActions.swift
    modals-begin-end-full-disappear | Sources/LifecycleEngine/Controllers/Appearance.swift
    modals-begin-interrupt-appearing-by-disappearing | Sources/LifecycleEngine/Controllers/Appearance.swift
    n-nested-stack-e2e | Sources/LifecycleEngine/Containers/Gestures.swift
    n-split-hide-not-told-in-code | Sources/LifecycleEngine/Containers/SplitDisplay.swift
    n-tabs-e2e-order | Sources/LifecycleEngine/Containers/Gestures.swift
    nav-interrupted-push-ios18 | Sources/LifecycleEngine/Calls/NavigationCalls.swift
    nav-push-deferred | Sources/LifecycleEngine/Containers/NavigationController.swift
    nav-push-deferred-after-ca-commit-stack | Sources/LifecycleEngine/Containers/NavigationController.swift
    old-root-view-added-to-new-root-asdepthmodal17 | Sources/LifecycleEngine/Views/WindowEntry.swift
    overcurrentcontext-presenter-child-testpresent | Sources/LifecycleEngine/Presentations/Presenting.swift
    overfullscreen-keeps-presenter | Sources/LifecycleEngine/Values/ModalPresentationStyle.swift
    page-spine-curl-only | Sources/LifecycleEngine/Choreographies/Rotation.swift
    pagesheet-presenter-silent | Sources/LifecycleEngine/Values/ModalPresentationStyle.swift
    pagevc-delegate-scroll-wisdomskyduan | Sources/LifecycleEngine/Containers/PageNeighbours.swift
    pagevc-neighbours-loaded-nrlnishan | Sources/LifecycleEngine/Containers/PageNeighbours.swift
    pagevc-setvcs-in-viewdidload-so48653763 | Sources/LifecycleEngine/Containers/PageNeighbours.swift Sources/LifecycleEngine/Containers/PageViewController.swift
    popover-adaptation-ios13 | Sources/LifecycleEngine/Presentations/Adaptation.swift
    popover-nested-presenter-no-appear | Sources/LifecycleEngine/Presentations/Adaptation.swift
    popover-presenter-silent | Sources/LifecycleEngine/Values/ModalPresentationStyle.swift
    present-forwarded-to-capable-ancestor | Sources/LifecycleEngine/Presentations/Presenting.swift
    radar-24277475-nav-size-transition-depth | Sources/LifecycleEngine/Geometry/WindowChange.swift
    requestgeometryupdate-ios16 | Sources/LifecycleEngine/Geometry/Orientations.swift
    requires-super-attribute-list | Sources/LifecycleEngine/Callbacks/CallbackMarks.swift
    rootvc-swap-leaves-presented-so26763020 | Sources/LifecycleEngine/Presentations/PresentationActions.swift Sources/LifecycleEngine/Views/Window.swift Sources/LifecycleEngine/World/Memory.swift
    rotation-is-size-change | Sources/LifecycleEngine/Geometry/WindowChange.swift
    rotation-only-frontmost-wangling-2010 | Sources/LifecycleEngine/Geometry/WindowChange.swift
    rotation-visible-only-ios67 | Sources/LifecycleEngine/Geometry/WindowChange.swift
    segue-shouldperform-not-programmatic | Sources/UIKitNames/MembersOfViewController.swift
    setneedsupdateofsupportedorientations-ios16 | Sources/LifecycleEngine/Geometry/Orientations.swift
    setneedsupdateproperties-coalesces | Sources/LifecycleEngine/Calls/LayoutCalls.swift
    sheet-detent-delegate-user-only | Sources/LifecycleEngine/Presentations/Detents.swift
    shouldautorotate-deprecated-ios16 | Sources/LifecycleEngine/Geometry/Orientations.swift
    shoulddismiss-not-asked | Sources/LifecycleEngine/Presentations/SheetGesture.swift
    snapshot-double-appearance-when-begin-end-on-window-root | Sources/LifecycleEngine/Controllers/Appearance.swift
    split-appearance-forwarding | Sources/LifecycleEngine/Containers/SplitCollapse.swift
    split-born-expanded-commandshift | Sources/LifecycleEngine/Containers/SplitColumns.swift
    split-classic-unspecified | Sources/ScriptMachine/UIKit/SplitAPI.swift
    split-collapse-triggers | Sources/LifecycleEngine/Containers/SplitColumns.swift
    split-secondary-again-pushes | Sources/LifecycleEngine/Calls/SplitCalls.swift
    split-wraps-children-in-nav | Sources/LifecycleEngine/Containers/SplitColumns.swift
    storyboard-load-steps | Sources/LifecycleEngine/Controllers/ViewController.swift Sources/ScriptMachine/UIKit/NibAPI.swift
    super-leaves-selection-during-swipe | Sources/LifecycleEngine/Controllers/AppearanceForwarding.swift
    supportedinterfaceorientations-default | Sources/LifecycleEngine/Calls/WindowCalls.swift Sources/LifecycleEngine/Geometry/Orientations.swift Sources/LifecycleEngine/State/Screen.swift
    supportedinterfaceorientations-who | Sources/LifecycleEngine/Geometry/Orientations.swift
    svc-imitation-offwindow-replace-stack | Sources/LifecycleEngine/Containers/NavigationStack.swift
    svc-uinav-init-loads-nav-view | Sources/LifecycleEngine/Containers/NavigationController.swift
    swiftnav-nested-presentation-seen-from-child-and-nav | Sources/LifecycleEngine/Calls/PresentationCalls.swift
    swiftnav-poptovc-sends-didmove-nil-to-middle | Sources/LifecycleEngine/Containers/NavigationStack.swift
    swipe-back-clears-only-at-completion | Sources/LifecycleEngine/Controllers/AppearanceForwarding.swift
    tab-setviewcontrollers | Sources/LifecycleEngine/Containers/TabBarController.swift
    trait-updates-topdown-appleforum | Sources/LifecycleEngine/Geometry/Traits.swift
    traits-change-only-on-value-change | Sources/LifecycleEngine/Geometry/TraitObserver.swift Sources/LifecycleEngine/Geometry/Traits.swift
    traits-predicted-at-init-ios13 | Sources/LifecycleEngine/Geometry/Traits.swift
    uikittestable-window-release-after-dismiss | Sources/LifecycleEngine/Views/ViewHierarchy.swift
    update-pass-order-ios26 | Sources/LifecycleEngine/Views/ViewCallbacks.swift
    updatepropertiesifneeded-subtree | Sources/LifecycleEngine/Views/Updates.swift
    updatetraitsifneeded-ios17 | Sources/LifecycleEngine/Geometry/Traits.swift
    view-layer-order-with-constraints | Sources/LifecycleEngine/Views/ViewCallbacks.swift
    viewwillappear-needs-window-livefront | Sources/LifecycleEngine/Views/WindowEntry.swift
    viewwilltransition-before-size | Sources/LifecycleEngine/Presentations/Adaptation.swift
    viewwilltransition-child-size-filter | Sources/LifecycleEngine/Geometry/WindowChange.swift
    viewwilltransition-forwarding | Sources/LifecycleEngine/Geometry/WindowChange.swift
    warning-detached-vc-text | Sources/LifecycleEngine/Presentations/Presenting.swift
    warning-unbalanced-pagevc-reentrant | Sources/LifecycleEngine/Containers/PageRequests.swift
    willtransition-traits-order | Sources/LifecycleEngine/Geometry/WindowChange.swift
    winobjc-presenting-nil-in-diddisappear | Sources/LifecycleEngine/Presentations/PresentationActions.swift
    workflow-present-sets-presenting-synchronously | Sources/LifecycleEngine/Presentations/Presenting.swift
    """#
}
