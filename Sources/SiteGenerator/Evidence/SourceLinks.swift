import LifecycleEngine
import TraceRendering

/// Where a site says what a source is that is named by its id.
struct SourceLinks {
  /// The folder of the pages about sources.
  static let folder = "sources"

  /// The relative path to the site's root; `nil` where the site has no such pages.
  let root: String?

  /// The page of a topic and the anchor of a source on it.
  static func path(of source: EvidenceSource) -> String {
    "\(folder)/\(source.topic.rawValue).html#\(source.id)"
  }

  /// Where an id leads to; `nil` for what is none. Without such pages it is where the source can be read.
  func destination(of id: String) -> String? {
    guard let source = EvidenceRegister.source(id) else { return nil }
    return root.map { $0 + SourceLinks.path(of: source) } ?? source.webAddresses.first
  }

  /// The ids that a scenario names as its evidence, as HTML.
  func html(of ids: [String]) -> String {
    ids.map { id in
      let text = HTMLEscape.text(id)
      guard let destination = destination(of: id) else { return text }
      return "<a href=\"\(HTMLEscape.attribute(destination))\">\(text)</a>"
    }.joined(separator: ", ")
  }
}
