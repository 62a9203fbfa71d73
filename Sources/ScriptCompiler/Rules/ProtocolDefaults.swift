import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The defaults that extensions of a protocol give some of the conforming types.
extension SwiftRules {
  /// Protocols and the protocols above them.
  func allProtocols(_ protocols: [Int]) -> [Int] {
    var result = protocols
    var place = 0
    while place < result.count {
      result += symbols.types[result[place]].protocols.filter { !result.contains($0) }
      place += 1
    }
    return result.filter { symbols.types[$0].role == .protocolType }
  }

  /// Reports a default for some types beside another default of the same member, if a conforming
  /// type is none of these types.
  func checkBoundDefaults(of index: Int) {
    let declarations = symbols.typeDeclarations[index].filter { $0.role == .extension }
    for (place, bound) in declarations.enumerated() where !bound.selfBounds.isEmpty {
      let names = bound.selfBounds.compactMap { $0.name }
      for member in bound.members {
        guard let own = member.newMember else { continue }
        let others = declarations.enumerated().filter { other, declaration in
          other != place && declaration.members.contains { $0.newMember?.full == own.full }
        }
        guard !others.isEmpty else { continue }
        let isPlain = others.allSatisfy { $0.element.selfBounds.isEmpty }
        guard !isPlain || hasConformer(to: index, outside: names) else { continue }
        report(
          "not-simulated",
          "Swift chooses among the defaults of '\(own.name)' by 'where Self', and the simulator does "
            + "not", own.range, help: ["declare '\(own.name)' in each type that conforms"])
      }
    }
  }

  /// Returns true if a type conforms to a protocol and is none of the named types.
  private func hasConformer(to owner: Int, outside names: [String]) -> Bool {
    symbols.types.indices.contains { index in
      let type = symbols.types[index]
      guard type.role != .protocolType, type.role != .builtInExtension,
        chain(of: index).contains(where: {
          allProtocols(symbols.types[$0].protocols).contains(owner)
        })
      else { return false }
      let above = chain(of: index)
      let own = above.flatMap { place in
        [symbols.types[place].name]
          + allProtocols(symbols.types[place].protocols).map { symbols.types[$0].name }
      }
      let all = own + LibraryTypes.chain(from: type.base.name)
      return !names.allSatisfy { all.contains($0) }
    }
  }
}

extension Statement {
  /// The instance member that a declaration adds without `override`.
  var newMember: (name: String, full: String, range: SourceRange)? {
    if case .function(let function) = kind, case .function = function.role,
      !function.modifiers.isStatic, !function.modifiers.isOverride
    {
      return (function.name, function.signature, function.nameRange)
    }
    guard case .variable(let variable) = kind, !variable.modifiers.isStatic,
      !variable.modifiers.isOverride, let entry = variable.entries.first,
      let name = entry.pattern.ownName
    else { return nil }
    return (name, name, entry.range)
  }
}
