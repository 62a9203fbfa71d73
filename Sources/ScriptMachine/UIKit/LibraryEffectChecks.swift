import LifecycleEngine
import UIKitNames

extension LibraryMembers {
  /// Calls a free name that the author does not declare.
  func callFree(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    try machine.types.checkRelease(ofType: name)
    if Concurrency.continuationFunctions.contains(name) {
      return try machine.concurrency.makeContinuation(arguments)
    }
    if NotificationPosts.isType(name),
      let made = try machine.notifications.makeNotification(arguments)
    {
      return made
    }
    if let result = machine.observation.call(name, arguments) { return result }
    if let made = try machine.animator.make(name, arguments) { return made }
    if let made = try machine.tabs.make(name, arguments) { return made }
    if let made = try machine.concurrency.makeDispatch(name, arguments) { return made }
    if let help = LibraryEffects.help(forCallOf: name), !rules.allowsUndeclared {
      throw failed(.notSimulated, "'\(name)' is not simulated yet", [help])
    }
    if let made = try machine.controls.make(name, arguments) { return made }
    if let answer = try machine.exceptions.checkCall(name, on: nil, arguments) { return answer }
    if let result = try machine.observer.callUndeclared(name, arguments) { return result }
    machine.unknowns.noteStrangeMethod(name, arguments)
    let value = machine.unknowns.opaqueCall(name, on: nil, arguments)
    machine.unknowns.noteMade(value, by: name, on: nil, arguments)
    if case .opaque(_, let number) = value {
      heap.opaqueValues.types[number] = name
      tell(.calledUndeclared(name, arguments, result: number))
    }
    return value
  }

  /// Fails if a method of the library would affect the author's code.
  func checkEffect(of name: String, on base: Value, _ labels: [String?]) throws(RunError) {
    let type: String
    switch base {
    case .opaque(let name, _), .builtInType(let name): type = name
    default: return
    }
    if type == "layer",
      !UIKitNames.marks(of: name, in: .view).isDisjoint(with: [.invalidates, .moves])
    {
      throw failed(
        .notSimulated, "'layer.\(name)' is not simulated yet", ["call the method of the view"])
    }
    if case .opaque(_, let number) = base, heap.opaqueValues.types[number] == "UIDevice",
      DynamicCalls.isKeyedSetter(name, labels)
    {
      throw failed(
        .notSimulated, "Key-value coding is not simulated yet", ["write 'user.rotate(to: …)'"])
    }
    guard let help = LibraryEffects.help(forMethod: name, of: type) else { return }
    throw failed(.notSimulated, "'\(name)' is not simulated yet", [help])
  }
}
