import Testing

@testable import LanguageServer

/// The parts that a reader finds in some bytes, given in pieces of a size.
private func frames(_ text: String, pieces: Int = 1 << 20) -> [FrameReader.Frame] {
  var reader = FrameReader()
  var found: [FrameReader.Frame] = []
  let bytes = Array(text.utf8)
  for start in stride(from: 0, to: bytes.count, by: pieces) {
    reader.add(bytes[start..<min(bytes.count, start + pieces)])
    while let frame = reader.next() { found.append(frame) }
  }
  return found
}

private func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }

private func framed(_ text: String) -> String {
  "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
}

@Suite struct FrameReaderTests {
  @Test(arguments: [1, 2, 3, 7, 1000]) func messagesAreFoundInPiecesOfAnySize(pieces: Int) {
    let text = framed("{}") + framed("{\"a\":\"é\"}") + framed("")
    #expect(frames(text, pieces: pieces) == [message("{}"), message("{\"a\":\"é\"}"), message("")])
  }

  @Test func otherHeadersAndCapitalLettersAreRead() {
    let text = "Content-Type: x; charset=utf-8\r\ncontent-LENGTH:2\r\n\r\n{}"
    #expect(frames(text) == [message("{}")])
  }

  @Test func halfOfAMessageIsNoMessage() {
    var reader = FrameReader()
    reader.add(Array("Content-Length: 10\r\n\r\n{}".utf8))
    #expect(reader.next() == nil)
    #expect(reader.isInside)
    reader.add(Array("        ".utf8))
    #expect(reader.next() == message("{}        "))
    #expect(!reader.isInside)
  }

  @Test func readingGoesOnBehindALengthThatIsTooShort() {
    // The rest of the first message stands in front of the header of the second.
    let text = "Content-Length: 2\r\n\r\n{}garbage" + framed("[]")
    #expect(frames(text) == [message("{}"), message("[]")])
  }

  @Test(arguments: ["x", "-1", "", "1e3", "99999999999999999999999", "+5", "0x10"])
  func aLengthThatIsNoNumberIsToldOnce(length: String) {
    let text = "Content-Length: \(length)\r\n\r\n{}\r\n\r\n" + framed("[]")
    let found = frames(text)
    #expect(found.count == 2)
    #expect(found.last == message("[]"))
  }

  @Test func aHugeLengthIsToldAndNothingIsAllocated() {
    let found = frames("Content-Length: 4000000000\r\n\r\n" + framed("[]"))
    #expect(found.count == 2)
    #expect(found.last == message("[]"))
  }

  @Test func aHeaderWithoutAnEndIsDropped() {
    let found = frames(String(repeating: "x", count: 100_000) + framed("[]"), pieces: 4096)
    #expect(found.count == 2)
    #expect(found.last == message("[]"))
  }

  @Test func anyBytesAreRead() {
    var state: UInt64 = 1
    for _ in 0..<200 {
      var reader = FrameReader()
      for _ in 0..<20 {
        let bytes = (0..<50).map { _ -> UInt8 in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let pool = Array("Content-Length: 0123456789\r\n\r\n\r\n{}\"".utf8)
          return pool[Int(state >> 33) % pool.count]
        }
        reader.add(bytes)
        var count = 0
        while reader.next() != nil { count += 1 }
        #expect(count <= 50)
      }
    }
  }
}
