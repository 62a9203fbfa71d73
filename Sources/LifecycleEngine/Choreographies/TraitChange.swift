extension Choreography {
  /// A controller has other traits than before.
  static let traitChange = Choreography(
    id: "trait-change",
    statement: "A controller gets `traitCollectionDidChange` after its traits have changed, and "
      + "its children after it. Up to iOS 12, it also gets the callback for its first traits, when "
      + "it comes into a window.",
    steps: [
      Step(
        "trait-collection-did-change", .controller(.traitCollectionDidChange),
        .evidence([
          "ipad-ios9-boot-traitcollection-gist", "trait-updates-topdown-appleforum",
          "traits-change-only-on-value-change",
        ]), on: .since(8))
    ])
}
