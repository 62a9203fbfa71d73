/// The abilities of a client, as far as an answer depends on them.
struct ClientCapabilities {
  /// True if the client can count in bytes of UTF-8.
  private(set) var offersUTF8 = false
  /// True if the client tells the server of changed files.
  private(set) var watchesFiles = false
  /// True if the client takes changes of a certain version of a document.
  private(set) var takesDocumentChanges = false
  /// True if the client takes symbols within symbols.
  private(set) var takesTreeOfSymbols = false
  /// True if the client replaces marked places of an inserted text.
  private(set) var takesSnippets = false
  /// The format of texts beside proposals: `markdown` or `plaintext`.
  private(set) var completionFormat = "plaintext"
  /// The format of explanations.
  private(set) var hoverFormat = "plaintext"

  init() {}

  init(_ json: JSONValue) {
    let encodings = json["general"]?["positionEncodings"]?.elements ?? []
    offersUTF8 = encodings.contains("utf-8")
    let workspace = json["workspace"]
    watchesFiles =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    let text = json["textDocument"]
    takesTreeOfSymbols =
      text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolean ?? false
    func format(_ formats: JSONValue?) -> String {
      formats?.elements.contains("markdown") == true ? "markdown" : "plaintext"
    }
    hoverFormat = format(text?["hover"]?["contentFormat"])
    completionFormat = format(
      text?["completion"]?["completionItem"]?["documentationFormat"])
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.boolean ?? false
  }
}
