/// The HTML of a site's pages from the last look, each page with its inputs.
final class RenderingMemory {
  private struct Authored {
    let revision: Int
    let html: [UInt8]
  }

  /// A generated page with its inputs.
  private struct Generated {
    let source: [UInt8]
    let neighbours: NeighbouringPages
    /// The HTML below the text of the page.
    let more: String
    let html: [UInt8]
  }

  private var inputs: PageRenderer.Inputs?
  private var authored: [String: Authored] = [:]
  private var generated: [String: Generated] = [:]
  /// The entries of the search.
  let search = SearchMemory()

  /// Forgets the HTML that was rendered from other inputs.
  func settle(_ inputs: PageRenderer.Inputs) {
    guard self.inputs != inputs else { return }
    authored = [:]
    generated = [:]
    self.inputs = inputs
  }

  /// The HTML of a page, if the inputs have not changed.
  func html(_ path: String, revision: Int?) -> [UInt8]? {
    guard let known = authored[path], known.revision == revision else { return nil }
    return known.html
  }

  /// Keeps the HTML of a page.
  func keep(html: [UInt8], of path: String, revision: Int?) {
    authored[path] = revision.map { Authored(revision: $0, html: html) }
  }

  /// The HTML of a generated page, if the text, the HTML below the text and the neighbours are the
  /// same.
  func generated(
    _ page: Page, between neighbours: NeighbouringPages, followedBy more: String
  ) -> [UInt8]? {
    guard let known = generated[page.path], known.source == page.source.bytes,
      known.neighbours == neighbours, known.more == more
    else { return nil }
    return known.html
  }

  /// Keeps the HTML of a generated page.
  func keep(
    generated html: [UInt8], of page: Page, between neighbours: NeighbouringPages,
    followedBy more: String
  ) {
    generated[page.path] = Generated(
      source: page.source.bytes, neighbours: neighbours, more: more, html: html)
  }
}
