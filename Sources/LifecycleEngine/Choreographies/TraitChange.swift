extension Choreography {
  /// A controller has other traits than before.
  static let traitChange = Choreography(
    id: "trait-change",
    statement: "A controller is told of other traits after it has got them, its children after it. "
      + "Until iOS 12 it is told of its first ones too, when it comes into a window.",
    steps: [
      Step(
        "trait-collection-did-change", .controller(.traitCollectionDidChange),
        .evidence([
          "ipad-ios9-boot-traitcollection-gist", "trait-updates-topdown-appleforum",
          "traits-change-only-on-value-change",
        ]), on: .since(8))
    ])
}
