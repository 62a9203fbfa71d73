extension Choreography {
  /// A navigation controller appears for the first time and brings its top view controller.
  static let navigationFirstAppearance = Choreography(
    id: "navigation-first-appearance",
    statement: "The top view controller appears together with its navigation controller. From "
      + "iOS 18 it is loaded in the navigation controller's first layout, before at once. On iOS 5 "
      + "the delegate hears `didShow` a second time, before the controller has appeared.",
    steps: [
      Step(
        "wait-for-layout", .wait(.update),
        .evidence(["nav-ios18-root-not-loaded-if-push-immediately"]),
        on: .since(18)),
      Step("choose-top", .bindIncoming, .evidence(["storyboard-instance-view-not-loaded"])),
      Step("load", .load(.to), .evidence(["nav-delegate-launch-vast2012"])),
      Step("displayed", .becomeDisplayed, .evidence(["texture-nav-offwindow-stack-sync"])),
      Step("will-appear", .beginAppearance(.to), .evidence(["nav-delegate-launch-vast2012"])),
      Step("will-show", .willShow(.to), .evidence(["nav-delegate-launch-vast2012"])),
      Step("add-view", .addView(.to), .evidence(["willappear-before-hierarchy"])),
      Step(
        "wait-for-layout-of-view", .wait(.update), .evidence(["isappearing-in-layout-phase"]),
        on: .before(18)),
      Step(
        "update-geometry", .updateGeometry(.to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "is-appearing", .isAppearing(.to), .evidence(["launch-scene-viewisappearing-10924293329"])
      ),
      Step(
        "wait-for-container", .wait(.containerAppeared),
        .evidence(["svc-uinav-root-in-window-six-events"])),
      Step(
        "did-show-early", .didShow(.to), .evidence(["nav-delegate-launch-vast2012"]),
        on: .before(6)),
      Step("did-appear", .endAppearance(.to), .evidence(["nav-delegate-launch-vast2012"])),
      Step(
        "did-move-to-parent", .sendDidMoveToContainer(.to),
        .evidence(["svc-uinav-root-in-window-six-events"]), when: .arriving(.to)),
      Step("did-show", .didShow(.to), .evidence(["nav-delegate-launch-vast2012"])),
      Step("settled", .clearMoving(.to), .evidence(["reason-flags-scope"])),
    ],
    cancellation: firstAppearanceGivenUp)
}
