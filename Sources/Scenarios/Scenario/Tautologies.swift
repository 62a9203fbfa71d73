import Diagnostics
import SwiftSubset

/// A condition as a formula over its parts. A part is a comparison, a call or anything else that is
/// true or false.
indirect enum Formula {
  case truth(Bool)
  case part(Int)
  case not(Formula)
  case both(Formula, Formula)
  case either(Formula, Formula)

  /// True if the formula has the same truth for each truth of its parts.
  func isFixed(parts: Int) -> Bool {
    guard parts <= Formula.most else { return false }
    let first = holds(0)
    return (0..<(1 << parts)).allSatisfy { holds($0) == first }
  }

  /// The largest number of parts for which each combination is tried.
  private static let most = 8

  /// - Parameter parts: The truth of each part, as a bit.
  private func holds(_ parts: Int) -> Bool {
    switch self {
    case .truth(let value): value
    case .part(let index): parts & (1 << index) != 0
    case .not(let formula): !formula.holds(parts)
    case .both(let a, let b): a.holds(parts) && b.holds(parts)
    case .either(let a, let b): a.holds(parts) || b.holds(parts)
    }
  }
}

/// Turns a condition into a formula. Parts with the same text are the same part.
struct FormulaMaker {
  let fixed: FixedNames
  let written: (SourceRange) -> String
  private(set) var parts: [String] = []

  init(_ fixed: FixedNames, _ written: @escaping (SourceRange) -> String) {
    self.fixed = fixed
    self.written = written
  }

  mutating func formula(of expression: Expression) -> Formula {
    if let truth = fixed.truth(of: expression) { return .truth(truth) }
    guard case .prefix("!", let operand) = expression.kind else {
      guard case .binary(let symbol, let left, let right) = expression.kind else {
        return part(written(expression.range))
      }
      return formula(symbol, left, right)
    }
    return .not(formula(of: operand))
  }

  private mutating func formula(
    _ symbol: String, _ left: Expression, _ right: Expression
  ) -> Formula {
    if symbol == "||" { return .either(formula(of: left), formula(of: right)) }
    if symbol == "&&" { return .both(formula(of: left), formula(of: right)) }
    let (a, b) = (written(left.range), written(right.range))
    switch symbol {
    case "==", "===": return part("\(min(a, b)) \(symbol) \(max(a, b))")
    case "!=": return .not(part("\(min(a, b)) == \(max(a, b))"))
    case "!==": return .not(part("\(min(a, b)) === \(max(a, b))"))
    case "<": return part("\(a) < \(b)")
    case ">=": return .not(part("\(a) < \(b)"))
    case ">": return part("\(b) < \(a)")
    case "<=": return .not(part("\(b) < \(a)"))
    default: return part("\(a) \(symbol) \(b)")
    }
  }

  private mutating func part(_ text: String) -> Formula {
    if let known = parts.firstIndex(of: text) { return .part(known) }
    parts.append(text)
    return .part(parts.count - 1)
  }
}
