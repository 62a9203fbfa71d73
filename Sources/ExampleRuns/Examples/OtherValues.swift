import Diagnostics
import ScriptCompiler
import SwiftSubset

/// The constants that code compares a value with, which tell for which values a branch is taken.
struct AskedConstants {
  private let name: String
  /// The texts of the constants, each once.
  private(set) var numbers: [String] = []
  private(set) var strings: [String] = []
  /// True if the code asks if the value is nil.
  private(set) var asksForNil = false
  /// True if the code asks for the number of elements.
  private(set) var asksForElements = false

  init(of name: String, in statements: [Statement]) {
    self.name = name
    visit(.code(statements))
  }

  private mutating func visit(_ part: SyntaxPart) {
    switch part {
    case .code(let statements): for statement in statements { visit(.statement(statement)) }
    case .pattern(let pattern): pattern.forEachPart { visit($0) }
    case .expression(let value):
      look(at: value)
      value.forEachPart { visit($0) }
    case .statement(let statement):
      look(at: statement)
      statement.forEachPart { visit($0) }
    }
  }

  private mutating func look(at expression: Expression) {
    switch expression.kind {
    case .binary("??", let left, _), .optionalChain(let left):
      if isMeant(left) { asksForNil = true }
    case .binary(let symbol, let left, let right)
    where BinaryOperator(symbol)?.isComparison == true:
      if isMeant(left) { add(right) }
      if isMeant(right) { add(left) }
    case .member(let base, "isEmpty"), .member(let base, "count"), .member(let base, "first"):
      if isMeant(base) { asksForElements = true }
    default: break
    }
  }

  private mutating func look(at statement: Statement) {
    switch statement.kind {
    case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _):
      for case .binding(_, let value, _) in conditions where isMeant(value) { asksForNil = true }
    case .switch(let subject, let cases) where isMeant(subject):
      for pattern in cases.flatMap({ $0.patterns }) {
        if case .expression(let value) = pattern.pattern { add(value) }
      }
    default: break
    }
  }

  private func isMeant(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier(name): return true
    case .member(let base, name): if case .selfReference = base.kind { return true }
    default: break
    }
    return false
  }

  private mutating func add(_ constant: Expression) {
    switch constant.kind {
    case .nilLiteral: asksForNil = true
    case .integer(let number):
      for near in [number, number &+ 1, number &- 1] where !numbers.contains("\(near)") {
        numbers.append("\(near)")
      }
    case .string(let segments):
      guard segments.count == 1, case .text(let text) = segments[0],
        !text.utf8.contains(where: { $0 == 34 || $0 == 92 || $0 < 32 })
      else { return }
      if !strings.contains("\"\(text)\"") { strings.append("\"\(text)\"") }
    default: break
    }
  }
}

extension ExampleCode {
  /// The most other values of one parameter or property.
  private static let mostOthers = 4

