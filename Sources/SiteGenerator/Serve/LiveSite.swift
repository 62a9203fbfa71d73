import Diagnostics
import Foundation
import Scenarios
import TraceRendering

/// A site that follows its folder. After each change the dependent pages are made again, in memory.
package actor LiveSite {
  /// The answer to a request of a browser.
  package struct Answer: Sendable {
    /// 200 or 404.
    package let status: Int
    /// The type of the bytes: `text/html; charset=utf-8`.
    package let type: String
    /// The body.
    package let bytes: [UInt8]
  }

  /// The result of a look at the folder.
  package struct Look: Sendable {
    /// The problems as text for a terminal; empty if there are none.
    package let problems: String
    /// The counts as one line, or the reason why the site cannot be read.
    package let summary: String
  }

  private let content: String
  private let theme: String?
  private let module: EngineModule?
  private let toolPath: String?
  private let cache: BlockCache
  private let builtIns: BuiltIns
  private let memory = SiteMemory()
  private let rendered = RenderingMemory()
  private var watch: FolderWatch
  private var site: RenderedSite?
  /// The files that the site copies, by their paths in the site.
  private var copies: [String: String] = [:]
  private var made: MadeFiles?
  /// The files of the theme and the style of the diagrams, which every page loads.
  private var assets: [String: [UInt8]] = [:]
  private var home = "index.html"
  /// The digest of all files except pages.
  private var filesDigest = ""
  /// The number of changes.
  private(set) var generation = 0
  private var look: Look?

  /// - Parameters:
  ///   - content: The folder of the pages.
  ///   - theme: The folder of the theme; nil for the theme of the command.
  ///   - module: The simulator for the browser; nil for pages without live editing.
  ///   - toolPath: Folders with colons between them, to search for a Swift compiler.
  ///   - cache: The cache of outcomes; nil to keep outcomes in memory.
  package init(
    content: String, theme: String?, module: EngineModule? = nil, toolPath: String? = nil,
    cache: BlockCache? = nil
  ) {
    self.module = module
    self.toolPath = toolPath
    self.content = content
    self.theme = theme
    let cache = cache ?? BlockCache()
    self.cache = cache
    builtIns = BuiltIns(cache: cache)
    watch = FolderWatch([content, theme].compactMap { $0 })
  }

  // MARK: Following

  /// Looks at the folder.
  /// - Returns: The result of the look; nil if nothing has changed.
  package func refresh() async -> Look? {
    guard watch.hasChanged() else { return nil }
    if generation > 0 {
      // An editor may write a page in pieces. The wait is a second at most.
      await watch.waitUntilWritten(looks: 40) {
        (try? await Task.sleep(for: .milliseconds(25))) != nil
      }
      // The look includes changes during the wait.
      _ = watch.hasChanged()
    }
    var look = rebuild()
    if generation > 0 { settle(&look) }
    self.look = look
    generation += 1
    return look
  }

  /// Looks again while a program may still be writing. A file that is written in part has errors that the
  /// whole file does not have, so new errors wait for 0.3 seconds without a change.
  ///
  /// No browser gets an answer meanwhile: the actor does not suspend here.
  private func settle(_ look: inout Look) {
    var quiet = 0
    var hasChanged = false
    // Two seconds at most, because a program may write all the time.
    for _ in 0..<80 {
      let isSuspect = !look.problems.isEmpty && look.problems != self.look?.problems
      guard isSuspect || hasChanged, quiet < 12 else { return }
      usleep(25_000)
      if watch.hasChanged() {
        (hasChanged, quiet) = (true, 0)
      } else {
        quiet += 1
      }
      guard hasChanged, quiet == 2 else { continue }
      look = rebuild()
      (hasChanged, quiet) = (false, 0)
    }
    if hasChanged { look = rebuild() }
  }

  private func rebuild() -> Look {
    do throws(InputError) {
      let folder = try ContentFolder(content)
      let theme = try Theme.read(self.theme, module)
      var options = VerificationOptions.forPages(cache: cache)
      options.toolPath = toolPath
      options.memory = memory
      options.builtIns = builtIns
      options.showsDrafts = true
      var dealer = ShardDealer(options)
      let verified = try VerifiedFolder(folder, &dealer)
      let verification = Verification([verified])
      let renderer = PageRenderer(
        folder: verified, theme: theme, baseURL: verified.configuration.baseURL)
      let site = RenderedSite(renderer, options, known: rendered)
      self.site = site
      made = MadeFiles(of: site)
      copies = Dictionary(
        verified.copies(of: folder).map { ($0.path, $0.source) },
        uniquingKeysWith: { first, _ in first })
      home = verified.home?.outputPath ?? "index.html"
      assets = [MadeFile.diagramStyle.path: MadeFile.diagramStyle.bytes()]
      for asset in theme.assets { assets[asset] = theme.bytes(of: asset) }
      filesDigest = LiveSite.digest(of: assets, copies)
      let text = verification.diagnostics.map { DiagnosticText.render($0) }.joined(separator: "\n")
      return Look(problems: text, summary: verification.summary)
    } catch {
      // The old site stays until the error is fixed.
      return Look(problems: error.description, summary: "the site cannot be read")
    }
  }

  private static func digest(
    of assets: [String: [UInt8]], _ copies: [String: String]
  ) -> String {
    var hash = FastHash()
    for (path, bytes) in assets.sorted(by: { $0.key < $1.key }) {
      hash.add(path.utf8)
      hash.add(bytes)
    }
    for (path, source) in copies.sorted(by: { $0.key < $1.key }) {
      hash.add(path.utf8)
      hash.add((FileStamp(source)?.text ?? "").utf8)
    }
    return String(hash.value, radix: 16)
  }

  /// Every file of the site by its path, for tests.
  func files() -> [String: [UInt8]] {
    var files = assets
    for file in made?.all ?? [] { files[file.path] = file.bytes() }
    for path in site?.paths ?? [] { files[path] = site?.html(path) }
    for (path, source) in copies.sorted(by: { $0.key < $1.key }) {
      files[path] = try? FileTree.bytes(of: source)
    }
    return files
  }

  // MARK: Answering

  /// The folder for the preview's files, which are not part of the site.
  static let own = ".lifeguard/"

  /// Answers a request.
  /// - Parameter path: The path without percent escapes, beginning with a slash.
  package func answer(to path: String) -> Answer {
    let path = file(of: path)
    if path.hasPrefix(LiveSite.own) { return ownAnswer(String(path.dropFirst(LiveSite.own.count))) }
    let copy = copies[path]
    if path == Page.missing, copy == nil { return missing(path, status: 200) }
    if let html = site?.html(path) {
      let page = LivePage.following(html, digest(of: path))
      return Answer(status: 200, type: LiveSite.type(of: path), bytes: page)
    }
    if let bytes = assets[path] ?? made?.bytes(of: path) {
      return Answer(status: 200, type: LiveSite.type(of: path), bytes: bytes)
    }
    if let copy, let bytes = try? FileTree.bytes(of: copy) {
      return Answer(status: 200, type: LiveSite.type(of: path), bytes: bytes)
    }
    return missing(path, status: 404)
  }

  /// The page for a missing path. A preview always stands at the root of its server.
  private func missing(_ path: String, status: Int) -> Answer {
    let html = site?.renderer.missing(root: "/") ?? LivePage.missing(path)
    let page = LivePage.following([UInt8](html.utf8), digest(of: path))
    return Answer(status: status, type: LiveSite.type(of: Page.missing), bytes: page)
  }

  /// The file of the site that a path leads to.
  private func file(of path: String) -> String {
    let path = String(path.drop { $0 == "/" })
    if path.isEmpty { return home }
    return path.hasSuffix("/") ? path + "index.html" : path
  }

  /// The digest of a page and of the files that the page may load.
  private func digest(of path: String) -> String {
    var hash = FastHash()
    hash.add(site?.html(path) ?? [UInt8]((site?.renderer.missing(root: "/") ?? "").utf8))
    hash.add(filesDigest.utf8)
    return String(hash.value, radix: 16)
  }

  private func ownAnswer(_ name: String) -> Answer {
    guard let text = LivePage.files[name] else {
      return Answer(status: 404, type: "text/plain; charset=utf-8", bytes: [])
    }
    return Answer(status: 200, type: LiveSite.type(of: name), bytes: [UInt8](text.utf8))
  }

  /// The state of the site for the script of a page, once the state differs from the page's state.
  /// - Parameters:
  ///   - generation: The state that the page knows; nil for none.
  ///   - path: The page's path, with percent escapes.
  /// - Returns: A JSON object, after a time limit even without a change.
  package func state(after generation: Int?, of path: String) async -> [UInt8] {
    // Ten seconds, because the browser may be gone.
    var looks = 0
    while generation == self.generation, looks < 500 {
      looks += 1
      do {
        try await Task.sleep(for: .milliseconds(20))
      } catch {
        break
      }
    }
    let page = digest(of: file(of: path.removingPercentEncoding ?? path))
    let state = State(
      generation: self.generation, page: page,
      problems: look?.problems ?? "", summary: look?.summary ?? "")
    return [UInt8](JSONText.render(state).utf8)
  }

  private struct State: Encodable {
    let generation: Int
    /// The digest of the page.
    let page: String
    let problems: String
    let summary: String
  }

  /// The type of a file by its name.
  static func type(of path: String) -> String {
    let types = [
      "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
      "js": "text/javascript; charset=utf-8", "json": "application/json",
      "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
      "gif": "image/gif", "webp": "image/webp", "ico": "image/x-icon", "wasm": "application/wasm",
      "txt": "text/plain; charset=utf-8", "xml": "application/xml", "pdf": "application/pdf",
      "woff2": "font/woff2", "mp4": "video/mp4",
    ]
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }
}
