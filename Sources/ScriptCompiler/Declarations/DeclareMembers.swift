import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

/// The body of a declared member that is not compiled yet.
struct PendingBody {
  enum Source {
    case function(FunctionDeclaration)
    /// The result type of a getter is the type of its property.
    case accessor([Statement], parameter: String?, result: TypeSyntax?, isGetter: Bool)
    case value(Expression)
  }

  var source: Source
  var function: Int
  var type: Int
  var isStatic: Bool
  var directAccess: DirectAccess
  var range: SourceRange
}

extension DirectAccess {
  /// Initialisers fill storage and `deinit` ends storage, so neither calls observers.
  init(_ function: FunctionDeclaration) {
    switch function.role {
    case .function: self = .none
    case .initializer, .deinitializer: self = .all
    }
  }
}

/// Declares the members of types. The bodies of members are compiled once all members are known.
final class MemberDeclarer {
  let symbols: SymbolTable
  let typeLookup: TypeLookup
  private let staticTypes: StaticTypes
  private let coercions: Coercions
  private let overloads: OverloadDeclarer
  let builder: ProgramBuilder
  private let problems: ProblemList
  private var pendingBodies: [PendingBody] = []

  init(
    _ symbols: SymbolTable, _ typeLookup: TypeLookup, _ staticTypes: StaticTypes,
    _ coercions: Coercions, _ overloads: OverloadDeclarer, _ builder: ProgramBuilder,
    _ problems: ProblemList
  ) {
    self.symbols = symbols
    self.typeLookup = typeLookup
    self.staticTypes = staticTypes
    self.coercions = coercions
    self.overloads = overloads
    self.builder = builder
    self.problems = problems
  }

  /// Hands over the bodies of the declared members.
  func takePendingBodies() -> [PendingBody] {
    defer { pendingBodies = [] }
    return pendingBodies
  }

  /// Declares the members of one declaration of a type.
  /// - Parameter own: The type of `self` in the declaration, if `self` is another type.

  func declareMembers(
    of index: Int, _ declaration: TypeDeclaration, selfType own: Int?
  ) throws(ScriptError) {
    let first = pendingBodies.count
    for member in declaration.members {
      do throws(ScriptError) {
        try declareMember(member, of: index, declaration)
      } catch {
        // The other members of a file are known all the same.
        guard symbols.isOfFile else { throw error }
        problems.report(error)
      }
    }
    overloads.checkOverloads(of: declaration)
    if declaration.role == .enum { try declareCases(declaration, of: index) }
    guard let own else { return }
    for body in pendingBodies.indices[first...] { pendingBodies[body].type = own }
  }

  private func declareMember(
    _ member: Statement, of index: Int, _ declaration: TypeDeclaration
  ) throws(ScriptError) {
    if case .variable(let variable) = member.kind {
      try declareProperties(variable, of: index, declaration)
    } else if case .function(let function) = member.kind {
      try declareMethod(function, of: index, isOfExtension: declaration.role == .extension)
    }
  }

  /// Reserves a function for a body, which is compiled once all members are known.
  func reserve(
    _ source: PendingBody.Source, named name: String, of type: Int, isStatic: Bool,
    directAccess: DirectAccess = .none, _ range: SourceRange
  ) -> Int {
    let index = builder.reserveFunction(named: name)
    pendingBodies.append(
      PendingBody(
        source: source, function: index, type: type, isStatic: isStatic,
        directAccess: directAccess, range: range))
    return index
  }

  // MARK: Properties

  private func declareProperties(
    _ variable: VariableDeclaration, of index: Int, _ declaration: TypeDeclaration
  ) throws(ScriptError) {
    for entry in variable.entries {
      guard case .binding(let name) = entry.pattern else {
        throw ScriptError.unsupported("A tuple of properties", entry.range)
      }
      if try declareWrapped(name, entry, variable.modifiers, of: index, declaration) { continue }
      try coercions.checkType(of: entry)
      let isStatic = variable.modifiers.isStatic
      if symbols.types[index].role == .protocolType, entry.accessors?.getter == nil {
        symbols.changeType(index) { $0.requirements.append(name) }
      } else if entry.accessors?.getter != nil {
        declareComputed(name, entry, of: index, isStatic: isStatic)
      } else if isStatic {
        declareStatic(name, entry, isConstant: variable.isConstant, of: index)
      } else if declaration.role == .extension || declaration.role == .enum {
        // A macro or Core Data keeps the value in a place of its own, so nothing is known about it.
        if symbols.isOfFile { continue }
        throw ScriptError(
          "stored-property", "'\(name)' is a stored property where none is allowed", entry.range,
          help: ["extensions and enumerations can have computed properties only"])
      } else {
        try declareField(
          name, entry, variable.modifiers, isConstant: variable.isConstant, of: index)
      }
    }
  }

