import Diagnostics
import SwiftSubset

// Closures that a function gets for the time of its call.
extension SwiftRules {
  /// Declares a parameter. A closure without `@escaping` ends with the call.
  func bind(_ parameter: Parameter, of function: FunctionDeclaration) {
    let isOne = !parameter.isVariadic && !function.isGeneric
    bind(parameter.name, isOne ? parameter.type : nil)
    guard let type = parameter.type else { return }
    let isBare =
      switch type {
      case .function: true
      case .tuple(let elements, _):
        elements.count == 1 && type.isFunction && !elements[0].isRuleOptional
      default: false
      }
    guard isBare, !parameter.isEscaping, !parameter.isVariadic, !parameter.isAutoclosure else {
      return
    }
    blocks[blocks.count - 1][parameter.name]?.isNonEscaping = true
  }

  /// Reports a closure of a call that something keeps after the call.
  func checkKept(_ value: Expression) {
    guard case .identifier(let name) = value.kind, self.name(name)?.isNonEscaping == true else {
      return
    }
    reportKept(name, value.range)
  }

  /// Reports the use of a closure of a call in a closure that outlives the call.
  func checkCaptured(_ name: String, _ range: SourceRange) {
    guard self.name(name)?.isCaptured == true else { return }
    reportKept(name, range)
  }

  private func reportKept(_ name: String, _ range: SourceRange) {
    report(
      "type-mismatch", "'\(name)' ends with the call, so nothing can keep the closure", range,
      help: ["write '@escaping' before the type of '\(name)'"])
  }

  /// Marks the closures of a call in a closure that outlives the call.
  func markCaptured() {
    var names: [String: RuleName] = [:]
    for block in blocks {
      for (name, found) in block {
        var found = found
        found.isCaptured = found.isNonEscaping
        names[name] = found.isNonEscaping ? found : nil
      }
    }
    blocks.append(names)
  }
}

extension FunctionDeclaration {
  /// True for a function that is no initializer and no subscript.
  var isPlain: Bool {
    guard case .function = role else { return false }
    return name != "subscript"
  }
}
