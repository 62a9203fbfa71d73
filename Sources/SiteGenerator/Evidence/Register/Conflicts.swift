extension EvidenceRegister {
  /// Sources that others contradict, with the contradicting sources.
  static let conflictTable = #"""
    ab-seq-willdisappear-before-load-12397138041 | nav-push-readke-full nav-push-pop-dealloc-33663119952
    alertcontroller-presenter-called-claim-tyalert1 | custom-presentation-presenter-silent-group
    apple-guide-load-sequence | arm1-push-b-full
    arm1-pop-back-to-b | nav-pop-viewisappearing-10924293329
    arm1-push-b-full | nav-delegate-segue-push-vast2012
    claim-push-appear-first-69813351306 | nav-push-timestamps-ppabner-2020 nav-push-viewisappearing-10924293329 nav-push-wangling
    claim-push-didappear-before-diddisappear-13065713289 | nav-push-timestamps-ppabner-2020 nav-push-viewisappearing-10924293329 nav-push-wangling
    containment-no-addchild-root-phchan9 | addsubview-without-addchild-ivanchan
    containment-visible-parent-chengqifan | containment-no-addchild-root-phchan9
    didmove-may-repeat | transition-fromto-mattneub workflow-child-swap-visible
    forced-end-not-asked-doc | forced-end-after-refusal-header forced-end-asks-zftokenfield3
    launch-order-ios10-basenotes | launch-pre-ios8-didbecomeactive-so66605799 launch-scene-viewisappearing-10924293329
    launch-plain-root-mattneub-ios15 | launch-root-readke yagamo-launch-ios12
    modal-present-dismiss-silent-presenter-greatytc | modal-fullscreen-betterhee modal-fullscreen-wlgusdn
    modal-segue-early-view-load-jsq253 | yagamo-modal-segue-fullscreen-ios12
    nav-launch-push-pop-layout-jp-ios14 | nav-pop-viewisappearing-10924293329
    nav-swipe-cancel-jp-ios14 | nav-swipe-cancel-wangling
    old-root-view-added-to-new-root-asdepthmodal17 | containment-no-addchild-root-phchan9
    openuikit-fullscreen-cross-order-claim | modal-fullscreen-betterhee modal-unit-test-winobjc-fullscreen
    openuikit-tab-switch-order-claim | tab-first-switch-pgzxc measured-order-tab
    pagevc-texture20-nav-like-order-claim | pagevc-scroll-complete-wangling
    present-same-as-push-claim-alibabacloud | modal-fullscreen-betterhee modal-unit-test-winobjc-fullscreen
    rotation-vkq-push-order-claim | nav-push-wangling nav-push-readke-full nav-push-viewisappearing-10924293329
    scene-activation-then-appearance | launch-pre-ios8-didbecomeactive-so66605799 launch-scene-viewisappearing-10924293329
    sheet-presenter-willdisappear-only-claim-ypimagepicker517 | modal-presenting-silent-ios13-sheet
    tab-switch-uses-transitionfromviewcontroller-claim | tab-first-switch-pgzxc transition-fromto-mattneub
    text-field-editing-flow | n-kc-begin-before-keyboard text-view-keyboard-before-did-begin-10
    uikittestable-dismiss-nonanimated-flag | animated-flag-disappear
    uikittestable-present-nonanimated-full-order | animated-flag-appear
    uikittestable-present-order | animated-flag-appear
    viewisappearing-not-called-offwindow-tests | begin-end-isappearing-without-window
    yagamo-launch-ios12 | launch-plain-root-mattneub-ios15
    """#
}
