/// Everything that the outcome of a block depends on, except the program.
struct BlockKey: Codable, Hashable {
  /// The info string and the body of the block, then those of the block's scenarios.
  let texts: [String]

  /// A quick hash of the key. Two keys may share a number.
  var number: UInt64 {
    var hash = FastHash()
    for text in texts {
      hash.add(text.utf8)
      hash.add([0xFF])
    }
    return hash.value
  }
}

/// FNV-1a with 64 bits. The hash is quick, but equal hashes do not prove equal texts.
struct FastHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
