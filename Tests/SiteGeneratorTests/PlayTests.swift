import Foundation
import Scenarios
import Testing

@testable import SiteGenerator

@Suite struct PlayTests {
  /// A site with the standard theme.
  private func site(
    _ files: [String: String], hasModule: Bool = true, reference: Bool = false
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    if reference { try folder.write("reference: true\n", to: "Content/lifeguard.yml") }
    var builder = folder.builder()
    builder.theme = nil
    if hasModule {
      try folder.write([0x1F, 0x8B, 0], to: "module.gz")
      builder.module = try EngineModule.read("\(folder.path)/module.gz", command: "")
    }
    _ = try builder.build()
    return folder
  }

  private static let push = ["Content/index.md": "# Home\n\n" + Fence.push()]

  @Test func aSiteWithTheSimulatorHasThePlayground() throws {
    let folder = try site(Self.push)
    let page = try folder.text("_site/play.html")
    #expect(page.contains("<h1 id=\"playground\">Playground</h1>"))
    #expect(page.contains("<script defer src=\"assets/play.js\"></script>"))
    #expect(page.contains("<section class=\"scenario\" id=\"scenario-my-scenario\""))
    #expect(page.contains("'wasm-unsafe-eval'"))
    #expect(try folder.text("_site/index.html").contains("<a href=\"play.html\">Playground</a>"))
    #expect(try folder.searchFile("pages-0").contains("Playground"))
    let templates = try folder.text("_site/assets/play-templates.js")
    #expect(templates.hasPrefix("lifeguardPlayTemplates(["))
    #expect(try folder.text("_site/index.html").contains("assets/play.js") == false)
  }

  @Test(arguments: [
    ["Content/index.md": "# Home\n\n```swift\nlet a = 1\n```\n"], ["Content/index.md": "# Home\n"],
  ])
  func aSiteWithNothingToRunHasNoPlayground(_ files: [String: String]) throws {
    let folder = try site(files)
    #expect(!folder.exists("_site/play.html"))
    #expect(try !folder.text("_site/index.html").contains("play.html"))
  }

  @Test func aSiteWithoutTheSimulatorHasNoPlayground() throws {
    let folder = try site(Self.push, hasModule: false)
    #expect(!folder.exists("_site/play.html") && !folder.exists("_site/assets/play-templates.js"))
    #expect(try !folder.text("_site/index.html").contains("play.html"))
  }

  @Test func theConfigurationCanRefuseThePlayground() throws {
    let folder = try site(
      Self.push.merging(["Content/lifeguard.yml": "playground: false\n"]) { $1 })
    #expect(!folder.exists("_site/play.html") && folder.exists("_site/assets/engine.wasm.js"))
    #expect(try !folder.text("_site/index.html").contains("play.html"))
    #expect(try !folder.text("_site/index.html").contains("data-playground"))
  }

  @Test func theFrameSpeaksOfLifecyclesOnlyWithTheReference() throws {
    let own = try site(Self.push).text("_site/index.html")
    #expect(own.contains("<span>Search</span></button>\n<a class=\"home-paste\""))
    #expect(own.contains(">Playground</a>"))
    #expect(!own.contains("callback or a question") && !own.contains("view controller</a>"))
    let reference = try site(Self.push, reference: true).text("_site/index.html")
    #expect(reference.contains("<span>Search for a callback or a question</span>"))
    #expect(reference.contains(">Paste your view controller</a>"))
  }

  @Test func theCommandCountsThePlaygroundByName() throws {
    let folder = try TemporaryFolder(Self.push)
    try folder.write([0x1F, 0x8B, 0], to: "module.gz")
    let with = try Command.run(["build", "--module", "module.gz"], in: folder)
    #expect(with.lastLine == "wrote 1 page and the playground to _site")
    #expect(!with.output.contains("readers can't edit"))
  }

