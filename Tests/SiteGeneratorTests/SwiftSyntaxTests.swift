import Foundation
import Testing

@testable import SiteGenerator

@Suite(
  .enabled(
    if: SwiftCompiler(in: ProcessInfo.processInfo.environment["PATH"]) != nil,
    "there is no Swift compiler in PATH"))
struct SwiftSyntaxTests {
  @Test func fragmentsAreSwift() throws {
    let page = """
      # A

      ```swift
      override func viewDidLoad() { super.viewDidLoad() }
      ```

      ```swift
      case loading, loaded
      case failed(any Error)
      ```

      ```swift
      init() { super.init(nibName: nil, bundle: nil) }
      deinit { print("gone") }
      ```

      ```swift
      self.view = UIView()
      print("a")
      if x { return }
      ```

      ```swift
      ```

      """
    let folder = try TemporaryFolder(["Content/a.md": page])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("unchecked"))
  }

  @Test func whatDoesNotParseIsSaidAtItsPlace() throws {
    let page =
      "---\ntitle: A\n---\n\n> - ```swift\n>   let a = \"😀\"; func f( {\n>   }\n>   ```\n\n```swift\nlet = 3\n```\n"
    let folder = try TemporaryFolder(["Content/a.md": page])
    #expect(
      try folder.places() == [
        "Content/a.md:6:26: [swift-syntax]", "Content/a.md:11:5: [swift-syntax]",
      ])
    #expect(try Command.run(["verify"], in: folder).status == 2)
  }

  /// The compiler counts the calls.
  @Test func whatTheParserSaidIsKept() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n```swift\nlet a = 3\n```\n"])
    let compiler = try #require(SwiftCompiler(in: ProcessInfo.processInfo.environment["PATH"]))
    let script =
      "#!/bin/sh\necho asked >> '\(folder.path)/asked'\nexec '\(compiler.path)' \"$@\"\n"
    try folder.writeTool(script, "swiftc")
    func askedCount() throws -> Int {
      let result = try Command.run(
        ["verify"], in: folder, environment: ["PATH": folder.tools + ":/bin"])
      #expect(result.status == 0, "\(result.errors)")
      return try folder.text("asked").split(separator: "\n").count
    }
    #expect(try askedCount() == 1)
    #expect(try askedCount() == 1)
    try folder.write("# A\n\n```swift\nlet b = 3\n```\n", to: "Content/a.md")
    #expect(try askedCount() == 2)
    // Another compiler may have other messages.
    try folder.writeTool(script + "# newer\n", "swiftc")
    #expect(try askedCount() == 3)
  }

  @Test func manyBlocksAreParsedInBatches() throws {
    let blocks = (0..<2100).map { "```swift\nlet a\($0) = \($0)\n```\n" }
    let page = "# A\n\n" + blocks.joined(separator: "\n") + "\n```swift\nlet = 3\n```\n"
    let folder = try TemporaryFolder(["Content/a.md": page])
    #expect(try folder.places().map { $0.split(separator: " ").last } == ["[swift-syntax]"])
  }

  @Test func withoutACompilerBlocksAreCountedAsUnchecked() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n```swift\nlet = 3\n```\n"])
    let result = try Command.run(["verify"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(result.status == 0)
    #expect(
      result.lastLine.hasSuffix(
        "0 disagreements, 1 unchecked Swift blocks (there is no Swift compiler)"))
    let strict = try Command.run(
      ["verify", "--strict"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(strict.status == 2)
    #expect(
      strict.errors.hasPrefix("Content/a.md:3:4: error: No Swift compiler has checked this block"),
      "\(strict.errors)")
  }

  /// The compiler is that of a system without developer tools.
  @Test func aCompilerThatDoesNotWorkIsAnError() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n```swift\nlet = 3\n```\n"])
    try folder.writeTool("#!/bin/sh\necho 'no developer tools were found' >&2\nexit 1\n", "swiftc")
    let result = try Command.run(
      ["verify"], in: folder, environment: ["PATH": folder.tools + ":/bin"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Content/a.md:3:4: error: '\(folder.tools)/swiftc' stopped"))
    #expect(result.lastLine.contains("1 unchecked Swift blocks"))
  }

  /// The compiler repeats the line with an error, which quotes the output of a compiler.
  @Test func quotedErrorsAreNoErrors() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": """
      # A

      ```swift
      print(x) // main.swift:3:7: error: cannot find x in scope
      ```

      ```swift
      let s = \"\"\"
      0.swift:1:1: error: expected pattern
      \"\"\"; print(s)
      ```

      """,
      "Content/b.md": "# B\n\n```swift\nlet x = = 1 // 7.swift:1:1: error: no\n```\n",
    ])
    let places = try folder.places()
    #expect(places.contains("Content/b.md:4:8: [swift-syntax]"))
    #expect(places.allSatisfy { $0.hasPrefix("Content/b.md:4:") })
    #expect(try Command.run(["verify"], in: folder).status == 2)
  }

  /// The parser stops at code that is nested too deeply, and says nothing about later files.
  @Test func aFatalErrorHidesNoOtherError() throws {
    let deep = String(repeating: "(", count: 400) + "1" + String(repeating: ")", count: 400)
    var pages: [String: String] = [:]
    for number in 0..<9 {
      pages["Content/\(number).md"] =
        "# A\n\n```swift\nlet a = \(number == 3 || number == 7 ? deep : "= \(number)")\n```\n"
    }
    let folder = try TemporaryFolder(pages)
    let places = try folder.places().map { $0.prefix { $0 != ":" } }
    #expect(Set(places).count == 9)
    let result = try Command.run(["verify"], in: folder)
    #expect(result.status == 2 && !result.lastLine.contains("unchecked"))
  }
}
