/// The pages before and after a page, in reading order.
struct NeighbouringPages: Equatable {
  private struct Link: Equatable {
    let title: String
    /// The path of the page in the site.
    let path: String

    init(_ page: Page) {
      title = page.title
      path = page.outputPath
    }

    var values: [String: Any] {
      [
        "title": title, "titleHTML": BreakableText.html(title), "href": URLPath.encoded(path),
      ]
    }
  }

  private let previous: Link?
  private let next: Link?

  /// - Parameters:
  ///   - index: The place of the page.
  ///   - pages: The pages in order.
  init(of index: Int, in pages: [Page]) {
    previous = index > 0 ? Link(pages[index - 1]) : nil
    next = index + 1 < pages.count ? Link(pages[index + 1]) : nil
  }

  /// The values of a template. A missing neighbour has no value.
  var values: [String: Any] {
    var values: [String: Any] = [:]
    values["previous"] = previous?.values
    values["next"] = next?.values
    return values
  }
}
