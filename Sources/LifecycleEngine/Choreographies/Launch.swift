extension Choreography {
  /// The system starts the app.
  static let launch = Choreography(
    id: "launch",
    statement: "The app's delegate is told of the launch, then its scene connects and enters the "
      + "foreground; only then the root view controller of a visible window is loaded and laid out. "
      + "The app is active before the root has appeared; on iOS 8 to 12 before it is loaded. A main "
      + "storyboard makes its first controller before all that, or when the scene connects.",
    steps: [
      Step(
        "main-storyboard", .process(.makeInitialController(.withoutScenes)),
        .evidence(["storyboard-viewdidload-before-willfinishlaunching-mmdrawer380"])),
      Step(
        "will-finish-launching", .process(.tellApp(.applicationWillFinishLaunching)),
        .evidence(["storyboard-viewdidload-before-willfinishlaunching-mmdrawer380"])),
      Step(
        "did-finish-launching", .process(.tellApp(.applicationDidFinishLaunching)),
        .evidence(launched)),
      Step(
        "note-did-finish-launching", .process(.post("didFinishLaunchingNotification")),
        .assumed("The notification is taken to follow the delegate, as those of the states do.")),
      Step(
        "scenes-missing", .process(.warnOfMissingScenes),
        .evidence(["scene-lifecycle-log-18-4", "scene-lifecycle-log-26"]), on: .since(18)),
      Step(
        "scene-configuration", .process(.askForConfiguration),
        .assumed(
          "The delegate of the application is taken to be asked how the scene is set up before "
            + "anything is made for it; no source has the order."), on: .since(13)),
      Step(
        "scene-storyboard", .process(.makeInitialController(.withScenes)),
        .assumed(
          "A scene's storyboard is taken to make its first controller for the scene, before its "
            + "delegate is told.")),
      Step(
        "scene-will-connect", .process(.tellScene(.sceneWillConnect)),
        .evidence(["launch-scene-viewisappearing-10924293329"])),
      Step(
        "root-missing", .process(.complainOfMissingRoot),
        .evidence(["warning-windows-root-vc-launch", "exception-root-vc"])),
    ] + becomeActive(on: Releases(8, through: 12)) + [
      Step(
        "scene-will-enter-foreground", .process(.tellScene(.sceneWillEnterForeground)),
        .evidence(["launch-scene-viewisappearing-10924293329"])),
      Step("show-windows", .process(.showWindows), .evidence(launched)),
      Step("wait-for-commit", .wait(.commit), .evidence(launched)),
    ] + becomeActive(on: .before(8)) + becomeActive(on: .since(13)))

  /// The app's state is the new one when its delegates are told.
  private static func becomeActive(on releases: Releases) -> [Step] {
    let suffix =
      switch releases.first.major {
      case 8: "-early"
      case 13: "-with-scenes"
      default: ""
      }
    let scene = [
      Step(
        "scene-did-become-active", .process(.tellScene(.sceneDidBecomeActive)),
        .evidence(launched), on: releases)
    ]
    return [
      Step("active" + suffix, .process(.become(.active)), .evidence(launched), on: releases)
    ] + (releases.first >= Release(13) ? scene : []) + [
      Step(
        "app-did-become-active" + suffix,
        .process(.tellAppWithoutScenes(.applicationDidBecomeActive)), .evidence(launched),
        on: releases),
      Step(
        "note-did-become-active" + suffix, .process(.post("didBecomeActiveNotification")),
        .evidence(launched), on: releases),
    ]
  }

  private static let launched = [
    "launch-scene-viewisappearing-10924293329", "launch-pre-ios8-didbecomeactive-so66605799",
    "launch-order-ios10-basenotes",
  ]
}
