import LifecycleEngine

// The identifiers of actions.
extension UnknownValues {
  private static let identifier = "identifier"

  /// Keeps the text of an action's identifier.
  func keepIdentifier(_ value: Value?, of action: ObjectID) {
    guard let value, !value.isNull else { return }
    heap.keep(.string(text(ofIdentifier: value)), Self.identifier, of: action)
  }

  /// Returns true if two actions were made with one identifier.
  func haveOneIdentifier(_ one: ObjectID, _ other: ObjectID) -> Bool {
    guard case .string(let text)? = heap.kept(Self.identifier, of: one),
      case .string(text)? = heap.kept(Self.identifier, of: other)
    else { return false }
    return true
  }

  /// Returns true if an action was made with an identifier.
  func isIdentified(_ action: ObjectID, by value: Value?) -> Bool {
    guard let value, case .string(let known)? = heap.kept(Self.identifier, of: action) else {
      return false
    }
    return known == text(ofIdentifier: value)
  }

  /// The text of an identifier, which is equal for equal identifiers.
  private func text(ofIdentifier value: Value) -> String {
    if let id = value.objectID, case .payload(let record) = heap.foreignObject(id),
      record.name == "init", record.values.count == 1
    {
      return identity(of: record.values[0])
    }
    if case .opaque(_, let number) = value, let text = heap.opaqueValues.identifiers[number] {
      return text
    }
    return identity(of: value)
  }
}
