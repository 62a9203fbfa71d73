extension ProcessChoreographies {
  /// The system starts the app.
  static let launch = Choreography(
    id: "launch",
    statement: "The app's delegate gets the calls of the launch, then its scene connects. A window "
      + "that becomes visible while the scene connects loads its root view controller at once; the "
      + "root is laid out after the scene has entered the foreground. The app becomes active "
      + "before the root gets `viewDidAppear`; on iOS 8 to 12, before the root loads. A main "
      + "storyboard makes its first controller before all that, or when the scene connects.",
    steps: [
      Step(
        "main-storyboard", .process(.makeInitialController),
        .evidence(["storyboard-viewdidload-before-willfinishlaunching-mmdrawer380"]),
        when: .withoutScenes),
      Step(
        "will-finish-launching", .process(.tellApp(.applicationWillFinishLaunching)),
        .evidence([
          "storyboard-viewdidload-before-willfinishlaunching-mmdrawer380",
          "launch-sequence-apple-doc",
        ])),
      Step(
        "did-finish-launching", .process(.tellApp(.applicationDidFinishLaunching)),
        .evidence(launched)),
      Step(
        "note-did-finish-launching", .process(.post("didFinishLaunchingNotification")),
        .assumed(
          "We assume that the notification follows the delegate, as the "
            + "notifications of the states do.")),
      Step(
        "scenes-missing", .process(.warnOfMissingScenes),
        .evidence(["scene-lifecycle-log-18-4"]), when: .withoutScenes, on: Releases(18, through: 25)
      ),
      Step(
        "scenes-required", .process(.warnOfRequiredScenes), .evidence(["scene-lifecycle-log-26"]),
        when: .withoutScenes,
        on: .since(26)),
      Step(
        "scene-configuration", .process(.askForConfiguration),
        .assumed(
          "We assume that the application's delegate is asked how to set up the scene before "
            + "anything is made for the scene; no source shows the order."), on: .since(13)),
      Step(
        "connecting", .process(.become(.connecting)),
        .evidence(["scene-manifest-launch-starts-in-background"]), when: .withScenes),
      Step(
        "scene-storyboard", .process(.makeInitialController),
        .assumed(
          "We assume that a scene's storyboard makes its first controller for the scene, before "
            + "the scene's delegate is called."), when: .withScenes),
      Step("windows-can-show", .process(.connect), .evidence(rootLoads), when: .withScenes),
      Step(
        "scene-will-connect", .process(.tellScene(.sceneWillConnect)),
        .evidence(["launch-scene-viewisappearing-10924293329"]), when: .withScenes),
      Step(
        "show-windows-of-scene", .process(.showWindows), .evidence(rootLoads), when: .withScenes),
      Step(
        "root-missing", .process(.complainOfMissingRoot),
        .evidence(["warning-windows-root-vc-launch", "exception-root-vc"])),
    ] + becomeActive(on: Releases(8, through: 12)) + [
      Step(
        "scene-will-enter-foreground", .process(.tellScene(.sceneWillEnterForeground)),
        .evidence(["launch-scene-viewisappearing-10924293329"]), when: .withScenes),
      Step(
        "note-will-enter-foreground", .process(.post("willEnterForegroundNotification")),
        .evidence(["foreground-note-at-launch-amplitude494", "foreground-note-of-new-scene-doc"]),
        when: .withScenes),
      Step(
        "show-windows", .process(.showWindows), .evidence(launched), when: .withoutScenes),
      Step(
        "wait-for-commit", .wait(.commit),
        .evidence([
          "launch-scene-viewisappearing-10924293329", "launch-pre-ios8-didbecomeactive-so66605799",
        ])),
    ] + becomeActive(on: .before(8)) + becomeActive(on: .since(13)))

  /// The app's state is already new when the delegates are called. Each log is of another place in
  /// the launch, on its own releases.
  private static func becomeActive(on releases: Releases) -> [Step] {
    let scene = ["launch-scene-viewisappearing-10924293329"]
    let (suffix, app, note): (String, Basis, Basis) =
      switch releases.first.major {
      case 8: ("-early", .evidence(["launch-order-ios10-basenotes"]), .assumed(noteFollows))
      case 13: ("-with-scenes", .assumed(likeScenes), .evidence(scene))
      default:
        ("", .evidence(["launch-pre-ios8-didbecomeactive-so66605799"]), .assumed(noteFollows))
      }
    let told = Step(
      "scene-did-become-active", .process(.tellScene(.sceneDidBecomeActive)), .evidence(scene),
      when: .withScenes,
      on: releases)
    return [
      Step(
        "active" + suffix, .process(.become(.active)),
        .assumed("The application already has its new state when its delegate is called."),
        on: releases)
    ] + (releases.first >= Release(13) ? [told] : []) + [
      Step(
        "app-did-become-active" + suffix,
        .process(.tellApp(.applicationDidBecomeActive)), app, when: .withoutScenes, on: releases),
      Step(
        "note-did-become-active" + suffix, .process(.post("didBecomeActiveNotification")), note,
        on: releases),
    ]
  }

  private static let noteFollows =
    "We assume that the notification follows the delegate, as it does in apps with scenes."
  private static let likeScenes =
    "From iOS 13 on, the log is of an app with scenes. We assume that the delegate of an app "
    + "without scenes is called where the scene's delegate is."
  private static let rootLoads = [
    "t-scene-launch", "t-scene-load-13", "t-scene-storyboard-loads-on-connect",
    "t-scene-loads-in-make-visible",
  ]
  private static let launched = [
    "launch-scene-viewisappearing-10924293329", "launch-pre-ios8-didbecomeactive-so66605799",
    "launch-order-ios10-basenotes",
  ]
}
