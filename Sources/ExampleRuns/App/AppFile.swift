import Diagnostics
import SwiftSubset

/// A Swift file of an app, with the names that the parts of the file declare and use. The syntax is
/// parsed again where the code runs, so that an app of many files needs little memory.
package struct AppFile: Sendable {
  /// The file as UTF-8.
  package let bytes: [UInt8]
  /// The problem with the syntax of the file; `nil` if the syntax is correct.
  package let error: ScriptError?
  /// The parts of the file, in order.
  let pieces: [AppPiece]
  /// The names that the file uses, not only declares.
  let used: Set<String>
  /// The names of the classes that are driven if nothing else is known of the app: in order, generic
  /// classes last.
  let controllers: [String]
  /// The names of the classes from which another class of the file inherits.
  let parents: Set<String>

  /// Reads a file.
  /// - Parameter bytes: The file as UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    do throws(ScriptError) {
      let parsed = try ParsedSource(bytes, in: .main)
      let code = ExampleCode(files: [parsed])
      error = nil
      pieces = AppPiece.all(in: parsed)
      used = Set(parsed.words.names { !$0.isDeclared })
      let classes = code.family.controllers
      let generic = classes.filter { $0.isGeneric }
      controllers = (classes.filter { !$0.isGeneric } + generic).map { $0.name }
      parents = Set(pieces.compactMap { $0.inherited.first })
    } catch {
      self.error = error
      (pieces, used, controllers, parents) = ([], [], [], [])
    }
  }

  /// The parsed file.
  /// - Parameter id: The id of the file among the files that run together.
  func parsed(as id: SourceID) throws(ScriptError) -> ParsedSource {
    if let error { throw error }
    return try ParsedSource(bytes, in: id)
  }
}
