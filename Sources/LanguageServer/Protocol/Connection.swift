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

  /// The descriptor of the file with the client's messages.
  var descriptor: Int32 { input.fileDescriptor }

  /// Puts the messages of a client into an inbox, until the client closes the stream. The task waits in the
  /// system for bytes.
  static func read<Result>(_ descriptor: Int32, into inbox: Inbox<Result>) async {
    var reader = FrameReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      reader.add(buffer[..<count])
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
