import LifecycleEngine
import SwiftSubset
import UIKitNames

// Values as text.
extension Operators {
  func concatenate(_ count: Int) throws(RunError) {
    let parts = stack.pop(count)
    var text = ""
    for part in parts {
      if text.utf8.count <= Budget.stringBudget { text += try shown(part) }
      heap.release(part)
    }
    stack.push(heap.makeText(text))
  }

  /// Replaces the value on top of the stack with its text.
  func describe(as type: TypeSyntax) throws(RunError) {
    let value = stack.pop()
    stack.push(heap.makeText(try shown(value, as: type)))
    heap.release(value)
  }

  /// Describes a value of a declared type. A value does not know if it is optional.
  func describe(_ value: Value, as type: TypeSyntax?, depth: Int) -> String {
    guard depth <= Budget.depthBudget else { return "…" }
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      if case .opaque = value { return describe(value, depth: depth) }
      return value.isNull ? "nil" : "Optional(\(debugText(value, as: wrapped, depth + 1)))"
    case .array(let element):
      guard let id = value.objectID, let elements = heap.array(id) else { break }
      let types = elements.map { _ in TypeSyntax?.some(element) }
      return "[\(list(elements, [], as: types, depth + 1))]"
    case .dictionary(_, let element):
      guard let id = value.objectID, let (keys, values) = heap.dictionary(id) else { break }
      return describe(heap.inOpenOrder(keys), heap.inOpenOrder(values), as: element, depth + 1)
    case .tuple(let types, _):
      guard let id = value.objectID, let (elements, labels) = heap.tuple(id) else { break }
      return "(\(list(elements, labels, as: types.map { .some($0) }, depth + 1)))"
    case .named?, .function?, .composition?, .metatype?, nil: break
    }
    return describe(value, depth: depth)
  }

  private func describe(
    _ keys: [Value], _ values: [Value], as type: TypeSyntax?, _ depth: Int
  ) -> String {
    guard !keys.isEmpty else { return "[:]" }
    var text = "["
    for (key, value) in zip(keys, values) where text.utf8.count <= Budget.stringBudget {
      if text.utf8.count > 1 { text += ", " }
      text += "\(debugText(key, as: nil, depth)): \(debugText(value, as: type, depth))"
    }
    return text + "]"
  }

  /// Describes a value as `print` and string interpolation do.
  ///
  /// A text that exceeds the budget ends early, and so does a text of values nested too deep.
  package func describe(_ value: Value, depth: Int = 0) -> String {
    if let text = ownDescription(of: value, isInside: false) { return text }
    switch value {
    case .void: return "()"
    case .null: return "nil"
    case .boolean(let truth): return truth ? "true" : "false"
    case .integer(let number): return String(number)
    case .double(let number): return NumberText.describe(number)
    case .string(let text): return text
    case .symbol(let name):
      // UIKit's enumerations come from C, so Swift prints their raw value.
      guard machine.ownDescriptions.areAsked, !rules.allowsUndeclared else { return name }
      machine.noteOpaqueText()
      return OpaqueText.mark(name)
    case .notificationName(let name):
      return "NSNotificationName(_rawValue: \(NotificationNames.rawValue(of: name)))"
    case .detentIdentifier(let text):
      return "UISheetPresentationControllerDetentIdentifier(_rawValue: \(text))"
    case .type(let index): return program.types[index].name
    case .enumCase(let type, let place): return program.types[type].cases[place].name
    case .builtInType(let name):
      // Swift prints what a collection is of.
      guard machine.ownDescriptions.areAsked, !rules.allowsUndeclared,
        ["Array", "Dictionary", "Optional", "Set"].contains(name)
      else { return name }
      machine.noteOpaqueText()
      return OpaqueText.mark(name)
    case .opaque(let name, _):
      if let text = heap.opaqueValues.text(ofSized: value) { return text }
      machine.noteOpaqueText()
      return OpaqueText.mark(name)
    case .actor(let actor): return actor == .user ? "user" : "system"
    case .mainQueue: return "DispatchQueue.main"
    case .system(.application): return "UIApplication.shared"
    case .system(.scene): return "UIWindowScene"
    case .system(.notificationCenter): return "NotificationCenter.default"
    case .size(let size): return NumberText.describe(size)
    case .point(let x, let y): return NumberText.describe(Size(width: x, height: y))
    case .rect(let rect):
      return "(\(NumberText.describe(rect.x)), \(NumberText.describe(rect.y)), "
        + "\(NumberText.describe(rect.size.width)), \(NumberText.describe(rect.size.height)))"
    case .insets(let insets): return NumberText.describe(insets)
    case .indexPath(let section, let item): return "[\(section), \(item)]"
    case .traits, .traitOverrides: return "UITraitCollection"
    case .range(let bounds): return bounds.description
    case .object(let id), .weak(let id): return describe(id, depth + 1)
    }
  }

  private func describe(_ id: ObjectID, _ depth: Int) -> String {
    guard depth <= Budget.depthBudget else { return "…" }
    switch heap.foreignObject(id) {
    case .array(let elements): return "[\(list(elements, [], depth))]"
    case .set(let elements): return "[\(list(heap.inOpenOrder(elements), [], depth))]"
    case .interval: return machine.collections.describeInterval(id) ?? "range"
    case .dictionary(let keys, let values):
      return describe(heap.inOpenOrder(keys), heap.inOpenOrder(values), as: nil, depth)
    case .tuple(let elements, let labels):
      return "(\(list(elements, program.labels[labels], depth)))"
    case .structure(let type, let fields):
      let code = program.types[type]
      let names: [String?] = code.fields.map { $0.name }
      return "\(code.name)(\(list(fields, names, as: code.fields.map { $0.type }, depth)))"
    case .payload(let record):
      let known = record.type.flatMap { type in
        program.types[type].cases.first { $0.name == record.name }
      }
      let types = known?.payloadTypes.map { TypeSyntax?.some($0) } ?? []
      return "\(record.name)(\(list(record.values, known?.payloadLabels ?? [], as: types, depth)))"
    case .closure: return "(Function)"
    case .lazy:
      machine.noteOpaqueText()
      return OpaqueText.mark("a lazy sequence")
    default:
      let name = machine.name(of: id) ?? world.classRecord(of: id).name
      // An object shows its module, and an object of UIKit its address.
      guard machine.ownDescriptions.areAsked, !rules.allowsUndeclared else { return name }
      machine.noteOpaqueText()
      return OpaqueText.mark(name)
    }
  }

  private func list(
    _ values: [Value], _ labels: [String?], as types: [TypeSyntax?] = [], _ depth: Int
  ) -> String {
    var text = ""
    for (index, value) in values.enumerated() where text.utf8.count <= Budget.stringBudget {
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += "\(label): " }
      text += debugText(value, as: index < types.count ? types[index] : nil, depth)
    }
    budget.spend(text.utf8.count / Budget.textWeight + 1)
    return text
  }

  /// Describes a value inside another value. Strings have quotes there.
  private func debugText(_ value: Value, as type: TypeSyntax?, _ depth: Int) -> String {
    if case .string(let text) = value, type?.hasOptional != true { return text.quoted }
    if let text = ownDescription(of: value, isInside: true) { return text }
    return inModule(value, describe(value, as: type, depth: depth), as: type)
  }
}
