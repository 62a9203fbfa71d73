import Diagnostics
import Testing

@testable import SiteGenerator

/// The looks of an editor at a folder whose pages change.
@Suite struct EditedFolderTests {
  private static let links = """

    [before](verify:one?A.viewWillDisappear<B.viewDidAppear)
    [and](verify:two?never%20A.viewDidLoad)

    """

  private func page(_ ids: [String]) -> String {
    "# Page\n\n" + ids.map { Fence.push($0, info: " ios=16...18") }.joined(separator: "\n")
      + EditedFolderTests.links
  }

  /// The number of runs, and of scripts that were compiled, during some code.
  private func work(_ body: () throws -> Void) async throws -> (runs: Int, compiled: Int) {
    let (stream, log) = AsyncStream.makeStream(of: BuildWork.self)
    try BuildWork.$log.withValue(log) { try body() }
    log.finish()
    var counts = (runs: 0, compiled: 0)
    for await work in stream {
      if work == .run { counts.runs += 1 }
      if work == .compile { counts.compiled += 1 }
    }
    return counts
  }

  /// A folder on the disk with an editor's look at the folder.
  private struct Edited {
    let files: TemporaryFolder
    let folder: EditedFolder

    init(tools: [String: String] = [:]) throws {
      files = try TemporaryFolder(["Content/lifeguard.yml": "title: A\n"])
      for (name, script) in tools { try files.writeTool(script, name) }
      folder = EditedFolder("\(files.path)/Content", .site, toolPath: files.tools)
    }

    func edit(_ text: String, of page: String = "a.md") throws {
      folder.edit([UInt8](text.utf8), of: page)
      try folder.refresh(asksCompiler: false)
    }

    func ids(of page: String = "a.md") -> [String] {
      folder.diagnostics(of: page).map(\.diagnostic.id).sorted()
    }
  }

  @Test func onlyTheBlockWithAChangedTextRunsAgain() async throws {
    let edited = try Edited()
    let text = page(["one", "two", "three"])
    try edited.edit(text)
    #expect(edited.ids() == [])
    let prose = try await work {
      try edited.edit(text.replacing("# Page", with: "# A page"))
    }
    #expect(prose == (0, 0))
    let block = try await work {
      let changed = text.replacing("scenario three ios=16...18\n", with: "scenario three ios=17\n")
      try edited.edit(changed)
    }
    #expect(block == (1, 1))
    // The text of an earlier look is known.
    let back = try await work { try edited.edit(text) }
    #expect(back == (0, 0))
  }

  @Test func aClaimOfALinkIsJudgedAgainIfItsScenarioHasChanged() async throws {
    let edited = try Edited()
    let text = page(["one", "two"])
    try edited.edit(text)
    try edited.edit(
      text.replacing(
        "nav.pushViewController(B, animated: true)", with: "print(1)", maxReplacements: 1))
    #expect(edited.ids() == ["expectation-failed", "requirement-failed"])
  }

  @Test func eventsStandBesideTheirLines() throws {
    let edited = try Edited()
    try edited.edit("# A\n\n" + Fence.push("one", isRight: false))
    let marks = edited.folder.events(atFence: 3, of: "a.md")
    #expect(marks.map(\.line) == [8, 9, 11])
    #expect(marks.map(\.number) == [1, 2, 3])
    #expect(marks.allSatisfy { $0.microseconds > 0 })
    let place = try #require(edited.folder.scenarios.first?.place)
    let edits = try #require(EditedFolder.update(of: place))
    #expect(edits.flatMap(\.replacement) == ["    B.viewDidAppear"])
  }

  @Test func aBlockOfPlainSwiftWaitsForTheCompiler() throws {
    let edited = try Edited(tools: ["swiftc": "#!/bin/sh\nexit 1\n"])
    try edited.edit("# A\n\n```swift\nlet x = 1\n```\n")
    #expect(edited.folder.needsCompiler)
    #expect(edited.ids() == [])
    try edited.folder.refresh(asksCompiler: true)
    #expect(!edited.folder.needsCompiler)
    #expect(edited.ids() == ["unchecked-swift"])
  }

  @Test func aFolderThatCannotBeReadKeepsTheLastLook() throws {
    let edited = try Edited()
    try edited.edit("# A\n\n" + Fence.push("one"))
    try edited.files.write("x", to: "Content/b\u{1}.md")
    #expect(throws: InputError.self) { try edited.folder.refresh(asksCompiler: false) }
    #expect(edited.folder.scenarios.map(\.id) == ["one"])
  }
}
