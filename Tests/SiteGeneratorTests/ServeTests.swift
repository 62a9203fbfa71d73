import Foundation
import Testing

@testable import SiteGenerator

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A preview that runs beside the test. The preview ends with the last reference.
private final class Preview {
  let folder: TemporaryFolder
  private let process = Process()
  private let streams: TemporaryFolder

  init(_ arguments: [String] = [], in folder: TemporaryFolder) throws {
    self.folder = folder
    streams = try TemporaryFolder(["output": "", "errors": ""])
    // Only the preview has concurrent threads, so the build with exclusivity checks is used.
    process.executableURL = Checkout.built
    process.arguments = ["serve", "--port", "0"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: "\(streams.path)/output")
    process.standardError = FileHandle(forWritingAtPath: "\(streams.path)/errors")
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  var output: String { (try? streams.text("output")) ?? "" }
  var errors: String { (try? streams.text("errors")) ?? "" }

  /// Waits until a condition holds, for at most a minute, because the machine may be slow.
  func wait(_ condition: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<1200 {
      if try await condition() { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  /// The address that the command has named.
  func address() async throws -> String {
    let pattern = #/serving (http://127\.0\.0\.1:\d+/)/#
    _ = try await wait { output.contains(pattern) }
    return try #require(output.firstMatch(of: pattern).map { String($0.1) }, "\(errors)")
  }

  struct Answer {
    let status: Int
    let type: String
    let text: String
  }

  func get(_ path: String, method: String = "GET", host: String? = nil) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: try await address() + path)))
    request.httpMethod = method
    if let host { request.setValue(host, forHTTPHeaderField: "Host") }
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    return Answer(
      status: http.statusCode, type: http.value(forHTTPHeaderField: "Content-Type") ?? "",
      text: String(decoding: data, as: UTF8.self))
  }

  /// The state of the site that the script of a page receives.
  func state(of page: String = "/") async throws -> [String: Any] {
    let answer = try await get(".lifeguard/state?after=&page=\(page)")
    #expect(answer.type == "application/json")
    let json = try JSONSerialization.jsonObject(with: Data(answer.text.utf8))
    return try #require(json as? [String: Any])
  }
}