  func declareComputed(
    _ name: String, _ entry: VariableDeclaration.Entry, of index: Int, isStatic: Bool
  ) {
    guard let accessors = entry.accessors else { return }
    let getter = reserve(
      .accessor(accessors.getter ?? [], parameter: nil, result: entry.type, isGetter: true),
      named: name, of: index,
      isStatic: isStatic, entry.range)
    let setter = accessors.setter.map { setter in
      reserve(
        .accessor(setter.body, parameter: setter.parameterName, result: nil, isGetter: false),
        named: name,
        of: index, isStatic: isStatic, entry.range)
    }
    let code = ComputedCode(
      name: name, getter: getter, setter: setter,
      type: entry.type.map { typeLookup.qualified($0, inside: index) })
    if isStatic {
      symbols.changeType(index) { $0.staticComputed.append(code) }
    } else {
      symbols.changeType(index) { $0.computed.append(code) }
    }
  }

  func declareStatic(
    _ name: String, _ entry: VariableDeclaration.Entry, isConstant: Bool, of index: Int
  ) {
    let coercion = coercions.coercion(of: entry, inside: index)
    let initializer = entry.initialValue.map { value in
      reserve(
        .value(coercions.settled(value, as: coercion)), named: name, of: index, isStatic: true,
        entry.range)
    }
    symbols.declareStatic(
      StaticCode(
        type: index, name: name, initializer: initializer, isConstant: isConstant,
        declaredType: (staticTypes.staticType(of: entry)
          ?? typeLookup.constructedType(entry.initialValue, inside: index)).map {
            typeLookup.qualified($0, inside: index)
          },
        coercion: coercion,
        willSet: declareObserver(
          entry.accessors?.willSet, name, entry.range, of: index, isStatic: true),
        didSet: declareObserver(
          entry.accessors?.didSet, name, entry.range, of: index, isStatic: true)))
  }

  func declareField(
    _ name: String, _ entry: VariableDeclaration.Entry, _ modifiers: Modifiers, isConstant: Bool,
    of index: Int
  ) throws(ScriptError) {
    let observers = entry.accessors
    if modifiers.isOverride { return try declareObservedOverride(name, entry, of: index) }
    // A property wrapper without a visible value gets an opaque value.
    var initialValue = entry.initialValue
    if initialValue == nil, observers == nil,
      let wrapper = modifiers.attributes.first(where: { isWrapper($0) })
    {
      if symbols.isInExample {
        initialValue = Expression(.identifier("value of \(name)"), at: entry.range)
      } else if !modifiers.wrapperArguments.isEmpty {
        initialValue = Expression(.member(.naming(wrapper, at: entry.range), name), at: entry.range)
      }
    }
    var isOptional = false
    if case .optional = entry.type { isOptional = true }
    if case .implicitlyUnwrapped = entry.type { isOptional = true }
    var field = FieldCode(
      name: name, isConstant: isConstant, isLazy: modifiers.isLazy,
      isWeak: modifiers.strength != .strong,
      isUnowned: modifiers.strength == .unowned,
      type: (staticTypes.staticType(of: entry)
        ?? typeLookup.constructedType(entry.initialValue, inside: index))
        .map { typeLookup.qualified($0, inside: index) },
      coercion: coercions.coercion(of: entry, inside: index),
      hasDefault: initialValue != nil || isOptional && !isConstant)
    field.isOutlet = modifiers.attributes.contains("IBOutlet")
    field.isPrivate = modifiers.isPrivate && modifiers.attributes.isEmpty
    field.initializer = initialValue.map { value in
      reserve(
        .value(coercions.settled(value, as: field.coercion)), named: name, of: index,
        isStatic: false,
        entry.range)
    }
    field.willSet = declareObserver(observers?.willSet, name, entry.range, of: index)
    field.didSet = declareObserver(observers?.didSet, name, entry.range, of: index)
    symbols.changeType(index) { $0.fields.append(field) }
  }

  /// Returns true if an attribute is a property wrapper that the example does not declare.
  private func isWrapper(_ attribute: String) -> Bool {
    attribute.isCapitalized && !attribute.hasPrefix("IB")
      && (!attribute.hasPrefix("NS") || attribute == "NSManaged")
      && symbols.typeIndex(named: attribute) == nil
  }

  // MARK: Methods

