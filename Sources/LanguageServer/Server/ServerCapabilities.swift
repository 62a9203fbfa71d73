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
