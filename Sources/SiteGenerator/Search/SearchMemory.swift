/// The entries of the pages of a site. A page is searched again only if the page has changed.
final class SearchMemory {
  private struct Known {
    let source: [UInt8]
    let kind: SearchKind
    let entries: [SearchEntry]
  }

  private let weigher = SearchWeigher()
  private var known: [String: Known] = [:]

  var vocabulary: SearchVocabulary { weigher.vocabulary }

  /// The entries of pages, in the order of the pages.
  func entries(of pages: [SearchPage]) -> [[SearchEntry]] {
    var now: [String: Known] = [:]
    let result = pages.map { page in
      let path = page.page.path
      let source = page.page.source.bytes
      if let old = known[path], old.source == source, old.kind == page.kind {
        now[path] = old
        return old.entries
      }
      let entries = page.entries(weigher)
      now[path] = Known(source: source, kind: page.kind, entries: entries)
      return entries
    }
    known = now
    return result
  }
}
