/// Finds the keyword for a word, by the bytes and without building a `String`.
///
/// The table is an open-addressing hash table of words of at most sixteen bytes. Each word is
/// packed into two integers.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  /// The longest keyword, `precedencegroup`, has fifteen bytes.
  static let longest = 15

  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var kind = Token.Kind.identifier
  }

  private var entries = [Entry](repeating: Entry(), count: 256)

  private init() {
    for (word, kind) in Self.words {
      let bytes = word.withUTF8Buffer { [UInt8]($0) }
      var key = PackedWord()
      for byte in bytes { key.append(byte) }
      var slot = key.slot
      while entries[slot].low != 0 { slot = (slot + 1) & 255 }
      entries[slot] = Entry(low: key.low, high: key.high, kind: kind)
    }
  }

  /// The kind of the keyword, or `identifier` for any other word.
  func kind(of word: PackedWord) -> Token.Kind {
    var slot = word.slot
    while entries[slot].low != 0 {
      if entries[slot].low == word.low && entries[slot].high == word.high {
        return entries[slot].kind
      }
      slot = (slot + 1) & 255
    }
    return .identifier
  }

  private static let words: [(StaticString, Token.Kind)] = [
    ("public", .accessLevel), ("private", .accessLevel), ("fileprivate", .accessLevel),
    ("internal", .accessLevel), ("class", .class), ("struct", .struct), ("enum", .enum),
    ("protocol", .protocol), ("extension", .extension), ("func", .func), ("init", .`init`),
    ("deinit", .deinit), ("subscript", .subscript), ("let", .let), ("var", .var),
    ("static", .static), ("typealias", .typealias), ("associatedtype", .associatedtype),
    ("import", .import), ("operator", .unsupportedDeclaration),
    ("precedencegroup", .unsupportedDeclaration), ("if", .if), ("else", .else),
    ("guard", .guard), ("switch", .switch), ("case", .case), ("default", .default),
    ("for", .for), ("in", .in), ("while", .while), ("repeat", .repeat), ("do", .do),
    ("catch", .catch), ("defer", .defer), ("return", .return), ("throw", .throw),
    ("break", .break), ("continue", .continue), ("fallthrough", .fallthrough),
    ("where", .where), ("nil", .nil), ("true", .true), ("false", .false), ("self", .`self`),
    ("super", .super), ("as", .as), ("is", .is), ("try", .try), ("await", .await),
    ("inout", .inout), ("throws", .throws), ("rethrows", .throws), ("actor", .actor),
    ("async", .async), ("get", .get), ("set", .set), ("willSet", .willSet), ("didSet", .didSet),
    ("some", .opaqueType), ("any", .opaqueType), ("override", .override), ("lazy", .lazy),
    ("weak", .weak), ("unowned", .unowned), ("convenience", .convenience),
    ("mutating", .mutating), ("final", .ignoredModifier), ("required", .ignoredModifier),
    ("nonmutating", .ignoredModifier), ("dynamic", .ignoredModifier),
    ("optional", .ignoredModifier), ("indirect", .ignoredModifier),
    ("nonisolated", .ignoredModifier), ("isolated", .ignoredModifier),
    ("open", .ignoredModifier), ("package", .ignoredModifier), ("prefix", .ignoredModifier),
    ("postfix", .ignoredModifier), ("infix", .ignoredModifier),
  ]
}

/// Up to sixteen bytes of a word, packed so that two words compare as two integers.
struct PackedWord {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private var shift: UInt64 = 0

  mutating func append(_ byte: UInt8) {
    if shift < 64 {
      low |= UInt64(byte) &<< shift
    } else if shift < 128 {
      high |= UInt64(byte) &<< (shift - 64)
    }
    shift += 8
  }

  /// The place in a table of 256 where the search for the word starts.
  var slot: Int {
    Int(truncatingIfNeeded: ((low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15) &>> 56)
  }
}
