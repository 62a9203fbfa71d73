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
