import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Decides which method of a name a call means. The author's methods with fitting labels come first,
// the nearest first. UIKit's method is next.
extension RuntimeTypes {
  /// The author's method that a call reaches, or `nil` if no method takes the arguments.
  func method(_ name: String, of type: Int, _ call: GivenArguments) -> MethodCode? {
    overload(of: name, in: chain(of: type), call) { $0.methods }
  }

  /// The author's static method that a call reaches, or `nil` if no method takes the arguments.
  func staticMethod(_ name: String, of type: Int, _ call: GivenArguments) -> MethodCode? {
    overload(of: name, in: chain(of: type), call) { $0.staticMethods }
  }

  /// The method that reports the error of a call that no method takes: the nearest method with the
  /// same labels, or with the same name.
  func misfit(_ name: String, of type: Int, _ labels: [String?]) -> MethodCode? {
    misfit(name, in: chain(of: type), labels) { $0.methods }
  }

  /// The static method that reports the error of a call that no static method takes.
  func staticMisfit(_ name: String, of type: Int, _ labels: [String?]) -> MethodCode? {
    misfit(name, in: chain(of: type), labels) { $0.staticMethods }
  }

  private func misfit(
    _ name: String, in chain: [Int], _ labels: [String?], _ methods: (TypeCode) -> [MethodCode]
  ) -> MethodCode? {
    var first: MethodCode?
    for index in chain {
      for method in methods(program.types[index]) where method.name == name {
        if machine.isExact(labels, program.functions[method.function].parameters) { return method }
        first = first ?? method
      }
    }
    return first
  }

  /// The nearest static method with this name, whatever its parameters.
  func staticMethod(named name: String, of type: Int) -> MethodCode? {
    staticMisfit(name, of: type, [])
  }

  /// The arguments of a call, which lie on top of the stack.
  func given(_ site: CallSite) -> GivenArguments {
    GivenArguments(
      labels: program.labels[site.labels], place: stack.count - site.argumentCount,
      chosen: site.chosen == 0 ? [] : program.labels[Int(site.chosen) - 1])
  }

  private func overload(
    of name: String, in chain: [Int], _ call: GivenArguments, _ methods: (TypeCode) -> [MethodCode]
  ) -> MethodCode? {
    var isCompared = false
    var best: (method: MethodCode, rank: Int)?
    for index in chain {
      for method in methods(program.types[index]) where method.name == name {
        let parameters = program.functions[method.function].parameters
        guard machine.isExact(call.labels, parameters) else {
          isCompared = true
          continue
        }
        if !method.isOverloaded { return method }
        guard let rank = rank(call, parameters), rank > best?.rank ?? -1 else { continue }
        best = (method, rank)
      }
    }
    if let best { return best.method }
    guard isCompared else { return nil }
    for index in chain {
      for method in methods(program.types[index]) where method.name == name {
        let parameters = program.functions[method.function].parameters
        guard canTake(call.labels, parameters), let rank = rank(call, parameters),
          rank > best?.rank ?? -1
        else { continue }
        best = (method, rank)
      }
    }
    return best?.method
  }

  /// Chooses among the functions of a name. Functions with the same labels come before functions
  /// that fill in defaults. The best match of the arguments wins. If no function fits, returns the
  /// one that reports the error.
  func function(among functions: [Int], _ call: GivenArguments) -> Int {
    let fits = functions.map { machine.isExact(call.labels, program.functions[$0].parameters) }
    for exactly in [true, false] {
      var best: (function: Int, rank: Int)?
      for (index, function) in zip(functions.indices, functions) where fits[index] == exactly {
        let parameters = program.functions[function].parameters
        guard exactly || canTake(call.labels, parameters), let rank = rank(call, parameters),
          rank > best?.rank ?? -1
        else { continue }
        best = (function, rank)
      }
      if let best { return best.function }
    }
    return functions[fits.firstIndex(of: true) ?? 0]
  }

  /// The rank of the arguments for the types of the parameters, or `nil` if an argument clearly
  /// does not fit.
  private func rank(_ call: GivenArguments, _ parameters: [ParameterCode]) -> Int? {
    guard let place = call.place, let places = places(of: call.labels, in: parameters) else {
      return 0
    }
    var sum = 0
    for (offset, parameter) in places.enumerated() {
      let isPassed = isCell(stack[place + offset])
      if program.usesInOut, isPassed != parameters[parameter].isInOut { return nil }
      guard !isPassed, let type = parameters[parameter].type else { continue }
      guard let rank = suits(stack[place + offset], type) else { return nil }
      sum += rank
      if offset < call.chosen.count, call.chosen[offset] == type.spelling { sum += 1000 }
    }
    return sum
  }

