import LifecycleEngine
import ScriptCompiler
import UIKitNames

extension Machine {
  /// The value of a Boolean argument of a UIKit method. The value decides what is simulated.
  func flag(_ label: String, _ arguments: Arguments, of name: String) throws(RunError) -> Bool {
    let isSet = try givenFlag(label, arguments, of: name)
    if isSet, animations.areOff, label == "animated" {
      throw failed(
        .notSimulated,
        "'\(name)' with 'animated: true' while animations are off is not simulated yet",
        ["write 'animated: false'"])
    }
    return isSet
  }

  /// The value of a Boolean argument of a UIKit method that animates nothing itself.
  func givenFlag(
    _ label: String, _ arguments: Arguments, of name: String
  ) throws(RunError) -> Bool {
    guard let value = arguments.labeled(label) else {
      throw failed(.wrongArgument, "'\(name)' is called without '\(label):'")
    }
    return try condition(heap.copied(value))
  }

  /// The first argument as a truth value, if the argument has no label.
  func firstFlag(_ arguments: Arguments, of name: String) throws(RunError) -> Bool {
    guard let value = arguments.unlabeled else {
      throw failed(.wrongArgument, "'\(name)' needs true or false")
    }
    return try condition(heap.copied(value))
  }

  /// Puts the arguments of a call on the stack in the order of the parameters, with defaults.
  func arrange(_ function: Int, _ site: CallSite, hasSelf: Bool) throws(RunError) {
    let parameters = program.functions[function].parameters
    let labels = program.labels[site.labels]
    guard !isExact(labels, parameters) else {
      return try coerceArguments(of: function)
    }
    let given = stack.pop(site.argumentCount)
    let receiver = hasSelf ? stack.last ?? .void : .void
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        stack.push(takeVariadic(parameter, given, labels, &next))
      } else if types.takes(index, parameters, labels, next: next) {
        stack.push(given[next])
        next += 1
      } else if let value = parameter.defaultFunction {
        let values = program.functions[value].hasSelf ? [heap.copied(receiver)] : []
        stack.push(try call(value, values))
      } else {
        throw missingArgument(parameter, function, given: next < given.count ? labels[next] : nil)
      }
    }
    guard next == given.count else { throw extraArgument(labels[next], function) }
    try coerceArguments(of: function)
  }

  private func takeVariadic(
    _ parameter: ParameterCode, _ given: [Value], _ labels: [String?], _ next: inout Int
  ) -> Value {
    var elements: [Value] = []
    while next < given.count,
      labels[next] == (elements.isEmpty ? parameter.label : nil)
    {
      elements.append(given[next])
      next += 1
    }
    return heap.makeArray(elements)
  }

  private func missingArgument(
    _ parameter: ParameterCode, _ function: Int, given: String?
  ) -> RunError {
    let name = program.functions[function].name
    let label = parameter.label.map { "'\($0):'" } ?? "its argument without a label"
    let help = parameter.help(given: given == ArgumentLabel.trailing ? nil : given)
    return failed(.wrongArgument, "'\(name)' is called without \(label)", [help])
  }

  private func extraArgument(_ label: String?, _ function: Int) -> RunError {
    let name = program.functions[function].name
    let argument =
      label == ArgumentLabel.trailing
      ? "a trailing closure" : label.map { "an argument '\($0):'" } ?? "a further argument"
    return failed(.wrongArgument, "'\(name)' does not take \(argument) here")
  }

  func isExact(_ labels: [String?], _ parameters: [ParameterCode]) -> Bool {
    guard labels.count == parameters.count else { return false }
    for (label, parameter) in zip(labels, parameters) {
      if parameter.isVariadic { return false }
      if label == ArgumentLabel.trailing {
        if !parameter.mayBeFunction { return false }
      } else if label != parameter.label {
        return false
      }
    }
    return true
  }

  /// Coerces the arguments to the types of the parameters.
  func coerceArguments(of function: Int) throws(RunError) {
    let parameters = program.functions[function].parameters
    if program.usesInOut { unwrapCells(of: function) }
    for (offset, parameter) in parameters.enumerated() where !parameter.isInOut {
      guard let coercion = parameter.coercion else { continue }
      let index = stack.count - parameters.count + offset
      stack[index] = try valueTypes.fitted(stack[index], program.coercions[coercion])
    }
  }

  func takeArguments(_ site: CallSite) -> Arguments {
    let values = stack.pop(site.argumentCount)
    return Arguments(
      values: program.usesInOut ? emptyCells(values) : values, labels: program.labels[site.labels],
      isAwaited: site.isAwaited)
  }

  func drop(_ arguments: Arguments) { heap.release(arguments.values) }

  func eventValue(_ value: Value) -> EventValue {
    switch value {
    case .boolean(let truth): return .boolean(truth)
    case .integer(let number): return .number(Double(number))
    case .double(let number): return .number(number)
    case .string(let text): return .text(text)
    case .size(let size): return .size(size)
    case .symbol(let name): return .symbol(name)
    case .traits(let traits): return .traits(traits)
    case .object(let id):
      guard let elements = heap.array(id) else { return .object(id) }
      return .objects(elements.compactMap { $0.objectID })
    default: return .none
    }
  }
}
