extension ProcessChoreographies {
  /// The user leaves the app.
  static let background = Choreography(
    id: "background",
    statement: "An app that goes to the background calls its delegates, then posts the "
      + "notifications. No controller disappears. From iOS 13 on, the system takes a light and a "
      + "dark snapshot: the controllers on screen get the traits of each, and are laid out twice. "
      + "On an iPad with iOS 12, split view controllers load in tabs that nobody has selected yet.",
    steps: [
      Step(
        "scene-will-resign-active", .process(.tellScene(.sceneWillResignActive)),
        .evidence(["background-foreground-10924293329"]), when: .withScenes),
      Step(
        "app-will-resign-active", .process(.tellApp(.applicationWillResignActive)),
        .assumed(withoutScenes), when: .withoutScenes),
      Step(
        "note-will-resign-active", .process(.post("willResignActiveNotification")),
        .evidence(["background-foreground-10924293329"])),
      Step(
        "in-background", .process(.become(.background)),
        .assumed("The application already has its new state when its delegate is called.")),
      Step(
        "scene-did-enter-background", .process(.tellScene(.sceneDidEnterBackground)),
        .evidence(["background-foreground-10924293329"]), when: .withScenes),
      Step(
        "app-did-enter-background", .process(.tellApp(.applicationDidEnterBackground)),
        .assumed(
          "We assume that the delegate of an app without scenes is called where the scene's "
            + "delegate is; in one log, the call comes before the loading "
            + "(radar-51112884-split-tab-loaded-in-background), and no log shows both the call and "
            + "the notification."), when: .withoutScenes),
      Step(
        "note-did-enter-background", .process(.post("didEnterBackgroundNotification")),
        .evidence(["background-foreground-10924293329"])),
      Step(
        "load-split-views", .process(.loadSplitViews),
        .evidence(["radar-51112884-split-tab-loaded-in-background"]), when: .pad,
        on: Releases(12, through: 12)),
      Step(
        "light-snapshot", .process(.takeSnapshot(.light)), .evidence(snapshots), on: .since(13)),
      Step(
        "dark-snapshot", .process(.takeSnapshot(.dark)), .evidence(snapshots), on: .since(13)),
      Step("style-again", .process(.endSnapshots), .evidence(snapshots), on: .since(13)),
    ])

  /// The user comes back to the app.
  static let foreground = Choreography(
    id: "foreground",
    statement: "An app that comes back from the background calls its delegates, then posts the "
      + "notifications. No controller appears.",
    steps: [
      Step(
        "scene-will-enter-foreground", .process(.tellScene(.sceneWillEnterForeground)),
        .evidence(["background-foreground-10924293329"]), when: .withScenes),
      Step(
        "app-will-enter-foreground",
        .process(.tellApp(.applicationWillEnterForeground)),
        .assumed(withoutScenes), when: .withoutScenes),
      Step(
        "note-will-enter-foreground", .process(.post("willEnterForegroundNotification")),
        .evidence(["background-foreground-10924293329"])),
      Step(
        "active", .process(.become(.active)),
        .assumed("The application already has its new state when its delegate is called.")),
      Step(
        "scene-did-become-active", .process(.tellScene(.sceneDidBecomeActive)),
        .evidence(["background-foreground-10924293329"]), when: .withScenes),
      Step(
        "app-did-become-active", .process(.tellApp(.applicationDidBecomeActive)),
        .assumed(withoutScenes), when: .withoutScenes),
      Step(
        "note-did-become-active", .process(.post("didBecomeActiveNotification")),
        .evidence(["background-foreground-10924293329"])),
    ])

  private static let snapshots = ["background-foreground-10924293329", "t-dark-snapshots"]
  private static let withoutScenes =
    "We assume that the delegate of an app without scenes is called where the scene's delegate is; "
    + "no source shows the order."
}
