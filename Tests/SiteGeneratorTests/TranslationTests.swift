import Testing

@testable import SiteGenerator

/// Pages in several languages, by their names.
@Suite struct TranslationTests {
  private static let pages = [
    "index.md": "# Home\n\n[Two](two.md)\n", "index.de.md": "# Anfang\n\n[Zwei](two.md)\n",
    "two.md": "# Two\n\nEnglish words.\n", "two.de.md": "# Zwei\n\nDeutsche Wörter.\n",
    "three.md": "# Three\n", "lifeguard.yml": "pages: [index.md, three.md, two.md]\n",
  ]

  private func site(
    _ files: [String: String] = TranslationTests.pages, baseURL: String? = nil,
    layout: String? = nil
  ) throws -> TemporaryFolder {
    var content: [String: String] = [:]
    for (path, text) in files { content["Content/\(path)"] = text }
    if let layout { content["Site/templates/layout.mustache"] = layout }
    let folder = try TemporaryFolder(content)
    let builder = SiteBuilder(
      content: "\(folder.path)/Content", theme: layout == nil ? nil : "\(folder.path)/Site",
      output: "\(folder.path)/_site", baseURL: baseURL)
    #expect(try builder.build().pageCount > 0)
    return folder
  }

  @Test func aNameWithACodeIsATranslationOfAnotherPage() {
    let found = Translations(
      of: [
        "a.md", "a.de.md", "a.pt-BR.md", "b.de.md", "b.fr.md", "c.de.md", "node.js.md", "node.md",
        "k/a.md", "x.min.md", "x.md",
      ], usual: "en")
    #expect(found.languages == ["en", "de", "fr", "pt-BR"])
    let languages = [
      "a.md", "a.de.md", "a.pt-BR.md", "b.fr.md", "c.de.md", "node.js.md", "x.min.md",
    ]
    .map(found.language)
    #expect(languages == ["en", "de", "pt-BR", "fr", "en", "en", "en"])
    #expect(found.alternates(of: "a.de.md").map(\.path) == ["a.md", "a.de.md", "a.pt-BR.md"])
    #expect(found.alternates(of: "b.de.md").map(\.code) == ["de", "fr"])
    #expect(found.alternates(of: "c.de.md").isEmpty && found.alternates(of: "k/a.md").isEmpty)
    #expect(Translations.name(ofLanguage: "pt-BR") == "Português (BR)")
  }

  @Test func aPageNamesItsLanguageAndItsTranslations() throws {
    let bases: [(String?, String)] = [(nil, ""), ("https://x.y/z", "https://x.y/z/")]
    for (base, root) in bases {
      let folder = try site(baseURL: base)
      for (page, language) in [("two.html", "en"), ("two.de.html", "de")] {
        let html = try folder.text("_site/\(page)")
        #expect(html.contains("<html lang=\"\(language)\">"))
        #expect(html.contains("\"inLanguage\":\"\(language)\""))
        for (code, address) in [("en", "two.html"), ("de", "two.de.html")] {
          #expect(
            html.contains(
              "<link rel=\"alternate\" hreflang=\"\(code)\" href=\"\(root)\(address)\">"))
        }
      }
      #expect(try !folder.text("_site/three.html").contains("<link rel=\"alternate\" hreflang"))
    }
  }

  @Test func theMenuLeadsToTheSamePageOrToTheFirst() throws {
    let layout =
      "{{languageName}}:{{#languages}} {{name}}={{href}}{{/languages}} {{home}}{{#isHome}}!{{/isHome}}"
    let folder = try site(layout: layout)
    #expect(try folder.text("_site/two.html") == "English: English= Deutsch=two.de.html index.html")
    #expect(
      try folder.text("_site/three.html") == "English: English= Deutsch=index.de.html index.html")
    #expect(
      try folder.text("_site/index.de.html")
        == "Deutsch: English=index.html Deutsch= index.de.html!")
  }

  @Test func listsAndNeighborsStayInTheLanguage() throws {
    let layout =
      NavigationTests.layout + "| {{#previous}}{{title}}{{/previous}} > {{#next}}{{title}}{{/next}}"
    let folder = try site(layout: layout)
    #expect(try folder.text("_site/index.html") == "Home* Three Two |  > Three")
    #expect(try folder.text("_site/two.html") == "Home Three Two* | Three > ")
    #expect(try folder.text("_site/index.de.html") == "Anfang* Zwei |  > Zwei")
    #expect(try folder.text("_site/two.de.html") == "Anfang Zwei* | Anfang > ")
  }

  @Test func aTranslationIsInTheSectionOfItsOriginal() throws {
    var pages = Self.pages
    pages["lifeguard.yml"] = "pages: [index.md, {title: S, pages: [three.md, two.md]}]\n"
    let folder = try site(pages, layout: NavigationTests.layout)
    #expect(try folder.text("_site/two.html") == "Home S!(Three Two* ) ")
    #expect(try folder.text("_site/index.de.html") == "Anfang* S(Zwei ) ")
  }

  @Test func eachLanguageHasItsIndex() throws {
    let folder = try site()
    #expect(try folder.text("_site/two.de.html").contains("assets/search.js\" data-index=\"de/\""))
    #expect(try !folder.text("_site/two.html").contains("data-index"))
    let (usual, german) = (try folder.searchFile("pages-0"), try folder.searchFile("de/pages-0"))
    #expect(usual.contains("English words.") && !usual.contains("Deutsche"))
    #expect(german.contains("Deutsche Wörter.") && !german.contains("English"))
  }

  @Test func aSiteInOneLanguageHasNoMenu() throws {
    let folder = try site([
      "index.md": "# Home\n", "node.js.md": "# JavaScript\n", "node.md": "# Node\n",
    ])
    let html = try folder.text("_site/node.js.html")
    #expect(html.contains("<html lang=\"en\">") && !html.contains("hreflang"))
    #expect(!html.contains("Language: "))
  }
}
