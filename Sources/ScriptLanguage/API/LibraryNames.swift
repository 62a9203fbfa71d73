/// The names that every script knows without declaring them.
enum LibraryNames {
  /// What a name that nobody declares was most likely meant to be. Any free name is allowed, and
  /// UIKit and Swift have many that are alike, so that only what is very near counts.
  static func slip(_ name: String) -> String? {
    let candidates =
      isType(name)
      ? BuiltInTypes.all : BuiltInFunctions.names + ["window", "user", "system"]
    return candidates.first { isSlip(name, of: $0) }
  }

  /// The member that a name was most likely meant to be.
  static func slip(_ name: String, of members: [String]) -> String? {
    members.first { isSlip(name, of: $0) }
  }

  /// The member of the author's own that a name was most likely meant to be, where another one may
  /// have been inherited. `item` and `items` often stand side by side.
  static func ownSlip(_ name: String, of members: [String]) -> String? {
    members.first { known in
      let length = known.utf8.count
      guard length >= 4, abs(name.utf8.count - length) <= 2, name != known + "s",
        known != name + "s"
      else { return false }
      return EditDistance.between(name, known) <= (length < 10 ? 1 : 2)
    }
  }

  /// The modeled type that the name of a superclass was most likely meant to be.
  static func slipOfType(_ name: String) -> String? {
    BuiltInTypes.all.first { isSlip(name, of: $0) }
  }

  private static func isSlip(_ name: String, of known: String) -> Bool {
    let length = known.utf8.count
    // Of short words there are many, and `Strings` is a name of its own.
    guard length >= 5 || known == "user" || known == "view", name.utf8.count >= 3,
      name != known + "s"
    else { return false }
    guard abs(name.utf8.count - length) <= 2 else { return false }
    return EditDistance.between(name, known) <= (length < 10 ? 1 : 2)
  }

  /// Whether a name has the prefix of Apple's classes, as `UIScreen` has.
  static func isPrefixed(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(3))
    return bytes.count == 3 && isCapital(bytes[0]) && isCapital(bytes[1])
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }

  /// Whether a name looks like that of a type.
  private static func isType(_ name: String) -> Bool {
    name.utf8.first.map { isCapital($0) } ?? false
  }
}
