import Diagnostics
import ScriptMachine
import SwiftSubset

extension CombineLibrary {
  /// The declarations of the library, for code that uses a name of the library. Code that declares
  /// one of the names means its own type.
  /// - Parameter isUsed: Returns true if the code uses a name.
  package static func declarations(
    beside own: [Statement], where isUsed: (String) -> Bool
  ) -> [Statement] {
    guard names.contains(where: isUsed) else { return [] }
    for case .type(let type) in own.map({ $0.kind }) where names.contains(type.name) { return [] }
    return parsed(text) + parsed(wrapper)
  }

  static func parsed(_ text: String) -> [Statement] {
    do throws(ScriptError) {
      var parser = try Parser(Array(text.utf8), in: .added)
      parser.isOfExample = true
      return try parser.parseStatements(until: .endOfFile)
    } catch {
      return []
    }
  }

  /// Returns true if a text has a name as a word of its own.
  static func isUsed(_ name: String, in text: [UInt8]) -> Bool {
    let word = Array(name.utf8)
    guard text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == word[0] {
      let end = start + word.count
      guard text[start..<end].elementsEqual(word), start == 0 || !isLetter(text[start - 1]),
        end == text.count || !isLetter(text[end])
      else { continue }
      return true
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57 || byte == 95
  }
}
