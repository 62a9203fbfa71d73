import SiteGenerator

/// The requests about documents, by their methods.
enum Feature {
  typealias Answer = @Sendable (LanguageServer, JSONValue) throws(ResponseError) -> JSONValue

  static let all: [String: Answer] = [
    "textDocument/completion": completion, "textDocument/hover": hover,
    "textDocument/definition": definition, "textDocument/references": references,
    "textDocument/prepareRename": prepareRename, "textDocument/rename": rename,
    "textDocument/codeAction": codeActions, "textDocument/foldingRange": foldingRanges,
    "textDocument/documentSymbol": documentSymbols, "workspace/symbol": workspaceSymbols,
    "textDocument/inlayHint": inlayHints, "textDocument/semanticTokens/full": semanticTokens,
    "textDocument/semanticTokens/range": semanticTokens,
  ]

  // MARK: Words and places

  private static let completion: Answer = { (server, params) throws(ResponseError) in
    guard let (context, offset) = try server.place(in: params) else { return .null }
    let items = Completion(context, at: offset, for: server.client).items
    return ["isIncomplete": false, "items": .list(items)]
  }

  private static let hover: Answer = { (server, params) throws(ResponseError) in
    let document = try server.document(in: params)
    guard let position = Position(params["position"]) else { throw .parameters("No 'position'") }
    let context = server.context(of: document)
    let offset = document.text.offset(of: position)
    return Hover(document, context, at: offset, format: server.client.hoverFormat).json ?? .null
  }

  private static let definition: Answer = { (server, params) throws(ResponseError) in
    guard let (context, offset) = try server.place(in: params),
      let id = ScenarioOccurrence.id(in: context, at: offset)
    else { return .null }
    return server.scenarioIndex(context.folder).definition(of: id) ?? .null
  }

  private static let references: Answer = { (server, params) throws(ResponseError) in
    guard let (context, offset) = try server.place(in: params),
      let id = ScenarioOccurrence.id(in: context, at: offset)
    else { return .null }
    let isWhole = params["context"]?["includeDeclaration"]?.boolean ?? true
    return .list(server.scenarioIndex(context.folder).places(of: id, withDefinition: isWhole))
  }

  private static let prepareRename: Answer = { (server, params) throws(ResponseError) in
    guard let (context, offset) = try server.place(in: params) else { return .null }
    return try server.scenarioIndex(context.folder).renamed(in: context, at: offset)
  }

  private static let rename: Answer = { (server, params) throws(ResponseError) in
    guard let (context, offset) = try server.place(in: params) else {
      throw .refused("Only ids of scenarios can be renamed")
    }
    guard let name = params["newName"]?.text else { throw .parameters("No 'newName'") }
    let index = server.scenarioIndex(context.folder)
    let changes = try index.renaming(in: context, at: offset, to: name)
    return server.workspaceEdit(changes)
  }

  private static let codeActions: Answer = { (server, params) throws(ResponseError) in
    let document = try server.document(in: params)
    let range = params["range"]
    guard let start = Position(range?["start"]), let end = Position(range?["end"]) else {
      throw .parameters("No 'range'")
    }
    let first = document.text.offset(of: start)
    let last = max(first, document.text.offset(of: end))
    let fixes = CodeActions(document, server.context(of: document)).fixes(in: first..<last)
    return .list(
      fixes.map { fix in
        let edit = server.workspaceEdit([(document.uri, document.text, fix.edits)])
        return JSONValue(members: [
          ("title", .text(fix.title)), ("kind", "quickfix"), ("isPreferred", .boolean(fix.isSure)),
          ("diagnostics", [PublishedDiagnostic.json(fix.diagnostic, document.text)]),
          ("edit", edit),
        ])
      })
  }

  // MARK: Whole documents

  private static let foldingRanges: Answer = { (server, params) throws(ResponseError) in
    guard let context = server.context(of: try server.document(in: params)) else { return [] }
    return .list(Outline(context).foldingRanges)
  }

  private static let documentSymbols: Answer = { (server, params) throws(ResponseError) in
    let document = try server.document(in: params)
    guard let context = server.context(of: document) else { return [] }
    let outline = Outline(context)
    return .list(
      server.client.takesTreeOfSymbols ? outline.symbols : outline.flatSymbols(in: document.uri))
  }

  private static let workspaceSymbols: Answer = { (server, params) throws(ResponseError) in
    let query = params["query"]?.text ?? ""
    return .list(
      server.workspace.shownFolders.flatMap { folder in
        if folder.pages.isEmpty { try? folder.refresh(asksCompiler: false) }
        return server.scenarioIndex(folder).symbols(matching: query)
      })
  }

  private static let inlayHints: Answer = { (server, params) throws(ResponseError) in
    guard let context = server.context(of: try server.document(in: params)) else { return [] }
    return .list(InlayHints(context).json(in: params["range"]))
  }

  private static let semanticTokens: Answer = { (server, params) throws(ResponseError) in
    guard let context = server.context(of: try server.document(in: params)) else { return .null }
    return ["data": .list(SemanticTokens(context).data(in: params["range"]))]
  }
}

extension LanguageServer {
  /// The document that a request is about.
  fileprivate func document(in params: JSONValue) throws(ResponseError) -> OpenDocument {
    guard let uri = params["textDocument"]?["uri"]?.text else {
      throw .parameters("No 'textDocument'")
    }
    guard let document = workspace.documents[uri] else {
      throw .parameters("'\(uri)' is not open")
    }
    return document
  }

  /// The page of a document; nil for a document that is no page.
  fileprivate func context(of document: OpenDocument) -> PageContext? {
    guard case .page(let folder, let path) = document.home, let page = folder.page(path) else {
      return nil
    }
    return PageContext(
      folder: folder, page: page, document: document.text, diagnostics: document.diagnostics)
  }

  /// The page and the place that a request is about; nil for a document that is no page.
  fileprivate func place(
    in params: JSONValue
  ) throws(ResponseError) -> (PageContext, Int)? {
    let document = try document(in: params)
    guard let position = Position(params["position"]) else { throw .parameters("No 'position'") }
    return context(of: document).map { ($0, document.text.offset(of: position)) }
  }

  fileprivate func scenarioIndex(_ folder: EditedFolder) -> ScenarioIndex {
    ScenarioIndex(folder, workspace)
  }

  /// Changes of documents in the form that the client takes.
  fileprivate func workspaceEdit(
    _ changes: [(uri: String, document: TextDocument, edits: [DocumentEdit])]
  ) -> JSONValue {
    guard client.takesDocumentChanges else {
      let members = changes.map { change in
        (change.uri, JSONValue.list(change.edits.map { $0.json(in: change.document) }))
      }
      return ["changes": JSONValue(members: members)]
    }
    return [
      "documentChanges": .list(
        changes.map { change in
          [
            "textDocument": [
              "uri": .text(change.uri),
              "version": change.document.version.map { .integer($0) } ?? .null,
            ],
            "edits": .list(change.edits.map { $0.json(in: change.document) }),
          ]
        })
    ]
  }
}
