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

  private func folder(_ files: [String: String]) throws -> (TemporaryFolder, EditedFolder) {
    let folder = try TemporaryFolder(files)
    return (folder, EditedFolder("\(folder.path)/Content", .site, toolPath: nil))
  }

  private func edit(_ text: String, of page: String, in folder: EditedFolder) throws {
    folder.edit([UInt8](text.utf8), of: page)
    try folder.refresh(asksCompiler: false)
  }

  @Test func onlyTheBlockWithAChangedTextRunsAgain() async throws {
    let (_, folder) = try folder(["Content/lifeguard.yml": "title: A\n"])
    let text = page(["one", "two", "three"])
    try edit(text, of: "a.md", in: folder)
    #expect(folder.diagnostics(of: "a.md").map(\.diagnostic.summary) == [])
    let prose = try await work {
      try edit(text.replacing("# Page", with: "# A page"), of: "a.md", in: folder)
    }
    #expect(prose == (0, 0))
    let block = try await work {
      let changed = text.replacing("scenario three ios=16...18\n", with: "scenario three ios=17\n")
      try edit(changed, of: "a.md", in: folder)
    }
    #expect(block == (1, 1))
    // The text of an earlier look is known.
    let back = try await work { try edit(text, of: "a.md", in: folder) }
    #expect(back == (0, 0))
  }

  @Test func aClaimOfALinkIsJudgedAgainIfItsScenarioHasChanged() async throws {
    let (_, folder) = try folder(["Content/lifeguard.yml": "title: A\n"])
    let text = page(["one", "two"])
    try edit(text, of: "a.md", in: folder)
    try edit(
      text.replacing(
        "nav.pushViewController(B, animated: true)", with: "print(1)", maxReplacements: 1),
      of: "a.md", in: folder)
    let ids = folder.diagnostics(of: "a.md").map(\.diagnostic.id)
    #expect(ids.sorted() == ["expectation-failed", "requirement-failed"])
  }

  @Test func eventsStandBesideTheirLines() throws {
    let (_, folder) = try folder(["Content/lifeguard.yml": "title: A\n"])
    try edit("# A\n\n" + Fence.push("one", isRight: false), of: "a.md", in: folder)
    let marks = folder.events(atFence: 3, of: "a.md")
    #expect(marks.map(\.line) == [8, 9, 10])
    #expect(marks.map(\.number) == [1, 2, 4])
    #expect(marks.allSatisfy { $0.microseconds > 0 })
    let place = try #require(folder.scenarios.first?.place)
    let edits = try #require(EditedFolder.update(of: place))
    #expect(edits.flatMap(\.replacement) == ["    A.viewDidDisappear"])
  }

  @Test func aBlockOfPlainSwiftWaitsForTheCompiler() throws {
    let files = try TemporaryFolder(["Content/lifeguard.yml": "title: A\n"])
    try files.writeTool("#!/bin/sh\nexit 1\n", "swiftc")
    let folder = EditedFolder("\(files.path)/Content", .site, toolPath: files.tools)
    try edit("# A\n\n```swift\nlet x = 1\n```\n", of: "a.md", in: folder)
    #expect(folder.needsCompiler)
    #expect(folder.diagnostics(of: "a.md").isEmpty)
    try folder.refresh(asksCompiler: true)
    #expect(!folder.needsCompiler)
    #expect(folder.diagnostics(of: "a.md").map(\.diagnostic.id) == ["unchecked-swift"])
  }

  @Test func aFolderThatCannotBeReadKeepsTheLastLook() throws {
    let (files, folder) = try folder(["Content/lifeguard.yml": "title: A\n"])
    try edit("# A\n\n" + Fence.push("one"), of: "a.md", in: folder)
    try files.write("x", to: "Content/b\u{1}.md")
    #expect(throws: InputError.self) { try folder.refresh(asksCompiler: false) }
    #expect(folder.scenarios.map(\.id) == ["one"])
  }
}
