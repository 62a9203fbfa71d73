import Foundation

/// The messages that wait for the server. One thread reads the client's messages, others bring
/// results, and the server's thread takes them one after the other.
final class Mailbox<Result: Sendable>: @unchecked Sendable {
  /// Something that waits.
  enum Item: Sendable {
    case message(Message)
    /// Bytes of the client that are no message.
    case malformed(ResponseError)
    /// The result of work beside the server.
    case result(Result)
    /// The client has closed the stream.
    case end
  }

  /// Guards the two properties below.
  private let condition = NSCondition()
  private var items: [Item] = []
  private var cancelled: Set<String> = []

  /// The most cancelled ids that are kept. A client may cancel requests that were answered.
  private static var cancelledLimit: Int { 1000 }

  init() {}

  func add(_ item: Item) {
    condition.lock()
    defer { condition.unlock() }
    if case .message(.notification("$/cancelRequest", let params)) = item {
      // A cancellation overtakes the messages before.
      if cancelled.count >= Self.cancelledLimit { cancelled = [] }
      if let id = params["id"] { cancelled.insert(Self.key(id)) }
    } else {
      items.append(item)
    }
    condition.signal()
  }

  /// The next item; nil if there is none until a time.
  /// - Parameter limit: The time; nil to wait for ever.
  func next(until limit: Date?) -> Item? {
    condition.lock()
    defer { condition.unlock() }
    while items.isEmpty {
      if let limit {
        if !condition.wait(until: limit) { return nil }
      } else {
        condition.wait()
      }
    }
    return items.removeFirst()
  }

  /// True if nothing waits.
  var isEmpty: Bool {
    condition.lock()
    defer { condition.unlock() }
    return items.isEmpty
  }

  /// True once for a request that the client has cancelled.
  func takeCancellation(of id: JSONValue) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return cancelled.remove(Self.key(id)) != nil
  }

  private static func key(_ id: JSONValue) -> String { String(decoding: id.bytes, as: UTF8.self) }
}