  func declareMethod(
    _ function: FunctionDeclaration, of index: Int, isOfExtension: Bool
  ) throws(ScriptError) {
    let type = symbols.types[index]
    if function.name == "subscript" { try declareSetter(of: function, in: index) }
    guard function.body != nil else {
      symbols.changeType(index) { $0.requirements.append(function.name) }
      return
    }
    // A file's initializer of a value that the machine has itself gives an opaque value.
    if symbols.isOfFile, type.role == .builtInExtension, function.name == "init",
      !LibraryTypes.isMade(type.qualifiedName)
    {
      return
    }
    let isStatic = function.modifiers.isStatic
    let name = function.name == "init" ? type.name : "\(type.name).\(function.name)"
    symbols.noteParameters(function, of: index)
    let code = reserve(
      .function(function), named: name, of: index, isStatic: isStatic,
      directAccess: DirectAccess(function), function.nameRange)
    switch function.role {
    case .function:
      let method = MethodCode(
        name: function.name, function: code, isMutating: function.modifiers.isMutating,
        isOverride: function.modifiers.isOverride, labels: function.parameters.map { $0.label },
        resultType: function.returnType.map { typeLookup.qualified($0, inside: index) },
        isBesideLibrary: symbols.isBesideLibrary(function, of: index))
      symbols.noteOverload(function, method)
      if isStatic {
        symbols.changeType(index) { $0.staticMethods.append(method) }
      } else {
        symbols.changeType(index) { $0.methods.append(method) }
      }
      if method.isMutating { symbols.noteMutating(function.name) }
    case .initializer:
      guard type.role != .builtInExtension || LibraryTypes.isMade(type.qualifiedName) else {
        throw ScriptError(
          "unsupported-syntax",
          "An initializer in an extension of '\(type.name)' cannot be run by the simulator yet",
          function.nameRange, help: ["write a static function that returns the value"])
      }
      // Extensions of library types have no other initialisers, and may omit the word.
      let isConvenience = function.modifiers.isConvenience || type.role == .builtInExtension
      symbols.changeType(index) {
        $0.initializers.append(
          InitializerCode(
            function: code, isConvenience: isConvenience, isOfExtension: isOfExtension))
      }
    case .deinitializer: symbols.changeType(index) { $0.deinitializer = code }
    }
  }

  // MARK: Cases

  private func declareCases(
    _ declaration: TypeDeclaration, of index: Int
  ) throws(ScriptError) {
    let isText = symbols.types[index].inherited.contains("String")
    let isNumber = symbols.types[index].inherited.contains("Int")
    // `nil` after the largest number, which has no successor.
    var next: Int64? = 0
    for entry in declaration.cases {
      var raw: CaseCode.RawValue?
      if let value = entry.rawValue {
        raw = try rawValue(value)
        if case .integer(let number) = raw { next = number }
      } else if isText {
        raw = .text(entry.name)
      } else if isNumber {
        guard let number = next else {
          throw ScriptError(
            "arithmetic-overflow", "The raw value of '\(entry.name)' does not fit into 'Int'",
            declaration.nameRange, help: ["write a smaller raw value after '='"])
        }
        raw = .integer(number)
      }
      next = next.flatMap { $0 == .max ? nil : $0 + 1 }
      var code = CaseCode(name: entry.name, payloadLabels: entry.payloadLabels, rawValue: raw)
      code.coercions = entry.payloadTypes.map { coercions.coercion(to: $0, inside: index) }
      code.payloadTypes = entry.payloadTypes.map { typeLookup.qualified($0, inside: index) }
      code.defaults = zip(entry.payloadDefaults, code.coercions).map { value, coercion in
        value.map { value in
          reserve(
            .value(coercions.settled(value, as: coercion)), named: entry.name, of: index,
            isStatic: true,
            value.range)
        }
      }
      symbols.notePayload(of: entry)
      symbols.changeType(index) { $0.cases.append(code) }
    }
  }

  private func rawValue(_ value: Expression) throws(ScriptError) -> CaseCode.RawValue {
    switch value.kind {
    case .integer(let number): return .integer(number)
    case .prefix("-", let operand):
      // A literal is the smallest number only with its sign as a part of the literal.
      if case .integer(let number) = operand.kind, number != .min { return .integer(-number) }
    case .string(let segments):
      if segments.isEmpty { return .text("") }
      if segments.count == 1, case .text(let text) = segments[0] { return .text(text) }
    case .nilLiteral, .boolean, .floating, .identifier, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .member, .optionalChain,
      .forceUnwrap, .call, .subscript, .closure, .prefix, .binary, .partialRange, .ternary,
      .assignment, .discard, .cast, .try, .await, .selector, .keyPath, .type:
      break
    }
    throw ScriptError.unsupported(
      "A raw value that is neither a whole number nor a string", value.range)
  }
}
