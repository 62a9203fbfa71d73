import LifecycleEngine
import TraceRendering

/// The links from the ids of sources to pages about the sources.
struct SourceLinks {
  /// The folder of the pages about sources.
  static let folder = "sources"

  /// The relative path to the site's root; `nil` for a site without pages about sources.
  let root: String?

  /// The page of a topic and the anchor of a source on it.
  static func path(of source: EvidenceSource) -> String {
    "\(folder)/\(source.topic.rawValue).html#\(source.id)"
  }

  /// The destination of an id; `nil` for other texts. Without pages the source is the destination.
  func destination(of id: String) -> String? {
    guard let source = EvidenceRegister.source(id) else { return nil }
    return root.map { $0 + SourceLinks.path(of: source) } ?? source.webAddresses.first
  }

  /// The evidence ids of a scenario as HTML.
  func html(of ids: [String]) -> String {
    ids.map { id in
      let text = HTMLEscape.text(id)
      guard let destination = destination(of: id) else { return text }
      return "<a href=\"\(HTMLEscape.attribute(destination))\">\(text)</a>"
    }.joined(separator: ", ")
  }
}
