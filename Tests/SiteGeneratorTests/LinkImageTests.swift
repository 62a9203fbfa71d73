import Foundation
import Testing

@testable import SiteGenerator

/// The images that other sites show beside a link to a page.
@Suite struct LinkImageTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"]
  private static let canDraw = LinkImages(in: path, siteTitle: "", cache: nil) != nil

  private func site(
    _ page: String, baseURL: String?, toolPath: String?
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/index.md": page, "Site/templates/layout.mustache": "<{{imageURL}}>{{{body}}}",
      ]) { _, new in new })
    var builder = folder.builder(baseURL: baseURL)
    builder.toolPath = toolPath
    #expect(try builder.build().pageCount == 1)
    return folder
  }

  @Test(.enabled(if: canDraw), arguments: ["", Fence.push()])
  func aPageHasAnImageWithItsDiagram(_ block: String) throws {
    let title = "When does `UINavigationController` & co. call viewWillAppear(_:)?"
    let folder = try site(
      "# \(title)\n\nText.\n\n\(block)", baseURL: "https://x.y/z/", toolPath: Self.path)
    let html = try folder.text("_site/index.html")
    #expect(html.hasPrefix("<https://x.y/z/assets/previews/index.png>"))
    let file = URL(fileURLWithPath: "\(folder.path)/_site/assets/previews/index.png")
    let bytes = [UInt8](try Data(contentsOf: file))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count <= 40_000)
    #expect(Array(bytes[16..<24]) == [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76])
  }

  @Test func withoutAnAddressOrWithoutProgramsThereIsNoImage() throws {
    let home = "https://x.y/"
    for (baseURL, toolPath) in [(nil, Self.path), (home, nil), (home, "/none")] {
      let folder = try site("# A\n\nText.\n", baseURL: baseURL, toolPath: toolPath)
      #expect(try folder.text("_site/index.html").hasPrefix("<>"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/_site/assets/previews"))
    }
  }
}
