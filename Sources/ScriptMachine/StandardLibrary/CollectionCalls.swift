import LifecycleEngine
import UIKitNames

// Arguments of methods of collections and texts, and cuts of collections.
extension Collections {
  /// The arguments of a method that changes a collection or text, with the labels of the form.
  func fittedToCollection(
    _ arguments: Arguments, of name: String, on receiver: Value
  ) throws(RunError) -> Arguments {
    if let id = receiver.objectID {
      return try machine.types.fitted(
        arguments, to: machine.types.collectionForms(of: name, ofObject: id))
    }
    let result = try machine.types.fitted(arguments, to: CollectionForms.forms(of: name, on: .text))
    try checkTextForm(name, result)
    return result
  }

  /// Fails for a method of texts that Swift has and the simulator lacks.
  func checkTextForm(_ name: String, _ arguments: Arguments) throws(RunError) {
    var signature = name + "("
    for label in arguments.labels { signature += (label ?? "_") + ":" }
    signature += ")"
    if CollectionForms.notSimulated.contains(signature) {
      throw failed(.notSimulated, "'\(signature)' of a 'String' is not simulated yet")
    }
  }

  /// The number of elements at the beginning that fulfil a condition.
  func lengthOfPrefix(
    _ elements: [Value], while closure: ObjectID
  ) throws(RunError) -> Int {
    for (index, element) in elements.enumerated()
    where !(try machine.condition(try machine.call(closure: closure, [heap.copied(element)]))) {
      return index
    }
    return elements.count
  }

  /// The result of `prefix(while:)`, `drop(while:)` and of cuts at an index; `nil` for other calls.
  func cut(
    _ elements: [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> [Value]? {
    switch (name, arguments.labels.first) {
    case ("prefix", "while"), ("drop", "while"):
      guard let closure = arguments.closure("while") else { return nil }
      let length = try lengthOfPrefix(elements, while: closure)
      return Array(name == "prefix" ? elements.prefix(length) : elements.dropFirst(length))
    case ("prefix", "upTo"), ("prefix", "through"), ("suffix", "from"):
      let isThrough = arguments.labels.first == "through"
      guard case .integer(let number) = arguments.first, let place = Int(exactly: number),
        place >= 0, place < elements.count + (isThrough ? 0 : 1)
      else { throw failed(.outOfRange, "The index of '\(name)' is out of range") }
      if name == "suffix" { return Array(elements[place...]) }
      return Array(isThrough ? elements[...place] : elements[..<place])
    default: return nil
    }
  }

  /// The result of `min` and `max`. Of equal elements, the first is taken.
  func extreme(
    _ elements: [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    let closure = try order(arguments)
    guard var best = elements.first else { return .null }
    for element in elements.dropFirst()
    where try name == "min" ? isLess(element, best, closure) : isLess(best, element, closure) {
      best = element
    }
    return heap.copied(best)
  }
}
