import SwiftSubset

/// Gives members of a class other names, in all code of the class.
struct MemberRenaming {
  private let type: String
  private let names: Set<String>
  /// The class, its superclasses and its subclasses.
  let relatives: Set<String>
  /// The names that other types have, too.
  var doubtful: Set<String> = []
  var statics: Set<String> = []
  /// The variables of the enclosing blocks: true if the value is an object of the class.
  private var blocks: [[String: Bool]] = []
  /// True in a type inside of the class, which has no `self` of the class.
  private var isInner = false

  init(of type: String, _ names: Set<String>, _ relatives: Set<String>) {
    self.type = type
    self.names = names
    self.relatives = relatives
  }

  // MARK: Declarations

  mutating func members(_ statements: [Statement]) -> [Statement] {
    statements.map { member in
      switch member.kind {
      case .variable(let variable):
        let isRenamed = !isInner && member.isPrivateMember
        let entries = variable.entries.map { entry(of: $0, isRenamed: isRenamed) }
        return Statement(
          .variable(
            VariableDeclaration(
              isConstant: variable.isConstant, modifiers: variable.modifiers, entries: entries)),
          at: member.range)
      case .function(let function):
        let own = !isInner && member.isPrivateMember ? renamed(function.name) : nil
        return Statement(.function(self.function(function, named: own)), at: member.range)
      case .type(let inner):
        var nested = self
        nested.isInner = true
        let type = TypeDeclaration(
          role: inner.role, name: inner.name, nameRange: inner.nameRange,
          modifiers: inner.modifiers, isGeneric: inner.isGeneric, inherited: inner.inherited,
          selfBounds: inner.selfBounds, members: nested.members(inner.members), cases: inner.cases)
        return Statement(.type(type), at: member.range)
      default: return member
      }
    }
  }

  /// The new name of a member, with the labels that may stand behind the name.
  private func renamed(_ name: String) -> String? {
    guard let paren = name.utf8.firstIndex(of: 40) else {
      return names.contains(name) ? "\(type).\(name)" : nil
    }
    return names.contains(String(name[..<paren])) ? "\(type).\(name)" : nil
  }

  private mutating func entry(
    of entry: VariableDeclaration.Entry, isRenamed: Bool
  ) -> VariableDeclaration.Entry {
    var pattern = entry.pattern
    if isRenamed, case .binding(let name) = pattern, let own = renamed(name) {
      pattern = .binding(own)
    }
    let value = entry.initialValue.map { renaming($0) }
    let accessors = entry.accessors.map { accessors in
      Accessors(
        getter: accessors.getter.map { block($0) }, setter: accessor(accessors.setter),
        willSet: accessor(accessors.willSet), didSet: accessor(accessors.didSet))
    }
    return VariableDeclaration.Entry(
      pattern: pattern, type: entry.type, initialValue: value, accessors: accessors,
      range: entry.range)
  }

  private mutating func accessor(_ accessor: Accessor?) -> Accessor? {
    accessor.map {
      Accessor(
        parameterName: $0.parameterName, body: block($0.body, [$0.parameterName: false]))
    }
  }

  private mutating func function(
    _ function: FunctionDeclaration, named name: String?
  ) -> FunctionDeclaration {
    let parameters = function.parameters.map { parameter in
      var changed = Parameter(
        label: parameter.label, name: parameter.name, type: parameter.type,
        defaultValue: parameter.defaultValue.map { renaming($0) }, isInOut: parameter.isInOut,
        isVariadic: parameter.isVariadic, range: parameter.range)
      changed.isAutoclosure = parameter.isAutoclosure
      changed.isEscaping = parameter.isEscaping
      changed.attributes = parameter.attributes
      return changed
    }
    let locals = names(of: function.parameters)
    var result = FunctionDeclaration(
      role: function.role, name: name ?? function.name, nameRange: function.nameRange,
      modifiers: function.modifiers, isGeneric: function.isGeneric, parameters: parameters,
      isAsync: function.isAsync, isThrowing: function.isThrowing,
      returnType: function.returnType, body: function.body.map { block($0, locals) })
    result.setter = accessor(function.setter)
    return result
  }

  private func names(of parameters: [Parameter]) -> [String: Bool] {
    parameters.reduce(into: [:]) { $0[$1.name] = $1.type.map { isOwn($0) } ?? false }
  }

  private func isOwn(_ type: TypeSyntax) -> Bool {
    type.unwrapped.name.map { relatives.contains($0) } ?? false
  }

  // MARK: Statements

  private mutating func block(
    _ statements: [Statement], _ locals: [String: Bool] = [:]
  ) -> [Statement] {
    blocks.append(locals)
    for case .function(let function) in statements.map({ $0.kind }) { bind([function.name]) }
    let result = statements.map { renaming($0) }
    blocks.removeLast()
    return result
  }

