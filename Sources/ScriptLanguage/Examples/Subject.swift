import LifecycleEngine

/// A class of screens that is driven, with what of its code UIKit does not call.
struct Subject {
  let entry: ClassFamily.Entry
  let base: UIKitClass
  /// How an instance is made; `$given1` is the first of the objects that it is given.
  let construction: String
  /// How the objects are made that it is given, which somebody else holds.
  let givens: [String]
  let helpers: [Helper]

  var name: String { entry.name }
  /// Where it is declared.
  var nameRange: SourceRange { entry.nameRange }
  /// Whether its instances are containers of UIKit's.
  var isContainer: Bool { base.isContainer }
}

/// A method that nothing in the example calls and that UIKit does not call: whoever uses the screen does.
struct Helper {
  let function: FunctionDeclaration
  /// What it is called with, as code of a drive; `$child1` is a child of the screen, `$other1` a
  /// controller of nobody's.
  let arguments: [String]
  /// The children that the screen must show when it is called.
  let childCount: Int
  /// How the other controllers are made.
  let others: [String]

  /// The call, with the screen in front of it.
  var call: String { call(on: "$screen") }

  /// The call, with an object in front of it.
  func call(on object: String) -> String {
    var text = ""
    let parameters = function.parameters.filter { $0.defaultValue == nil }
    for (parameter, argument) in zip(parameters, arguments) {
      let label = parameter.label.map { "\($0): " } ?? ""
      text += (text.isEmpty ? "" : ", ") + label + argument
    }
    let call = "\(object).\(function.name)(\(text))"
    if function.isAsync { return "Task { try? await \(call) }" }
    return function.isThrowing ? "try? \(call)" : call
  }
}

extension ExampleCode {
  /// The classes that are driven: what stands alone is the example's own screen.
  var subjects: [Subject] {
    if let wrapper, let entry = family.entry(named: wrapper) { return [subject(entry)] }
    return subjectsOfClasses
  }

  /// All classes of view controllers, each with what can be done with it.
  var subjectsOfClasses: [Subject] {
    family.controllers.filter { !$0.isGeneric }.map { subject($0) }
  }

  private func subject(_ entry: ClassFamily.Entry) -> Subject {
    var givens: [String] = []
    let construction = construction(of: entry, depth: 0) { value in
      guard value.hasSuffix(")") else { return value }
      givens.append(value)
      return "$given\(givens.count)"
    }
    return Subject(
      entry: entry, base: family.base(of: entry), construction: construction, givens: givens,
      helpers: helpers(of: entry))
  }

  // MARK: Making one

  /// An expression that makes an instance.
  func construction(
    of entry: ClassFamily.Entry, depth: Int, _ keep: (String) -> String = { $0 }
  ) -> String {
    for ancestor in family.lineage(of: entry) {
      let designated = ancestor.functions.map { $0.function }.filter { function in
        guard case .initializer = function.role else { return false }
        return !isOfCoder(function)
      }
      guard !designated.isEmpty else { continue }
      let chosen =
        designated.first { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        ?? designated.first { !$0.modifiers.isConvenience } ?? designated[0]
      let arguments = chosen.parameters.filter { $0.defaultValue == nil }.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + keep(value(for: parameter, depth: depth))
      }
      return "\(entry.name)(\(arguments.joined(separator: ", ")))"
    }
    return "\(entry.name)()"
  }

  private func isOfCoder(_ function: FunctionDeclaration) -> Bool {
    function.parameters.count == 1 && function.parameters[0].label == "coder"
  }

  /// What a parameter is given: a value of its type where one can be made, else something opaque.
  func value(for parameter: Parameter, depth: Int = 0) -> String {
    value(of: parameter.type, depth: depth) ?? given(parameter.name)
  }

