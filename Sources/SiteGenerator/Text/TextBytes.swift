extension String {
  /// True if the bytes of another text are among the bytes of the text. Foundation's `contains`
  /// compares characters, which takes longer than to render the page.
  func contains(bytes part: String) -> Bool {
    let part = Array(part.utf8)
    guard let last = part.last else { return true }
    // A byte at the end of the compared bytes tells how far the next possible place is.
    var steps = [Int](repeating: part.count, count: 256)
    for (index, byte) in part.dropLast().enumerated() {
      steps[Int(byte)] = part.count - 1 - index
    }
    var text = self
    return text.withUTF8 { bytes in
      var end = part.count - 1
      while end < bytes.count {
        let byte = bytes[end]
        if byte == last, bytes[(end - part.count + 1)...end].elementsEqual(part) { return true }
        end += steps[Int(byte)]
      }
      return false
    }
  }
}
