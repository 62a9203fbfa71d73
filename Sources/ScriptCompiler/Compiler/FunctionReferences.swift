import Diagnostics
import SwiftSubset

// Methods, initialisers and cases as functions.
extension FunctionValues {
  /// `Row.init`, `Row.init(id:)`, `Load.done` or `list.add(_:)`.
  /// - Returns: The closure, `nil` if the name is no function reference.
  func closure(
    ofReference base: Expression, _ name: String, _ range: SourceRange
  ) -> Closure? {
    if let type = typeLookup.namedType(base), symbols.types[type].role != .protocolType {
      if let labels = labels(ofCase: name, type) ?? labels(ofInitializer: name, type) {
        let isCase = name != "init" && !name.hasPrefix("init(")
        let callee = Expression(
          .member(base, isCase ? FunctionValues.baseName(name) : "init"), at: range)
        return closure(calling: callee, labels, capturing: nil, range)
      }
      if isUnapplied(name, type) {
        // `List.add` takes a list and returns the method of the list.
        let receiver = Expression(.closureParameter(0), at: range)
        let method = Expression(.member(receiver, name), at: range)
        return Closure(
          captures: [], parameters: [], implicitParameterCount: 1, isAsync: false,
          body: [Statement(.expression(method), at: range)])
      }
    }
    guard name.utf8.last == UInt8(ascii: ")") else { return nil }
    return closure(ofLabeled: base, name, range)
  }

  /// `add(_:to:)`, of a receiver or of a name in scope.
  /// - Returns: The closure, `nil` for a name without labels.
  func closure(
    ofLabeled base: Expression?, _ name: String, _ range: SourceRange
  ) -> Closure? {
    guard let labels = FunctionValues.labels(in: name) else { return nil }
    let plain = FunctionValues.baseName(name)
    if case .superReference = base?.kind {
      let method = Expression(.member(Expression(.superReference, at: range), plain), at: range)
      return closure(calling: method, labels, capturing: nil, range)
    }
    var receiver = base
    if base == nil, case .member = lookup.meaning(of: plain) {
      receiver = Expression(.selfReference, at: range)
    }
    guard let receiver else {
      return closure(
        calling: Expression(.identifier(plain), at: range), labels, capturing: nil, range)
    }
    let held = Expression(.identifier(FunctionValues.boundReceiver), at: range)
    return closure(
      calling: Expression(.member(held, plain), at: range), labels, capturing: receiver, range)
  }

  /// A closure that passes its own parameters to a function.
  private func closure(
    calling callee: Expression, _ labels: [String?], capturing receiver: Expression?,
    _ range: SourceRange
  ) -> Closure {
    let arguments = labels.enumerated().map { place, label in
      Argument(label: label, value: Expression(.closureParameter(place), at: range))
    }
    let captures = receiver.map {
      [Capture(strength: .strong, name: FunctionValues.boundReceiver, value: $0, range: range)]
    }
    let call = Expression(.call(callee, arguments), at: range)
    return Closure(
      captures: captures ?? [], parameters: [], implicitParameterCount: labels.count,
      isAsync: false, body: [Statement(.expression(call), at: range)])
  }

  /// Returns true for a name of instance methods without a static member of the name.
  private func isUnapplied(_ name: String, _ type: Int) -> Bool {
    let code = symbols.types[type]
    return code.methods.contains { $0.name == name }
      && !code.staticMethods.contains { $0.name == name }
      && symbols.tables.staticMembers[name] == nil
  }

  // MARK: Names

  /// `add` of `add(_:to:)`.
  static func baseName(_ name: String) -> String {
    String(decoding: Array(name.utf8.prefix { $0 != UInt8(ascii: "(") }), as: UTF8.self)
  }

  /// The labels inside a name, `nil` without labels.
  private static func labels(in name: String) -> [String?]? {
    guard name.utf8.last == UInt8(ascii: ")"), let open = name.firstIndex(of: "(") else {
      return nil
    }
    let list = name[name.index(after: open)...].dropLast()
    return list.split(separator: ":").map { $0 == "_" ? nil : String($0) }
  }

  private func labels(ofCase name: String, _ type: Int) -> [String?]? {
    guard
      let known = symbols.types[type].cases.first(where: {
        $0.name == FunctionValues.baseName(name)
      }),
      !known.payloadLabels.isEmpty
    else { return nil }
    return known.payloadLabels
  }

  /// The labels of the initialiser that a type's name means. An initialiser of one argument is
  /// preferred, because `map` takes one.
  private func labels(ofInitializer name: String, _ type: Int) -> [String?]? {
    guard FunctionValues.baseName(name) == "init" else { return nil }
    if let written = FunctionValues.labels(in: name) { return written }
    let code = symbols.types[type]
    let isRaw = code.cases.contains { $0.rawValue != nil }
    var known = declaredInitializers(of: type)
    if known.isEmpty, code.role == .structure {
      // Fields with defaults are parameters, too, but several such fields alone count as none.
      known = [code.fields.filter { !$0.hasDefault || !$0.isConstant }.map { $0.name }]
      if known[0].count != 1, code.fields.allSatisfy({ $0.hasDefault }) { known = [[]] }
    }
    if known.isEmpty, code.role == .enumeration, isRaw { known = [["rawValue"]] }
    if known.isEmpty, code.role == .class { known = [[]] }
    return known.first { $0 == [nil] } ?? known.first { $0.count == 1 } ?? known.first
  }

  /// The labels of the initialisers that a type declares or, without declared ones, inherits.
  private func declaredInitializers(of type: Int) -> [[String?]] {
    var current: Int? = type
    while let upper = current {
      let known = symbols.tables.parameters[symbols.types[upper].name] ?? []
      if !known.isEmpty { return known.map { $0.map { $0.label } } }
      current = symbols.types[upper].superclass
    }
    return []
  }

  /// A name of several functions as a value: a closure that calls the function that fits the
  /// arguments. A function of one argument is preferred, because `map` takes one.
  func closure(ofOverloads name: String, _ range: SourceRange) -> Closure {
    let known = symbols.tables.overloads[name]?.forms.map { $0.labels } ?? []
    let labels =
      known.first { $0 == [nil] } ?? known.first { $0.count == 1 } ?? known.first ?? []
    return closure(
      calling: Expression(.identifier(name), at: range), labels, capturing: nil, range)
  }
}
