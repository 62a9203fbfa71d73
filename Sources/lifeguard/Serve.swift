import ArgumentParser
import FlyingFox
import Foundation
import SiteGenerator

/// `lifeguard serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Preview the site while you write",
    discussion: """
      When you save a file, its pages are rebuilt and the browser reloads them. Problems appear \
      in the terminal and above the page. Only this machine can reach the server.

      EXAMPLE
        lifeguard serve
        lifeguard serve --content Guide --port 4000
      """)

  @OptionGroup var pages: ContentOptions

  @Option(
    help: ArgumentHelp(
      "The folder with the templates and assets. Default: 'Site' if it exists, otherwise the "
        + "built-in theme.", valueName: "dir"))
  var theme: String?

  @Option(help: ArgumentHelp("The port, or 0 for any free port.", valueName: "number"))
  var port: UInt16 = 8000

  @OptionGroup var module: ModuleOption

  @OptionGroup var cache: CacheOptions

  @OptionGroup var color: ColorOption

  func run() async throws {
    let content = pages.path
    // A missing folder is a slip, so the command does not wait for the folder.
    _ = try Terminal.reportingInput { () throws(InputError) in try ContentFolder(content) }
    let standard = FileManager.default.fileExists(atPath: "Site/templates") ? "Site" : nil
    let site = LiveSite(
      content: content, theme: theme ?? standard, module: try module.read(),
      toolPath: Terminal.toolPath,
      cache: try cache.opened(read: [content, theme ?? standard].compactMap { $0 }))
    await refresh(site)
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30, logger: .disabled,
      handler: LiveHandler(site: site))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await listen(server) }
      group.addTask { try await announce(server) }
      group.addTask {
        let clock = ContinuousClock()
        while true {
          let start = clock.now
          let hasChanged = await refresh(site)
          // Looking at a large folder takes time. At most a tenth of a core goes into looking.
          let pause = hasChanged ? .zero : (clock.now - start) * 9
          try await Task.sleep(for: max(.milliseconds(20), pause))
        }
      }
      // The first task that fails ends the other tasks.
      for try await _ in group {}
    }
  }

  private func listen(_ server: HTTPServer) async throws {
    do {
      try await server.run()
    } catch {
      Terminal.error(
        "error: The port \(port) cannot be used: \(error.localizedDescription)\n"
          + "help: name another one with '--port', or '--port 0' for any free port\n")
      throw ExitCode.input
    }
  }

  private func announce(_ server: HTTPServer) async throws {
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else { return }
    Terminal.output("serving http://127.0.0.1:\(port)/ until Ctrl-C\n")
  }

  /// Looks at the folder, and prints the outcome of a change.
  /// - Returns: True if something has changed.
  @discardableResult
  private func refresh(_ site: LiveSite) async -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    guard let look = await site.refresh() else { return false }
    let milliseconds = (clock.now - start) / .milliseconds(1)
    if !look.problems.isEmpty { Terminal.error(look.problems + "\n") }
    Terminal.output("\(look.summary) (\(Int(milliseconds.rounded())) ms)\n")
    return true
  }
}

/// Answers browsers on this machine.
private struct LiveHandler: HTTPHandler {
  let site: LiveSite

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Another site must not read this site under a name of its own.
    let host = request.headers[.host]?.split(separator: ":").first ?? ""
    guard ["127.0.0.1", "localhost"].contains(host) else {
      return HTTPResponse(statusCode: .forbidden)
    }
    guard request.method == .GET || request.method == .HEAD else {
      return HTTPResponse(statusCode: .methodNotAllowed)
    }
    if request.path == "/.lifeguard/state" {
      func value(_ name: String) -> String? { request.query.first { $0.name == name }?.value }
      let state = await site.state(
        after: value("after").flatMap { Int($0) }, of: value("page") ?? "/")
      return response(.ok, "application/json", state)
    }
    let answer = await site.answer(to: request.path)
    let bytes = request.method == .HEAD ? [] : answer.bytes
    return response(answer.status == 200 ? .ok : .notFound, answer.type, bytes)
  }

  private func response(
    _ status: HTTPStatusCode, _ type: String, _ bytes: [UInt8]
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [.contentType: type, HTTPHeader("Cache-Control"): "no-store"], body: Data(bytes))
  }
}
