extension Choreography {
  /// The keyboard comes up because editing has begun.
  static let keyboardShowing = Choreography(
    id: "keyboard-showing",
    statement:
      "The keyboard posts notifications of its frame and of showing when it is about to come, "
      + "and the same again when it is there.",
    duration: .milliseconds(250), spanTitle: "keyboard", motion: .keyboardComes,
    steps: [
      Step("will-change-frame", .process(.postKeyboard(.willChangeFrame)), logged),
      Step("will", .process(.postKeyboard(.willShow)), logged),
      Step("animation", .wait(.animation), .evidence(["keyboard-frames-logged"])),
      Step("did-change-frame", .process(.postKeyboard(.didChangeFrame)), logged),
      Step("did", .process(.postKeyboard(.didShow)), logged),
    ])

  /// The keyboard goes because nothing is edited any more.
  static let keyboardHiding = Choreography(
    id: "keyboard-hiding",
    statement:
      "The keyboard posts notifications of its frame and of hiding when it is about to go, and "
      + "the same again when it has gone.",
    duration: .milliseconds(250), spanTitle: "keyboard", motion: .keyboardGoes,
    steps: [
      Step(
        "will", .process(.postKeyboard(.willHide)),
        .assumed(
          "We assume that a keyboard that goes announces its frame as one that comes does.")),
      Step(
        "animation", .wait(.animation),
        .assumed(
          "We assume that a keyboard goes as fast as it comes.")),
      Step("did", .process(.postKeyboard(.didHide)), .evidence(["keyboard-frame-after-hide"])),
    ])

  /// Another text field or text view takes over the keyboard.
  static let keyboardHandover = Choreography(
    id: "keyboard-handover",
    statement: "Up to iOS 10 a keyboard that is taken over posts the notification of hiding.",
    steps: [
      Step("will", .process(.postKeyboard(.willHideForNext)), .evidence(["t-second-field-10"]))
    ])

  private static let logged = Basis.evidence(["keyboard-order-logged"])
}
