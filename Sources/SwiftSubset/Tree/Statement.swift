import Diagnostics

/// A statement of the script language, with its place in the text.
package struct Statement: Sendable {
  /// The kind of statement, with its parts.
  package let kind: Kind
  /// The place in the source text.
  package let range: SourceRange

  /// Creates a statement.
  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of a statement. The block grammar reads the statements of a `scenario` block
  /// (`when`, `expect`, `require`), so the forms do not include them.
  package indirect enum Kind: Sendable {
    case expression(Expression)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case `if`([Condition], [Statement], else: ElseBranch?)
    case `guard`([Condition], [Statement])
    case `switch`(Expression, [SwitchCase])
    case forIn(ForIn)
    case `while`([Condition], [Statement])
    case repeatWhile([Statement], Expression)
    case `do`([Statement], [CatchClause])
    case `defer`([Statement])
    case `return`(Expression?)
    case `throw`(Expression)
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
    /// A declaration that the parser understands and no run needs.
    case skipped
    /// `import UIKit` does nothing.
    case `import`(String)
    /// `typealias Name = T`, or `associatedtype Name` with or without a default type.
    case typeAlias(String, TypeSyntax?)
    case labeled(String, Statement)
  }
}

/// The code behind `else`.
package indirect enum ElseBranch: Sendable {
  case block([Statement])
  /// `else if …`: an `if` statement.
  case elseIf(Statement)
}

/// One clause of an `if`, `guard` or `while` condition.
package enum Condition: Sendable {
  case expression(Expression)
  /// `let name = value`, `let name` (value is the identifier itself), `var`; the type is dropped.
  case binding(name: String, value: Expression, range: SourceRange)
  /// `case .a(let x) = value`.
  case pattern(Pattern, Expression)
  /// `#available(iOS 13.0, *)` (or `#unavailable`): the major iOS version, `nil` if only `*`.
  case availability(iOS: Int?, isUnavailable: Bool, range: SourceRange)
}

/// A pattern of `case`, `for` or `catch`.
package indirect enum Pattern: Sendable {
  case wildcard
  /// `let name`, or a bare name inside `let (a, b)`, and every name that a declaration declares.
  case binding(String)
  /// `var name`, or a bare name inside `var (a, b)`.
  case variable(String)
  /// A value compared by `==`, or a range containing the value.
  case expression(Expression)
  /// `.name`, `.name(…)`, `Type.name(…)`: an enum case with the patterns of the payload.
  case enumCase(String, [Pattern], of: TypeSyntax?, range: SourceRange)
  case tuple([Pattern])
  /// `is T`.
  case isType(TypeSyntax)
  /// `let x as T`.
  case asType(Pattern, TypeSyntax)
  /// `let x?`.
  case some(Pattern)
}

/// A `case …:` or `default:`.
package struct SwitchCase: Sendable {
  /// One entry for each comma; empty for `default`.
  package let patterns: [CasePattern]
  /// True for `default`.
  package let isDefault: Bool
  /// The statements in the braces.
  package let body: [Statement]
  /// The place in the source text.
  package let range: SourceRange
  /// Creates a case.
  package init(patterns: [CasePattern], isDefault: Bool, body: [Statement], range: SourceRange) {
    self.patterns = patterns
    self.isDefault = isDefault
    self.body = body
    self.range = range
  }
}

/// A pattern with its `where` clause.
package struct CasePattern: Sendable {
  /// The pattern that matches or binds each value.
  package let pattern: Pattern
  /// The condition after `where`.
  package let condition: Expression?
  /// Creates a pattern with an optional condition.
  package init(_ pattern: Pattern, where condition: Expression?) {
    self.pattern = pattern
    self.condition = condition
  }
}

/// A `for … in` loop.
package struct ForIn: Sendable {
  /// The pattern that matches or binds each value.
  package let pattern: Pattern
  /// The sequence that the loop goes through.
  package let sequence: Expression
  /// True for `for await` and `for try await`.
  package let isAwait: Bool
  /// The condition after `where`.
  package let condition: Expression?
  /// The statements in the braces.
  package let body: [Statement]
  /// Creates a loop.
  package init(
    pattern: Pattern, sequence: Expression, isAwait: Bool, condition: Expression?,
    body: [Statement]
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.isAwait = isAwait
    self.condition = condition
    self.body = body
  }
}

/// A `catch` clause; no pattern binds `error`.
package struct CatchClause: Sendable {
  /// The pattern that matches or binds each value.
  package let pattern: CasePattern?
  /// The statements in the braces.
  package let body: [Statement]
  /// Creates a clause.
  package init(pattern: CasePattern?, body: [Statement]) {
    self.pattern = pattern
    self.body = body
  }
}

extension Statement {
  /// True if the statement declares a type, or extends one.
  package var isType: Bool {
    if case .type = kind { return true }
    return false
  }
}
