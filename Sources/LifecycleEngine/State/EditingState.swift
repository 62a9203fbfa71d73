/// The text fields, and the text field with the keyboard.
struct EditingState: Equatable {
  /// The record of a text field.
  private struct TextField: Equatable {
    let id: ObjectID
    /// The delegate; not held.
    var delegate: ObjectID?
    /// The delegate's last answer.
    var isAllowed = true
  }

  private var textFields: [TextField] = []
  /// The text field that is being edited; not held.
  private(set) var field: ObjectID?
  /// The text field that became the first responder outside of a window and waits for one; not held.
  private(set) var waiting: ObjectID?
  /// True from the beginning of the keyboard's arrival to the beginning of the departure.
  var isKeyboardUp = false

  private mutating func place(of field: ObjectID) -> Int {
    if let place = textFields.firstIndex(where: { $0.id == field }) { return place }
    textFields.append(TextField(id: field))
    return textFields.count - 1
  }

  /// The delegate of a text field, alive or not.
  func delegate(of field: ObjectID) -> ObjectID? {
    textFields.first { $0.id == field }?.delegate
  }

  mutating func setDelegate(_ delegate: ObjectID?, of field: ObjectID) {
    textFields[place(of: field)].delegate = delegate
  }

  /// The last answer of a text field's delegate; true before the first answer.
  func isAllowed(_ field: ObjectID) -> Bool {
    textFields.first { $0.id == field }?.isAllowed ?? true
  }

  mutating func setAllowed(_ isAllowed: Bool, _ field: ObjectID) {
    textFields[place(of: field)].isAllowed = isAllowed
  }

  mutating func begin(_ field: ObjectID) {
    self.field = field
    waiting = nil
  }

  mutating func wait(_ field: ObjectID?) { waiting = field }

  mutating func end() { field = nil }
}
