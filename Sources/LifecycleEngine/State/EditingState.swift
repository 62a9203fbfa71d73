/// The text fields, and which of them the keyboard writes into.
struct EditingState: Equatable {
  /// The record of a text field.
  private struct TextField: Equatable {
    let id: ObjectID
    /// The delegate; it is not held.
    var delegate: ObjectID?
    /// What the delegate answered when it was asked last.
    var isAllowed = true
  }

  private var textFields: [TextField] = []
  /// The text field that is being edited; it is not held.
  private(set) var field: ObjectID?

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

  /// What the delegate of a text field answered when it was asked last.
  func isAllowed(_ field: ObjectID) -> Bool {
    textFields.first { $0.id == field }?.isAllowed ?? true
  }

  mutating func setAllowed(_ isAllowed: Bool, _ field: ObjectID) {
    textFields[place(of: field)].isAllowed = isAllowed
  }

  mutating func begin(_ field: ObjectID) { self.field = field }
  mutating func end() { field = nil }
}
