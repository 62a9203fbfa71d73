extension DiagnosticStatement {
  /// The diagnostics of a page, its links and its configuration.
  static let page: [DiagnosticStatement] = [
    .init(
      "bad-attributes",
      "Text has attributes in braces that can't stand there, or that nothing reads."),
    .init("bad-include", "A block can't show the lines of a file that its first line names."),
    .init("broken-anchor", "A link leads to an anchor that its page does not have."),
    .init("broken-image", "An image doesn't exist, or is a page."),
    .init("broken-link", "A link leads to a page or file that doesn't exist."),
    .init(
      "broken-scenario",
      "A statement about a scenario cannot be judged, because the scenario cannot be run."),
    .init("configuration-control", "A value of the configuration has a control character."),
    .init(
      "configuration-frame",
      "The configuration names a file for the head or footer that is not there."),
    .init("configuration-key", "The configuration has no such key."),
    .init("configuration-language", "The language of the site is not the code of a language."),
    .init(
      "configuration-name",
      "A file is probably meant to be the configuration, but has another name."),
    .init(
      "configuration-page",
      "The list of pages in the configuration names a page that doesn't exist, or names a page twice."
    ),
    .init("configuration-redirect", "A redirect has no old address or leads to no page."),
    .init(
      "configuration-rule",
      "The configuration names a rule that is not there, or a level that a rule cannot have."),
    .init("configuration-section", "The list of pages has two sections of the same title."),
    .init("configuration-shape", "The configuration is not a list of keys."),
    .init("configuration-type", "A value of the configuration has the wrong type."),
    .init("configuration-url", "An address in the configuration is not a web address."),
    .init("configuration-version", "An entry in the list of the site's versions is wrong."),
    .init("configuration-yaml", "The configuration is not YAML."),
    .init("empty-aside", "An aside or a tab has no contents."),
    .init("external-image", "An image would be loaded from another site."),
    .init(
      "frame-html",
      "HTML for the head or footer of every page has a wrong link, or something that browsers refuse there."
    ),
    .init("front-matter-control", "A value of the front matter has a control character."),
    .init("front-matter-key", "Front matter has no such key."),
    .init(
      "front-matter-rule",
      "Front matter names a rule that is not there, or a level that a rule cannot have."),
    .init(
      "front-matter-scenario", "Front matter asks for a scenario that the page does not have."),
    .init("front-matter-shape", "Front matter is not a list of keys."),
    .init("front-matter-type", "A value of the front matter has the wrong type."),
    .init("front-matter-unterminated", "The front matter of a page has no end."),
    .init("front-matter-yaml", "Front matter is not YAML."),
    .init("long-short-title", "A short title is too long for the list of all pages."),
    .init("lost-block", "A line looks like the beginning of a live block, but is not one."),
    .init("lost-cell", "A row of a table has more cells than the table has columns."),
    .init("lost-link", "A text looks like a link or an image, but is not one."),
    .init(
      "lost-markup", "A text looks like an extension or another program's markup, but is not one."),
    .init("misplaced-footnote", "A footnote is referred to where no link can be."),
    .init("missing-title", "A page has no title."),
    .init("not-text", "A file is neither a page nor Swift code, such as an image."),
    .init("not-utf8", "A file is not text in UTF-8."),
    .init(
      "omitted-code", "A sign such as '...' stands for code in a block of plain Swift."),
    .init(
      "output-collision",
      "Two files of the content folder would be written to the same place."),
    .init("page-too-large", "A page is larger than the program reads."),
    .init("raw-html", "HTML in a page is left out."),
    .init("repeated-anchor", "A heading has an id that another part of the page has."),
    .init("repeated-footnote", "Two footnotes of a page have the same label."),
    .init("repeated-id", "Two scenarios have the same id."),
    .init("swift-syntax", "The compiler's parser does not accept a block of plain Swift."),
    .init(
      "unchecked-swift",
      "No Swift compiler has checked a block of plain Swift, or the compiler stopped before the end."
    ),
    .init(
      "unchecked-scenario",
      "A block has a scenario's checks, but a word other than 'scenario' after the fence."),
    .init("unclosed-aside", "Colons begin an aside without an end, or end nothing."),
    .init("unclosed-block", "A block of code has no end."),
    .init("undefined-footnote", "A text refers to a footnote that the page does not have."),
    .init("undrawn-diagram", "A Mermaid diagram has a part that is not drawn."),
    .init("unknown-aside", "The word of an aside is not known."),
    .init("unknown-language", "The word after a fence is not the name of a language."),
    .init("unknown-source", "A scenario cites a source by an id that no source has."),
    .init("unknown-scheme", "The address of a link has a scheme that links on a page cannot have."),
    .init("unresolved-reference", "A link names a reference that the page does not define."),
    .init(
      "unused-baseline-entry", "The baseline has a problem that its file no longer has."),
    .init("unsafe-url", "An address could run code."),
    .init("unsupported-link", "A claim about a scenario is where no link can be."),
    .init("unused-footnote", "Nothing refers to a footnote, so the footnote is left out."),
    .init("unusable-input", "The command cannot use its input at all."),
  ]
}
