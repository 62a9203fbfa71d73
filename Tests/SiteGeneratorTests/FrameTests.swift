import Testing

@testable import SiteGenerator

/// The frame around the text of a page, and the files about a whole site.
@Suite struct FrameTests {
  private static let crumbs =
    "{{#breadcrumbs}}{{title}}{{#href}}<{{root}}{{href}}>{{/href}}{{#isCurrent}}*{{/isCurrent}}/"
    + "{{/breadcrumbs}}"

  /// A written site with its own layout.
  private func site(
    _ layout: String, _ content: [String: String], baseURL: String? = nil
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write(layout, to: "Site/templates/layout.mustache")
    for (path, text) in content { try folder.write(text, to: "Content/\(path)") }
    let result = try folder.builder(baseURL: baseURL).build()
    #expect(result.pageCount > 0, "\(result.verification.diagnostics.map(\.diagnostic.summary))")
    return folder
  }

  @Test func breadcrumbsLeadThroughSectionFolderOrOpeningPage() throws {
    let folder = try site(
      Self.crumbs,
      [
        "lifeguard.yml": "pages: [index.md, {title: S, pages: [b.md]}]\n",
        "index.md": "# Home\n", "b.md": "# B\n", "how-to/c.md": "# C\n",
        "x/index.md": "# X\n", "x/d.md": "# D\n",
      ])
    #expect(try folder.text("_site/index.html") == "")
    #expect(try folder.text("_site/b.html") == "S/B*/")
    #expect(try folder.text("_site/how-to/c.html") == "How to/C*/")
    #expect(try folder.text("_site/x/d.html") == "X<../x/index.html>/D*/")
  }

