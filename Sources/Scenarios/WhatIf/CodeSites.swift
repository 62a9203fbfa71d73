import Diagnostics
import SwiftSubset
import UIKitNames

/// The places of a script that a what-if changes. Checks and strings have no such places.
struct CodeSites {
  /// The literals behind `animated:`.
  private(set) var flags: [Flag] = []
  /// The ends of gestures.
  private(set) var swipes: [Swipe] = []
  private(set) var presentations: [Presentation] = []
  private(set) var styles: [Style] = []
  /// The values that become the root of a window.
  private(set) var roots: [Expression] = []
  /// The ends of the statements that declare variables of the script.
  private(set) var declarations: [String: Int] = [:]

  private var blockCount = 0
  /// True if a statement has given a window a root.
  private var isShown = false

  struct Flag {
    let range: SourceRange
    let isOn: Bool
  }

  struct Swipe {
    /// The place of the method's name.
    let range: SourceRange
    let isFinished: Bool
  }

  /// A call of `present`, or of a method of the author's with a name such as `presentLogin`.
  struct Presentation {
    let controller: Expression
    /// The beginning of the statement that is nothing but the call.
    let statement: Int?
    let place: CodePlace
  }

  /// An assignment to `modalPresentationStyle`.
  struct Style {
    /// The variable with the controller.
    let variable: String
    let value: Expression
    let place: CodePlace
  }

  init(_ syntax: ScenarioSyntax) {
    for item in syntax.items {
      switch item {
      case .statement(let statement):
        if case .variable(let declaration) = statement.kind {
          for entry in declaration.entries {
            guard let name = entry.pattern.ownName, entry.initialValue != nil else { continue }
            declarations[name] = statement.range.end
          }
        }
        visit(statement, CodePlace(isRunning: isShown))
      case .step(_, let body, _):
        for statement in body { visit(statement, CodePlace(isRunning: true)) }
      case .check: break
      }
    }
  }

  // MARK: Walking

  /// The place inside of code that may run later, often or never.
  private mutating func block(in place: CodePlace, isRunning: Bool) -> CodePlace {
    blockCount += 1
    var inner = place
    inner.blocks.append(blockCount)
    inner.isRunning = isRunning
    return inner
  }

  private mutating func visit(_ part: SyntaxPart, _ place: CodePlace) {
    switch part {
    case .statement(let statement): visit(statement, place)
    case .expression(let value): visit(value, place)
    case .pattern(let pattern): pattern.forEachPart { visit($0, place) }
    case .code(let statements):
      let inner = block(in: place, isRunning: true)
      for statement in statements { visit(statement, inner) }
    }
  }

  private mutating func visit(_ statement: Statement, _ place: CodePlace) {
    var place = place
    place.offset = statement.range.start
    switch statement.kind {
    case .expression(let value): visit(value, place, statement: place.offset)
    case .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .labeled:
      statement.forEachPart { part in
        if case .statement = part {
          visit(part, block(in: place, isRunning: place.isRunning))
        } else {
          visit(part, place)
        }
      }
    case .variable, .function, .type, .return, .throw, .break, .continue, .fallthrough, .skipped,
      .import, .typeAlias:
      statement.forEachPart { visit($0, place) }
    }
  }

  private mutating func visit(_ value: Expression, _ place: CodePlace, statement: Int? = nil) {
    switch value.kind {
    case .string, .selector: return
    case .call(let callee, let arguments): note(callee, arguments, place, statement)
    case .assignment("=", let target, let source):
      // Another style replaces the whole value, so nothing inside of the value can change as well.
      if noteAssignment(target, source, place) { return visit(target, place) }
    case .try(_, let inner), .await(let inner):
      return visit(inner, place, statement: statement)
    case .nilLiteral, .boolean, .integer, .floating, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .member,
      .optionalChain, .forceUnwrap, .subscript, .closure, .prefix, .binary, .partialRange,
      .ternary, .assignment, .discard, .cast, .keyPath, .type:
      break
    }
    value.forEachPart { visit($0, place) }
  }

  // MARK: Noting

  private mutating func note(
    _ callee: Expression, _ arguments: [Argument], _ place: CodePlace, _ statement: Int?
  ) {
    var name: String?
    if case .identifier(let function) = callee.kind { name = function }
    if case .member(let base, let method) = callee.kind {
      // An override chooses the flag that the override passes to super.
      if case .superReference = base.kind { return }
      if case .identifier("user") = base.kind { noteSwipe(method, callee.range) }
      name = method
    }
    for case .some(let flag) in arguments.map(CodeSites.flag) where place.isRunning {
      flags.append(flag)
    }
    guard let name, DynamicCalls.presents(name), let controller = arguments.first,
      controller.label == nil,
      arguments.contains(where: { $0.label == "animated" })
    else { return }
    presentations.append(
      Presentation(controller: controller.value, statement: statement, place: place))
  }

  private static func flag(_ argument: Argument) -> Flag? {
    guard argument.label == "animated", case .boolean(let isOn) = argument.value.kind else {
      return nil
    }
    return Flag(range: argument.value.range, isOn: isOn)
  }

  private mutating func noteSwipe(_ method: String, _ range: SourceRange) {
    guard method == Swipe.finish || method == Swipe.cancel else { return }
    let name = SourceRange(range.end - method.utf8.count, range.end)
    swipes.append(Swipe(range: name, isFinished: method == Swipe.finish))
  }

  /// - Returns: True if the value is a style.
  private mutating func noteAssignment(
    _ target: Expression, _ source: Expression, _ place: CodePlace
  ) -> Bool {
    guard case .member(let base, let property) = target.kind else { return false }
    if property == "rootViewController" {
      isShown = true
      roots.append(source)
    }
    guard property == "modalPresentationStyle", let variable = base.variableName else {
      return false
    }
    styles.append(Style(variable: variable, value: source, place: place))
    return true
  }
}

extension CodeSites.Swipe {
  static let finish = "finishSwipe"
  static let cancel = "cancelSwipe"
}

/// The place of a statement in a script.
struct CodePlace {
  /// The blocks around the statement, the outermost first. Set-up and steps are one block, because
  /// they run one behind the other.
  var blocks: [Int] = []
  var offset = 0
  /// True if the code can run after a window has got a root.
  var isRunning: Bool

  /// True if code at this place has run whenever code at another place runs.
  func isAlwaysBefore(_ other: CodePlace) -> Bool {
    offset < other.offset && other.blocks.starts(with: blocks)
  }

  /// True if both places are in one block of a function, a closure or a type.
  func isInSameBody(as other: CodePlace) -> Bool { !blocks.isEmpty && blocks == other.blocks }
}
