import Diagnostics
import Foundation
import SiteGenerator

/// A language server: answers the requests of an editor about pages and Swift files.
package final class LanguageServer {
  /// The progress of a conversation.
  private enum State { case new, running, shutDown }

  let connection: Connection
  private let inbox = Inbox<CodeCheck.Answer>()
  let workspace: Workspace
  private let version: String
  private var state = State.new
  private lazy var codeCheck = CodeCheck(inbox)
  /// The number of the last change after which the Swift compiler is to be asked.
  private var lastChange = 0
  private var watches: [String: FolderWatch] = [:]
  private(set) var client = ClientCapabilities()

  /// The pause after a change, after which the Swift compiler is asked.
  private static let compilePause = Duration.milliseconds(400)
  /// The pause between two looks at the disk, for a client that does not watch files.
  private static let lookPause = Duration.seconds(2)

  /// - Parameters:
  ///   - input: The file with the client's messages.
  ///   - output: The file for the server's messages.
  ///   - toolPath: Folders with colons between them, to search for a Swift compiler.
  ///   - version: The version of the program.
  package init(
    input: FileHandle = .standardInput, output: FileHandle = .standardOutput, toolPath: String?,
    version: String
  ) {
    connection = Connection(input: input, output: output)
    workspace = Workspace(toolPath: toolPath)
    self.version = version
  }

  /// Answers until the client says `exit`, or closes the stream.
  /// - Returns: 0 after a `shutdown`, else 1.
  package func run() async -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let (descriptor, inbox) = (connection.descriptor, inbox)
    Task.detached { await Connection.read(descriptor, into: inbox) }
    while true {
      switch await inbox.next() {
      case .message(.notification("exit", _)), .end: return state == .shutDown ? 0 : 1
      case .message(let message): await take(message)
      case .malformed(let error): connection.respond(to: .null, error)
      case .result(let answer): take(answer)
      case .pause(let change): if change == lastChange { refresh(asksCompiler: true) }
      case .look: lookAtDisk()
      }
      // A burst of changes is looked at once.
      if state == .running, await inbox.isEmpty { publish() }
    }
  }

  /// Adds an item to the inbox after a while.
  private func add(_ item: Inbox<CodeCheck.Answer>.Item, after pause: Duration) {
    let inbox = inbox
    Task.detached {
      try? await Task.sleep(for: pause)
      await inbox.add(item)
    }
  }

  // MARK: Messages

  private func take(_ message: Message) async {
    switch message {
    case .request(let id, let method, let params): await answer(id, method, params)
    case .notification(let method, let params):
      if state == .running { note(method, params) }
    case .response: break
    case .invalid(let id, let reason): connection.respond(to: id, .invalid(reason))
    }
  }

  private func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) async {
    guard await !inbox.takeCancellation(of: id) else {
      return connection.respond(to: id, .cancelled)
    }
    do throws(ResponseError) {
      let result = try result(of: method, params)
      // A client that has cancelled meanwhile does not want the result.
      if await inbox.takeCancellation(of: id) { throw .cancelled }
      connection.respond(to: id, result)
    } catch {
      connection.respond(to: id, error)
    }
    if method == "initialize", state == .running { didInitialize() }
  }

  private func result(of method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch (state, method) {
    case (.new, "initialize"):
      state = .running
      return initialize(params)
    case (.new, _): throw .notInitialized
    case (.shutDown, _): throw .invalid("No request may follow 'shutdown'")
    case (.running, "initialize"): throw .invalid("'initialize' was sent already")
    case (.running, "shutdown"):
      state = .shutDown
      return .null
    case (.running, _):
      guard let feature = Feature.all[method] else { throw .unknown(method) }
      refresh()
      return try feature(self, params)
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    client = ClientCapabilities(params["capabilities"] ?? .null)
    workspace.encoding = client.offersUTF8 ? .utf8 : .utf16
    let folders = (params["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.text }
    let root = params["rootUri"]?.text.map { [$0] } ?? []
    workspace.roots = (folders.isEmpty ? root : folders).compactMap { DocumentURI.path(of: $0) }
    return [
      "capabilities": ServerCapabilities.json(workspace.encoding),
      "serverInfo": ["name": "lifeguard", "version": .text(version)],
    ]
  }

  private func didInitialize() {
    if !client.watchesFiles { add(.look, after: Self.lookPause) }
  }

  private func note(_ method: String, _ params: JSONValue) {
    let document = params["textDocument"]
    let uri = document?["uri"]?.text ?? ""
    switch method {
    case "initialized": if client.watchesFiles { watchFiles() }
    case "textDocument/didOpen":
      workspace.open(
        uri, document?["text"]?.text ?? "", version: document?["version"]?.integer,
        language: document?["languageId"]?.text ?? "")
    case "textDocument/didChange":
      workspace.change(
        uri, params["contentChanges"]?.elements ?? [], version: document?["version"]?.integer)
    case "textDocument/didClose": close(uri)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": workspace.noteDisk()
    case "workspace/didChangeWorkspaceFolders": changeFolders(params["event"] ?? .null)
    default: break
    }
  }

  private func changeFolders(_ event: JSONValue) {
    func paths(_ key: String) -> [String] {
      (event[key]?.elements ?? []).compactMap { $0["uri"]?.text }
        .compactMap { DocumentURI.path(of: $0) }
    }
    let removed = paths("removed")
    workspace.roots = workspace.roots.filter { !removed.contains($0) } + paths("added")
  }

  private func close(_ uri: String) {
    guard workspace.documents[uri] != nil else { return }
    workspace.close(uri)
    connection.notify(
      "textDocument/publishDiagnostics", ["uri": .text(uri), "diagnostics": []])
  }

  private func watchFiles() {
    connection.request(
      "watch", "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": "**/*.{md,swift,yml}"]]],
          ]
        ]
      ])
  }

  // MARK: Looks

  /// Looks at the pages that have changed.
  func refresh(asksCompiler: Bool = false) {
    for folder in workspace.openFolders {
      let pages = workspace.documents.values.filter { document in
        if case .page(let other, _) = document.home { return other === folder }
        return false
      }
      guard asksCompiler || pages.contains(where: \.isChanged) else { continue }
      var failure: InputError?
      do throws(InputError) {
        try folder.refresh(asksCompiler: asksCompiler)
      } catch {
        failure = error
      }
      for document in pages {
        guard case .page(_, let page) = document.home else { continue }
        let file = folder.file(of: page)
        let found = failure.map { [LocatedDiagnostic($0, file)] } ?? folder.diagnostics(of: page)
        workspace.keep(found, of: document.uri)
      }
      guard folder.needsCompiler else { continue }
      lastChange += 1
      add(.pause(lastChange), after: Self.compilePause)
    }
  }

  /// Sends the diagnostics that the client does not have.
  private func publish() {
    refresh()
    for (uri, document) in workspace.documents.sorted(by: { $0.key < $1.key }) {
      if case .code(let path) = document.home, document.isChanged {
        workspace.keep(document.diagnostics, of: uri)
        codeCheck.begin(uri, path, document.text, workspace)
        continue
      }
      send(document)
    }
  }

  private func send(_ document: OpenDocument) {
    if case .other = document.home { return }
    if case .code = document.home, document.published == nil, document.diagnostics.isEmpty {
      return
    }
    let params = JSONValue(members: [
      ("uri", .text(document.uri)), ("version", document.text.version.map { .integer($0) }),
      ("diagnostics", .list(PublishedDiagnostic.all(of: document))),
    ])
    guard params != document.published else { return }
    workspace.keep(published: params, of: document.uri)
    connection.notify("textDocument/publishDiagnostics", params)
  }

  private func take(_ answer: CodeCheck.Answer) {
    codeCheck.end()
    guard let document = workspace.documents[answer.uri] else { return }
    guard document.text.bytes == answer.bytes else {
      if case .code(let path) = document.home {
        codeCheck.begin(answer.uri, path, document.text, workspace)
      }
      return
    }
    workspace.keep(answer.diagnostics, of: answer.uri)
    if let document = workspace.documents[answer.uri] {
      workspace.keep(published: .null, of: answer.uri)
      send(document)
    }
  }

  /// Looks for files that have changed, and plans the next look.
  private func lookAtDisk() {
    guard state == .running else { return }
    for folder in workspace.openFolders where folder.extent == .site {
      let isFirst = watches[folder.path] == nil
      var watch = watches[folder.path] ?? FolderWatch([folder.path])
      if watch.hasChanged(), !isFirst { workspace.noteDisk() }
      watches[folder.path] = watch
    }
    add(.look, after: Self.lookPause)
  }
}

extension LocatedDiagnostic {
  /// The diagnostic for a folder that cannot be read.
  fileprivate init(_ error: InputError, _ path: String) {
    let help = error.help.isEmpty ? [] : [error.help]
    self.init(
      Diagnostic(id: "unusable-input", error.message, at: SourceRange(0, 0), help: help),
      path: path, line: 1, column: 1, sourceLine: "")
  }
}
