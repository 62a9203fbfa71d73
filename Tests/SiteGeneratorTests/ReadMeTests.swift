import Foundation
import Testing

@testable import SiteGenerator

/// The samples in the documents match the command's input and output.
@Suite struct ReadMeTests {
  /// The blocks of a document that are indented by four spaces, without the indentation.
  private static func indentedBlocks(of text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring] = []
    func close() {
      while block.last?.isEmpty == true { block.removeLast() }
      if !block.isEmpty { blocks.append(block.joined(separator: "\n") + "\n") }
      block = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    ") {
        block.append(line.dropFirst(4))
      } else if line.isEmpty {
        if !block.isEmpty { block.append(line) }
      } else {
        close()
      }
    }
    close()
    return blocks
  }

  private let blocks = indentedBlocks(of: Checkout.file("README.md"))

  private func block(beginningWith start: String) throws -> String {
    let found = blocks.filter { $0.hasPrefix(start) }
    try #require(found.count == 1, "the blocks are \(blocks)")
    return found[0]
  }

  private func folder(_ page: String) throws -> TemporaryFolder {
    try TemporaryFolder(TemporaryFolder.theme.merging(["Content/push.md": page]) { _, new in new })
  }

  /// The sample page with the last two lines of the expectation exchanged.
  private func wrongPage() throws -> String {
    let page = try block(beginningWith: "# A push")
    let wrong = page.replacingOccurrences(
      of: "    A.viewDidDisappear\n    B.viewDidAppear\n",
      with: "    B.viewDidAppear\n    A.viewDidDisappear\n")
    try #require(wrong != page)
    return wrong
  }

  @Test func theSamplePageGivesTheTraceThatIsShown() throws {
    let sample = try block(beginningWith: "$ lifeguard run")
    let lines = sample.split(separator: "\n", maxSplits: 1).map(String.init)
    let command = lines[0].split(separator: " ").dropFirst(2).map(String.init)
    let folder = try folder(try block(beginningWith: "# A push"))
    let result = try Command.run(command, in: folder)
    #expect(result.status == 0)
    #expect(result.output == lines[1])
  }

  @Test func theSamplePageIsBuilt() throws {
    let folder = try folder(try block(beginningWith: "# A push"))
    let result = try Command.run(["build"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.lastLine == "wrote 1 page to _site" && folder.exists("_site/push.html"),
      "\(result.errors)")
  }

  @Test func theSampleOfADisagreementIsWhatIsPrinted() throws {
    let result = try Command.run(["verify"], in: try folder(try wrongPage()))
    #expect(result.status == 1)
    #expect(result.errors == (try block(beginningWith: "Content/push.md:")) + "\n")
  }

  @Test func theReferencePageShowsTheSameDisagreement() throws {
    let page = Checkout.file("Content/reference/command.md")
    let sample = try block(beginningWith: "Content/push.md:")
    #expect(page.contains("```text\n\(sample)```\n"))
  }
}
