import Markdown

extension MadeFile {
  /// The site as text, for programs that read no HTML: the author's pages as Markdown beside their HTML, and
  /// `llms.txt` with a list of these. The author's files take precedence.
  /// - Parameter site: The site.
  static func texts(_ site: RenderedSite) -> [MadeFile] {
    let folder = site.renderer.folder
    let pages = folder.listed.map(\.page)
    let list = MadeFile("llms.txt", "the list of pages as text") {
      [UInt8](PageList(folder.configuration, pages, site.renderer.baseURL ?? "").text.utf8)
    }
    let texts = pages.map { page in
      MadeFile(page.textPath, "the Markdown of '\(page.file)'") {
        [UInt8](page.text(in: folder.catalog).utf8)
      }
    }
    let own = Set(folder.copied.map { $0.lowercased() })
    return ([list] + texts).filter { !own.contains($0.path.lowercased()) }
  }
}

extension Page {
  /// The page without front matter, beginning with the title. A sentence that a scenario proves links to the
  /// scenario.
  fileprivate func text(in catalog: ScenarioCatalog) -> String {
    let lines = withIncludes(String(decoding: source.bytes, as: UTF8.self))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(document?.frontMatterLineCount ?? 0).drop { $0.allSatisfy(\.isWhitespace) }
    let proven = #/\]\(verify:([A-Za-z0-9_\/-]+)(?:[^()\s]|\([^()]*\))*\)/#
    let text = lines.joined(separator: "\n").replacing(proven) { match in
      catalog.address(of: String(match.1), from: self).map { "](\($0))" } ?? String(match.0)
    }
    let hasTitle = document?.headings.contains { $0.level == 1 } ?? false
    return hasTitle ? text : "# \(title)\n\n\(text)"
  }

  /// The text with the included lines in their blocks, indented as the fence.
  private func withIncludes(_ text: String) -> String {
    let blocks = blocks.filter { $0.included != nil }
    guard !blocks.isEmpty else { return text }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    for block in blocks.reversed() where lines.indices.contains(block.code.fenceLine - 1) {
      let fence = lines[block.code.fenceLine - 1]
      let indent = fence.prefix { " \t>".contains($0) }
      let code = block.shownCode.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines.insert(contentsOf: code.map { "\(indent)\($0)" }, at: block.code.fenceLine)
      let language = block.info.words.first?.text ?? ""
      let marks = fence.prefix { $0 != "`" && $0 != "~" }
      let run = fence.dropFirst(marks.count).prefix { $0 == "`" || $0 == "~" }
      lines[block.code.fenceLine - 1] = "\(marks)\(run)\(language)"
    }
    return lines.joined(separator: "\n")
  }
}

/// The list of an author's pages in the format of https://llmstxt.org.
private struct PageList {
  let text: String

  init(_ configuration: SiteConfiguration, _ pages: [Page], _ base: String) {
    func line(_ page: Page) -> String {
      let address = base + URLPath.encoded(page.textPath)
      let description = page.document?.frontMatter.description.map { ": \($0)" } ?? ""
      return "- [\(page.title)](\(address))\(description)\n"
    }
    var text = "# \(configuration.title)\n"
    if !configuration.description.isEmpty { text += "\n> \(configuration.description)\n" }
    var rest = pages
    for section in configuration.sections {
      let members = section.pages.compactMap { path in pages.first { $0.path == path } }
      guard !members.isEmpty else { continue }
      text += "\n## \(section.title)\n\n" + members.map(line).joined()
      rest.removeAll { section.pages.contains($0.path) }
    }
    if !rest.isEmpty { text += "\n## Pages\n\n" + rest.map(line).joined() }
    self.text = text
  }
}
