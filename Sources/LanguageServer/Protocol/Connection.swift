import Foundation

/// Reads messages from a file and writes messages to another.
struct Connection {
  private let input: FileHandle
  private let output: FileHandle

  /// - Parameters:
  ///   - input: The file with the client's messages.
  ///   - output: The file for the server's messages.
  init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  // MARK: Reading

  /// The bytes of the client, as they come. The stream ends with the file.
  func chunks() -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      input.readabilityHandler = { file in
        let data = file.availableData
        if data.isEmpty {
          file.readabilityHandler = nil
          continuation.finish()
        } else {
          continuation.yield([UInt8](data))
        }
      }
    }
  }

  /// Puts the messages of a client into an inbox, until the client closes the stream.
  static func read<Result>(_ chunks: AsyncStream<[UInt8]>, into inbox: Inbox<Result>) async {
    var reader = FrameReader()
    for await chunk in chunks {
      reader.add(chunk)
      while let frame = reader.next() { await inbox.add(item(frame)) }
    }
    if reader.isInside {
      await inbox.add(.malformed(.parse("The stream ended inside of a message")))
    }
    await inbox.add(.end)
  }

  private static func item<Result>(_ frame: FrameReader.Frame) -> Inbox<Result>.Item {
    switch frame {
    case .skipped(let reason): return .malformed(.parse(reason))
    case .message(let bytes):
      guard let value = JSONValue(bytes) else {
        return .malformed(.parse("A message is not valid JSON"))
      }
      return .message(Message(value))
    }
  }

  // MARK: Writing

  func respond(to id: JSONValue, _ result: JSONValue) {
    write(["jsonrpc": "2.0", "id": id, "result": result])
  }

  func respond(to id: JSONValue, _ error: ResponseError) {
    write([
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(error.code), "message": .text(error.message)],
    ])
  }

  func notify(_ method: String, _ params: JSONValue) {
    write(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  func request(_ id: String, _ method: String, _ params: JSONValue) {
    write(["jsonrpc": "2.0", "id": .text(id), "method": .text(method), "params": params])
  }

  private func write(_ message: JSONValue) {
    let body = message.bytes
    let header = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
    // Nobody reads any more if this fails. The end of the input ends the server.
    try? output.write(contentsOf: Data(header + body))
  }
}
