import Foundation
import StandardTheme
import Testing

@testable import SiteGenerator

/// Themes that override parts of the standard theme.
@Suite struct ThemeTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging(["Content/index.md": "# Home\n"]) { own, _ in own })
  }

  /// The errors of a theme, one line an error and one line a help.
  private func errors(_ folder: TemporaryFolder) -> [String] {
    do throws(InputError) {
      _ = try Theme(folder: "\(folder.path)/Site")
      return []
    } catch {
      return error.description.replacing("\(folder.path)/", with: "")
        .split(separator: "\n").map(String.init)
    }
  }

  @Test func aThemeMayHoldOneTemplateOnly() throws {
    let folder = try folder(["Site/templates/claims.mustache": "{{runCount}}"])
    _ = try folder.builder().build()
    #expect(try folder.text("_site/index.html").contains("class=\"masthead\""))
    #expect(folder.exists("_site/assets/icon.svg"))
  }

  @Test func aStyleIsAddedToTheStandardStyles() throws {
    let folder = try folder(["Site/styles/zz.css": "mine {}\n", "Site/assets/icon.svg": "<svg/>\n"])
    _ = try folder.builder().build()
    let style = try folder.text("_site/assets/site.css")
    #expect(style.contains(".masthead") && style.hasSuffix("mine {}\n"))
    #expect(try folder.text("_site/assets/icon.svg") == "<svg/>\n")
  }

  @Test func aStyleOfTheSameNameReplacesTheStandardStyle() throws {
    let folder = try folder(["Site/styles/z-print.css": "mine {}\n"])
    _ = try folder.builder().build()
    let style = try folder.text("_site/assets/site.css")
    #expect(style.hasSuffix("mine {}\n") && !style.contains("/* Paper:"))
  }

  @Test func aSiteStyleReplacesAllStyles() throws {
    let folder = try folder(["Site/assets/site.css": "mine {}\n"])
    _ = try folder.builder().build()
    #expect(try folder.text("_site/assets/site.css") == "mine {}\n")
  }

  @Test func unknownValuesAreReportedAtTheirPlaces() throws {
    let folder = try folder([
      "Site/templates/layout.mustache": """
      <p>é {{site-title}} {{nope}}</p>
      {{#navigation}}{{titel}}{{siteTitle}}{{#members}}{{isAbove}}{{href}}{{/members}}{{/navigation}}
      {{isAbove}}{{^empty(contnts)}}{{/empty(contnts)}}{{! {{no}} }}
      {{{bodi}}}{{&bodi}}{{#isHomee}}{{/isHomee}}{{#navigation}}{{^last()}}{{.}}{{/last()}}{{/navigation}}
      {{previous.href}}{{previous.hreff}}
      """,
      "Site/templates/compare.mustache": "{{=<% %>=}}<%summmary%>{{nope}}<%> layuot%>",
    ])
    let found = errors(folder)
    let (layout, compare) = ("Site/templates/layout.mustache", "Site/templates/compare.mustache")
    #expect(
      found.filter { $0.hasPrefix("Site") } == [
        "\(layout):1:8: error: The template 'layout' has no value 'site-title'",
        "\(layout):1:23: error: The template 'layout' has no value 'nope'",
        "\(layout):2:18: error: The template 'layout' has no value 'titel'",
        "\(layout):3:3: error: The template 'layout' has no value 'isAbove'",
        "\(layout):3:21: error: The template 'layout' has no value 'contnts'",
        "\(layout):4:4: error: The template 'layout' has no value 'bodi'",
        "\(layout):4:14: error: The template 'layout' has no value 'bodi'",
        "\(layout):4:23: error: The template 'layout' has no value 'isHomee'",
        "\(layout):5:20: error: The template 'layout' has no value 'previous.hreff'",
        "\(compare):1:14: error: The template 'compare' has no value 'summmary'",
        "\(compare):1:36: error: The theme has no template 'layuot'",
      ])
    for suggestion in ["siteTitle", "title", "contents", "body", "isHome", "href", "summary"] {
      #expect(found.contains("help: did you mean '\(suggestion)'?"), "\(suggestion)")
    }
  }

  @Test func tagsWithoutAPartnerAreReportedAtTheirPlaces() throws {
    let folder = try folder([
      "Site/templates/layout.mustache":
        "{{#isHome}}\n{{#next}}\n{{title}}\n{{/isHome}}\n{{^isDraft}}\n\n",
      "Site/templates/claims.mustache":
        "{{runCount}}\n{{/claims}}\n{{#claims}}{{/clams}}{{}}\n{{runCount",
      "Site/templates/compare.mustache": "{{{summary}}\n",
    ])
    let found = errors(folder)
    let (layout, claims) = ("Site/templates/layout.mustache", "Site/templates/claims.mustache")
    #expect(
      found == [
        "\(layout):2:3: error: The section 'next' that begins on line 2 has no end",
        "help: write '{{/next}}' behind its text",
        "\(layout):5:3: error: The section 'isDraft' that begins on line 5 has no end",
        "help: write '{{/isDraft}}' behind its text",
        "\(claims):2:3: error: '{{/claims}}' ends no section",
        "help: write '{{#claims}}' before it, or remove it",
        "\(claims):3:14: error: '{{/clams}}' stands where the section 'claims' of line 3 is open",
        "help: write '{{/claims}}'",
        "\(claims):3:24: error: The tag has no name",
        "help: write the name of a value, or remove it",
        "\(claims):4:1: error: The tag that begins here has no end",
        "help: write '}}' behind the name",
        "Site/templates/compare.mustache:1:1: error: The tag that begins here has no end",
        "help: write '}}}' behind the name",
      ])
  }

  @Test func brokenStyleSheetsAreReportedAtTheirPlaces() throws {
    let folder = try folder([
      "Site/styles/zz.css": "/* { */ p { color: red }\n@media print { p { color:\n",
      "Site/styles/zy.css": "}\na::before { content: '}' }\nb { content: 'x\n}\n",
      "Site/assets/a.css":
        "@import \"https://x.y/a.css\";\n@font-face { src: URL( 'https://x.y/f.woff2' ) }\n"
        + "p { background: url(//x.y/a.png), url(a.svg), url(data:image/png;base64,AA==) } /* \n",
    ])
    #expect(
      errors(folder).filter { $0.hasPrefix("Site") } == [
        "Site/assets/a.css:1:1: error: The policy of the pages blocks 'https://x.y/a.css', which is on another site",
        "Site/assets/a.css:2:19: error: The policy of the pages blocks 'https://x.y/f.woff2', which is on another site",
        "Site/assets/a.css:3:17: error: The policy of the pages blocks '//x.y/a.png', which is on another site",
        "Site/assets/a.css:3:81: error: The comment that begins here has no end",
        "Site/styles/zy.css:1:1: error: This '}' ends no block",
        "Site/styles/zy.css:3:14: error: The text that begins here has no end in its line",
        "Site/styles/zz.css:2:14: error: The block that begins here has no end",
        "Site/styles/zz.css:2:18: error: The block that begins here has no end",
      ])
  }

  @Test func theStandardStyleSheetsAreWhole() {
    for file in StandardTheme.contents where file.path.hasSuffix(".css") {
      #expect(StyleCheck.errors(in: file.bytes, at: file.path).map(\.message) == [], "\(file.path)")
    }
  }

  @Test func unusedFilesOfAThemeAreNamed() throws {
    let folder = try folder([
      "Site/zz.css": "p {}\n", "Site/styles/a.css": "p {}\n", "Site/styles/bad.scss": "p {}\n",
      "Site/layout.mustache": "", "Site/fonts/a.woff2": "", "Site/ReadMe.md": "",
      "Site/x.swift": "",
    ])
    let theme = try Theme(folder: "\(folder.path)/Site")
    #expect(
      theme.notes.map { $0.replacing("\(folder.path)/", with: "") } == [
        "not used: 'Site/fonts/a.woff2'; files to copy belong in 'assets/'",
        "not used: 'Site/layout.mustache'; templates belong in 'templates/' and end in '.mustache'",
        "not used: 'Site/styles/bad.scss'; the name of a style sheet ends in '.css'",
        "not used: 'Site/zz.css'; style sheets belong in 'styles/'",
      ])
    let result = try Command.run(["build", "--theme", "Site"], in: folder)
    #expect(result.output.contains("note: not used: 'Site/zz.css'"))
  }

  @Test func anUnknownTemplateIsAnError() throws {
    let folder = try folder(["Site/templates/layot.mustache": ""])
    #expect(
      errors(folder) == [
        "error: 'Site/templates/layot.mustache' is no template of a theme",
        "help: did you mean 'templates/layout.mustache'?",
      ])
  }

  @Test func theCommandReportsAnUnknownValue() throws {
    let folder = try folder(["Site/templates/layout.mustache": "{{site-title}}"])
    let result = try Command.run(["build"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Site/templates/layout.mustache:1:3: error: The template 'layout' has no value 'site-title'
        help: did you mean 'siteTitle'?

        """)
    #expect(!folder.exists("_site"))
  }

  /// The standard templates ask for known values only, and every known value is explained.
  @Test func everyValueIsExplainedInItsTemplate() throws {
    _ = try Theme()
    for (name, names) in TemplateNames.ofTemplates {
      let template = Checkout.file("Site/templates/\(name).mustache")
      let end = try #require(template.firstRange(of: "\n}}\n")).lowerBound
      let words = Set(template[..<end].split { !$0.isLetter }.map(String.init))
      for value in names.all where value != "isLive" {
        #expect(words.contains(value), "\(name) does not explain \(value)")
      }
    }
    #expect(Set(TemplateNames.ofTemplates.keys) == Set(Theme.templateNames))
  }

  @Test func theStandardThemeIsWritten() throws {
    let folder = try folder([:])
    let result = try Command.run(["theme", "--dump", "Theme"], in: folder)
    #expect(result.status == 0)
    #expect(result.output == "wrote \(StandardTheme.contents.count) files to Theme\n")
    #expect(
      try folder.text("Theme/templates/layout.mustache")
        == Checkout.file("Site/templates/layout.mustache"))
    #expect(try folder.files(in: "Theme").values.count >= StandardTheme.contents.count)
    let again = try Command.run(["theme", "--dump", "Theme"], in: folder)
    #expect(again.status == 2 && again.errors.contains("'Theme' is not empty"))
    #expect(try Command.run(["build", "--theme", "Theme"], in: folder).status == 0)
  }
}
