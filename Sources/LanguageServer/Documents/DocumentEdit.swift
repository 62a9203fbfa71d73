/// A change of a document.
struct DocumentEdit: Equatable {
  /// The replaced part, as offsets in bytes.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  func json(in document: TextDocument) -> JSONValue {
    ["range": document.range(range), "newText": .text(text)]
  }
}
