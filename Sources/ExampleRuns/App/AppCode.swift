import Diagnostics
import LifecycleEngine
import ScriptCompiler
import SwiftSubset

/// The files of an app, with the declarations by name.
package struct AppCode: Sendable {
  /// The place of a part among the files.
  struct Place: Hashable, Comparable, Sendable {
    let file: Int
    let piece: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.piece) < (other.file, other.piece)
    }
  }

  /// The files in order.
  package let files: [AppFile]
  /// The types and the other declarations at top level, by name.
  private var declarations: [String: [Place]] = [:]
  /// The members and the heads of extensions, by the name of the type.
  private var members: [String: [Place]] = [:]
  /// The members of types that no file declares, by the name of the member.
  private var additions: [String: [Place]] = [:]
  /// The members of the other types, by the name of the member.
  private var memberNames: [String: [Place]] = [:]
  /// The names that some file uses.
  private var used: Set<String> = []

  /// Joins the files of an app. A file with wrong syntax declares nothing.
  package init(_ files: [AppFile]) {
    self.files = files
    var others: [Place] = []
    for (number, file) in files.enumerated() {
      used.formUnion(file.used)
      for (index, piece) in file.pieces.enumerated() {
        let place = Place(file: number, piece: index)
        switch piece.kind {
        case .type, .declaration:
          for name in piece.names { declarations[name, default: []].append(place) }
        case .extended, .member: others.append(place)
        }
      }
    }
    for place in others {
      let piece = self[place]
      members[piece.owner, default: []].append(place)
      let isDeclared = type(named: piece.owner, from: place.file) != nil
      for name in piece.names {
        if isDeclared {
          memberNames[name, default: []].append(place)
        } else {
          additions[name, default: []].append(place)
        }
      }
    }
  }

  subscript(_ place: Place) -> AppPiece { files[place.file].pieces[place.piece] }

  /// The declarations at top level that a name in a file stands for. Of two types with one name, the
  /// type of the same file counts, or else the first.
  func declarations(named name: String, from file: Int) -> [Place] {
    let found = (declarations[name] ?? []).filter { $0.file == file || !self[$0].isPrivate }
    let types = found.filter { self[$0].kind == .type }
    guard types.count > 1, let type = types.first(where: { $0.file == file }) ?? types.first else {
      return found
    }
    return found.filter { self[$0].kind != .type || $0 == type }
  }

  func type(named name: String, from file: Int) -> Place? {
    declarations(named: name, from: file).first { self[$0].kind == .type }
  }

  /// The members of a type and the heads of the type's extensions.
  func members(of type: String) -> [Place] { members[type] ?? [] }

  /// The members with a name that extensions give to types that no file declares.
  func additions(named name: String) -> [Place] { additions[name] ?? [] }

  /// The members with a name that the files' own types have.
  func namedMembers(_ name: String) -> [Place] { memberNames[name] ?? [] }

  /// True if only a library can call a member: no file uses the member's name.
  func isCallback(_ piece: AppPiece) -> Bool {
    piece.mayBeCallback && piece.names.allSatisfy { !used.contains($0) }
  }

  // MARK: Classes

  /// The names of the view controller classes of a file that are driven, in the order of declaration.
  /// The other files may show that a class is a view controller.
  /// - Parameter file: The number of the file.
  package func controllers(of file: Int) -> [String] {
    let own = files[file]
    let found = own.pieces.filter { piece in
      piece.kind == .type && !own.controllers.contains(piece.owner)
        && !own.parents.contains(piece.owner) && isController(piece, in: file)
    }.map { $0.owner }
    guard !found.isEmpty else { return own.controllers }
    // A plain screen stands for the extensions of a file without a class of controllers.
    let declared = own.controllers.filter { name in
      own.pieces.contains { $0.owner == Substring(name).split(separator: ".").first.map(String.init) }
    }
    let order = own.pieces.filter { $0.kind == .type }.map { $0.owner }
    return order.flatMap { name in
      found.contains(name) ? [name] : declared.filter { $0 == name || $0.hasPrefix(name + ".") }
    }
  }

  /// True if a type descends from a controller class of UIKit, through classes of other files.
  private func isController(_ piece: AppPiece, in file: Int) -> Bool {
    var known = [piece.owner]
    var (piece, file) = (piece, file)
    while let parent = piece.inherited.first, !known.contains(parent) {
      guard let place = type(named: parent, from: file) else {
        let base = UndeclaredClasses([]).base(ofSuperclass: parent)
        return known.count > 1 && base.isController && base != .alertController
          && base != .searchController
      }
      known.append(parent)
      (piece, file) = (self[place], place.file)
    }
    return false
  }

  /// The superclasses of a type among the files, from the type on.
  func lineage(of name: String, from file: Int) -> [String] {
    var result: [String] = []
    var (name, file) = (name, file)
    while !result.contains(name), let place = type(named: name, from: file) {
      result.append(name)
      guard let parent = self[place].inherited.first else { break }
      (name, file) = (parent, place.file)
    }
    return result
  }
}
