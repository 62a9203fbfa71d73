import Diagnostics
import LifecycleEngine
import UIKitNames

// An undeclared name in an example is an opaque value, so a misspelt UIKit name would go unnoticed.
// The files of an app have been compiled, so such a name is declared elsewhere.
extension ExampleCode {
  /// The undeclared names that differ from a name of UIKit or of the example by a missing letter,
  /// an extra letter or two exchanged letters.
  var nameSlips: [Diagnostic] {
    var result: [Diagnostic] = []
    var seen: [String] = []
    let own = words.declaredNames
    for (index, word) in words.words.enumerated()
    where !seen.contains(word.text) && !own.contains(word.text) {
      // The type of any other receiver decides the names of its members.
      let receiver = word.isMember && index > 0 ? words.words[index - 1].text : "self"
      guard ["self", "super", "view"].contains(receiver) || word.isCalled else { continue }
      seen.append(word.text)
      guard let meant = meant(by: word, receiver == "self" ? own : []) else { continue }
      result.append(
        Diagnostic(
          id: "unknown-name", "'\(word.text)' is not declared; did you mean '\(meant)'?",
          at: word.range,
          help: [
            "if it is a name of yours, declare it; a line that begins with '//# ' is not shown"
          ]))
    }
    return result
  }

  private func meant(by word: WordTable.Word, _ own: [String]) -> String? {
    let name = word.text
    if LibrarySpellings.contains(name) { return nil }
    if let near = LibrarySpellings.near(name) { return near }
    if word.isMember, word.isCalled, let near = LibrarySpellings.withOtherCapitals(name) {
      return near
    }
    return own.first { Slips.isTypo(name, of: $0) }
  }
}

/// The names of UIKit that the simulator knows.
private enum LibrarySpellings {
  private static let methods = once(
    UIKitClass.allCases.flatMap { base in
      UIKitNames.methods(of: base).joined().map { $0.baseName }
    })
  private static let names = once(
    BuiltInTypes.all + methods + UIKitClass.allCases.flatMap { UIKitNames.simulated($0) }
      + DelegateMethods.protocols.map { $0.name })
  private static let known = Set(names)

  static func contains(_ name: String) -> Bool { known.contains(name) }

  /// The distinct names, in order.
  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  static func near(_ name: String) -> String? {
    guard name.utf8.count >= 7 else { return nil }
    return names.first { Slips.isTypo(name, of: $0) }
  }

  /// The method with the same letters. Nobody would name a method `removeFromSuperView`.
  static func withOtherCapitals(_ name: String) -> String? {
    guard name.utf8.count >= 12 else { return nil }
    return methods.first { $0.utf8.count == name.utf8.count && isAlike($0, name) }
  }

  private static func isAlike(_ name: String, _ other: String) -> Bool {
    name.utf8.map { $0 | 32 } == other.utf8.map { $0 | 32 }
  }
}
