import LifecycleEngine
import UIKitNames

// `.init()` where UIKit's declarations give the type: `nav.pushViewController(.init(), animated:
// true)`, `window.rootViewController = .init()`.
extension Construction {
  /// The arguments of a UIKit method, with instances in place of calls of `.init`. The caller owns
  /// the arguments as before.
  func withInstances(
    _ arguments: Arguments, of name: String, on id: ObjectID
  ) throws(RunError) -> Arguments {
    guard arguments.values.contains(where: { isImplicitInitializer($0) }) else { return arguments }
    for form in machine.types.forms(of: name, ofObject: id) {
      let fit = form.fit(arguments.labels)
      guard fit.isWhole else { continue }
      var values = arguments.values
      for (index, label) in fit.labels.enumerated() {
        guard let parameter = form.parameters.first(where: { $0.label == label }),
          !parameter.isFunction
        else { continue }
        values[index] = try instance(values[index], of: parameter.plainType)
      }
      return Arguments(values: values, labels: arguments.labels)
    }
    return arguments
  }

  /// The arguments of an initialiser of a container, all of which are controllers.
  func withControllers(_ arguments: Arguments) throws(RunError) -> Arguments {
    var values = arguments.values
    for (index, label) in arguments.labels.enumerated()
    where label == nil || label == "rootViewController" {
      values[index] = try instance(values[index], of: "UIViewController")
    }
    return Arguments(values: values, labels: arguments.labels)
  }

  /// The value that is assigned to a property of UIKit. The caller gives the value away.
  func instance(_ value: Value, forProperty name: String) throws(RunError) -> Value {
    guard isImplicitInitializer(value), let type = Construction.type(ofProperty: name) else {
      return value
    }
    return try instance(value, of: type)
  }

  private func instance(_ value: Value, of type: String) throws(RunError) -> Value {
    guard isImplicitInitializer(value) else { return value }
    guard type.hasPrefix("[") else { return try machine.valueTypes.coerced(value, .library(type)) }
    return try machine.valueTypes.coerced(
      value, .elements(.library(String(type.dropFirst().dropLast()))))
  }

  /// The type of a property that takes instances. UIKit itself makes presentation controllers.
  private static func type(ofProperty name: String) -> String? {
    guard var type = UIKitNames.type(of: name) else { return nil }
    if type.utf8.last == 63 { type.removeLast() }
    let isList = type.utf8.first == 91
    let instance = isList ? String(type.dropFirst().dropLast()) : type
    guard ImplicitMembers.has(instance),
      !BuiltInTypes.base(of: instance).isPresentationController
    else { return nil }
    return type
  }

  /// Returns true if a value is a call of `.init` without a known type, or a list with such a call.
  private func isImplicitInitializer(_ value: Value) -> Bool {
    guard let id = value.objectID else { return false }
    switch heap.foreignObject(id) {
    case .payload(let record): return record.type == nil && record.name == "init"
    case .array(let elements):
      return elements.contains { element in
        guard let id = element.objectID, case .payload(let record) = heap.foreignObject(id) else {
          return false
        }
        return record.type == nil && record.name == "init"
      }
    default: return false
    }
  }
}
