/// A message of a client.
enum Message: Sendable {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request of the server.
  case response(id: JSONValue)
  /// A value that is no message, with the id that an answer needs.
  case invalid(id: JSONValue, reason: String)

  /// Reads a message.
  init(_ value: JSONValue) {
    guard case .object = value else {
      self = .invalid(id: .null, reason: "A message is an object")
      return
    }
    let id = value["id"]
    switch id {
    case .text, .integer, nil: break
    case .null, .boolean, .number, .list, .object:
      self = .invalid(id: .null, reason: "An id is a number or a text")
      return
    }
    guard let method = value["method"]?.text else {
      let isResponse = id != nil && value["method"] == nil
      self =
        isResponse
        ? .response(id: id ?? .null)
        : .invalid(id: id ?? .null, reason: "A message needs a 'method'")
      return
    }
    let params = value["params"] ?? .null
    self =
      id.map { .request(id: $0, method: method, params: params) }
      ?? .notification(method: method, params: params)
  }
}

/// The failure of a request.
struct ResponseError: Error, Equatable {
  /// The code of the protocol.
  let code: Int
  /// The reason as a sentence for the user.
  let message: String

  static func parse(_ reason: String) -> ResponseError { .init(code: -32700, message: reason) }
  static func invalid(_ reason: String) -> ResponseError { .init(code: -32600, message: reason) }
  static func unknown(_ method: String) -> ResponseError {
    .init(code: -32601, message: "'\(method)' is not a request that this server knows")
  }
  static func parameters(_ reason: String) -> ResponseError {
    .init(code: -32602, message: reason)
  }
  static let notInitialized = ResponseError(
    code: -32002, message: "The first request is 'initialize'")
  static let cancelled = ResponseError(code: -32800, message: "The request was cancelled")
  /// The request is right, and its answer is no.
  static func refused(_ reason: String) -> ResponseError { .init(code: -32803, message: reason) }
}
