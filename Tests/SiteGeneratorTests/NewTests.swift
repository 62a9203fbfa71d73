import Foundation
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
        wrote Guide/transitions.md
        next: lifeguard build --content Guide

        """)
    let page = try folder.text("Guide/index.md")
    // What its own text tells the author to try.
    let broken = page.replacingOccurrences(of: "    Screen.viewIsAppearing\n", with: "")
    #expect(broken != page)
    try folder.write(broken, to: "Guide/index.md")
    let failed = try Command.run(["verify", "Guide/index.md"], in: folder)
    #expect(failed.status == 1)
    #expect(failed.errors.contains("'Screen.viewIsAppearing' happened here and is not expected"))
    #expect(try Command.run(["verify", "Guide/index.md", "--update"], in: folder).status == 0)
    #expect(try folder.text("Guide/index.md") == page)
    let build = try Command.run(
      ["build", "--content", "Guide"] + SharedCache.arguments, in: folder)
    #expect(build.status == 0, "\(build.errors)")
    #expect(try folder.text("_site/index.html").contains("When is our code called?"))
    #expect(folder.exists("_site/assets/site.css"))
  }

  @Test(arguments: [".", "x/", "./x", "x/../y"])
  func aFolderMayBeNamedInAnyWay(name: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["new", name], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let place = ["x/../y": "y", ".": "."][name] ?? "x"
    #expect(folder.exists("\(place)/index.md"))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(place)")
    #expect(names.sorted() == ["index.md", "lifeguard.yml", "transitions.md"])
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

  /// The command must not fall behind the folder it was made from.
  @Test func theStandardThemeIsTheFolderOfTheProject() throws {
    let site = "\(Checkout.root)/Site"
    let files = try FileManager.default.subpathsOfDirectory(atPath: site).filter {
      ($0.hasPrefix("assets/") || $0.hasPrefix("templates/")) && $0.contains(".")
    }
    #expect(StandardTheme.contents.map(\.path).sorted() == files.sorted())
    for (path, bytes) in StandardTheme.contents {
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: "\(site)/\(path)")) == Data(bytes), "\(path)")
    }
  }
}
