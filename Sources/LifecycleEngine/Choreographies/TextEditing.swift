extension Choreography {
  /// A text field is about to become the first responder.
  static let editingQuestion = Choreography(
    id: "editing-question",
    statement: "A text field asks its delegate before it becomes the first responder.",
    steps: [
      Step(
        "should-begin-editing", .textField(.askToBegin), .evidence(["nav-pop-textfield-vast2012"]))
    ])

  /// A text field has become the first responder.
  static let editingStart = Choreography(
    id: "editing-start",
    statement: "A text field tells its delegate when it has become the first responder, after the "
      + "field that was edited before has ended.",
    steps: [
      Step("did-begin-editing", .textField(.didBegin), .evidence(["nav-pop-textfield-vast2012"]))
    ])

  /// A text field is about to be no longer the first responder.
  static let editingEndQuestion = Choreography(
    id: "editing-end-question",
    statement: "A text field asks its delegate before it ends editing. Where a controller leaves, "
      + "the answer does not matter.",
    steps: [Step("should-end-editing", .textField(.askToEnd), .assumed(asInAPop))])

  /// A text field is no longer the first responder.
  static let editingEnd = Choreography(
    id: "editing-end",
    statement: "A text field tells its delegate when it is no longer the first responder.",
    steps: [Step("did-end-editing", .textField(.didEnd), .assumed(asInAPop))])

  /// The controller with the text field is about to be popped.
  static let poppedEditingQuestion = Choreography(
    id: "popped-editing-question",
    statement: "A text field in a controller that is popped asks its delegate before it ends "
      + "editing.",
    steps: [
      Step("should-end-editing", .textField(.askToEnd), .evidence(["nav-pop-textfield-vast2012"]))
    ])

  /// The controller with the text field is being popped.
  static let poppedEditingEnd = Choreography(
    id: "popped-editing-end",
    statement: "A text field in a controller that is popped tells its delegate that it is not the "
      + "first responder any more.",
    steps: [
      Step("did-end-editing", .textField(.didEnd), .evidence(["nav-pop-textfield-vast2012"]))
    ])

  /// A controller has come back whose text field was edited at its departure.
  static func editsAgain(_ role: Role, _ basis: Basis, on releases: Releases) -> Step {
    Step("edit-again", .restoreEditing(role), basis, when: .leftEditing(role), on: releases)
  }

  private static let asInAPop =
    "The one log is of a pop; wherever else a field ends editing it is taken to ask and tell the "
    + "same."
}
