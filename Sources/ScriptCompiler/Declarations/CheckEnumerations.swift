import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// Comparisons of a UIKit property with a name that no value of the property has. The result would
// always be the same.
extension CodeChecks {
  /// Notes a comparison with an impossible value.
  func checkEnumerations(_ left: Expression, _ right: Expression) {
    for (property, symbol) in [(left, right), (right, left)] {
      checkDetentIdentifier(property, symbol)
      guard case .implicitMember(let name) = symbol.kind, let owner = property.propertyName,
        let type = staticTypes.linkType(of: property)?.unwrapped.name,
        let values = EnumeratedProperties.values(ofPropertyWith: type), !values.contains(name),
        // The author may have a value of this name.
        symbols.tables.staticMembers[name] == nil, name != "some", name != "none"
      else { continue }
      let near = EditDistance.nearest(to: name, in: values).map { "; did you mean '.\($0)'?" } ?? ""
      problems.note { () throws(ScriptError) in
        throw ScriptError(
          "unknown-member", "'\(owner)' is never '.\(name)'\(near)", symbol.range,
          help: ["its values are \(values.map { ".\($0)" }.joined(separator: ", "))"])
      }
    }
  }
}

extension CodeChecks {
  /// Notes a comparison of a detent's identifier with a value that is no identifier. The identifier
  /// is often nil, which equals no other value.
  private func checkDetentIdentifier(_ property: Expression, _ other: Expression) {
    guard property.propertyName != nil,
      staticTypes.linkType(of: property)?.unwrapped.name == DetentTypes.identifier
    else { return }
    switch other.kind {
    case .implicitMember(let name):
      guard symbols.tables.staticMembers[name] == nil,
        let near = Slips.meant(by: name, among: DetentTypes.names)
      else { return }
      problems.note { () throws(ScriptError) in
        throw ScriptError(
          "unknown-member", DetentTypes.noIdentifier(name, near: near), other.range)
      }
    case .string, .integer, .floating, .boolean:
      let kind = staticTypes.staticType(of: other)?.name ?? "a literal"
      problems.note { () throws(ScriptError) in
        throw ScriptError(
          "wrong-argument", "A detent is named by its identifier, not by \(kind)", other.range,
          help: [DetentTypes.identifierHelp])
      }
    case .nilLiteral, .identifier, .closureParameter, .selfReference, .superReference, .array,
      .dictionary, .tuple, .member, .optionalChain, .forceUnwrap, .call, .subscript, .closure,
      .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      break
    }
  }
}

extension Expression {
  /// The name of the property that an expression reads.
  fileprivate var propertyName: String? {
    switch kind {
    case .member(_, let name), .identifier(let name): name
    case .optionalChain(let base), .forceUnwrap(let base): base.propertyName
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .call, .subscript, .closure,
      .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      nil
    }
  }
}
