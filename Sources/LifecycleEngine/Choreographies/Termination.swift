extension ProcessChoreographies {
  /// The user removes the app from the app switcher while the app is in front.
  static let termination = Choreography(
    id: "termination",
    statement:
      "An app that the user removes from the app switcher is inactive first. Then its "
      + "scene is disconnected, and the app's delegate gets the call about the end. A "
      + "suspended app gets no calls.",
    steps: [
      Step(
        "scene-will-resign-active", .process(.tellScene(.sceneWillResignActive)),
        .evidence(kill), when: .withScenes),
      Step(
        "app-will-resign-active", .process(.tellApp(.applicationWillResignActive)),
        .assumed(
          "The switcher is in front of the app, so we assume that the delegate of an app without "
            + "scenes is called where the scene's delegate is."), when: .withoutScenes),
      Step(
        "note-will-resign-active", .process(.post("willResignActiveNotification")),
        .assumed("We assume that the notification is posted as on the way to the background.")),
      Step(
        "inactive", .process(.become(.inactive)),
        .evidence(["kill-log-disconnect-without-background"])),
      Step(
        "scene-did-disconnect", .process(.tellScene(.sceneDidDisconnect)),
        .evidence(kill + ["terminate-switcher-table-by-device"]), when: .withScenes),
      Step(
        "app-will-terminate", .process(.tellApp(.applicationWillTerminate)),
        .evidence([
          "terminate-switcher-table-by-device", "terminate-only-if-not-suspended",
          "n-disconnect-before-terminate",
        ])),
      Step(
        "note-will-terminate", .process(.post("willTerminateNotification")),
        .evidence(["apple-will-terminate"])),
    ])

  private static let kill = [
    "kill-log-disconnect-without-background", "kill-from-switcher-slow-or-fast",
  ]
}
