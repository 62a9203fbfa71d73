import Foundation
import Testing

@testable import Markdown

@Suite("Without extensions the output is libcmark's")
struct CommonMarkTests {
  @Test func generatedDocumentsRenderAsLibcmarkRendersThem() throws {
    var generator = DocumentGenerator(seed: 2026)
    for _ in 0..<4000 {
      let document = generator.document()
      let html = try commonMarkHTML(document)
      try #require(html == libcmarkHTML(document), "document: \(document.debugDescription)")
    }
  }

  @Test(arguments: [
    "", "\n", "\0", "a\0b\n", "\u{FEFF}# x\n", "\r\r\n\n", "---\ntitle: x\n---\n",
    "[a](b \"\") ![c](d '') [e](f)\n", "[a](JavaScript:x) ![b](file:y) <vbscript:z>\n",
    "![a ![b](c) <i> `d`\ne](f)\n", "* a\n\n  b\n* c\n", "3. a\n4. b\n", "``` a&b c\n<x>\n",
    "<div>\n*x*\n\n<!-- y -->\n", "~~a~~ | b\n--|--\nc\n\n- [ ] d\n",
  ])
  func choiceDocumentsRenderAsLibcmarkRendersThem(document: String) throws {
    #expect(try commonMarkHTML(document) == libcmarkHTML(document))
  }

  @Test func extensionsLeaveDocumentsWithoutTheirCharactersAlone() throws {
    var generator = DocumentGenerator(seed: 7)
    for _ in 0..<2000 {
      let document = generator.document()
        .filter { $0 != "|" && $0 != "~" && $0 != ":" && $0 != "@" }
        .replacing("[ ]", with: "[o]").replacing("[x]", with: "[o]")
      guard !document.hasPrefix("---") else { continue }
      let html = try MarkdownDocument(document).html()
      try #require(html == libcmarkHTML(document), "document: \(document.debugDescription)")
    }
  }

  @Test func everyGeneratedDocumentCanBeSurveyedAndRenderedWithExtensions() throws {
    var generator = DocumentGenerator(seed: 99)
    for _ in 0..<1000 {
      let source = "# x\n" + generator.document()
      let document = try MarkdownDocument(source)
      let lineCount = SourceLines(Array(source.utf8)).count
      let hooks = RenderingHooks(
        headingIDs: true, fencedCode: { _ in "" }, destination: { _ in "/" })
      #expect(!document.html(hooks).isEmpty)
      let lines =
        document.headings.map(\.line) + document.links.map(\.line)
        + document.fencedCodeBlocks.map(\.fenceLine) + document.droppedContent().map(\.line)
      try #require(lines.allSatisfy { (1...lineCount).contains($0) }, "\(source.debugDescription)")
    }
  }
}

private let referenceFolder = ProcessInfo.processInfo.environment["LIFEGUARD_REFERENCES"]

/// The specifications' examples are not part of this repository. An environment variable names a folder with
/// the examples. Without the variable the suite is skipped.
@Suite(.enabled(if: referenceFolder != nil, "LIFEGUARD_REFERENCES is not set"))
struct ReferenceTests {
  private struct Example: Decodable {
    let markdown: String
    let html: String?
  }

  private func examples(_ file: String) throws -> [Example] {
    let folder = try #require(referenceFolder)
    let url = URL(fileURLWithPath: folder).appendingPathComponent("commonmark/\(file)")
    let examples = try JSONDecoder().decode([Example].self, from: Data(contentsOf: url))
    try #require(!examples.isEmpty)
    return examples
  }

  @Test func everyInputOfTheCommonMarkSpecificationRendersAsLibcmarkRendersIt() throws {
    for example in try examples("commonmark-inputs.json") {
      #expect(try commonMarkHTML(example.markdown) == libcmarkHTML(example.markdown))
    }
  }

  @Test func everyExtensionExampleOfTheGFMSpecificationRendersAsStatedThere() throws {
    for example in try examples("gfm-extension-examples.json") {
      let html = try #require(example.html)
      #expect(try MarkdownDocument(example.markdown).html() == html)
    }
  }
}
