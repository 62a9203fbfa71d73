extension ProcessChoreographies {
  /// The user leaves the app.
  static let background = Choreography(
    id: "background",
    statement: "An app that goes to the background tells its delegates, then posts the "
      + "notifications. No controller disappears. From iOS 13 the system takes a light and a dark "
      + "picture: the controllers on screen get the traits of each, and are laid out twice. On iOS 12 split view controllers in "
      + "tabs of a pad are loaded that nobody has selected yet.",
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
        .assumed("The state of the application is the new one when its delegate is told.")),
      Step(
        "scene-did-enter-background", .process(.tellScene(.sceneDidEnterBackground)),
        .evidence(["background-foreground-10924293329"]), when: .withScenes),
      Step(
        "app-did-enter-background", .process(.tellApp(.applicationDidEnterBackground)),
        .assumed(
          "The delegate of an app without scenes is taken to be told where that of a scene is; a log "
            + "has it ahead of what is loaded then (radar-51112884-split-tab-loaded-in-background), "
            + "none beside the notification."), when: .withoutScenes),
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
    statement: "An app that comes back from the background tells its delegates, then posts the "
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
        .assumed("The state of the application is the new one when its delegate is told.")),
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
    "The delegate of an app without scenes is taken to be told where that of a scene is; no source "
    + "has the order."
}
