/// The text fields and text views, and the one with the keyboard.
struct EditingState: Equatable {
  /// The record of a text field or text view.
  private struct TextInput: Equatable {
    let id: ObjectID
    /// The delegate; not held.
    var delegate: ObjectID?
    /// The delegate's last answer.
    var isAllowed = true
  }

  private var inputs: [TextInput] = []
  /// The text field or text view that is being edited; not held.
  private(set) var input: ObjectID?
  /// The text field or text view that became the first responder outside of a window and waits for a
  /// window; not held.
  private(set) var waiting: ObjectID?
  /// True from the beginning of the keyboard's arrival to the beginning of the departure.
  var isKeyboardUp = false
  /// The description of the keyboard that came last, equal for equal keyboards.
  var keyboard = ""

  private mutating func place(of input: ObjectID) -> Int {
    if let place = inputs.firstIndex(where: { $0.id == input }) { return place }
    inputs.append(TextInput(id: input))
    return inputs.count - 1
  }

  /// The delegate of a text field or text view, alive or not.
  func delegate(of input: ObjectID) -> ObjectID? {
    inputs.first { $0.id == input }?.delegate
  }

  mutating func setDelegate(_ delegate: ObjectID?, of input: ObjectID) {
    inputs[place(of: input)].delegate = delegate
  }

  /// The last answer of a delegate; true before the first answer.
  func isAllowed(_ input: ObjectID) -> Bool {
    inputs.first { $0.id == input }?.isAllowed ?? true
  }

  mutating func setAllowed(_ isAllowed: Bool, _ input: ObjectID) {
    inputs[place(of: input)].isAllowed = isAllowed
  }

  mutating func begin(_ input: ObjectID) {
    self.input = input
    waiting = nil
  }

  mutating func wait(_ input: ObjectID?) { waiting = input }

  mutating func end() { input = nil }
}