  /// The other values that take other branches, beside the value that a drive passes.
  private func others(_ type: TypeSyntax?, _ asked: AskedConstants, than usual: String) -> [String]
  {
    var values: [String] = []
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      if asked.asksForNil { values.append("nil") }
      values += others(wrapped, asked, than: usual)
    case .array: if asked.asksForElements { values.append("[]") }
    case .named(let name, let arguments) where arguments.isEmpty:
      switch name {
      case "String":
        values += asked.strings
        if asked.asksForElements { values.append("\"\"") }
      case "Int", "Double", "CGFloat", "TimeInterval", "Float": values += asked.numbers
      default:
        guard let entry = family.entry(named: name), entry.isEnumeration else { break }
        values += entry.cases.filter { isFile || $0.payloadLabels.isEmpty }.map { made($0) }
      }
    case .named, .dictionary, .tuple, .function, .composition, .metatype, nil: break
    }
    return Array(values.filter { $0 != usual }.prefix(ExampleCode.mostOthers))
  }

  /// An expression that makes a case of an enumeration.
  private func made(_ choice: EnumCase) -> String {
    guard !choice.payloadLabels.isEmpty else { return ".\(choice.name)" }
    let values = zip(choice.payloadLabels, choice.payloadTypes).map { label, type in
      (label.map { "\($0): " } ?? "") + value(for: unnamed(type, at: SourceRange(0, 0)))
    }
    return ".\(choice.name)(\(values.joined(separator: ", ")))"
  }

  /// A parameter of a type, to make a value for.
  private func unnamed(_ type: TypeSyntax, at range: SourceRange) -> Parameter {
    Parameter(
      label: nil, name: "other", type: type, defaultValue: nil, isInOut: false, isVariadic: false,
      range: range)
  }

  /// The values of the parameters of a method that take other branches than the usual values.
  func otherArguments(of function: FunctionDeclaration) -> [(parameter: String, value: String)] {
    guard let body = function.body else { return [] }
    return function.parameters.filter { $0.defaultValue == nil }.flatMap { parameter in
      others(
        parameter.type, AskedConstants(of: parameter.name, in: body), than: value(for: parameter)
      ).map { (parameter.name, $0) }
    }
  }

  /// The values that other code may set to the properties of a class, with the property.
  func otherProperties(of entry: ClassFamily.Entry) -> [(property: String, value: String)] {
    let members = family.lineage(of: entry).flatMap { $0.members }
    return entry.properties.flatMap { property -> [(property: String, value: String)] in
      guard case .binding(let name) = property.entry.pattern, property.entry.accessors == nil,
        isSetByOthers(property.modifiers), isVariable(name, of: entry),
        !words.isAssigned(name, outside: property.range)
      else { return [] }
      let asked = AskedConstants(of: name, in: members)
      let isWeak = property.modifiers.strength != .strong
      return others(
        property.entry.initialValue, property.entry.type, asked, at: property.range, isWeak: isWeak
      ).map { (name, $0) }
    }
  }

  /// The other values of the arguments that make a screen, each with the parameter.
  func otherArguments(
    ofMaking entry: ClassFamily.Entry
  ) -> [(parameter: String, value: String)] {
    guard isFile, let initializer = designatedInitializer(of: entry) else { return [] }
    let members = family.lineage(of: entry).flatMap { $0.members }
    return initializer.parameters.flatMap { parameter -> [(parameter: String, value: String)] in
      // Most initialisers keep an argument under the parameter's name.
      let asked = AskedConstants(of: parameter.name, in: members)
      let values =
        parameter.defaultValue == nil
        ? others(parameter.type, asked, than: value(for: parameter))
        : others(
          parameter.defaultValue, parameter.type, asked, at: parameter.range, isWeak: false)
      return values.map { (parameter.name, $0) }
    }
  }

  private func isSetByOthers(_ modifiers: Modifiers) -> Bool {
    guard isFile || modifiers.strength == .strong else { return false }
    return !modifiers.isPrivate && !modifiers.isStatic && !modifiers.isOverride
      && !modifiers.isLazy
      && modifiers.attributes.allSatisfy { isFile && Self.harmlessAttributes.contains($0) }
  }

  /// The attributes of properties that other code sets like any property.
  private static let harmlessAttributes = ["objc", "IBInspectable", "Published", "MainActor"]

  private func isVariable(_ name: String, of entry: ClassFamily.Entry) -> Bool {
    entry.members.contains { member in
      guard case .variable(let variable) = member.kind, !variable.isConstant else { return false }
      return variable.entries.contains {
        if case .binding(name) = $0.pattern { true } else { false }
      }
    }
  }

  private func others(
    _ initial: Expression?, _ type: TypeSyntax?, _ asked: AskedConstants, at range: SourceRange,
    isWeak: Bool
  ) -> [String] {
    if let initial {
      switch initial.kind {
      case .boolean(let isOn): return ["\(!isOn)"]
      case .string: return others(.named("String", []), asked, than: "")
      case .integer: return others(.named("Int", []), asked, than: "")
      case .implicitMember(let name): return others(type, asked, than: ".\(name)")
      case .nilLiteral, .array: break
      case .floating, .identifier, .closureParameter, .selfReference, .superReference, .dictionary,
        .tuple, .member, .optionalChain, .forceUnwrap, .call, .subscript, .closure, .prefix,
        .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try, .await, .selector,
        .keyPath, .type:
        return []
      }
    }
    guard let type, !type.isFunction else { return [] }
    let value = value(for: unnamed(type, at: range))
    guard isFile else {
      // A new object would be held by the drive in another way than by an app.
      return ExampleCode.isMadeUp(value) && !"(".isPart(of: value) ? [value] : []
    }
    return isWeak && "(".isPart(of: value) ? [] : [value]
  }
}
