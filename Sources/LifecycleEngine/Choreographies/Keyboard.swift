extension Choreography {
  /// The keyboard comes up because editing has begun.
  static let keyboardShowing = Choreography(
    id: "keyboard-showing",
    statement: "The keyboard posts one notification when it is about to come and another when it "
      + "is there.",
    duration: .milliseconds(250), spanTitle: "keyboard",
    steps: keyboard("Show"))

  /// The keyboard goes because nothing is edited any more.
  static let keyboardHiding = Choreography(
    id: "keyboard-hiding",
    statement: "The keyboard posts one notification when it is about to go and another when it has "
      + "gone.",
    duration: .milliseconds(250), spanTitle: "keyboard",
    steps: keyboard("Hide"))

  private static func keyboard(_ what: String) -> [Step] {
    let reason = "The notifications are documented; no source has their place among the callbacks."
    return [
      Step("will", .process(.post("keyboardWill\(what)Notification")), .assumed(reason)),
      Step("animation", .wait(.animation), .assumed(reason)),
      Step("did", .process(.post("keyboardDid\(what)Notification")), .assumed(reason)),
    ]
  }
}
