import Diagnostics

// The words of a part of a text.
extension WordTable {
  /// The ranges that a part of a text leaves out.
  struct Gaps {
    private let ranges: [SourceRange]

    /// - Parameter ranges: Ranges of one text.
    init(_ ranges: [SourceRange]) { self.ranges = ranges.sorted { $0.start < $1.start } }

    /// True if a place lies in one of the ranges.
    func contain(_ place: SourcePlace) -> Bool {
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].end <= place.offset { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].start <= place.offset
    }
  }

  /// The distinct names in the interpolations of the texts within a range.
  func interpolatedNames(in range: SourceRange) -> [String] {
    var result: [String] = []
    for text in texts(in: range) {
      let bytes = Array(text.utf8)
      var index = 0
      var isInside = false
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\\") {
          isInside = isInside || index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
          index += 2
          continue
        }
        var end = index
        while end < bytes.count, WordTable.isOfWord(bytes[end]) { end += 1 }
        if isInside, end > index {
          result.append(String(decoding: bytes[index..<end], as: UTF8.self))
        }
        index = max(end, index + 1)
      }
    }
    return result
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57 || byte == UInt8(ascii: "_")
      || byte >= 128
  }
}