  private mutating func bind(_ names: [String]) {
    for name in names.sorted() { blocks[blocks.count - 1][name] = false }
  }

  private mutating func bind(_ name: String, _ value: Expression?, _ type: TypeSyntax? = nil) {
    blocks[blocks.count - 1][name] = type.map { isOwn($0) } ?? value.map { isOwn($0) } ?? false
  }

  private mutating func renaming(_ statement: Statement) -> Statement {
    Statement(renaming(statement.kind), at: statement.range)
  }

  private mutating func renaming(_ kind: Statement.Kind) -> Statement.Kind {
    switch kind {
    case .expression(let value): return .expression(renaming(value))
    case .variable(let variable):
      let entries = variable.entries.map { entry in
        let changed = self.entry(of: entry, isRenamed: false)
        bind(entry.pattern.boundNames)
        if case .binding(let name) = entry.pattern { bind(name, entry.initialValue, entry.type) }
        return changed
      }
      return .variable(
        VariableDeclaration(
          isConstant: variable.isConstant, modifiers: variable.modifiers, entries: entries))
    case .function(let function): return .function(self.function(function, named: nil))
    case .if(let conditions, let body, let branch):
      blocks.append([:])
      let parts = (renaming(conditions), block(body))
      blocks.removeLast()
      return .if(parts.0, parts.1, else: branch.map { renaming($0) })
    case .guard(let conditions, let body):
      let inner = block(body)
      return .guard(renaming(conditions), inner)
    case .while(let conditions, let body):
      blocks.append([:])
      defer { blocks.removeLast() }
      return .while(renaming(conditions), block(body))
    case .switch(let subject, let cases):
      return .switch(renaming(subject), cases.map { renaming($0) })
    case .forIn(let loop): return .forIn(renaming(loop))
    case .repeatWhile(let body, let condition):
      return .repeatWhile(block(body), renaming(condition))
    case .do(let body, let clauses):
      return .do(block(body), clauses.map { renaming($0) })
    case .defer(let body): return .defer(block(body))
    case .return(let value): return .return(value.map { renaming($0) })
    case .throw(let value): return .throw(renaming(value))
    case .labeled(let label, let inner): return .labeled(label, renaming(inner))
    case .type, .break, .continue, .fallthrough, .skipped, .import, .typeAlias: return kind
    }
  }

  private mutating func renaming(_ branch: ElseBranch) -> ElseBranch {
    switch branch {
    case .block(let body): .block(block(body))
    case .elseIf(let statement): .elseIf(renaming(statement))
    }
  }

  private mutating func renaming(_ conditions: [Condition]) -> [Condition] {
    conditions.map { condition in
      switch condition {
      case .expression(let value): return .expression(renaming(value))
      case .binding(let name, let value, let range):
        let changed = renaming(value)
        bind(name, value)
        return .binding(name: name, value: changed, range: range)
      case .pattern(let pattern, let value):
        let changed = renaming(value)
        return .pattern(renaming(pattern), changed)
      case .availability: return condition
      }
    }
  }

  private mutating func renaming(_ pattern: Pattern) -> Pattern {
    bind(pattern.boundNames)
    switch pattern {
    case .expression(let value): return .expression(renaming(value))
    case .enumCase(let name, let parts, let type, let range):
      return .enumCase(name, parts.map { renaming($0) }, of: type, range: range)
    case .tuple(let parts): return .tuple(parts.map { renaming($0) })
    case .asType(let inner, let type): return .asType(renaming(inner), type)
    case .some(let inner): return .some(renaming(inner))
    case .wildcard, .binding, .variable, .isType: return pattern
    }
  }

  private mutating func renaming(_ entry: SwitchCase) -> SwitchCase {
    blocks.append([:])
    defer { blocks.removeLast() }
    let patterns = entry.patterns.map { renaming($0) }
    return SwitchCase(
      patterns: patterns, isDefault: entry.isDefault, body: block(entry.body), range: entry.range)
  }

  private mutating func renaming(_ pattern: CasePattern) -> CasePattern {
    let changed = renaming(pattern.pattern)
    return CasePattern(changed, where: pattern.condition.map { renaming($0) })
  }

  private mutating func renaming(_ clause: CatchClause) -> CatchClause {
    blocks.append(["error": false])
    defer { blocks.removeLast() }
    let pattern = clause.pattern.map { renaming($0) }
    return CatchClause(pattern: pattern, body: block(clause.body))
  }

  private mutating func renaming(_ loop: ForIn) -> ForIn {
    let sequence = renaming(loop.sequence)
    blocks.append([:])
    defer { blocks.removeLast() }
    let pattern = renaming(loop.pattern)
    return ForIn(
      pattern: pattern, sequence: sequence, isAwait: loop.isAwait,
      condition: loop.condition.map { renaming($0) }, body: block(loop.body))
  }

