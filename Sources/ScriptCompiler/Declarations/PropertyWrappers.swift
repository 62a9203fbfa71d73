import Diagnostics
import SwiftSubset

// Property wrappers that an example declares. Behind `@Clamped(0...9) var level = 3` is a stored
// property `_level` of type `Clamped`, and `level` is its `wrappedValue`.
extension MemberDeclarer {
  /// Declares a property with a wrapper of the example.
  /// - Returns: True if the property has a wrapper.
  func declareWrapped(
    _ name: String, _ entry: VariableDeclaration.Entry, _ modifiers: Modifiers, of index: Int,
    _ declaration: TypeDeclaration
  ) throws(ScriptError) -> Bool {
    guard !modifiers.isLazy, entry.accessors == nil,
      declaration.role != .extension || modifiers.isStatic,
      let wrapper = ownWrapper(modifiers, inside: index)
    else { return false }
    let storage = "_\(name)"
    let range = entry.range
    var plain = modifiers
    plain.attributes = []
    let made = initialWrapper(of: entry, wrapper, modifiers)
    let stored = VariableDeclaration.Entry(
      pattern: .binding(storage), type: .named(symbols.types[wrapper].qualifiedName, []),
      initialValue: made, accessors: nil, range: range)
    if modifiers.isStatic {
      declareStatic(storage, stored, isConstant: false, of: index)
    } else {
      try declareField(storage, stored, plain, isConstant: false, of: index)
    }
    declareComputed(
      name, computed(name, "wrappedValue", storage, entry.type, wrapper, modifiers, range),
      of: index, isStatic: modifiers.isStatic)
    if hasMember("projectedValue", wrapper) {
      declareComputed(
        "$\(name)", computed(nil, "projectedValue", storage, nil, wrapper, modifiers, range),
        of: index, isStatic: modifiers.isStatic)
    }
    return true
  }

  private func ownWrapper(_ modifiers: Modifiers, inside index: Int) -> Int? {
    for attribute in modifiers.attributes {
      guard let type = typeLookup.typeIndex(named: attribute, inside: index) else { continue }
      let isWrapper = symbols.typeDeclarations[type].contains {
        $0.modifiers.attributes.contains("propertyWrapper")
      }
      if isWrapper { return type }
    }
    return nil
  }

  private func hasMember(_ name: String, _ type: Int) -> Bool {
    symbols.typeDeclarations[type].contains { declaration in
      declaration.members.contains { member in
        guard case .variable(let variable) = member.kind else { return false }
        return variable.entries.contains { $0.pattern.boundNames.contains(name) }
      }
    }
  }

  /// The call that makes the wrapper, `nil` if only an initialiser has a value.
  private func initialWrapper(
    of entry: VariableDeclaration.Entry, _ wrapper: Int, _ modifiers: Modifiers
  ) -> Expression? {
    if let value = entry.initialValue {
      return construction(of: wrapper, value, modifiers, entry.range)
    }
    if !modifiers.wrapperArguments.isEmpty || isMadeOfNothing(wrapper) {
      return construction(of: wrapper, nil, modifiers, entry.range)
    }
    if case .optional = entry.type {
      let value = Expression(.nilLiteral, at: entry.range)
      return construction(of: wrapper, value, modifiers, entry.range)
    }
    return nil
  }

  private func construction(
    of wrapper: Int, _ value: Expression?, _ modifiers: Modifiers, _ range: SourceRange
  ) -> Expression {
    let wrapped = value.map { [Argument(label: "wrappedValue", value: $0)] } ?? []
    let type = Expression.naming(symbols.types[wrapper].qualifiedName, at: range)
    return Expression(.call(type, wrapped + modifiers.wrapperArguments), at: range)
  }

  /// Returns true if a wrapper needs no argument.
  private func isMadeOfNothing(_ wrapper: Int) -> Bool {
    var hasInitializer = false
    for declaration in symbols.typeDeclarations[wrapper] {
      for case .function(let function) in declaration.members.map({ $0.kind })
      where function.name == "init" {
        hasInitializer = true
        if function.parameters.allSatisfy({ $0.defaultValue != nil }) { return true }
      }
    }
    if hasInitializer { return false }
    return symbols.typeDeclarations[wrapper].allSatisfy { declaration in
      declaration.members.allSatisfy { member in
        guard case .variable(let variable) = member.kind, !variable.modifiers.isStatic else {
          return true
        }
        return variable.entries.allSatisfy { $0.initialValue != nil || $0.accessors?.getter != nil }
      }
    }
  }

  /// A computed property for a member of the wrapper.
  /// - Parameter name: The property whose first value makes the wrapper, if no wrapper exists yet.
  private func computed(
    _ name: String?, _ member: String, _ storage: String, _ type: TypeSyntax?, _ wrapper: Int,
    _ modifiers: Modifiers, _ range: SourceRange
  ) -> VariableDeclaration.Entry {
    let owner = Expression(.selfReference, at: range)
    let stored = Expression(.member(owner, storage), at: range)
    let place = Expression(.member(stored, member), at: range)
    let value = Expression(.identifier("newValue"), at: range)
    func assign(_ value: Expression, to target: Expression) -> Statement {
      Statement(.expression(Expression(.assignment("=", target, value), at: range)), at: range)
    }
    var setter = [assign(value, to: place)]
    if name != nil {
      let isMissing = Expression(
        .binary("==", stored, Expression(.nilLiteral, at: range)), at: range)
      let first = assign(construction(of: wrapper, value, modifiers, range), to: stored)
      setter = [
        Statement(.if([.expression(isMissing)], [first], else: .block(setter)), at: range)
      ]
    }
    return VariableDeclaration.Entry(
      pattern: .wildcard, type: type, initialValue: nil,
      accessors: Accessors(
        getter: [Statement(.return(place), at: range)],
        setter: Accessor(parameterName: "newValue", body: setter), willSet: nil, didSet: nil),
      range: range)
  }

  /// Declares the setter of a subscript: a method that takes the new value after the indices.
  func declareSetter(
    of function: FunctionDeclaration, in index: Int
  ) throws(ScriptError) {
    builder.noteSubscripts()
    guard let setter = function.setter else { return }
    var modifiers = function.modifiers
    modifiers.isMutating = true
    let value = Parameter(
      label: nil, name: setter.parameterName, type: function.returnType, defaultValue: nil,
      isInOut: false, isVariadic: false, range: function.nameRange)
    try declareMethod(
      FunctionDeclaration(
        role: .function, name: "subscript=", nameRange: function.nameRange, modifiers: modifiers,
        parameters: function.parameters + [value], isAsync: false, isThrowing: false,
        returnType: nil, body: setter.body), of: index, isOfExtension: false)
  }
}
