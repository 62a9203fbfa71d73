/// Writes markers for the tilde runs of a text, following the rules for delimiter runs.
struct TildeMarking {
  private(set) var bytes: [UInt8] = []
  /// The number of marked runs. Fewer than two cannot strike anything through.
  private(set) var runCount = 0
  private let markers: TildeMarkers

  /// Marks every line except the lines of code and HTML blocks, which `isLiteral` knows.
  init(_ lines: SourceLines, markers: TildeMarkers, isLiteral: [Bool]) {
    self.markers = markers
    bytes.reserveCapacity(lines.bytes.count + 64)
    for line in 0..<lines.count {
      let range = lines.range(of: line)
      if isLiteral[line] || !lines.bytes[range].contains(Byte.tilde) {
        bytes += lines.bytes[lines.fullRange(of: line)]
      } else {
        mark(lines.bytes, range)
        bytes += lines.bytes[range.upperBound..<lines.fullRange(of: line).upperBound]
      }
    }
  }

  private mutating func mark(_ source: [UInt8], _ line: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = source[index]
      if byte == Byte.backslash, index + 1 < line.upperBound {
        bytes += source[index...index + 1]
        index += 2
      } else if byte == Byte.less, let end = Self.endOfAutolink(source, index, line.upperBound) {
        bytes += source[index..<end]
        index = end
      } else if byte == Byte.tilde {
        var end = index
        while end < line.upperBound, source[end] == Byte.tilde { end += 1 }
        markRun(source, index..<end, line)
        index = end
      } else {
        bytes.append(byte)
        index += 1
      }
    }
  }

  /// Three tildes or more are never a delimiter.
  private mutating func markRun(_ source: [UInt8], _ run: Range<Int>, _ line: Range<Int>) {
    let before = Neighbour(endingAt: run.lowerBound, source, line)
    let after = Neighbour(startingAt: run.upperBound, source, line)
    let opens = after != .space && (after != .punctuation || before != .other)
    let closes = before != .space && (before != .punctuation || after != .other)
    guard run.count <= 2, let role = TildeMarkers.Role(opens: opens, closes: closes) else {
      bytes += source[run]
      return
    }
    runCount += 1
    for _ in run { bytes += markers.marker(for: role) }
  }

  /// The end of an automatic link, whose text is not Markdown. Text that looks like an automatic link is
  /// skipped too.
  ///
  /// libcmark would not recognise a mail address with a marker inside, because an address may hold tildes but
  /// no other characters than ASCII.
  private static func endOfAutolink(_ source: [UInt8], _ start: Int, _ end: Int) -> Int? {
    guard start + 1 < end, isAlphanumeric(source[start + 1]) || source[start + 1] == Byte.tilde
    else { return nil }
    var isLink = false
    for index in start + 1..<end {
      switch source[index] {
      case Byte.greater: return isLink ? index + 1 : nil
      case Byte.colon, UInt8(ascii: "@"): isLink = true
      case Byte.less, 0...Byte.space: return nil
      default: break
      }
    }
    return nil
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// The kind of character beside a delimiter run.
private enum Neighbour {
  case space, punctuation, other

  /// The scalar before an index. If only spaces and quote markers precede the index, the neighbour is a
  /// space.
  init(endingAt end: Int, _ source: [UInt8], _ line: Range<Int>) {
    let isLineBeginning = source[line.lowerBound..<end].allSatisfy {
      $0 == Byte.space || $0 == Byte.tab || $0 == Byte.greater
    }
    guard !isLineBeginning else {
      self = .space
      return
    }
    var start = end - 1
    while start > line.lowerBound, source[start] & 0xC0 == 0x80 { start -= 1 }
    self.init(source[start..<end])
  }

  /// The scalar at an index.
  init(startingAt start: Int, _ source: [UInt8], _ line: Range<Int>) {
    guard start < line.upperBound else {
      self = .space
      return
    }
    var end = start + 1
    while end < line.upperBound, source[end] & 0xC0 == 0x80 { end += 1 }
    self.init(source[start..<end])
  }

  private init(_ encoded: ArraySlice<UInt8>) {
    var decoder = UTF8()
    var iterator = encoded.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      self = .other
      return
    }
    if scalar.isASCII {
      let byte = UInt8(ascii: scalar)
      let isPunctuation =
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte)
        || (0x5B...0x60).contains(byte) || (0x7B...0x7E).contains(byte)
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
      self = isPunctuation ? .punctuation : isSpace ? .space : .other
      return
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: self = .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      self = .punctuation
    default: self = .other
    }
  }
}
