extension Choreography {
  /// A text field or text view is about to become the first responder.
  static let editingQuestion = Choreography(
    id: "editing-question",
    statement: "A text field or text view asks its delegate before it becomes the first responder.",
    steps: [
      Step(
        "should-begin-editing", .textInput(.askToBegin),
        .evidence(["nav-pop-textfield-vast2012", "text-view-begin-26"]))
    ])

  /// A text field or text view has become the first responder.
  static let editingStart = Choreography(
    id: "editing-start",
    statement:
      "A text field or text view tells its delegate when it has become the first responder, after "
      + "the previous editing has ended, and then posts a notification.",
    steps: [
      Step(
        "did-begin-editing", .textInput(.didBegin),
        .evidence(["nav-pop-textfield-vast2012", "text-view-begin-26"])),
      Step(
        "note-did-begin-editing", .textInput(.postDidBegin),
        .evidence(["text-view-begin-26", "text-field-editing-flow"])),
    ])

  /// A text field or text view is about to be no longer the first responder.
  static let editingEndQuestion = Choreography(
    id: "editing-end-question",
    statement:
      "A text field or text view asks its delegate before it ends editing. If a controller leaves, "
      + "the answer does not matter.",
    steps: [
      Step("should-end-editing", .textInput(.askToEnd), .evidence(["text-editing-guide"]))
    ])

  /// A text field or text view is no longer the first responder.
  static let editingEnd = Choreography(
    id: "editing-end",
    statement:
      "A text field or text view tells its delegate when it is no longer the first responder, "
      + "and then posts a notification.",
    steps: [
      Step(
        "did-end-editing", .textInput(.didEnd),
        .evidence(["text-editing-guide", "text-view-did-end-after-resign"])),
      noteDidEnd,
    ])

  /// The controller with the text field or text view is about to be popped.
  static let poppedEditingQuestion = Choreography(
    id: "popped-editing-question",
    statement:
      "A text field or text view in a popped controller asks its delegate before it ends editing.",
    steps: [
      Step("should-end-editing", .textInput(.askToEnd), .evidence(["nav-pop-textfield-vast2012"]))
    ])

  /// The controller with the text field or text view is being popped.
  static let poppedEditingEnd = Choreography(
    id: "popped-editing-end",
    statement:
      "A text field or text view in a popped controller tells its delegate that it is no longer "
      + "the first responder, and then posts a notification.",
    steps: [
      Step("did-end-editing", .textInput(.didEnd), .evidence(["nav-pop-textfield-vast2012"])),
      noteDidEnd,
    ])

  /// A controller has come back whose text field or text view was edited at its departure.
  static func editsAgain(_ role: Role, _ basis: Basis, on releases: Releases) -> Step {
    Step("edit-again", .restoreEditing(role), basis, when: .leftEditing(role), on: releases)
  }

  private static let noteDidEnd = Step(
    "note-did-end-editing", .textInput(.postDidEnd), .evidence(["text-field-editing-flow"]))
}