  // MARK: Expressions

  private mutating func renaming(_ expression: Expression) -> Expression {
    Expression(renaming(expression.kind), at: expression.range)
  }

  private mutating func renaming(_ kind: Expression.Kind) -> Expression.Kind {
    switch kind {
    case .identifier(let name): return .identifier(own(name) ?? name)
    case .member(let base, let name):
      let isOwn = isOwn(base) || !isOther(base) && !doubtful.contains(name)
      return .member(renaming(base), (isOwn ? renamed(name) : nil) ?? name)
    case .string(let segments):
      return .string(
        segments.map { segment in
          guard case .interpolation(let value) = segment else { return segment }
          return .interpolation(renaming(value))
        })
    case .array(let elements): return .array(elements.map { renaming($0) })
    case .dictionary(let elements):
      return .dictionary(
        elements.map { DictionaryElement(key: renaming($0.key), value: renaming($0.value)) })
    case .tuple(let elements): return .tuple(elements.map { $0.with(renaming($0.value)) })
    case .optionalChain(let base): return .optionalChain(renaming(base))
    case .forceUnwrap(let base): return .forceUnwrap(renaming(base))
    case .call(let callee, let arguments):
      let callee = renaming(callee)
      return .call(callee, arguments.map { $0.with(renaming($0.value)) })
    case .subscript(let base, let arguments):
      let base = renaming(base)
      return .subscript(base, arguments.map { $0.with(renaming($0.value)) })
    case .closure(let closure): return .closure(renaming(closure))
    case .prefix(let symbol, let operand): return .prefix(symbol, renaming(operand))
    case .binary(let symbol, let left, let right):
      return .binary(symbol, renaming(left), renaming(right))
    case .partialRange(let symbol, let low, let high):
      return .partialRange(symbol, low.map { renaming($0) }, high.map { renaming($0) })
    case .ternary(let condition, let first, let second):
      return .ternary(renaming(condition), renaming(first), renaming(second))
    case .assignment(let symbol, let target, let value):
      return .assignment(symbol, renaming(target), renaming(value))
    case .cast(let value, let kind, let type): return .cast(renaming(value), kind, type)
    case .try(let kind, let value): return .try(kind, renaming(value))
    case .await(let value): return .await(renaming(value))
    case .selector(let method): return .selector(renaming(method))
    case .nilLiteral, .boolean, .integer, .floating, .closureParameter, .selfReference,
      .superReference, .implicitMember, .discard, .keyPath, .type:
      return kind
    }
  }

  private mutating func renaming(_ closure: Closure) -> Closure {
    let captures = closure.captures.map { capture in
      let value = capture.value.map { renaming($0) }
      let own = own(capture.name).map { Expression(.identifier($0), at: capture.range) }
      return Capture(
        strength: capture.strength, name: capture.name, value: value ?? own, range: capture.range)
    }
    var locals = names(of: closure.parameters)
    for capture in closure.captures where capture.name != "self" {
      locals[capture.name] = capture.value.map { isOwn($0) } ?? false
    }
    var result = Closure(
      captures: captures, parameters: closure.parameters,
      implicitParameterCount: closure.implicitParameterCount, isAsync: closure.isAsync,
      body: block(closure.body, locals))
    result.isOfMainActor = closure.isOfMainActor
    result.resultType = closure.resultType
    return result
  }

  /// The new name of a member that a name without receiver means.
  private func own(_ name: String) -> String? {
    let base = name.utf8.firstIndex(of: 40).map { String(name[..<$0]) } ?? name
    for block in blocks.reversed() where block[base] != nil { return nil }
    return isInner && !statics.contains(base) ? nil : renamed(name)
  }

  /// Returns true if an expression is certainly an object of the class or of a relative, or such a
  /// class.
  private func isOwn(_ base: Expression) -> Bool {
    switch base.kind {
    case .selfReference: return !isInner
    case .optionalChain(let inner), .forceUnwrap(let inner): return isOwn(inner)
    case .cast(_, let kind, let type): return kind != .is && isOwn(type)
    case .call(let callee, _):
      if case .identifier(let name) = callee.kind { return relatives.contains(name) }
      return false
    case .identifier(let name):
      for block in blocks.reversed() {
        if let known = block[name] { return known }
      }
      return relatives.contains(name) || name == "Self" && !isInner
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .superReference,
      .array, .dictionary, .tuple, .implicitMember, .member, .subscript, .closure, .prefix, .binary,
      .partialRange, .ternary, .assignment, .discard, .try, .await, .selector, .keyPath, .type:
      return false
    }
  }

  /// Returns true if an expression is certainly no object of the class.
  private func isOther(_ base: Expression) -> Bool {
    switch base.kind {
    case .superReference: true
    case .selfReference: isInner
    default: false
    }
  }
}
