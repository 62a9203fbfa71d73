import Diagnostics
import Foundation
import Testing
import TraceRendering

@testable import SiteGenerator

/// Included code, diagrams, highlighted code and the extensions of Markdown on the pages of a site.
@Suite struct MarkdownSiteTests {
  private static let app = "import UIKit\n\nclass A {\n  let b = \"<c>\"\n}\n"

  private func folder(_ page: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
    let own = ["Content/index.md": "# A\n\n\(page)\n"]
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(own) { $1 }.merging(files) { $1 })
    return folder
  }

  private func html(_ page: String, _ files: [String: String] = [:]) throws -> String {
    let folder = try folder(page, files)
    _ = try folder.builder().build()
    return try folder.text("_site/index.html")
  }

  // MARK: Includes

  @Test(arguments: [
    ("lines=\"3-4\"", "class A {\n  let b = \"&lt;c&gt;\"\n"), ("lines=3", "class A {\n"),
    ("lines=\"4-\"", "  let b = \"&lt;c&gt;\"\n}\n"), ("lines=\"-1\"", "import UIKit\n"),
  ])
  func includedLinesAreShownInColor(lines: String, text: String) throws {
    let html = try html(
      "```swift include=\"Sources/A.swift\" \(lines)\n```", ["Content/Sources/A.swift": Self.app])
    #expect(
      html.contains("<code class=\"language-swift\"><span class=\"k\">") || lines.contains("4"))
    #expect(html.replacing(/<\/?span[^>]*>/, with: "").contains(text))
  }

  @Test func includedLinesLoseTheirCommonIndentation() throws {
    let file = "class A {\n    func b() {\n\n        c()\n    }\n\td()\n}\n"
    for (lines, text) in [
      ("2-5", "func b() {\n\n    c()\n}\n"), ("4", "c()\n"), ("1-2", "class A {\n    func b() {\n"),
      ("5-6", "    }\n\td()\n"),
    ] {
      let html = try html(
        "```text include=\"A.swift\" lines=\"\(lines)\"\n```", ["Content/A.swift": file])
      #expect(html.contains(">\(text)</code>"), "\(lines)")
    }
  }

  @Test func aBlockOfAnotherProgramIsOneProblem() throws {
    #expect(
      try folder("```{note}\na\n```").places() == ["Content/index.md:3:1: [lost-markup]"])
  }

  @Test func theTextOfAPageHasTheIncludedLines() throws {
    let folder = try folder(
      "- a\n\n  ~~~swift include=\"/Sources/A.swift\" lines=3\n  ~~~\n",
      ["Content/Sources/A.swift": Self.app])
    _ = try folder.builder().build()
    #expect(try folder.text("_site/index.md").contains("  ~~~swift\n  class A {\n  ~~~\n"))
  }

  @Test(arguments: [
    ("include=\"../x.swift\"", 18), ("include=\"/../x.swift\"", 18),
    ("include=\"/etc/passwd\"", 18),
    ("include=\".git/config\"", 18), ("include=\"Sources\"", 18), ("include=\"b.swift\"", 18),
    ("include=\"out.swift\"", 18), ("include=\"a.bin\"", 18),
    ("include=\"A.swift\" lines=\"9\"", 34),
    ("include=\"A.swift\" lines=\"0-1\"", 34), ("include=\"A.swift\" lines=\"2-1\"", 34),
    ("include=\"A.swift\" lines=\"99999999999999999999\"", 34), ("correct include=\"A.swift\"", 10),
    ("include=\"A.swift\" mode=x", 28),
  ])
  func anIncludeThatCannotBeReadIsOneDiagnostic(info: String, column: Int) throws {
    let folder = try folder(
      "```swift \(info)\n```", ["Content/A.swift": Self.app, "x.swift": "a", "secret": "b"])
    try folder.write([0xFF, 0xFE, 0x00], to: "Content/a.bin")
    if info.contains("out.swift") {
      // The listing of the folder refuses the link, too.
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Content/out.swift", withDestinationPath: "\(folder.path)/secret")
      #expect(throws: (any Error).self) { try folder.verification() }
      return
    }
    #expect(try folder.places() == ["Content/index.md:3:\(column): [bad-include]"])
  }

  @Test func aPageFollowsItsIncludedFile() throws {
    let folder = try folder(
      "```swift include=\"A.swift\"\n```", ["Content/A.swift": "let a = 1\n"])
    let memory = SiteMemory()
    let file = "\(folder.path)/Content/index.md"
    let first = try memory.page("index.md", file)
    #expect(first.blocks.first?.shownCode == "let a = 1\n")
    let revision = memory.revision(of: "index.md")
    #expect(try memory.page("index.md", file).blocks.first?.shownCode == "let a = 1\n")
    #expect(memory.revision(of: "index.md") == revision)
    try folder.write("let b = 2\n", to: "Content/A.swift")
    #expect(try memory.page("index.md", file).blocks.first?.shownCode == "let b = 2\n")
    #expect(memory.revision(of: "index.md") != revision)
  }

  // MARK: Diagrams

  @Test func aSequenceIsDrawn() throws {
    let html = try html(
      """
      ```mermaid
      sequenceDiagram
        participant A as App <1>
        A->>+B: call #35;1
        Note over A,B: both
        loop often
          alt good
            B-->>A: yes
          else bad
            B-xB: no
          end
        end
        B-->>-A: done
      ```
      """)
    #expect(html.contains("<figure class=\"drawing mermaid\">"))
    for text in ["App &lt;1&gt;", "call #1", "both", "loop [often]", "alt [good]", "[bad]", "done"]
    {
      #expect(html.contains(">\(text)</text>"), "\(text)")
    }
    #expect(html.matches(of: /class="lifeline"/).count == 2)
    #expect(html.contains("aria-label=\"Sequence diagram. App &lt;1&gt; to B: call #1."))
    #expect(html.matches(of: /<text/).count == html.matches(of: /<\/text>/).count)
  }

  @Test(arguments: ["A->>B", "A->B", "A-xB", "A-)B", "A-->>B", "A--)B", "B->>A", "A->>A", "A--xA"])
  func anArrowHasTheStyleOfDiagrams(arrow: String) throws {
    let html = try html("```mermaid\nsequenceDiagram\nparticipant B\n\(arrow): a\n```")
    let start = try #require(html.firstRange(of: "<figure class=\"drawing mermaid\">"))
    let end = try #require(html[start.lowerBound...].firstRange(of: "</figure>"))
    let figure = html[start.lowerBound..<end.lowerBound]
    let groups = figure.matches(of: /<g>.*?<\/g>/)
    #expect(!groups.isEmpty)
    // The style draws the first path of a group, and fills the second.
    let rest = figure.replacing(/<g>.*?<\/g>/, with: "")
    #expect(rest.matches(of: /<path (?!class="lifeline")/).isEmpty, "\(rest)")
    #expect(groups.allSatisfy { (1...2).contains($0.0.matches(of: /<path\s/).count) })
    #expect(figure.contains("<path class=\"dashed\"") == arrow.contains("--"))
    for rule in ["g path {", "g path.dashed {", "g path + path {"] {
      #expect(SequenceDiagram.styleSheet.contains(".sequence-diagram \(rule)"))
    }
  }

  @Test(arguments: [
    ("flowchart LR\nA --> B", "4:1"), ("sequenceDiagram\nrect rgb(0, 0, 0)", "5:1"),
    ("sequenceDiagram\n  A<<->>B: x", "5:3"), ("sequenceDiagram\nA->>B: x\nloop", "6:5"),
    ("sequenceDiagram\nend", "5:1"), ("sequenceDiagram\nalt x\nand y\nend", "6:1"), ("", "4:1"),
    ("sequenceDiagram", "4:1"), ("sequenceDiagram\ndeactivate A", "5:1"),
    ("sequenceDiagram\nlinks A: {}", "5:1"), ("%%{init: {}}%%\nsequenceDiagram", "4:1"),
  ])
  func whatIsNotDrawnIsReported(body: String, place: String) throws {
    let found = try folder("```mermaid\n\(body)\n```").places()
    #expect(found.first == "Content/index.md:\(place): [undrawn-diagram]")
  }

  @Test(arguments: [
    ("sequenceDiagramm\nA->>B: a", ["did you mean 'sequenceDiagram'?"]),
    (
      "gantt",
      [
        "draw it as a 'sequenceDiagram', or write 'mermaid source' behind the fence to show the text as code"
      ]
    ),
    ("sequenceDiagram\nA->>B hello you", ["write 'A->>B: hello you'"]),
    ("sequenceDiagram\nA -->> B", ["write 'A -->> B: text'"]),
    ("sequenceDiagram\nloop a\nA->>B: a", ["write 'end' below the contents of 'loop'"]),
    ("sequenceDiagram\nlop a\nA->>B: a\nend", ["did you mean 'loop'?"]),
    (
      "sequenceDiagram\nrect rgb(0, 0, 0)\nA->>B: a\nend",
      ["remove the line and its 'end': what is between is drawn without them"]
    ),
    ("sequenceDiagram\nA->>B: a\nend", ["remove it: no frame is open here"]),
    ("sequenceDiagram\nopt a\nelse b\nend", ["write 'else' between 'alt' and its 'end'"]),
    (
      "sequenceDiagram\nNote A: a",
      ["write 'Note over A: text', or 'left of' or 'right of' instead of 'over'"]
    ),
    ("sequenceDiagram\npartcipant A", ["did you mean 'participant'?"]),
    (
      "sequenceDiagram\nA=>B: a",
      [
        "write one of the arrows that are drawn: '->>', '-->>', '->', '-->', '-x', '--x', '-)' and '--)'"
      ]
    ),
  ])
  func theHelpForADiagramIsAboutItsFault(body: String, help: [String]) throws {
    #expect(throws: ScriptError.self) { try MermaidSequence(body) }
    do { _ = try MermaidSequence(body) } catch {
      #expect(error.diagnostics.flatMap(\.help) == help)
    }
  }

  @Test func aDiagramMayBeShownAsCode() throws {
    #expect(
      try html("```mermaid source\nflowchart LR\n```").contains(
        "<pre><code class=\"language-mermaid\">flowchart LR\n</code></pre>"))
  }

  // MARK: Code

  @Test(arguments: [
    ("json", "{\"a\": [1, true] }", "{<a>\"a\"</a>: [<n>1</n>, <k>true</k>] }"),
    ("yaml", "a: 'b' # c", "<a>a</a>: <s>'b'</s> <c># c</c>"),
    ("sh", "if $A; then b; fi # c", "<k>if</k> <a>$A</a>; <k>then</k> b; <k>fi</k> <c># c</c>"),
    ("py", "def f(): return '''a\nb'''", "<k>def</k> <f>f</f>(): <k>return</k> <s>'''a\nb'''</s>"),
    ("js", "const a = `b` // c", "<k>const</k> a = <s>`b`</s> <c>// c</c>"),
    ("css", "a { color: #fff }", "a { <a>color</a>: <a>#fff</a> }"),
    (
      "html", "<a b=\"c\">&amp;</a>",
      "&lt;<t>a</t> <a>b</a>=<s>\"c\"</s>&gt;<n>&amp;amp;</n>&lt;/<t>a</t>&gt;"
    ),
    ("xml", "<!-- a --><b/>", "<c>&lt;!-- a --&gt;</c>&lt;<t>b</t>/&gt;"),
    ("objc", "[self a:@\"b\"]; // c", "[<k>self</k> a:<s>@\"b\"</s>]; <c>// c</c>"),
    ("diff", "-a\n+b", "<removed>-a</removed>\n<added>+b</added>"),
  ])
  func codeOfALanguageHasColors(language: String, code: String, marked: String) {
    let html = CodeHighlighter.html(code, language: language)?
      .replacing(/<span class="([a-z]+)">(.*?)<\/span>/.dotMatchesNewlines()) {
        "<\($0.1)>\($0.2)</\($0.1)>"
      }
    #expect(html == marked)
  }

  @Test func coloredCodeLosesNothing() {
    let hostile = "\"'`/* <!-- </script> &amp; \\\" # $ @ ${ \u{0} é 0x1F // é\n--- <a b='\n+"
    for language in ["objc", "js", "py", "sh", "json", "yaml", "css", "html", "xml", "diff"] {
      let html = CodeHighlighter.html(hostile, language: language) ?? ""
      let text = html.replacing(/<\/?span[^>]*>/, with: "").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      #expect(text == hostile.replacing("\0", with: "\u{FFFD}"), "\(language)")
    }
    #expect(CodeHighlighter.html("a", language: "text") == nil)
  }

  // MARK: Extensions

  @Test func onlyAPageWithTabsHasTheirScript() throws {
    let folder = try folder("=== \"A\"\n    b\n", ["Content/other.md": "# B\n"])
    var builder = folder.builder()
    builder.theme = nil
    _ = try builder.build()
    #expect(try folder.text("_site/index.html").contains("assets/tabs.js"))
    #expect(try !folder.text("_site/other.html").contains("assets/tabs.js"))
  }

  @Test func problemsOfExtensionsAreThoseOfThePage() throws {
    #expect(
      try folder("> [!foo]\n> a[^1]\n").places() == [
        "Content/index.md:3:3: [unknown-aside]", "Content/index.md:4:4: [undefined-footnote]",
      ])
  }

  @Test func aLinkMayLeadToAnIDOfTheAuthor() throws {
    #expect(try folder("## B {#c}\n\n[a](#c)\n").places() == [])
    #expect(
      try folder("## B {#c}\n\n[a](#b)\n").places() == ["Content/index.md:5:1: [broken-anchor]"])
  }
}