  @Test func theCommandSaysThatReadersCannotEdit() throws {
    let folder = try TemporaryFolder(Self.push)
    var builder = folder.builder()
    builder.theme = nil
    let notes = try builder.build().notes
    #expect(
      notes.count == 1 && notes[0].hasPrefix("readers can't edit: there is no 'Playground.wasm.gz'")
    )
    try folder.write("# Home\n", to: "Content/index.md")
    #expect(try builder.build().notes == [])
  }

  @Test func anAuthorsPageAtThePathTakesPrecedence() throws {
    let folder = try site(Self.push.merging(["Content/play.md": "# My own\n"]) { $1 })
    #expect(try folder.text("_site/play.html").contains(">My own</h1>"))
    #expect(try !folder.text("_site/index.html").contains(">Playground</a>"))
  }

  // MARK: The templates

  @Test func everyTemplateHolds() throws {
    let folder = try TemporaryFolder()
    try folder.write(PlayTemplate.markdown, to: "Content/index.md")
    #expect(try folder.diagnostics() == [])
  }

  @Test func everyTemplateIsOffered() {
    let all = PlayTemplate.all
    #expect(all.count == 15)
    #expect(all.allSatisfy { $0.scenario != nil || $0.controller != nil })
    #expect(all[0].controller?.contains("viewWillAppear") == true)
    let titles = all.filter { $0.scenario != nil }.map(\.title)
    for style in [
      "Full screen", "Page sheet", "Form sheet", "Over full screen", "Popover", "Alert",
    ] {
      #expect(titles.contains(style))
    }
  }

  // MARK: Links

  /// The state in a link, from the bytes of its stored block.
  private func state(of address: String) throws -> [String: Any] {
    let parts = address.split(separator: "#play=")
    var text = parts[1].replacing("-", with: "+").replacing("_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    let bytes = [UInt8](try #require(Data(base64Encoded: String(text))))
    let size = Int(bytes[1]) | Int(bytes[2]) << 8
    #expect(bytes[0] == 1 && bytes.count == size + 5)
    #expect(bytes[3] == ~bytes[1] && bytes[4] == ~bytes[2])
    let object = try JSONSerialization.jsonObject(with: Data(bytes[5...]))
    return try #require(object as? [String: Any])
  }

  @Test func aLinkHasTheScenario() throws {
    let body = "let A = UIViewController() // <ä>\n"
    let link = try #require(PlayLink(info: "scenario a ios=15...26", body, ios: 17))
    let address = link.address(at: "https://example.com/x/")
    #expect(address.hasPrefix("https://example.com/x/play.html#play="))
    let state = try state(of: address)
    #expect(state["v"] as? Int == 1 && state["kind"] as? String == "scenario")
    #expect(state["info"] as? String == "scenario a ios=15...26")
    #expect(state["code"] as? String == body)
    #expect(state["choices"] as? [String: String] == ["ios": "17"])
  }

  @Test func aLongScenarioHasNoLink() {
    #expect(PlayLink(info: "scenario a", String(repeating: "x", count: 6200)) == nil)
    #expect(PlayLink(info: "scenario a", String(repeating: "x", count: 70_000)) == nil)
    #expect(PlayLink(info: "scenario a", String(repeating: "x", count: 5000)) != nil)
  }

  private static let failing = """
    # Home

    ```scenario shown
    let A = UIViewController()
    window.rootViewController = A
    expect(.classic) {
    }
    ```

    """

  @Test func aFailingScenarioHasALinkWhereTheAddressIsKnown() throws {
    let folder = try TemporaryFolder(["Content/index.md": Self.failing])
    var result = try Command.run(["verify"], in: folder)
    #expect(result.status == 1 && !result.errors.contains("play.html"))
    try folder.write("base-url: https://example.com/x\n", to: "Content/lifeguard.yml")
    result = try Command.run(["verify"], in: folder)
    #expect(
      result.errors.contains(
        "note: open the scenario in the playground: https://example.com/x/play.html#play="))
    result = try Command.run(["verify", "--format", "json"], in: folder)
    #expect(result.output.contains("\"link\" : \"https://example.com/x/play.html#play="))
  }

  @Test func onlyTheFirstProblemsHaveTheirLinksInTheText() throws {
    let blocks = (1...9).map {
      Self.failing.replacing("# Home", with: "").replacing("shown", with: "shown-\($0)")
    }
    let folder = try TemporaryFolder([
      "Content/index.md": "# Home\n" + blocks.joined(),
      "Content/lifeguard.yml": "base-url: https://example.com/\n",
    ])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.errors.components(separatedBy: "play.html#play=").count == 4)
  }

  @Test func runOpensThePlayground() throws {
    let folder = try TemporaryFolder(["Content/index.md": Self.failing])
    let arguments = ["run", "Content/index.md", "--open", "--ios", "17"]
    let noBrowser = ["PATH": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""]
    var result = try Command.run(arguments, in: folder, environment: noBrowser)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: The address of the site is not known"))
    try folder.write("base-url: https://example.com/\n", to: "Content/lifeguard.yml")
    result = try Command.run(arguments, in: folder, environment: noBrowser)
    #expect(result.status == 0 && result.errors == "")
    let state = try state(of: result.output.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(state["info"] as? String == "scenario shown")
    #expect(state["choices"] as? [String: String] == ["ios": "17"])
  }
}
