extension ProcessChoreographies {
  /// The system is short of memory.
  static let memoryWarning = Choreography(
    id: "memory-warning",
    statement: "A memory warning reaches the delegate of the application and every controller that "
      + "is alive, on screen or not.",
    steps: [
      Step(
        "app-did-receive-memory-warning",
        .process(.tellApp(.applicationDidReceiveMemoryWarning)),
        .assumed(
          "No source shows whether the application's delegate or the controllers come "
            + "first.")),
      Step(
        "did-receive-memory-warning", .process(.warnControllers),
        .evidence(["memorywarning-all-controllers", "measured-memory-notification-not-enough"])),
      Step(
        "note-memory-warning", .process(.post("didReceiveMemoryWarningNotification")),
        .assumed("No source shows whether the notification or the controllers come first.")),
    ])

  /// Up to iOS 5, a controller that is not on screen unloads its view.
  static let viewUnloading = Choreography(
    id: "view-unloading",
    statement: "Up to iOS 5, UIKit's own `didReceiveMemoryWarning` releases a view that has no "
      + "superview; the next read of `view` loads it again.",
    steps: [
      Step(
        "view-will-unload", .controller(.viewWillUnload), .evidence(["viewwillunload-deprecated"]),
        on: .before(6)),
      Step("unload", .controller(.unloadView), .evidence(["unload-cycle-ios5"]), on: .before(6)),
      Step(
        "view-did-unload", .controller(.viewDidUnload),
        .evidence(["memory-warning-ios5-191i", "viewdidunload-not-on-dealloc"]), on: .before(6)),
    ])
}
