/// The messages that wait for the server. One task reads the client's messages, others bring
/// results, and the server takes all of them one after the other.
actor Inbox<Result: Sendable> {
  /// Something that waits.
  enum Item: Sendable {
    case message(Message)
    /// Bytes of the client that are no message.
    case malformed(ResponseError)
    /// The result of work beside the server.
    case result(Result)
    /// Nothing was typed for a while, since a change with this number.
    case pause(Int)
    /// The time for a look at the disk.
    case look
    /// The client has closed the stream.
    case end
  }

  private var items: [Item] = []
  private var cancelled: Set<String> = []
  /// The server, while nothing waits for the server.
  private var waiter: CheckedContinuation<Item, Never>?

  /// The most cancelled ids that are kept. A client may cancel requests that were answered.
  private static var cancelledLimit: Int { 1000 }

  init() {}

  func add(_ item: Item) {
    if case .message(.notification("$/cancelRequest", let params)) = item {
      // A cancellation overtakes the messages before.
      if cancelled.count >= Self.cancelledLimit { cancelled = [] }
      if let id = params["id"] { cancelled.insert(Self.key(id)) }
    } else if let waiter {
      self.waiter = nil
      waiter.resume(returning: item)
    } else {
      items.append(item)
    }
  }

  /// The next item.
  func next() async -> Item {
    if !items.isEmpty { return items.removeFirst() }
    return await withCheckedContinuation { waiter = $0 }
  }

  /// True if nothing waits.
  var isEmpty: Bool { items.isEmpty }

  /// True once for a request that the client has cancelled.
  func takeCancellation(of id: JSONValue) -> Bool { cancelled.remove(Self.key(id)) != nil }

  private static func key(_ id: JSONValue) -> String { String(decoding: id.bytes, as: UTF8.self) }
}
