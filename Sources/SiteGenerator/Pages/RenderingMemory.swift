/// The HTML of the pages of a site from the last look at it, each page with what it was made from.
final class RenderingMemory {
  private struct Authored {
    let revision: Int
    let html: [UInt8]
  }

  /// A page that nobody has written, with what it was made from.
  private struct Generated {
    let source: [UInt8]
    let neighbours: NeighbouringPages
    /// The HTML below its text.
    let more: String
    let html: [UInt8]
  }

  private var inputs: PageRenderer.Inputs?
  private var authored: [String: Authored] = [:]
  private var generated: [String: Generated] = [:]
  /// The entries of the search.
  let search = SearchMemory()

  /// Forgets what was rendered from other inputs.
  func settle(_ inputs: PageRenderer.Inputs) {
    guard self.inputs != inputs else { return }
    authored = [:]
    generated = [:]
    self.inputs = inputs
  }

  /// The HTML of a page, if nothing has changed since it was made.
  func html(_ path: String, revision: Int?) -> [UInt8]? {
    guard let known = authored[path], known.revision == revision else { return nil }
    return known.html
  }

  /// Keeps the HTML of a page.
  func keep(html: [UInt8], of path: String, revision: Int?) {
    authored[path] = revision.map { Authored(revision: $0, html: html) }
  }

  /// The HTML of a page that nobody has written, if it was made from the same text, with the same below it and
  /// the same neighbours.
  func generated(
    _ page: Page, between neighbours: NeighbouringPages, followedBy more: String
  ) -> [UInt8]? {
    guard let known = generated[page.path], known.source == page.source.bytes,
      known.neighbours == neighbours, known.more == more
    else { return nil }
    return known.html
  }

  /// Keeps the HTML of a page that nobody has written.
  func keep(
    generated html: [UInt8], of page: Page, between neighbours: NeighbouringPages,
    followedBy more: String
  ) {
    generated[page.path] = Generated(
      source: page.source.bytes, neighbours: neighbours, more: more, html: html)
  }
}
