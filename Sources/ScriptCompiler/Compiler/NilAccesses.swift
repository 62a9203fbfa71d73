import Diagnostics
import SwiftSubset
import UIKitNames

// A change behind `?` that finds nil: `draft?.count += 1`. Swift opens an access to the optional value
// all the same, so the observers and setters of `draft` run.
extension ExpressionCompiler {
  /// Lands the jumps at nil, which is on the stack, and gives nil to the variables that notice a change.
  func landAtNil(_ parts: EvaluatedParts, _ range: SourceRange) throws(ScriptError) {
    var toEnd: [Int] = []
    for case (let jump, let place?) in parts.nilJumps {
      code.land(jump)
      try compileStore(to: place)
      code.emit(.pushNull, range)
      toEnd.append(code.emitJump({ .jump($0) }, range))
    }
    for case (let jump, nil) in parts.nilJumps { code.land(jump) }
    code.land(toEnd)
  }

  /// Returns true if a change of an optional value behind `?` is noticed although the value is nil: the
  /// value is no reference, and observers or setters belong to the path to the value.
  func isNoticed(_ place: Expression) -> Bool {
    guard let type = staticTypes.linkType(of: place), type.isOptional else { return false }
    return isValue(type.unwrapped) && hasAccessors(place)
  }

  /// Returns true if a change at nil is noticed in a path.
  func hasNoticedPart(_ path: Expression) -> Bool {
    if case .optionalChain(let base) = path.kind { return isNoticed(base) || hasNoticedPart(base) }
    if case .member(let base, _) = path.kind { return hasNoticedPart(base) }
    if case .forceUnwrap(let base) = path.kind { return hasNoticedPart(base) }
    if case .subscript(let base, _) = path.kind { return hasNoticedPart(base) }
    return false
  }

  private func isValue(_ type: TypeSyntax) -> Bool {
    switch type {
    case .array, .dictionary: return true
    case .tuple(let elements, _): return elements.count > 1
    case .named(let name, _):
      guard let index = typeLookup.typeIndex(named: name, inside: scopes.enclosingType) else {
        return LibraryTypes.fractions.contains(name)
          || ["Int", "String", "Bool", "Set", "CGRect", "CGSize", "CGPoint"].contains(name)
      }
      return switch symbols.types[index].role {
      case .structure, .enumeration: true
      case .protocolType: !isForObjects(index)
      case .class, .builtInExtension: false
      }
    case .optional, .implicitlyUnwrapped, .function, .composition, .metatype: return false
    }
  }

  private func isForObjects(_ protocolType: Int) -> Bool {
    let inherited = symbols.types[protocolType].inherited
    return inherited.contains { $0 == "AnyObject" || $0.hasPrefix("NS") || $0.hasPrefix("UI") }
      || symbols.types[protocolType].protocols.contains { isForObjects($0) }
  }

  private func hasAccessors(_ place: Expression) -> Bool {
    if case .identifier(let name) = place.kind {
      switch lookup.meaning(of: name) {
      case .local(let local): return local.isComputed
      case .capture(_, let capture): return capture.isComputed
      case .global(let slot): return symbols.globals[slot].isComputed
      case .member: return symbols.hasAccessors(name)
      default: return false
      }
    }
    if case .member(let base, let name) = place.kind {
      return symbols.hasAccessors(name) || hasAccessors(base)
    }
    if case .subscript(let base, _) = place.kind {
      return symbols.tables.members["subscript"] != nil || hasAccessors(base)
    }
    if case .optionalChain(let base) = place.kind { return hasAccessors(base) }
    if case .forceUnwrap(let base) = place.kind { return hasAccessors(base) }
    return false
  }
}

extension SymbolTable {
  /// True if a property of this name of any type has observers or a setter.
  fileprivate func hasAccessors(_ name: String) -> Bool {
    types.contains { type in
      type.fields.contains { $0.name == name && ($0.willSet != nil || $0.didSet != nil) }
        || (type.computed + type.staticComputed).contains {
          $0.name == name && ($0.setter != nil || $0.observers != nil)
        }
    }
  }
}
