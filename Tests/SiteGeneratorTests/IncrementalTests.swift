import Diagnostics
import Foundation
import Scenarios
import Testing

@testable import SiteGenerator

/// Random edits of a content folder and its theme, the same in every run.
private struct Edits {
  private var state: UInt64
  private var next = 0
  /// True if the site has a reference. The pages then have more text.
  private let hasReference: Bool

  init(seed: UInt64, hasReference: Bool = false) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.hasReference = hasReference
  }

  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func one<Element>(of list: [Element]) -> Element { list[below(list.count)] }

  /// The existing pages.
  private func pages(_ folder: TemporaryFolder) -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Content")
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }

  private mutating func paragraph() -> String {
    next += 1
    if hasReference, below(2) == 0 {
      return one(of: [
        "## Pair \(below(2))\n\n" + Edits.pair, "[callback](callbacks/viewDidLoad.md#sources)\n",
        "[example](examples/index.md)\n", "> [!fold] Seen \(next)\n>\n> Folded\n",
      ])
    }
    return one(of: [
      "Sentence \(next).\n", "## Heading \(below(3))\n", "[link](b.md#heading-\(below(3)))\n",
      "[link](\(one(of: ["a.md", "b.md", "c/d.md", "none.md"])))\n",
      Fence.push("s\(below(4))", isRight: below(3) > 0),
      "[claim](verify:s\(below(4))?A.viewWillDisappear<B.viewDidAppear)\n",
      "```compare lens=classic\ns\(below(4)) s\(below(4))\n```\n",
      "```state-table scenario=s\(below(4)) of=B\ncolumns viewWillAppear viewDidAppear\nrows view.window != nil\n```\n",
      "```claims over=s\(below(4))\nalways A.viewWillDisappear < B.viewDidAppear\n```\n",
      "```scenario broken\nlet = 3\n```\n", "```swift\nlet a = \(below(3))\n```\n",
      "```swift\nlet = \(below(3))\n```\n",
    ])
  }

  private static let pair = """
    ```swift incorrect finding=missing-super drive=push
    override func viewWillAppear(_ animated: Bool) { title = "A" }
    ```
    ```swift correct drive=push
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    ```

    """

  /// A quick compiler that accepts all Swift except `let =`.
  static let compiler = """
    #!/bin/sh
    shift 4
    for file in "$@"; do
      grep -q '^let =' "$file" && echo "$file:1:5: error: expected pattern" >&2
    done
    exit 0

    """

  /// Makes a change.
  mutating func edit(_ folder: TemporaryFolder) throws {
    let all = pages(folder)
    let new = one(of: ["a.md", "b.md", "c/d.md", "c/e.md", "c/index.md", "index.md"])
    let manager = FileManager.default
    switch all.isEmpty ? 0 : below(10) {
    case 0:
      try folder.write(
        one(of: ["", "", "---\nshort-title: Short \(below(3))\n---\n"])
          + "# Page \(below(5))\n\n\(paragraph())", to: "Content/\(new)")
    case 1, 2, 3:
      let page = one(of: all)
      try folder.write(
        try folder.text("Content/\(page)") + "\n" + paragraph(), to: "Content/\(page)")
    case 4:
      let page = one(of: all)
      try folder.write(
        try folder.text("Content/\(page)").replacingOccurrences(of: "# Page", with: "# Title"),
        to: "Content/\(page)")
    case 5: try manager.removeItem(atPath: "\(folder.path)/Content/\(one(of: all))")
    case 6:
      let old = one(of: all)
      guard !manager.fileExists(atPath: "\(folder.path)/Content/\(new)") else { return }
      try folder.write(try folder.text("Content/\(old)"), to: "Content/\(new)")
      try manager.removeItem(atPath: "\(folder.path)/Content/\(old)")
    case 7:
      try folder.write(
        one(of: [
          "{{pageTitle}}<body>{{{body}}}</body>", "{{pageTitle}}|{{{body}}}",
          "{{#navigation}}{{title}}{{#members}}{{title}}{{/members}}{{/navigation}}{{{body}}}",
          "{{editURL}}{{#breadcrumbs}}{{title}}{{href}}{{/breadcrumbs}}{{{body}}}",
        ]), to: "Site/templates/layout.mustache")
    case 8: try folder.write("body { margin: \(below(3)) }\n", to: "Site/assets/site.css")
    default:
      try folder.write(
        (hasReference && below(4) > 0 ? "reference: true\n" : "")
          + one(of: [
            "title: One\n", "title: Two\n", "titel: Three\n", "pages: [b.md, a.md]\n",
            "pages: [{title: S, pages: [b.md, a.md]}]\n", "edit-url: https://x.y/\n",
            "pages: [{title: T, pages: [b.md, a.md]}]\nbase-url: https://x.y/\n",
          ]),
        to: "Content/lifeguard.yml")
    }
  }
}

