import Testing

@testable import Markdown

@Suite struct FencedCodeTests {
  private func only(_ source: String) throws -> FencedCodeBlock {
    let blocks = try MarkdownDocument(source).fencedCodeBlocks
    return try #require(blocks.count == 1 ? blocks.first : nil)
  }

  @Test func aBlockKnowsItsPlace() throws {
    let block = try only("text\n\n```swift correct id=a\nlet x = 1\n\ny\n```\n")
    #expect(block.info == "swift correct id=a")
    #expect(block.literal == "let x = 1\n\ny\n")
    #expect(block.fenceLine == 3 && block.fenceColumn == 1)
    #expect(block.contentLine == 4 && block.infoColumn == 4)
    #expect(block.strippedColumns == [0, 0, 0])
    #expect(block.isClosed)
    #expect(block.fileLine(ofLine: 3) == 6)
    #expect(block.fileColumn(of: 5, inLine: 1) == 5)
  }

  @Test func containersAreStrippedLineByLine() throws {
    let block = try only("> - a\n>\n>   ~~~  scenario x\n>     é\n>\n> \t  z\n> ===\n")
    #expect(block.infoColumn == 10 && block.fenceColumn == 5)
    #expect(block.literal == "  é\n\n  z\n")
    #expect(block.strippedColumns == [4, 1, 3])
    #expect(!block.isClosed)
  }

  @Test func theRestOfATabBecomesSpaces() throws {
    let block = try only("- ```\n\tz\n  ```\n")
    #expect(block.literal == "  z\n")
    #expect(block.strippedColumns == [-1])
    #expect(block.fileColumn(of: 3, inLine: 1) == 2 && block.fileColumn(of: 1, inLine: 1) == 1)
  }

  @Test func theIndentationOfTheFenceIsStrippedAsFarAsItIsThere() throws {
    let block = try only("   ```\n  a\n   b\n    c\n\t\td\n ```\n")
    #expect(block.literal == "a\nb\n c\n \td\n")
    #expect(Array(block.strippedColumns.prefix(3)) == [2, 3, 3])
    #expect(block.isClosed)
  }

  @Test func everyColumnMapsBackToItsCharacter() throws {
    let sources = [
      "-\t```\n\tab\n\t\tcd\n\t```\n", ">\t```\n>\tab\n>\t\tcd\n>\t```\n",
      "1.  ~~~\n    ab\n\n      cd\n",
      "- > ```x\n  >ab\n  >   cd\n", "  ```\n\tab\n cd\n",
    ]
    for source in sources {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      let block = try only(source)
      for (index, line) in block.literal.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        for (offset, character) in line.enumerated() where character.isLetter {
          let fileLine = lines[block.fileLine(ofLine: index + 1) - 1]
          let column = block.fileColumn(of: offset + 1, inLine: index + 1)
          #expect(fileLine.indices.contains(column - 1) && fileLine[column - 1] == character)
        }
      }
    }
  }

  @Test func aBlockWithoutClosingFenceSaysSo() throws {
    #expect(try !only("```\na\n").isClosed)
    #expect(
      try MarkdownDocument("> ```\n> a\n```").fencedCodeBlocks.map(\.isClosed) == [false, false])
    #expect(try only("````\n```\n`````  \n").isClosed)
    #expect(try !only("```\n~~~\n    ```\n``` x\n").isClosed)
    #expect(try !only("- ```\n  a\n\nb\n").isClosed)
    #expect(try only("```\n```").isClosed)
    #expect(try !only("```").isClosed)
  }

  @Test func indentedCodeIsNotFenced() throws {
    #expect(try MarkdownDocument("    ```\n    a\n    ```\n").fencedCodeBlocks.isEmpty)
    #expect(try MarkdownDocument("- x\n\n      ```y\n      z\n").fencedCodeBlocks.isEmpty)
  }

  @Test func windowsLineEndsBecomeLineFeeds() throws {
    let block = try only("# x\r\n\r\n``` a&amp;b \r\ny\r\n```\r\n")
    #expect(block.literal == "y\n" && block.info == "a&b" && block.fenceLine == 3)
  }

  @Test func blocksCanBeReplaced() throws {
    let document = try MarkdownDocument(
      "    ```\n\n- ```scenario a\n  x\n  ```\n- ```swift\n  <y>\n  ```\n\n```scenario b\n```\n")
    let html = document.html(
      RenderingHooks(fencedCode: { block in
        block.info.hasPrefix("scenario") ? "<figure>\(block.info)</figure>" : nil
      }))
    #expect(
      html
        == "<pre><code>```\n</code></pre>\n<ul>\n<li>\n<figure>scenario a</figure>\n</li>\n<li>\n"
        + "<pre><code class=\"language-swift\">&lt;y&gt;\n</code></pre>\n</li>\n</ul>\n"
        + "<figure>scenario b</figure>\n")
  }
}
