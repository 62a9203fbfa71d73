import ExampleRuns
import Markdown
import Scenarios

@testable import SiteGenerator

/// The pages of `Content`, about which other pages make claims.
struct ContentPages {
  let pages: [Page]
  private let catalog: ScenarioCatalog

  init() throws {
    let folder = try ContentFolder(EvidenceSuite.root + "/Content")
    var pages: [Page] = []
    for path in folder.pagePaths {
      let bytes = try FileTree.bytes(of: folder.path(of: path))
      pages.append(Page(path: path, file: "Content/\(path)", bytes: bytes))
    }
    self.pages = pages
    catalog = ScenarioCatalog(pages)
  }

  /// The lines of a page with claims about these pages that do not hold or cannot be judged.
  func failingLines(_ markdown: String) -> [Int] {
    let page = Page(path: "other.md", file: "Content/other.md", bytes: Array(markdown.utf8))
    return Set(VerifiedPage(page, in: catalog).problems.map(\.located.line)).sorted()
  }

  /// A heading with the text below, up to the next heading.
  struct Section {
    let blocks: [FencedCodeBlock]
  }

  /// A section by its address: `page.md#heading`.
  func section(at place: String) -> Section? {
    let parts = place.split(separator: "#").map(String.init)
    guard parts.count == 2, let page = pages.first(where: { $0.path == parts[0] }),
      let document = page.document,
      let heading = document.headings.first(where: { $0.id == parts[1] })
    else { return nil }
    let end = document.headings.first { $0.line > heading.line }?.line ?? Int.max
    let blocks = document.fencedCodeBlocks.filter {
      heading.line < $0.fenceLine && $0.fenceLine < end
    }
    return Section(blocks: blocks)
  }
}

extension ContentPages {
  /// A live block of a page.
  struct Block {
    /// Page and line.
    let place: String
    /// The info string of the fence.
    let info: String
    let source: String
    let kind: LiveBlock

    var isScenario: Bool { if case .scenario = kind { true } else { false } }
    var isExample: Bool { if case .example = kind { true } else { false } }
    var isClaims: Bool { if case .claims = kind { true } else { false } }
  }

  /// The live blocks of the guide: all pages except for the pages about the tool itself.
  var blocks: [Block] {
    pages.filter { !$0.path.hasPrefix("reference/") }.flatMap { page in
      (page.document?.fencedCodeBlocks ?? []).compactMap { block in
        (try? LiveBlock(info: block.info)).map {
          Block(
            place: "\(page.path):\(block.fenceLine)", info: block.info, source: block.literal,
            kind: $0)
        }
      }
    }
  }
}
