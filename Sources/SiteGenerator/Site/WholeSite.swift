import TraceRendering

extension MadeFile {
  /// The files about a whole site: the page for addresses without a page, and, if the address of
  /// the site is known, the list of pages for search engines. The author's files take precedence.
  /// - Parameter site: The site.
  static func whole(_ site: RenderedSite) -> [MadeFile] {
    let renderer = site.renderer
    let ownMissing = renderer.folder.missing.map { "'\($0.page.file)'" }
    var files = [
      MadeFile(Page.missing, ownMissing ?? "the 404 page") {
        [UInt8](renderer.missing(root: renderer.baseURL ?? "").utf8)
      }
    ]
    if let base = renderer.baseURL {
      files.append(
        MadeFile("robots.txt", "the note for search engines") {
          [UInt8]("User-agent: *\nAllow: /\nSitemap: \(base)sitemap.xml\n".utf8)
        })
      files.append(
        MadeFile("sitemap.xml", "the list of pages for search engines") {
          [UInt8](sitemap(site.paths, base).utf8)
        })
    }
    files += site.moved.map { path, address in
      MadeFile(path, "the old address of '\(address)'") {
        [UInt8](redirect(to: address, in: renderer.folder.configuration.language).utf8)
      }
    }
    let own = Set(site.paths + renderer.folder.copied).map { $0.lowercased() }
    return files.filter { !own.contains($0.path) }
  }

  /// A page that leads to another address, and has a link for browsers that do not follow by themselves. The site
  /// has more than a thousand such pages, so the page has no more than HTML and readers need.
  private static func redirect(to address: String, in language: String) -> String {
    let address = HTMLEscape.attribute(address)
    return "<!DOCTYPE html><html lang=\"\(language)\"><meta charset=utf-8><title>Moved</title>"
      + "<meta http-equiv=refresh content=\"0; url=\(address)\"><a href=\"\(address)\">Moved</a>\n"
  }

  private static func sitemap(_ paths: [String], _ base: String) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    for path in paths {
      text += "<url><loc>\(HTMLEscape.text(base + URLPath.encoded(path)))</loc></url>\n"
    }
    return text + "</urlset>\n"
  }
}

extension MadeFile {
  /// The images of the pages, where the address of the site is known and the programs are there.
  static func images(_ site: RenderedSite) -> [MadeFile] {
    guard let images = site.renderer.images else { return [] }
    return site.renderer.folder.listed.compactMap { page in
      images.image(of: page).map { bytes in
        MadeFile(LinkImages.path(for: page.page), "the image of '\(page.page.file)'") { bytes }
      }
    }
  }
}
