/// A proposal for the word at the cursor.
struct CompletionItem {
  /// The numbers of the protocol.
  enum Kind: Int {
    case method = 2
    case function = 3
    case variable = 6
    case type = 7
    case property = 10
    case value = 12
    case keyword = 14
    case file = 17
    case reference = 18
    case member = 20
    case event = 23
  }

  let label: String
  let kind: Kind
  var detail = ""
  /// Markdown.
  var documentation = ""
  /// The text to insert; empty for the label.
  var inserted = ""
  /// True if the inserted text has marked places.
  var isSnippet = false
  /// The rank among the proposals, the first first.
  var rank = 5

  /// - Parameters:
  ///   - range: The replaced part of the text.
  ///   - format: The format that the client shows: `markdown` or `plaintext`.
  func json(replacing range: JSONValue, format: String) -> JSONValue {
    JSONValue(members: [
      ("label", .text(label)), ("kind", .integer(kind.rawValue)),
      ("detail", detail.isEmpty ? nil : .text(detail)),
      ("documentation", documentation.isEmpty ? nil : documentation(format)),
      ("sortText", .text("\(rank) \(label)")), ("filterText", .text(label)),
      ("insertTextFormat", isSnippet ? 2 : 1),
      ("textEdit", ["range": range, "newText": .text(inserted.isEmpty ? label : inserted)]),
    ])
  }

  private func documentation(_ format: String) -> JSONValue {
    // A client that names no format takes a bare text.
    format == "markdown"
      ? ["kind": "markdown", "value": .text(documentation)] : .text(documentation)
  }
}
