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
    #expect(result.lastLine.hasSuffix("0 disagreements, 1 unchecked Swift blocks"))
  }
}
