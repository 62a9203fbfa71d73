import Diagnostics
import LifecycleEngine
import UIKitNames

// Values that stand for a name: of a notification, of a detent.
extension Operators {
  /// The name that a value stands for. `UIApplication.didEnterBackgroundNotification` and
  /// `Notification.Name("…")` are names. Strings and implicit members count as names.
  func notificationName(_ value: Value?) throws(RunError) -> String? {
    switch value {
    case .symbol(let name):
      // The author's extension may give the name another raw value.
      guard let type = machine.types.extensionType(of: NotificationNames.type),
        let own = try machine.objects.staticProperty(name, of: type)
      else { return name }
      return try notificationName(own)
    case .notificationName(let name), .opaque(let name, _): return name
    case .string(let text): return NotificationNames.name(forRawValue: text)
    case .object(let id):
      guard case .payload(let record) = heap.foreignObject(id), let first = record.values.first
      else {
        return nil
      }
      return try notificationName(first)
    default: return nil
    }
  }

  /// The identifier that a value means where an identifier is expected, `nil` for none. A name that
  /// nothing declares counts as one of the author's identifiers.
  func detentIdentifier(_ value: Value?) throws(RunError) -> String? {
    switch value {
    case nil, .null, .symbol("none"): return nil
    case .detentIdentifier(let text): return text
    case .symbol(let name):
      if let type = machine.types.extensionType(of: DetentTypes.identifier),
        let own = try machine.objects.staticProperty(name, of: type)
      {
        defer { heap.release(own) }
        return try detentIdentifier(own)
      }
      guard let near = Slips.meant(by: name, among: DetentTypes.names) else {
        return DetentTypes.rawValue(of: name)
      }
      throw failed(.unknownMember, DetentTypes.noIdentifier(name, near: near))
    case .object(let id):
      guard case .payload(let record) = heap.foreignObject(id), record.type == nil,
        record.name == "init"
      else { break }
      let labels = record.site.map { program.labels[$0.labels] } ?? []
      let made = try makeDetentIdentifier(Arguments(values: record.values, labels: labels))
      return try detentIdentifier(made)
    default: break
    }
    throw failed(
      .wrongArgument,
      "A detent is named by its identifier, not by \(value.map { machine.describeKind($0) } ?? "nothing")",
      [DetentTypes.identifierHelp])
  }

  /// `Identifier("small")` and `Identifier(rawValue: "small")`.
  func makeDetentIdentifier(_ arguments: Arguments) throws(RunError) -> Value {
    guard arguments.values.count == 1, case .string(let text) = arguments.first,
      arguments.labels == [nil] || arguments.labels == ["rawValue"]
    else {
      throw failed(
        .wrongArgument, "A detent's identifier is made of a string",
        ["write 'UISheetPresentationController.Detent.Identifier(\"small\")'"])
    }
    try machine.checkIsKnown(text)
    return .detentIdentifier(text)
  }
}
