import Diagnostics
import Foundation
import Scenarios
import Testing

/// A scenario of `Content`, with the text of its block.
struct ContentScenario: CustomTestStringConvertible {
  let attributes: ScenarioAttributes
  let source: String

  var testDescription: String { attributes.id }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// All scenarios, by file and place.
  static let all: [ContentScenario] = {
    let folder = "\(root)/Content"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      scenarios(of: (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "")
    }
  }()

  private static func scenarios(of page: String) -> [ContentScenario] {
    var result: [ContentScenario] = []
    var open: (fence: Substring, attributes: ScenarioAttributes?, body: String)?
    for whole in page.split(separator: "\n", omittingEmptySubsequences: false) {
      // A fold is a quote.
      let line = whole.hasPrefix("> ") ? whole.dropFirst(2) : whole == ">" ? "" : whole
      let fence = line.prefix { $0 == "`" }
      if let block = open {
        guard fence.count >= block.fence.count, fence.endIndex == line.endIndex else {
          open?.body += line + "\n"
          continue
        }
        if let attributes = block.attributes {
          result.append(ContentScenario(attributes: attributes, source: block.body))
        }
        open = nil
      } else if fence.count >= 3 {
        open = (fence, try? ScenarioAttributes(info: String(line[fence.endIndex...])), "")
      }
    }
    return result
  }
}
