import LifecycleEngine
import UIKitNames

// Extensions of the library's protocols, whose members conforming types of the author get.
extension TypeDeclarer {
  /// Gives a type the extensions of a name after its colon.
  func linkToLibrary(_ index: Int, _ name: String, isFirst: Bool) {
    guard !symbols.tables.extensions.isEmpty else { return }
    let type = symbols.types[index]
    // A class already has the extensions of its superclass.
    if isFirst, type.role == .class, BuiltInTypes.base(of: name) != .object { return }
    if type.role == .enumeration, LibraryConformances.rawTypes.contains(name) {
      return adopt("RawRepresentable", index)
    }
    adopt(name, index)
  }

  /// Makes an enumeration without payloads conform to `Hashable`, which Swift implies.
  func linkCases(of index: Int) {
    guard !symbols.tables.extensions.isEmpty, symbols.types[index].role == .enumeration else {
      return
    }
    let cases = symbols.typeDeclarations[index].flatMap { $0.cases }
    if cases.allSatisfy({ $0.payloadLabels.isEmpty }) { adopt("Hashable", index) }
  }

  private func adopt(_ name: String, _ index: Int) {
    for name in LibraryConformances.all(from: name) {
      guard let added = symbols.tables.extensions[name], added != index,
        !symbols.types[index].protocols.contains(added)
      else { continue }
      symbols.changeType(index) { $0.protocols.append(added) }
    }
  }
}
