import Foundation

/// Reads messages from a file and writes messages to another.
final class Connection: @unchecked Sendable {
  private let input: Int32
  private let output: Int32
  /// One message is written at a time.
  private let lock = NSLock()

  /// - Parameters:
  ///   - input: The descriptor of the file with the client's messages.
  ///   - output: The descriptor of the file for the server's messages.
  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Reads messages until the end of the file.
  /// - Parameter take: Called with each message.
  func read<Result>(_ take: (Mailbox<Result>.Item) -> Void) {
    var reader = FrameReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      reader.add(buffer[..<count])
      while let frame = reader.next() { take(Connection.item(frame)) }
    }
    if reader.isInside { take(.malformed(.parse("The stream ended inside of a message"))) }
    take(.end)
  }

  private static func item<Result>(_ frame: FrameReader.Frame) -> Mailbox<Result>.Item {
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
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    lock.lock()
    defer { lock.unlock() }
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(output, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      // Nobody reads any more. The end of the input ends the server.
      guard count > 0 else { return }
      start += count
    }
  }
}