  private func value(of type: TypeSyntax?, depth: Int) -> String? {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return value(of: wrapped, depth: depth)
    case .array(let element):
      return value(of: element, depth: depth).map { "[\($0), \($0)]" }
    case .named(let name, let arguments) where arguments.isEmpty:
      switch name {
      case "Int": return "1"
      case "Double", "CGFloat", "TimeInterval", "Float": return "1.0"
      case "String": return "\"text\""
      case "UIView": return "UIView()"
      default: break
      }
      if let entry = family.entry(named: name) {
        if entry.isEnumeration {
          return entry.cases.first { $0.payloadLabels.isEmpty }.map { ".\($0.name)" }
        }
        guard entry.isClass, depth < 3, !entry.isGeneric else { return nil }
        return construction(of: entry, depth: depth + 1)
      }
      let base = BuiltInTypes.base(ofUndeclared: name)
      if base.isContainer { return "\(base.name)()" }
      return base == .viewController ? "UIViewController()" : nil
    default: return nil
    }
  }

  /// The name of something that nobody declares.
  private func given(_ name: String) -> String { words.free("given_\(name)") { _ in true } }

  // MARK: Helpers

  private func helpers(of entry: ClassFamily.Entry) -> [Helper] {
    var result: [Helper] = []
    for ancestor in family.lineage(of: entry) {
      for (function, range) in ancestor.functions where isHelper(function, at: range) {
        guard !result.contains(where: { $0.function.signature == function.signature }) else {
          continue
        }
        result.append(helper(function, range))
      }
    }
    return result
  }

  private func isHelper(_ function: FunctionDeclaration, at range: SourceRange) -> Bool {
    guard case .function = function.role, function.body != nil, !function.modifiers.isStatic,
      !function.modifiers.isOverride, !function.isGeneric, !words.isCalled(function, at: range),
      !isOfDelegate(function)
    else { return false }
    let labels = function.parameters.map { $0.label }
    return Callback(declared: function.name, labels: labels) == nil
  }

  /// Whether UIKit or a library calls a method as that of a delegate: its first parameter has no label and
  /// is the object that asks.
  private func isOfDelegate(_ function: FunctionDeclaration) -> Bool {
    let signature = function.signature
    if DelegateMethods.protocols.contains(where: { $0.signatures.contains(signature) }) {
      return true
    }
    guard function.parameters.count > 1, function.parameters[0].label == nil,
      case .named(let type, _) = function.parameters[0].type
    else { return false }
    return LibraryNames.isPrefixed(type) && function.parameters[0].name != "sender"
      && !BuiltInTypes.base(ofUndeclared: type).isController
  }

  private func helper(_ function: FunctionDeclaration, _ range: SourceRange) -> Helper {
    var arguments: [String] = []
    var children = 0
    var others: [String] = []
    for parameter in function.parameters where parameter.defaultValue == nil {
      if isController(parameter.type), takesOut(parameter.name, range, depth: 0) {
        children += 1
        arguments.append("$child\(children)")
      } else if isController(parameter.type) {
        others.append(value(for: parameter))
        arguments.append("$other\(others.count)")
      } else {
        arguments.append(value(for: parameter))
      }
    }
    return Helper(
      function: function, arguments: arguments, childCount: children, others: others)
  }

  private func isController(_ type: TypeSyntax?) -> Bool {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): isController(wrapped)
    case .named(let name, _):
      family.entry(named: name).map { family.base(of: $0).isController }
        ?? BuiltInTypes.base(ofUndeclared: name).isController
    default: false
    }
  }

  /// Whether code takes a controller out of its parent, by itself or through another method of the
  /// example.
  private func takesOut(_ name: String, _ range: SourceRange, depth: Int) -> Bool {
    let inside = words.words(in: range)
    for (index, word) in inside.enumerated() where word.text == name {
      guard index + 1 < inside.count else { continue }
      let next = inside[index + 1]
      if next.isMember, next.text == "removeFromParent" { return true }
      if next.isMember, next.text == "willMove", index + 2 < inside.count,
        inside[index + 2].text == "toParent", isNil(behind: inside[index + 2])
      {
        return true
      }
    }
    guard depth < 3 else { return false }
    for (index, word) in inside.enumerated() where word.isCalled && !word.isDeclared {
      let given = inside.dropFirst(index + 1).prefix(3)
      guard given.contains(where: { $0.text == name }) else { continue }
      for entry in family.entries {
        for (function, place) in entry.functions
        where function.name == word.text && place.start != range.start {
          for parameter in function.parameters where isController(parameter.type) {
            if takesOut(parameter.name, place, depth: depth + 1) { return true }
          }
        }
      }
    }
    return false
  }

  /// Whether the argument behind a label is `nil`.
  private func isNil(behind label: WordTable.Word) -> Bool {
    let rest = bytes[label.range.end...].drop { $0 == 58 || $0 == 32 }
    return Array(rest.prefix(3)) == Array("nil".utf8)
  }
}