@Suite struct ServeTests {
  @Test func aFileIsLookedAtWhenItIsWrittenWhole() async throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n"])
    let watch = FolderWatch(["\(folder.path)/Content"])
    var pieces = ["# Ho", "# Home\n\n```sce", "# Home\n\n" + Fence.push()]
    let count = await watch.waitUntilWritten(looks: 40) {
      if !pieces.isEmpty { try? folder.write(pieces.removeFirst(), to: "Content/index.md") }
      return true
    }
    #expect(count == 4)
    #expect(try folder.text("Content/index.md") == "# Home\n\n" + Fence.push())
    // The wait ends even if writing never ends. The wait also ends when the pause returns false.
    var text = ""
    let endless = await watch.waitUntilWritten(looks: 5) {
      text += "x"
      try? folder.write(text, to: "Content/new.md")
      return true
    }
    #expect(endless == 5)
    #expect(await watch.waitUntilWritten(looks: 5) { false } == 0)
  }

  @Test func aPageThatBreaksAndIsMendedIsFollowed() async throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + Fence.push()])
    let preview = try Preview(in: folder)
    let page = try await preview.get("")
    #expect(page.status == 200 && page.type == "text/html; charset=utf-8")
    #expect(page.text.contains("<script src=\"/.lifeguard/live.js\" data-page=\""))
    #expect(try await preview.get("index.html").text == page.text)
    let good = try await preview.state()
    #expect(good["problems"] as? String == "")

    try folder.write(
      "# Broken\n\n" + Fence.push(isRight: false), to: "Content/index.md", options: .atomic)
    #expect(
      try await preview.wait {
        (try await preview.state()["problems"] as? String)?.hasPrefix(
          "Content/index.md:13:5: error:")
          == true
      })
    let broken = try await preview.state()
    #expect(broken["page"] as? String != good["page"] as? String)
    #expect((broken["summary"] as? String)?.hasSuffix("; 1 disagreements") == true)
    #expect(try await preview.get("").text.contains("<h1"))
    #expect(preview.errors.hasPrefix("Content/index.md:13:5: error: "))

    try folder.write("# Home\n\n" + Fence.push(), to: "Content/index.md", options: .atomic)
    #expect(try await preview.wait { try await preview.state()["problems"] as? String == "" })
    #expect(try await preview.get("").text == page.text)
    // The line is printed behind the answer to the browser.
    #expect(
      try await preview.wait {
        preview.output.split(separator: "\n").count { $0.hasPrefix("verified: ") } == 3
      })
  }

  @Test func whatCannotBeReadLeavesWhatThereWas() async throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/index.md": "# Home\n", "Content/a b.txt": "text",
        "Content/lifeguard.yml": "files: [\"*.txt\"]\n",
      ]) { _, new in new })
    let preview = try Preview(in: folder)
    let page = try await preview.get("")
    #expect(try await preview.get("a%20b.txt").text == "text")
    try folder.write("{{#open}}", to: "Site/templates/layout.mustache", options: .atomic)
    #expect(
      try await preview.wait {
        (try await preview.state()["problems"] as? String)?.contains("layout.mustache") == true
      })
    #expect(try await preview.get("").text == page.text)
    try folder.write("{{{body}}}</head>new", to: "Site/templates/layout.mustache", options: .atomic)
    #expect(try await preview.wait { try await preview.get("").text.hasSuffix("</head>new") })
    #expect(try await preview.state()["problems"] as? String == "")
  }

  /// An editor truncates a page, and writes the rest a moment later.
  @Test func aSaveInPiecesShowsNoError() async throws {
    let whole = "# Home\n\n" + Fence.push()
    let folder = try TemporaryFolder(["Content/index.md": whole])
    let live = LiveSite(content: "\(folder.path)/Content", theme: nil, toolPath: folder.tools)
    #expect(await live.refresh()?.problems == "")
    for piece in ["", "# Home\n\n```scenario push\nlet A = UIVi"] {
      try folder.write(piece, to: "Content/index.md")
      let (file, text) = ("\(folder.path)/Content/index.md", whole + "\nMore\(piece.count).\n")
      // The tests' tasks may all be busy, so a thread writes.
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.06)
        try? text.write(toFile: file, atomically: false, encoding: .utf8)
      }
      let look = await live.refresh()
      #expect(look?.problems == "", "\(piece)")
      let page = String(decoding: await live.answer(to: "/index.html").bytes, as: UTF8.self)
      #expect(page.contains("More\(piece.count)."), "\(piece)")
    }
    try folder.write("[x](no", to: "Content/index.md")
    #expect(await live.refresh()?.problems.contains("missing-title") == true)
  }

  @Test func onlyThisMachineIsAnswered() async throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n", "secret": "x"])
    let preview = try Preview(in: folder)
    #expect(try await preview.get("", host: "example.com").status == 403)
    #expect(try await preview.get("", method: "POST").status == 405)
    for path in ["none.html", "../secret", "%2e%2e/secret", ".lifeguard/none", "lifeguard.yml"] {
      #expect(try await preview.get(path).status == 404, "\(path)")
    }
    // The listening sockets, on systems with a table of sockets.
    guard let table = try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8) else { return }
    let port = try #require(URL(string: try await preview.address())?.port)
    let hexadecimal = String(port, radix: 16, uppercase: true)
    let name = ":" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
    let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
    let listening = lines.filter { $0.count > 3 && $0[1].hasSuffix(name) && $0[3] == "0A" }
    #expect(listening.map { String($0[1]) } == ["0100007F\(name)"])
  }

  @Test func aPortThatIsTakenAndAFolderThatIsNotThereEndWithTwo() async throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n"])
    let preview = try Preview(in: folder)
    let port = try #require(URL(string: try await preview.address())?.port)
    let second = try Command.run(["serve", "--port", "\(port)"], in: folder)
    #expect(second.status == 2)
    #expect(second.errors.hasPrefix("error: The port \(port) cannot be used"), "\(second.errors)")
    #expect(second.errors.contains("\nhelp: "))
    let missing = try Command.run(["serve", "--content", "nothing"], in: folder)
    #expect(missing.status == 2 && missing.errors.hasPrefix("error: "))
    #expect(try Command.run(["serve", "--port", "70000"], in: folder).status == 2)
  }

  @Test func anAssetThatChangesReloadsThePage() async throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": "# Home\n", "Content/b.md": "# B\n"]) {
        _, new in new
      })
    let preview = try Preview(in: folder)
    let (home, other) = (
      try await preview.state()["page"] as? String,
      try await preview.state(of: "/b.html")["page"] as? String
    )
    // The page's digest equals the reported digest until a file changes.
    #expect(try await preview.get("").text.contains("data-page=\"\(try #require(home))\""))
    try folder.write("body { color: red }\n", to: "Site/assets/site.css", options: .atomic)
    #expect(try await preview.wait { try await preview.state()["page"] as? String != home })
    #expect(try await preview.state(of: "/b.html")["page"] as? String != other)
    #expect(try await preview.get("assets/site.css").text == "body { color: red }\n")
  }

  @Test func aPageThatIsNoTextIsFollowedAndLeavesTheOthers() async throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n", "Content/b.md": "# B\n"])
    let preview = try Preview(in: folder)
    #expect(try await preview.get("b.html").status == 200)
    try folder.write([0x23, 0x20, 0xFF, 0x0A], to: "Content/b.md", options: .atomic)
    #expect(
      try await preview.wait {
        (try await preview.state()["problems"] as? String)?.hasPrefix("Content/b.md:1:3: ") == true
      })
    #expect(try await preview.get("").text.contains("<h1"))
    let stub = try await preview.get("b.html")
    #expect(stub.text.contains("/.lifeguard/live.js"), "\(stub.text)")
    try folder.write("# Mended\n", to: "Content/b.md", options: .atomic)
    #expect(try await preview.wait { try await preview.get("b.html").text.contains("Mended") })
  }

  @Test func whatIsKnownIsKeptForTheNextTime() async throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# Home\n\n" + Fence.push(), "Content/100%25.txt": "text",
      "Content/lifeguard.yml": "files: [\"*.txt\"]\n",
    ])
    for arguments in [["--no-cache"], ["--cache", "kept"]] {
      let preview = try Preview(arguments, in: folder)
      #expect(try await preview.get("").status == 200)
      #expect(folder.exists("kept") == arguments.contains("kept"))
      #expect(!folder.exists(".lifeguard-cache"))
      let head = try await preview.get("", method: "HEAD")
      #expect(head.status == 200 && head.text.isEmpty)
      // A name is decoded once.
      #expect(try await preview.get("100%2525.txt").text == "text")
    }
  }
}
