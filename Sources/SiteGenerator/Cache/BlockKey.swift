import ScriptLanguage

/// Everything that what becomes of a block depends on, other than the program itself.
struct BlockKey: Codable, Hashable {
  /// The info string and the body of the block, then those of the scenarios that it is about.
  let texts: [String]

  /// A number by which keys are told apart quickly; two keys may share one.
  var number: UInt64 {
    var hash = FastHash()
    for text in texts {
      hash.add(text.utf8)
      hash.add([0xFF])
    }
    return hash.value
  }
}

/// FNV-1a with 64 bits: quick, and no proof that two texts are the same.
struct FastHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

extension ScenarioCatalog {
  /// The key of a block; `nil` for one that is not worth keeping, or is about a scenario that is not
  /// there: what is said of it then depends on all the others.
  func key(of block: LiveBlock, at place: BlockPlace) -> BlockKey? {
    var subjects: [String] = []
    switch block {
    case .ordinary, .swift: return nil
    case .scenario, .example: break
    case .claims(let attributes):
      let words = attributes.over.map(\.text)
      subjects = words.filter { Family(rawValue: $0) == nil }
      // A family that a scenario is called like is no family alone.
      if words.contains(where: { Family(rawValue: $0) != nil && self.texts(of: $0) != nil }) {
        return nil
      }
    case .compare:
      guard let comparison = try? Comparison(place.block.literal) else { return nil }
      subjects = comparison.scenarios.map(\.text)
    case .stateTable(let attributes): subjects = [attributes.scenario.text]
    }
    var texts = [place.block.info, place.block.literal]
    for subject in subjects {
      guard let own = self.texts(of: subject) else { return nil }
      texts += own
    }
    return BlockKey(texts: texts)
  }
}
