extension Choreography {
  /// The last strong reference to an object is gone.
  static let deallocation = Choreography(
    id: "deallocation",
    statement: "An object is deallocated when its last strong reference goes away, regardless of "
      + "its appearance.",
    steps: [
      Step("deinit", .controller(.deinitialize), .evidence(["dealloc-not-part-of-appearance"]))
    ])
}
