import Diagnostics
import Foundation
import TraceRendering

/// A link that opens a scenario in the playground of a site. `share.js` reads the fragment: base64
/// of a compressed JSON object.
package struct PlayLink {
  /// The most characters of a fragment that the playground reads.
  private static let longest = 8192
  /// The most characters of a link in a report. A longer link hides the problem.
  static let longestInReport = 2000

  private let fragment: String

  /// Makes a link.
  /// - Parameters:
  ///   - info: The info string of the scenario.
  ///   - body: The script.
  ///   - ios: The release to show; nil for the newest of the scenario.
  /// - Returns: Nil for a scenario that is too long for a link.
  package init?(info: String, _ body: String, ios: Int? = nil) {
    let out = Markup()
    out.raw("{").key("v").number(1).raw(",").key("kind").json("scenario")
    out.raw(",").key("info").json(info).raw(",").key("code").json(body)
    if let ios { out.raw(",").key("choices").raw("{").key("ios").json(String(ios)).raw("}") }
    guard let packed = PlayLink.stored([UInt8](out.raw("}").string.utf8)) else { return nil }
    let text = Data(packed).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
    fragment = "#play=" + text
    if fragment.utf8.count > PlayLink.longest { return nil }
  }

  /// The address of the scenario in the playground of a site.
  /// - Parameter base: The address of the site, ending in a slash.
  package func address(at base: String) -> String { base + PlayPage.outputPath + fragment }

  /// Bytes as a stream in the format deflate with a single stored block. Compression would need a
  /// library, and most scenarios fit without.
  /// - Returns: Nil for more bytes than a block has.
  private static func stored(_ bytes: [UInt8]) -> [UInt8]? {
    guard let size = UInt16(exactly: bytes.count) else { return nil }
    let (low, high) = (UInt8(size & 255), UInt8(size >> 8))
    return [1, low, high, ~low, ~high] + bytes
  }

  /// The address of the site to which a file belongs, from the nearest configuration above the
  /// file.
  /// - Parameter file: The path of a page, or of a script beside the folder `Content`.
  /// - Returns: Nil if no configuration names an address.
  /// - Throws: The first error of the configuration.
  package static func base(of file: String) throws(InputError) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
    while true {
      for path in [SiteConfiguration.fileName, "Content/\(SiteConfiguration.fileName)"] {
        let path = folder.appendingPathComponent(path).path
        guard FileManager.default.fileExists(atPath: path) else { continue }
        let file = try ConfigurationFile(path)
        if let located = file.problems(with: []).first?.located {
          throw InputError(
            "\(path):\(located.line):\(located.column): \(located.diagnostic.summary)",
            help: located.diagnostic.help.first ?? "")
        }
        return file.configuration.baseURL
      }
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }
}

extension Problem {
  /// The problem with a link to the scenario that disagrees, if the link is short.
  /// - Parameters:
  ///   - pages: The pages by the paths of their files.
  ///   - base: The address of the site.
  func linked(in pages: [String: VerifiedPage], at base: String) -> Problem {
    guard kind == .disagreement, let page = pages[located.path],
      let place = page.judgedBlocks.first(where: { $0.contains(line: located.line) }),
      place.isScenario,
      let link = PlayLink(info: place.block.info, place.block.literal)?.address(at: base),
      link.utf8.count <= PlayLink.longestInReport
    else { return self }
    var result = self
    result.located.link = link
    return result
  }
}
