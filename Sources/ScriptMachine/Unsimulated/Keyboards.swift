import LifecycleEngine
import UIKitNames

// The known facts about the keyboard of a text field or text view.
extension UnknownValues {
  static let isEnabled = "isEnabled"
  static let interaction = "isUserInteractionEnabled"
  /// The property with the gesture recognizers of a view or a page view controller.
  package static let recognizers = "gestureRecognizers"
  static let isEditable = "isEditable"

  /// The properties whose value false keeps a text view, or a text field, from editing.
  static func locks(_ isTextView: Bool) -> [String] {
    isTextView ? [isEditable, "isSelectable"] : [isEnabled]
  }

  /// Returns true for a property whose value false ends the editing.
  private static func endsEditing(_ name: String) -> Bool {
    name == isEditable || name == isEnabled
  }

  private static let ofOwnInputView = "own input view "

  /// True if the keyboard that came last is a view of the author's.
  var isKeyboardOfAuthor: Bool { world.keyboard.hasPrefix(UnknownValues.ofOwnInputView) }

  /// Describes everything that the author's code sets of the keyboard of a text field or text view.
  /// Keyboards with equal descriptions are equal. The responders around the view may have input views,
  /// too.
  func keyboard(of input: ObjectID) -> String {
    var text = ""
    var isOfAuthor = false
    func add(_ name: String, of id: ObjectID) {
      guard let setting = keyboardSetting(name, of: id) else { return }
      // A view above a keyboard is an accessory.
      if name.hasPrefix("inputView") { isOfAuthor = true }
      text += "\(name) \(setting), "
    }
    for name in UIKitNames.keyboardProperties { add(name, of: input) }
    let ofResponders = MemberTable.responder.names(.keyboard)
    var current = world.superview(of: input)
    var responders: [ObjectID] = []
    while let view = current {
      responders.append(view)
      if let controller = world.controller(ofView: view) { responders.append(controller) }
      current = world.superview(of: view)
    }
    for responder in responders {
      for name in ofResponders { add(name, of: responder) }
    }
    return (isOfAuthor ? UnknownValues.ofOwnInputView : "") + text
  }

  /// The text of a property that the author's code has set or overridden; nil for the initial value.
  private func keyboardSetting(_ name: String, of id: ObjectID) -> String? {
    if let type = machine.types.typeIndex(of: id),
      machine.types.computed(name, of: type) != nil || machine.types.overridesField(name, of: type)
    {
      return "of object \(id.index)"
    }
    switch heap.kept(name, of: id) {
    case nil, .null?, .boolean(false)?, .symbol("default")?: return nil
    case let value?: return identity(of: value)
    }
  }

  /// Fails for a controller as the first responder that has an input view.
  func checkFirstResponder(_ controller: ObjectID, _ method: String) throws(RunError) {
    guard !rules.allowsUndeclared,
      UIKitNames.marks(of: method, in: .viewController).contains(.becomesFirst),
      MemberTable.responder.names(.keyboard).contains(where: {
        keyboardSetting($0, of: controller) != nil
      })
    else { return }
    throw failed(
      .notSimulated, "A controller with an input view as the first responder is not simulated yet")
  }

  /// Notes another keyboard of the edited text field or text view, and fails where UIKit ends the
  /// editing.
  func checkEditing(_ name: String, of id: ObjectID, _ value: Value) throws(RunError) {
    guard !rules.allowsUndeclared, world.isFirstResponder(id) else { return }
    if UIKitNames.marks(of: name, in: world.classRecord(of: id).base).contains(.keyboard) {
      world.noteOtherKeyboard(of: id)
    }
    if case .boolean(false) = value, UnknownValues.endsEditing(name) {
      throw failed(
        .notSimulated, "'\(name)' of the view that is edited is not simulated yet",
        ["call 'resignFirstResponder()' first"])
    }
  }
}
