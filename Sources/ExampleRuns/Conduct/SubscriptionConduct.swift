import Diagnostics
import LifecycleEngine
import Scenarios
import ScriptCompiler
import ScriptMachine
import UIKitNames

// Registrations that call an example later, beside notifications and key paths: subscriptions, actions
// of controls, and observers of traits. A subscription ends with its token.
extension ExampleObserver {
  /// Notes that a call of code that is not simulated returned a token of a subscription.
  func noteSubscription(_ name: String, _ arguments: Arguments, _ result: Int32) {
    guard case .result? = KeepingCalls.keeper(ofClosuresOf: name),
      arguments.values.contains(where: { isClosure($0) }) || arguments.labeled("on") != nil
    else { return }
    addRegistration(subscription(result))
  }

  /// Notes that nothing holds a token any more, or that the subscription is cancelled.
  func noteEnded(_ token: Int32) { registrations.remove(subscription(token)) }

  /// Notes a token of the simulated part of Combine.
  func noteSubscription(_ id: ObjectID, ofType type: Int) {
    guard program.types[type].name == CombineLibrary.token, program.isAdded(type) else { return }
    addRegistration("object \(id.index)", in: id)
  }

  /// Notes that a token of the simulated part of Combine ends its subscription.
  func noteCancelled(_ id: ObjectID, _ field: FieldCode, _ value: Value) {
    guard case .null = value, field.name == CombineLibrary.end, !registrations.isEmpty else {
      return
    }
    registrations.remove("object \(id.index)")
  }

  private func subscription(_ token: Int32) -> String { "subscription \(token)" }

  /// Notes that a control gets or loses an action. A control has only one action with an identifier.
  /// Source: https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  func noteAction(_ name: String, of control: Value, _ arguments: Arguments) {
    guard let change = KeepingCalls.registration(name), let action = arguments.first else { return }
    let key = "\(identity(of: control)) \(identifiers[action] ?? mark(of: action))"
    switch change {
    case .adds:
      guard action.isOpaque, !registrations.contains(key) else { return }
      addRegistration(key, in: control.objectID)
    case .removes:
      registrations.remove(key)
    case .observes, .forgets: break
    }
  }

  /// Notes that a controller or a view asks for changes of traits, or no longer.
  func noteTraits(_ name: String, of id: ObjectID, _ arguments: Arguments, _ result: Value) {
    guard isAuthorsCode, let change = KeepingCalls.registration(name) else { return }
    switch change {
    case .observes: addRegistration(mark(of: result), in: id)
    case .forgets: if let token = arguments.first { registrations.remove(mark(of: token)) }
    case .adds, .removes: break
    }
  }

  private func addRegistration(_ key: String, in host: ObjectID? = nil) {
    let owner = controllerAtWork
    note(.registered(owner, number: registrations.add(key, of: owner, in: host)))
  }
}

/// The identifiers of actions, by the numbers of the actions.
struct ActionIdentifiers {
  private var texts: [Int32: String] = [:]

  mutating func add(_ identifier: String, of action: Int32) { texts[action] = identifier }

  subscript(_ action: Value) -> String? {
    guard case .opaque(_, let number) = action else { return nil }
    return texts[number]
  }
}