@Suite struct IncrementalTests {
  @Test(arguments: 0..<12)
  func afterAnyEditsASiteIsWhatAFirstLookMakesOfIt(seed: Int) async throws {
    var edits = Edits(seed: UInt64(seed) + 1)
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": "# Home\n"]) { _, new in new })
    let (content, theme) = ("\(folder.path)/Content", "\(folder.path)/Site")
    try folder.writeTool(Edits.compiler, "swiftc")
    let live = LiveSite(content: content, theme: theme, toolPath: folder.tools)
    _ = await live.refresh()
    for step in 0..<25 {
      try edits.edit(folder)
      let look = await live.refresh()
      let cold = LiveSite(content: content, theme: theme, toolPath: folder.tools)
      let first = await cold.refresh()
      if let look {
        #expect(look.problems == first?.problems, "seed \(seed), step \(step)")
        #expect(look.summary == first?.summary, "seed \(seed), step \(step)")
      }
      let (files, expected) = (await live.files(), await cold.files())
      #expect(files == expected, "seed \(seed), step \(step)")
      if files != expected { return }
    }
  }

  /// The pages of the reference follow the authors' pages, whatever the memory holds. All thousand
  /// pages would take too long, so the test has some pages of each part and two runs of few edits.
  /// Each step makes the reference twice, which takes a debug build a quarter of a minute.
  @Test(arguments: 0..<2)
  func afterAnyEditsTheReferenceIsWhatAFirstLookMakesOfIt(seed: Int) async throws {
    let paths =
      [
        "index", "a", "b", "c/d", "c/e", "uikit/index", "callbacks/viewWillAppear",
        "examples/index",
      ]
      + ["callbacks/viewDidAppear", "findings/missing-super", "versions/index", "sources/index"]
      + ["sources/appearance", "transitions/index", "transitions/navigation-push", "limits/index"]
    var edits = Edits(seed: UInt64(seed) + 200, hasReference: true)
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/index.md": "# Home\n", "Content/lifeguard.yml": "reference: true\n",
      ]) { _, new in new })
    try folder.writeTool(Edits.compiler, "swiftc")
    func site() -> LiveSite {
      LiveSite(
        content: "\(folder.path)/Content", theme: "\(folder.path)/Site",
        toolPath: folder.tools, cache: SharedCache.cache)
    }
    let live = site()
    var known: Set<String> = []
    for step in 0..<10 {
      _ = await live.refresh()
      let cold = site()
      _ = await cold.refresh()
      for path in paths {
        let answer = await live.answer(to: "/\(path).html").bytes
        let expected = await cold.answer(to: "/\(path).html").bytes
        #expect(answer == expected, "seed \(seed), step \(step), \(path)")
        known.insert(String(decoding: answer, as: UTF8.self))
      }
      try edits.edit(folder)
    }
    #expect(known.count > paths.count, "no edit has changed anything")
  }

  @Test(arguments: 0..<4)
  func aBuildWithACacheWritesWhatOneWithoutItWrites(seed: Int) throws {
    var edits = Edits(seed: UInt64(seed) + 100)
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": "# Home\n", "p1": "1", "p2": "2"]) {
        _, new in new
      })
    try folder.writeTool(Edits.compiler, "swiftc")
    for step in 0..<20 {
      try edits.edit(folder)
      // Another build of the program does not use the cache of this build.
      let program = try #require(
        ProgramFingerprint(executable: "\(folder.path)/p\(step % 7 < 5 ? 1 : 2)"))
      var builder = folder.builder()
      builder.toolPath = folder.tools
      builder.cache = BlockCache(folder: "\(folder.path)/cache", program: program)
      let warm = said(by: builder)
      if step % 3 == 0 { builder.cache?.prune() }
      let written = folder.exists("_site") ? try folder.files(in: "_site") : [:]
      builder.cache = nil
      #expect(warm == said(by: builder), "seed \(seed), step \(step)")
      let expected = folder.exists("_site") ? try folder.files(in: "_site") : [:]
      #expect(written == expected, "seed \(seed), step \(step)")
    }
  }

  private func said(by builder: SiteBuilder) -> [String] {
    do throws(InputError) {
      return try builder.build().verification.diagnostics.map { DiagnosticText.render($0) }
    } catch {
      return [error.description]
    }
  }

  @Test func whatIsKnownIsNotRunAgain() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\n" + Fence.push("one"), "Content/b.md": "# B\n\n" + Fence.push("two"),
      "p": "1",
    ])
    let program = try #require(ProgramFingerprint(executable: "\(folder.path)/p"))
    func runs() throws -> Int {
      let options = VerificationOptions(
        cache: BlockCache(folder: "\(folder.path)/cache", program: program))
      let verification = try Verification(paths: ["\(folder.path)/Content"], options: options)
      #expect(verification.counts.scenarios == 2)
      return verification.folders.flatMap(\.pages).reduce(0) { $0 + $1.scenarios.count }
    }
    #expect(try runs() == 2)
    #expect(try runs() == 0)
    try folder.write("# B\n\nText\n\n" + Fence.push("two"), to: "Content/b.md")
    #expect(try runs() == 0)
    try folder.write("# B\n\n" + Fence.push("two", info: " ios=16"), to: "Content/b.md")
    #expect(try runs() == 1)
    for file in try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/cache")
    where !file.hasSuffix(".gitignore") && file.contains("/") {
      try folder.write("no property list", to: "cache/\(file)")
    }
    #expect(try runs() == 2)
  }

  @Test func aFolderThatHadAnotherPurposeKeepsWhatItSaysToGit() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n" + Fence.push("one")])
    #expect(try Command.run(["verify"], in: folder).status == 0)
    #expect(try folder.text(".lifeguard-cache/.gitignore") == "*\n")
    try folder.write("*.o\n", to: "mine/.gitignore")
    #expect(try Command.run(["verify", "--cache", "mine"], in: folder).status == 0)
    #expect(try folder.text("mine/.gitignore") == "*.o\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/mine").count == 2)
  }

  @Test func aChangeShowsWhateverTheDateOfTheFileSays() throws {
    let folder = try TemporaryFolder(["a.md": "# A\n"])
    let file = "\(folder.path)/a.md"
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    let before = try #require(FileStamp(file))
    // In place, with a text of the same length and the date of before.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.write(contentsOf: Data("# B\n".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    #expect(!before.isSame(as: FileStamp(file)))
  }

  /// Only blocks about the changed scenario are verified again.
  @Test func whatIsAboutOtherScenariosIsNotLookedAtAgain() async throws {
    let table =
      "```state-table scenario=one of=B\ncolumns viewDidAppear\nrows view.window != nil\n```\n"
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/index.md": "# Home\n\n" + Fence.push("one"),
        "Content/b.md": "# B\n\n" + Fence.push("two"), "Content/about.md": "# C\n\n\(table)",
        "Content/other.md": "# D\n\n[x](verify:two?never%20A.viewDidLoad)\n",
      ]) { _, new in new })
    let content = "\(folder.path)/Content"
    let memory = SiteMemory()
    func verified() throws -> VerifiedFolder {
      var options = VerificationOptions(cache: BlockCache())
      options.memory = memory
      var dealer = ShardDealer(options)
      return try VerifiedFolder(try ContentFolder(content), &dealer)
    }
    #expect(try verified().problems.isEmpty)
    #expect(memory.verified("about.md") != nil && memory.verified("other.md") != nil)
    try folder.write("# Home\n\n" + Fence.push("one", info: " ios=17"), to: "Content/index.md")
    let pages = try ContentFolder(content).pagePaths.map { path in
      try memory.page(path, "\(content)/\(path)")
    }
    let catalog = ScenarioCatalog(pages)
    memory.settle(
      pages: Set(pages.map(\.path)),
      LinkResolver(pages: pages, files: [], in: try ContentFolder(content)).inputs, catalog)
    #expect(memory.verified("about.md") == nil)
    #expect(memory.verified("other.md") != nil)
  }

  @Test func aCacheLiesOutsideOfWhatIsReadAndWritten() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": "# Home\n"]) { _, new in new })
    for place in ["Content", "Content/kept", "Site/kept", "_site", "_site/kept", "Site/../_site"] {
      let build = try Command.run(["build", "--cache", place], in: folder)
      #expect(build.status == 2, "\(place)")
      #expect(build.errors.hasPrefix("error: The cache '\(place)' is inside '"), "\(build.errors)")
      #expect(!folder.exists("_site"))
    }
    #expect(try Command.run(["build", "--cache", "kept"], in: folder).status == 0)
    // Hidden folders are not read.
    #expect(try Command.run(["build", "--cache", "Content/.kept"], in: folder).status == 0)
    #expect(try Command.run(["build", "--cache", "_site/.kept"], in: folder).status == 2)
    #expect(try Command.run(["verify", "--cache", "_site/.kept"], in: folder).status == 2)
    // The manifest identifies a site.
    #expect(try Command.run(["verify", "--cache", "_site/kept"], in: folder).status == 2)
    #expect(
      try Command.run(["verify", "--cache", "_site/kept", "--no-cache"], in: folder).status == 0)
    #expect(!folder.exists("_site/kept"))
  }
}
