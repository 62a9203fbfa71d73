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
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.boolean ?? false
  }
}

/// The abilities of the server, as `initialize` tells the abilities.
enum ServerCapabilities {
  static func json(_ encoding: PositionEncoding) -> JSONValue {
    [
      "positionEncoding": .text(encoding.rawValue),
      // Changes are ranges.
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": ["triggerCharacters": [".", ":", "?", "=", " ", "(", "<", "`", ","]],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "foldingRangeProvider": true,
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "inlayHintProvider": true,
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .list(SemanticTokens.types.map { .text($0) }), "tokenModifiers": [],
        ],
        "full": true, "range": true,
      ],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }
}