  /// True if an argument was passed with `&`.
  private func isCell(_ value: Value) -> Bool {
    guard let id = value.objectID, case .cell = heap.foreignObject(id) else { return false }
    return true
  }

  // MARK: Labels

  /// The parameter of each argument of a call, or `nil` if an argument has no parameter.
  func places(of labels: [String?], in parameters: [ParameterCode]) -> [Int]? {
    var places: [Int] = []
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        var isFirst = true
        while places.count < labels.count,
          labels[places.count] == (isFirst ? parameter.label : nil)
        {
          places.append(index)
          isFirst = false
        }
      } else if takes(index, parameters, labels, next: places.count) {
        places.append(index)
      } else if parameter.defaultFunction == nil {
        return nil
      }
    }
    return places.count == labels.count ? places : nil
  }

  /// True if the next argument belongs to a parameter. A trailing closure skips parameters with
  /// defaults that are no functions, and leaves enough arguments for required parameters.
  func takes(
    _ index: Int, _ parameters: [ParameterCode], _ labels: [String?], next: Int
  ) -> Bool {
    guard next < labels.count else { return false }
    let parameter = parameters[index]
    guard labels[next] == ArgumentLabel.trailing else { return labels[next] == parameter.label }
    guard parameter.mayBeFunction else { return false }
    guard parameter.defaultFunction != nil else { return true }
    let demanded = parameters[(index + 1)...].count { $0.defaultFunction == nil && !$0.isVariadic }
    return parameter.isFunction && labels.count - next > demanded
  }

  // MARK: UIKit's

  /// True if a UIKit class has a method that a call can mean although the author's methods do not
  /// fit.
  func isOfLibrary(_ name: String, _ labels: [String?], of id: ObjectID) -> Bool {
    if rules.allowsForeignMembers { return true }
    if let type = typeIndex(of: id), isOpen(type) { return true }
    if name == "perform" { return typeIndex(of: id).map { program.types.isObjectiveC($0) } ?? true }
    guard world.kind(of: id) != .foreign else { return false }
    if let view = machine.types.libraryClassName(of: id), CommonViews.declares(name, view) {
      return true
    }
    return machine.types.forms(of: name, ofObject: id).contains { $0.fit(labels).isWhole }
  }

  /// True if a call means UIKit's method although an author's method fits too. UIKit's method wins
  /// if the author's method leaves more parameters to defaults.
  func isBetter(_ name: String, _ labels: [String?], of id: ObjectID, than own: MethodCode) -> Bool
  {
    let leftOut = program.functions[own.function].parameters.count - labels.count
    guard leftOut > 0, world.kind(of: id) != .foreign else { return false }
    if labels.isEmpty, let view = machine.types.libraryClassName(of: id),
      CommonViews.declares(name, view)
    {
      return true
    }
    return isBetter(machine.types.forms(of: name, ofObject: id), labels, leftOut)
  }

  /// True if a call means UIKit's static method although an author's static method fits too.
  func isBetter(_ name: String, _ labels: [String?], type: String, than own: MethodCode) -> Bool {
    let leftOut = program.functions[own.function].parameters.count - labels.count
    return leftOut > 0 && isBetter(UIKitNames.staticForms(of: name, onType: type), labels, leftOut)
  }

  private func isBetter(_ forms: [MethodForm], _ labels: [String?], _ leftOut: Int) -> Bool {
    forms.contains { $0.parameters.count - labels.count < leftOut && $0.fit(labels).isWhole }
  }

  /// True if a UIKit class has a static method that a call can mean.
  func isOfLibrary(_ name: String, _ labels: [String?], type: String) -> Bool {
    UIKitNames.staticForms(of: name, onType: type).contains { $0.fit(labels).isWhole }
  }
}

/// The arguments of a call.
struct GivenArguments {
  var labels: [String?]
  /// The place of the first argument on the stack, or `nil` if the arguments are not on the stack.
  var place: Int?
  /// The parameter types that Swift chooses by declared types, as texts; nil where a value decides.
  var chosen: [String?] = []
}