  @Test func generatedPagesHaveBreadcrumbsAndNoLinkToEditThem() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Site/templates/layout.mustache": Self.crumbs + "{{editURL}}",
        "Content/lifeguard.yml": "edit-url: https://x.y/edit\n",
        "Content/a b.md":
          "# A\n\n```compare lens=classic\ntransitions/push-animated transitions/show\n```\n",
      ]) { _, new in new })
    let site = try RenderedFolder(folder)
    #expect(site.verification.outcome == .agreement)
    #expect(site.text("a b.html") == "https://x.y/edit/a%20b.md")
    let show = try #require(site.text("transitions/navigation-push.html"))
    #expect(show.hasPrefix("Transitions<../transitions/index.html>/"))
    #expect(!show.contains("https://x.y"))
  }

  @Test func scenariosAreContentsUnlessTheirHeadingSaysTheSame() throws {
    let folder = try site(
      "{{#contents}}{{level}}{{#isScenario}}!{{/isScenario}} {{title}} {{href}}\n{{/contents}}",
      [
        "index.md": "# Home\n\n" + Fence.push("a") + "\n## One\n\n" + Fence.push("b")
          + "\n### C\n\n" + Fence.push("c") + "\n" + Fence.push("d")
      ])
    #expect(
      try folder.text("_site/index.html") == """
        2! A #scenario-a
        2 One #one
        3! B #scenario-b
        3 C #c
        4! D #scenario-d

        """)
  }

  @Test func aDescriptionIsTheFirstParagraphWhereThereIsNone() throws {
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let folder = try site(
      "{{description}}",
      [
        "lifeguard.yml": "description: The site\n", "index.md": "# Home\n\nText.\n",
        "a.md": "---\ndescription: Its own\n---\n# A\n\nText.\n",
        "b.md": "# B\n\n**One** `two`.\n", "c.md": "# C\n\n\(long)\n", "d.md": "# D\n",
      ])
    func text(_ page: String) throws -> String { try folder.text("_site/\(page).html") }
    #expect(try text("index") == "The site")
    #expect(try text("a") == "Its own")
    #expect(try text("b") == "One two.")
    #expect(try text("c").hasSuffix("word word…") && text("c").count == 195)
    #expect(try text("d") == "The site")
  }

  @Test func headingsLinkToThemselvesAndCodeMayBreak() throws {
    let folder = try site(
      "{{{body}}}", ["index.md": "# Home\n\n## `a` & \"b\"\n\n`viewDidLayoutSubviews`\n"])
    #expect(
      try folder.text("_site/index.html") == """
        <h1 id="home">Home</h1>
        <h2 id="a--b"><code>a</code> &amp; &quot;b&quot; <a class="permalink" href="#a--b" \
        aria-label="Link to “a &amp; &quot;b&quot;”">#</a></h2>
        <p><code>view<wbr>Did<wbr>Layout<wbr>Subviews</code></p>

        """)
  }

  // MARK: The site as a whole

  @Test func aSiteWithAnAddressHasAListOfItsPages() throws {
    let content = ["index.md": "# Home\n", "a & b/c d.md": "# C\n"]
    let folder = try site("{{root}}", content, baseURL: "https://x.y/z")
    #expect(
      try folder.text("_site/sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://x.y/z/index.html</loc></url>
        <url><loc>https://x.y/z/a%20&amp;%20b/c%20d.html</loc></url>
        </urlset>

        """)
    #expect(
      try folder.text("_site/robots.txt").hasSuffix("Sitemap: https://x.y/z/sitemap.xml\n"))
    #expect(try folder.text("_site/404.html") == "https://x.y/z/")
    let unknown = try site("{{root}}", content)
    #expect(try unknown.text("_site/404.html") == "")
    #expect(!unknown.exists("_site/sitemap.xml") && !unknown.exists("_site/robots.txt"))
  }

  @Test func programsThatReadTextGetTheMarkdownOfEachPage() throws {
    let content = [
      "lifeguard.yml": "title: Guide\ndescription: About pushes.\n"
        + "pages: [index.md, {title: More, pages: [a/b c.md]}]\n",
      "index.md": "---\ntitle: Home\ndescription: Begin here.\n---\n\nHello.\n",
      "a/b c.md": "# C\n\n[Home](../index.md)\n",
      "push.md": "# P\n\n[Sent](verify:push?count(B.viewWillAppear)%20==%201).\n\n" + Fence.push(),
    ]
    let folder = try site("{{textPath}}", content, baseURL: "https://x.y/")
    #expect(
      try folder.text("_site/llms.txt") == """
        # Guide

        > About pushes.

        ## More

        - [C](https://x.y/a/b%20c.md)

        ## Pages

        - [Home](https://x.y/index.md): Begin here.
        - [P](https://x.y/push.md)

        """)
    #expect(try folder.text("_site/index.md") == "# Home\n\nHello.\n")
    #expect(try folder.text("_site/push.md").contains("[Sent](push.html#scenario-push).\n"))
    #expect(try folder.text("_site/a/b c.md") == "# C\n\n[Home](../index.md)\n")
    #expect(try folder.text("_site/a/b c.html") == "a/b%20c.md")
  }

  @Test func searchEnginesLearnTheQuestionsOfAPageOfQuestions() throws {
    let questions = (1...5).map { "## Is it \($0)?\n\nYes, \($0) `</script>`.\n" }.joined(
      separator: "\n")
    let content = ["index.md": "# Home\n\nText.\n", "faq.md": "# Asked\n\n" + questions]
    let folder = try site("{{{structuredData}}}", content, baseURL: "https://x.y/")
    #expect(
      try folder.text("_site/index.html")
        == #"{"@context":"https://schema.org","@type":"TechArticle","#
        + #""headline":"Home","description":"Text.","inLanguage":"en","url":"https://x.y/index.html","#
        + #""isPartOf":{"@type":"WebSite","name":"Lifecycle guide"}}"#)
    let asked = try folder.text("_site/faq.html")
    #expect(asked.contains(#""@type":"FAQPage""#) && !asked.contains("<"))
    #expect(asked.contains(#"{"@type":"Question","name":"Is it 1?","acceptedAnswer":"#))
  }

  @Test func theAuthorsOwnFilesAboutTheSiteGoFirst() throws {
    let folder = try site(
      "{{pageTitle}}",
      [
        "index.md": "# Home\n", "404.md": "# Mine\n", "robots.txt": "x", "Sitemap.xml": "y",
        "lifeguard.yml": "files: [robots.txt, Sitemap.xml]\n",
      ],
      baseURL: "https://x.y/")
    #expect(try folder.text("_site/404.html") == "Mine")
    #expect(try folder.text("_site/robots.txt") == "x")
    #expect(try folder.text("_site/Sitemap.xml") == "y")
    #expect(!folder.exists("_site/sitemap.xml"))
  }

  /// A server shows the page below any folder, so no link may be relative to the page.
  @Test func theAuthorsOwnPageForWhatIsNotThereKnowsWhereTheSiteStands() throws {
    let folder = try site(
      "{{root}}|{{#isMissing}}noindex{{/isMissing}}|{{canonicalURL}}|{{editURL}}|{{#contents}}{{href}} "
        + "{{/contents}}|{{description}}\n{{{body}}}",
      [
        "lifeguard.yml": "edit-url: https://e.f/\n", "index.md": "# Home\n", "b.png": "",
        "404.md": """
        # Mine

        Gone. [a](index.md#home) ![b](./b.png) [c](https://c.d) [d](#part) [e](/b.png)

        ## Part

        """,
      ], baseURL: "https://x.y/z")
    #expect(
      try folder.text("_site/404.html") == """
        https://x.y/z/|noindex|||#part |Gone. a b c d e
        <h1 id="mine">Mine</h1>
        <p>Gone. <a href="https://x.y/z/index.html#home">a</a> \
        <img src="https://x.y/z/./b.png" alt="b" /> <a href="https://c.d">c</a> \
        <a href="#part">d</a> <a href="https://x.y/z/b.png">e</a></p>
        <h2 id="part">Part <a class="permalink" href="#part" aria-label="Link to “Part”">#</a></h2>

        """)
  }

  @Test func theStepsOfItsScenariosAreFoundFromEverywhere() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# Home\n", "Content/404.md": "# Mine\n\n" + Fence.push(),
    ])
    var builder = folder.builder(baseURL: "https://x.y/")
    builder.theme = nil
    #expect(try builder.build().pageCount == 2)
    let page = try folder.text("_site/404.html")
    #expect(page.contains("data-steps=\"https://x.y/steps/push.js\""))
    #expect(page.contains("src=\"https://x.y/assets/stepper.js\""))
    #expect(page.contains("<link rel=\"icon\" href=\"https://x.y/assets/icon.svg\">"))
    #expect(try folder.text("_site/assets/icon.svg").hasPrefix("<svg "))
    #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(try folder.steps("_site/steps/push.js").contains("\"label\":\"iOS 26\""))
  }

  @Test func nobodyIsLedToIt() throws {
    let folder = try site(
      NavigationTests.layout + "{{#previous}}<{{href}}{{/previous}}{{#next}}>{{href}}{{/next}}",
      ["404.md": "# Zebra\n", "a.md": "# Ape\n", "b.md": "# Bee\n"], baseURL: "https://x.y/")
    #expect(try folder.text("_site/a.html") == "Ape* Bee >b.html")
    #expect(try folder.text("_site/404.html") == "Ape Bee ")
    #expect(!(try folder.text("_site/sitemap.xml").contains("404")))
    let words = try folder.searchFile("words-0")
    #expect(words.contains("ape ") && !words.contains("zebra"))
  }

  @Test func itIsNoSiteByItself() throws {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write("# Mine\n", to: "Content/404.md")
    let error = #expect(throws: InputError.self) { try folder.builder().build() }
    #expect(error?.help == "'404.md' is shown where there is no page: write another one")
  }

  @Test func aPreviewShowsIt() async throws {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write("{{root}}{{{body}}}</head>", to: "Site/templates/layout.mustache")
    try folder.write("base-url: https://x.y/\n", to: "Content/lifeguard.yml")
    try folder.write("# Home\n", to: "Content/index.md")
    try folder.write("# Mine\n\n[a](index.md)\n", to: "Content/404.md")
    let live = LiveSite(content: "\(folder.path)/Content", theme: "\(folder.path)/Site")
    _ = await live.refresh()
    for (path, status) in [("/no/such.html", 404), ("/404.html", 200)] {
      let answer = await live.answer(to: path)
      #expect(answer.status == status)
      #expect(
        String(decoding: answer.bytes, as: UTF8.self).hasPrefix(
          "/<h1 id=\"mine\">Mine</h1>\n<p><a href=\"/index.html\">a</a></p>\n<link"))
    }
    let before = await live.state(after: nil, of: "/404.html")
    try folder.write("# Changed\n", to: "Content/404.md")
    _ = await live.refresh()
    let after = await live.state(after: nil, of: "/404.html")
    func page(_ state: [UInt8]) -> Substring? {
      String(decoding: state, as: UTF8.self).firstMatch(of: #/"page" ?: ?"([^"]*)"/#)?.1
    }
    #expect(page(before) != nil && page(before) != page(after))
  }

  @Test func aPreviewAnswersWithThePageForWhatIsNotThere() async throws {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write("{{root}}{{pageTitle}}</head>", to: "Site/templates/layout.mustache")
    try folder.write("# Home\n", to: "Content/index.md")
    let live = LiveSite(content: "\(folder.path)/Content", theme: "\(folder.path)/Site")
    _ = await live.refresh()
    let answer = await live.answer(to: "/no/such.html")
    #expect(answer.status == 404)
    #expect(String(decoding: answer.bytes, as: UTF8.self).hasPrefix("/Page not found<link"))
    #expect(await live.answer(to: "/404.html").status == 200)
  }

  // MARK: Styles

  @Test func stylesAreJoinedInTheOrderOfTheirNames() throws {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write("# Home\n", to: "Content/index.md")
    try folder.write("b {}\n", to: "Site/styles/b.css")
    try folder.write("a {}\n", to: "Site/styles/a.css")
    try folder.write("not a style", to: "Site/styles/notes.txt")
    _ = try folder.builder().build()
    #expect(try folder.text("_site/assets/site.css") == "body {}\na {}\nb {}\n")
    #expect(!folder.exists("_site/styles"))
  }

  /// The chosen scheme repeats the system's scheme.
  @Test func theDarkSchemeIsTheSameHoweverItIsChosen() throws {
    let tokens = Checkout.file("Site/styles/a-tokens.css")
    func values(after selector: String) throws -> [String] {
      let start = try #require(tokens.range(of: selector)?.upperBound)
      return tokens[start...].prefix { $0 != "}" }.split(separator: "\n")
        .map { $0.trimmingPrefix(while: { $0 == " " }) }.filter { $0.hasPrefix("--") }
        .map(String.init)
    }
    let system = try values(after: ":root:where(:not([data-theme=\"light\"])) {")
    #expect(system.count > 10)
    #expect(try system == values(after: ":root:where([data-theme=\"dark\"]) {"))
  }
}
