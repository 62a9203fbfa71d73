import Scenarios
import SwiftSubset

/// Prints syntax trees as s-expressions, so that a test compares one readable line.
enum SyntaxPrinter {
  static func print(_ statements: [Statement]) -> String {
    list(statements.map(print))
  }

  private static func list(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func node(_ parts: String?...) -> String {
    "(" + list(parts.map { $0 ?? "" }) + ")"
  }

  private static func block(_ body: [Statement]) -> String { "{" + print(body) + "}" }
}

// MARK: - Expressions

extension SyntaxPrinter {
  static func print(_ expression: Expression) -> String {
    switch expression.kind {
    case .nilLiteral: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .floating(let value): "\(value)"
    case .string(let segments): print(segments)
    case .identifier(let name): name
    case .closureParameter(let number): "$\(number)"
    case .selfReference: "self"
    case .superReference: "super"
    case .array(let elements): "[" + list(elements.map(print)) + "]"
    case .dictionary(let elements):
      "[" + (elements.isEmpty ? ":" : list(elements.map { print($0.key) + ": " + print($0.value) }))
        + "]"
    case .discard: "_"
    case .implicitMember(let name): "." + name
    case .keyPath(let path): "\\" + path
    case .type(let type): "<" + print(type) + ">"
    default: printNode(expression)
    }
  }

  private static func printNode(_ expression: Expression) -> String {
    switch expression.kind {
    case .tuple(let elements): node("tuple", print(elements))
    case .member(let base, let name): node("." + name, print(base))
    case .optionalChain(let base): node("?", print(base))
    case .forceUnwrap(let base): node("!", print(base))
    case .call(let callee, let arguments): node("call", print(callee), print(arguments))
    case .subscript(let base, let arguments): node("subscript", print(base), print(arguments))
    case .closure(let closure): print(closure)
    case .prefix(let name, let operand): node("prefix", name, print(operand))
    case .binary(let name, let left, let right): node(name, print(left), print(right))
    case .partialRange(let name, let low, let high):
      node(name, low.map(print) ?? "_", high.map(print) ?? "_")
    case .ternary(let condition, let first, let second):
      node("?:", print(condition), print(first), print(second))
    case .assignment(let name, let target, let value): node(name, print(target), print(value))
    case .cast(let value, let kind, let type): node(print(kind), print(value), print(type))
    case .try(let kind, let operand):
      node(kind == .plain ? "try" : kind == .optional ? "try?" : "try!", print(operand))
    case .await(let operand): node("await", print(operand))
    case .selector(let operand): node("#selector", print(operand))
    default: "unprintable"
    }
  }

  private static func print(_ kind: CastKind) -> String {
    switch kind {
    case .as: "as"
    case .asOptional: "as?"
    case .asForced: "as!"
    case .is: "is"
    }
  }

  private static func print(_ segments: [StringSegment]) -> String {
    var parts: [String] = []
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(text.debugDescription)
      case .interpolation(let value): parts.append(print(value))
      }
    }
    if parts.isEmpty { return "\"\"" }
    guard segments.count == 1, case .text = segments[0] else { return node("string", list(parts)) }
    return parts[0]
  }

  private static func print(_ arguments: [Argument]) -> String {
    list(
      arguments.map { argument in
        (argument.isTrailing ? "+" : "") + (argument.label.map { "\($0): " } ?? "")
          + print(argument.value)
      })
  }

  private static func print(_ closure: Closure) -> String {
    let captures = closure.captures.map { capture in
      let strength =
        capture.strength == .weak ? "weak " : capture.strength == .unowned ? "unowned " : ""
      return strength + capture.name + (capture.value.map { "=" + print($0) } ?? "")
    }
    let count = closure.implicitParameterCount
    return node(
      "closure", captures.isEmpty ? nil : "[" + list(captures) + "]",
      closure.parameters.isEmpty ? nil : print(closure.parameters), count > 0 ? "$\(count)" : nil,
      closure.isAsync ? "async" : nil, block(closure.body))
  }
}

// MARK: - Types and patterns

extension SyntaxPrinter {
  static func print(_ type: TypeSyntax) -> String {
    switch type {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : name + "<" + list(arguments.map(print)) + ">"
    case .optional(let base): print(base) + "?"
    case .implicitlyUnwrapped(let base): print(base) + "!"
    case .array(let element): "[" + print(element) + "]"
    case .dictionary(let key, let value): "[" + print(key) + ": " + print(value) + "]"
    case .tuple(let elements, _): "(" + list(elements.map(print)) + ")"
    case .function(let parameters, let result):
      node(list(parameters.map(print)), "->", print(result))
    case .composition(let parts): node("&", list(parts.map(print)))
    case .metatype(let base): print(base) + ".Type"
    }
  }

  static func print(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .binding(let name): "let " + name
    case .variable(let name): "var " + name
    case .expression(let value): print(value)
    case .enumCase(let name, let payload, _, _): node("case", name, list(payload.map(print)))
    case .tuple(let elements): node("tuple", list(elements.map(print)))
    case .isType(let type): node("is", print(type))
    case .asType(let base, let type): node("as", print(base), print(type))
    case .some(let base): node("some", print(base))
    }
  }

  private static func print(_ pattern: CasePattern) -> String {
    print(pattern.pattern) + (pattern.condition.map { " where " + print($0) } ?? "")
  }

  private static func print(_ condition: Condition) -> String {
    switch condition {
    case .expression(let value): print(value)
    case .binding(let name, let value, _): node("let", name, print(value))
    case .pattern(let pattern, let value): node("case", print(pattern), print(value))
    case .availability(let version, let isUnavailable, _):
      node(isUnavailable ? "unavailable" : "available", version.map { "\($0)" } ?? "*")
    }
  }
}

