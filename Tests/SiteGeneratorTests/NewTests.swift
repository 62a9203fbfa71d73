import Foundation
import Markdown
import StandardTheme
import Testing

@testable import SiteGenerator

@Suite struct NewTests {
  @Test func aNewFolderBuildsBreaksAndIsMended() throws {
    let folder = try TemporaryFolder()
    let new = try Command.run(["new", "Guide"], in: folder)
    #expect(new.status == 0, "\(new.errors)")
    #expect(
      new.output == """
        wrote Guide/lifeguard.yml
        wrote Guide/index.md
        wrote Guide/examples.md
        wrote Guide/transitions.md
        next: lifeguard build --content Guide

        """)
    let page = try folder.text("Guide/index.md")
    // The page's text proposes the commands.
    let broken = page.replacingOccurrences(of: "    Screen.viewIsAppearing\n", with: "")
    #expect(broken != page)
    try folder.write(broken, to: "Guide/index.md")
    let advice = try Self.commands(in: page)
    #expect(
      advice == [
        "lifeguard verify Guide", "lifeguard verify Guide", "lifeguard verify Guide --update",
      ])
    let failed = try Self.run(advice[1], in: folder)
    #expect(failed.status == 1)
    #expect(failed.errors.contains("'Screen.viewIsAppearing' happened here and is not expected"))
    #expect(try Self.run(advice[2], in: folder).status == 0)
    #expect(try folder.text("Guide/index.md") == page)
    let build = try Self.run(
      Self.next(of: new), in: folder, and: SharedCache.arguments)
    #expect(build.status == 0, "\(build.errors)")
    #expect(try folder.text("_site/index.html").contains("When is our code called?"))
    #expect(folder.exists("_site/assets/site.css"))
    // The four transitions that the pages name, their list, and nothing else.
    let files = try FileTree.files(in: "\(folder.path)/_site")
    #expect(files.count { $0.hasPrefix("transitions/") } == 5)
    let sizes = try files.map { try FileTree.bytes(of: "\(folder.path)/_site/\($0)").count }
    #expect(sizes.reduce(0, +) < 1_000_000)
  }

  /// The commands that a page names for the page's folder.
  private static func commands(in page: String) throws -> [String] {
    page.matches(of: /`(lifeguard verify[^`]*)`/).map { String($0.output.1) }
  }

  /// The command that `new` prints as the next command.
  private static func next(of new: Command.Output) -> String {
    String(new.lastLine.dropFirst("next: ".count))
  }

  /// Runs a printed command in a shell.
  private static func run(
    _ command: String, in folder: TemporaryFolder, and arguments: [String] = []
  ) throws -> Command.Output {
    let script = "set -f; set -- \(command); shift; for word; do printf '%s\\n' \"$word\"; done"
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    return try Command.run(
      words.split(separator: "\n").map(String.init) + arguments, in: folder)
  }

  @Test func whatTheExamplesSayToTryIsSo() throws {
    let folder = try TemporaryFolder()
    #expect(try Command.run(["new", "Guide"], in: folder).status == 0)
    let page = try folder.text("Guide/examples.md")
    let advice = try #require(try Self.commands(in: page).first)
    #expect(try Self.run(advice, in: folder, and: SharedCache.arguments).status == 0)
    let broken = page.replacing("    super.viewWillAppear(animated)\n", with: "")
    #expect(broken != page)
    try folder.write(broken, to: "Guide/examples.md")
    let failed = try Self.run(advice, in: folder, and: SharedCache.arguments)
    #expect(failed.status == 1)
    #expect(failed.errors.contains("This correct example shows 'missing-super'"))
    for id in page.matches(of: /lifeguard explain ([a-z-]+)/) {
      #expect(try Command.run(["explain", String(id.output.1)], in: folder).status == 0)
    }
  }

  /// Names that a shell, or Markdown, would take apart.
  @Test(arguments: ["it's x y", "a`b``c", "-x", "$HOME", "é", "a/b"])
  func theAdviceIsRightForAnyName(name: String) throws {
    let folder = try TemporaryFolder()
    let new = try Command.run(["new", "--", name], in: folder)
    #expect(new.status == 0, "\(new.errors)")
    let page = try folder.text("\(name)/examples.md")
    let document = try MarkdownDocument(page)
    #expect(document.html().contains("<code>lifeguard verify"))
    let build = Self.next(of: new)
    let verify = build.replacing("lifeguard build --content", with: "lifeguard verify")
    let result = try Self.run(verify, in: folder, and: SharedCache.arguments)
    #expect(result.status == 0, "\(verify): \(result.errors)")
    #expect(page.contains("`\(verify)`") || page.contains("```\(verify)```"), "\(page)")
  }

  /// A site must not lie in its content folder.
  @Test func theAdviceForTheCurrentFolderWritesTheSiteBesideIt() throws {
    let folder = try TemporaryFolder()
    let new = try Command.run(["new", "."], in: folder)
    #expect(Self.next(of: new) == "lifeguard build --content . --output ../_site")
    #expect(try Command.run(["build", "--content", "."], in: folder).status == 2)
    let verify = try Command.run(["verify"], in: folder)
    #expect(
      verify.errors.contains("help: the pages of this folder are verified by 'lifeguard verify .'"))
    #expect(try Command.run(["verify", "."] + SharedCache.arguments, in: folder).status == 0)
  }

  @Test(arguments: [".", "x/", "./x", "x/../y"])
  func aFolderMayBeNamedInAnyWay(name: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["new", name], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let place = ["x/../y": "y", ".": "."][name] ?? "x"
    #expect(folder.exists("\(place)/index.md"))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(place)")
    #expect(names.sorted() == ["examples.md", "index.md", "lifeguard.yml", "transitions.md"])
    #expect(try Command.run(["new", ""], in: folder).status == 2)
    let spaced = try Command.run(["new", "it's x y"], in: folder)
    #expect(spaced.output.hasSuffix("next: lifeguard build --content 'it'\\''s x y'\n"))
  }

  @Test func nothingThatIsThereIsReplaced() throws {
    let folder = try TemporaryFolder(["Guide/mine.md": "# Mine\n", "file": ""])
    #expect(try Command.run(["new", "Guide"], in: folder).status == 2)
    #expect(try folder.files(in: "Guide").keys.sorted() == ["mine.md"])
    #expect(try Command.run(["new", "file"], in: folder).status == 2)
    #expect(try Command.run(["new"], in: folder).status == 2)
    #expect(try Command.run(["new", "a/b"], in: folder).status == 0)
    #expect(folder.exists("a/b/index.md"))
  }

  /// The theme of the command has to equal the folder of the project.
  @Test func theStandardThemeIsTheFolderOfTheProject() throws {
    let site = "\(Checkout.root)/Site"
    let files = try FileManager.default.subpathsOfDirectory(atPath: site).filter {
      $0.contains(".") && ["assets/", "styles/", "templates/"].contains(where: $0.hasPrefix)
    }
    #expect(StandardTheme.contents.map(\.path).sorted() == files.sorted())
    for (path, bytes) in StandardTheme.contents {
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: "\(site)/\(path)")) == Data(bytes), "\(path)")
    }
  }
}