// MARK: - Statements

extension SyntaxPrinter {
  static func print(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): print(value)
    case .variable(let variable): print(variable)
    case .function(let function): print(function)
    case .type(let type): print(type)
    case .import(let name): node("import", name)
    case .typeAlias(let name, let type): node("typealias", name, type.map(print))
    case .labeled(let label, let statement): label + ":" + print(statement)
    case .return(let value): node("return", value.map(print))
    case .throw(let value): node("throw", print(value))
    case .break(let label): node("break", label)
    case .continue(let label): node("continue", label)
    case .fallthrough: "fallthrough"
    default: printControl(statement)
    }
  }

  private static func printControl(_ statement: Statement) -> String {
    switch statement.kind {
    case .if(let conditions, let body, let branch):
      node("if", list(conditions.map(print)), block(body), print(branch))
    case .guard(let conditions, let body):
      node("guard", list(conditions.map(print)), block(body))
    case .while(let conditions, let body):
      node("while", list(conditions.map(print)), block(body))
    case .repeatWhile(let body, let condition): node("repeat", block(body), print(condition))
    case .defer(let body): node("defer", block(body))
    case .switch(let subject, let cases):
      node("switch", print(subject), list(cases.map(print)))
    case .forIn(let loop):
      node(
        "for", loop.isAwait ? "await" : nil, print(loop.pattern), print(loop.sequence),
        loop.condition.map { "where " + print($0) }, block(loop.body))
    case .do(let body, let clauses):
      node(
        "do", block(body),
        list(clauses.map { node("catch", $0.pattern.map(print), block($0.body)) }))
    default: "unprintable"
    }
  }

  private static func print(_ branch: ElseBranch?) -> String? {
    switch branch {
    case .block(let body): "else " + block(body)
    case .elseIf(let statement): "else " + print(statement)
    case nil: nil
    }
  }

  private static func print(_ switchCase: SwitchCase) -> String {
    let patterns = switchCase.patterns.map { print($0) }.joined(separator: ", ")
    return node(switchCase.isDefault ? "default" : "case " + patterns, block(switchCase.body))
  }
}

// MARK: - Declarations

extension SyntaxPrinter {
  private static func print(_ modifiers: Modifiers) -> String {
    var parts = modifiers.attributes.map { "@" + $0 }
    if modifiers.isOverride { parts.append("override") }
    if modifiers.isStatic { parts.append("static") }
    if modifiers.isLazy { parts.append("lazy") }
    if modifiers.isMutating { parts.append("mutating") }
    if modifiers.isConvenience { parts.append("convenience") }
    if modifiers.strength == .weak { parts.append("weak") }
    if modifiers.strength == .unowned { parts.append("unowned") }
    return list(parts)
  }

  private static func print(_ variable: VariableDeclaration) -> String {
    node(
      print(variable.modifiers), variable.isConstant ? "let" : "var",
      list(variable.entries.map(print)))
  }

  private static func print(_ entry: VariableDeclaration.Entry) -> String {
    var name = print(entry.pattern)
    if case .binding(let bound) = entry.pattern { name = bound }
    return list([
      name + (entry.type.map { ": " + print($0) } ?? ""),
      entry.initialValue.map { "= " + print($0) } ?? "",
      entry.accessors.map(print) ?? "",
    ])
  }

  private static func print(_ accessors: Accessors) -> String {
    func text(_ keyword: String, _ accessor: Accessor?) -> String? {
      accessor.map { node(keyword, $0.parameterName, block($0.body)) }
    }
    return list([
      accessors.getter.map { node("get", block($0)) } ?? "", text("set", accessors.setter) ?? "",
      text("willSet", accessors.willSet) ?? "", text("didSet", accessors.didSet) ?? "",
    ])
  }

  private static func print(_ parameters: [Parameter]) -> String {
    let parts = parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : (parameter.label ?? "_") + " "
      let type = parameter.type.map { ": " + (parameter.isInOut ? "inout " : "") + print($0) } ?? ""
      return label + parameter.name + type + (parameter.isVariadic ? "..." : "")
        + (parameter.defaultValue.map { " = " + print($0) } ?? "")
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private static func print(_ function: FunctionDeclaration) -> String {
    var keyword = "func " + function.name
    switch function.role {
    case .function: break
    case .initializer(let isFailable): keyword = isFailable ? "init?" : "init"
    case .deinitializer: keyword = "deinit"
    }
    return node(
      print(function.modifiers), keyword, print(function.parameters),
      function.isAsync ? "async" : nil, function.isThrowing ? "throws" : nil,
      function.returnType.map { "-> " + print($0) }, function.body.map(block))
  }

  private static func print(_ type: TypeDeclaration) -> String {
    let cases = type.cases.map { enumCase in
      node(
        "case", enumCase.name,
        enumCase.payloadLabels.isEmpty
          ? nil : "(" + list(enumCase.payloadLabels.map { $0 ?? "_" }) + ")",
        enumCase.rawValue.map { "= " + print($0) })
    }
    let inherited = type.inherited.map { print($0) }.joined(separator: ", ")
    return node(
      print(type.modifiers), "\(type.role) \(type.name)",
      inherited.isEmpty ? nil : ": " + inherited,
      list(cases), block(type.members))
  }
}
