import Markdown
import TraceRendering

/// The data about a page for search engines, in JSON-LD with the words of https://schema.org.
enum StructuredData {
  /// The fewest questions of a page that is a list of questions.
  private static let fewestQuestions = 5

  /// The data of an author's page.
  /// - Parameters:
  ///   - page: The page.
  ///   - document: The text of the page.
  ///   - description: One sentence about the page.
  ///   - site: The name of the site.
  ///   - language: The language of the page, as HTML names languages.
  ///   - url: The address of the page; nil if the address of the site is not known.
  static func json(
    of page: Page, _ document: MarkdownDocument, description: String, site: String,
    language: String,
    url: String?
  ) -> String {
    let out = Markup()
    out.raw("{").key("@context").json("https://schema.org")
    let questions = questions(in: document)
    out.raw(",").key("@type").json(questions.isEmpty ? "TechArticle" : "FAQPage")
    out.raw(",").key(questions.isEmpty ? "headline" : "name").json(page.title)
    out.raw(",").key("description").json(description)
    out.raw(",").key("inLanguage").json(language)
    if let url { out.raw(",").key("url").json(url) }
    out.raw(",").key("isPartOf").raw("{").key("@type").json("WebSite").raw(",").key("name")
    out.json(site).raw("}")
    if !questions.isEmpty {
      out.raw(",").key("mainEntity").raw("[")
      for (index, question) in questions.enumerated() {
        if index > 0 { out.raw(",") }
        out.raw("{").key("@type").json("Question").raw(",").key("name").json(question.name)
        out.raw(",").key("acceptedAnswer").raw("{").key("@type").json("Answer").raw(",").key("text")
        out.json(question.answer).raw("}}")
      }
      out.raw("]")
    }
    // A text of the page must not end the script element.
    return out.raw("}").string.replacing("<", with: "\\u003c")
  }

  /// The questions of a page whose parts are questions; empty for any other page.
  private static func questions(
    in document: MarkdownDocument
  ) -> [(name: String, answer: String)] {
    let sections = document.sections.filter { ($0.heading?.level ?? 1) > 1 && !$0.text.isEmpty }
    let found = sections.compactMap { section -> (name: String, answer: String)? in
      guard let heading = section.heading, heading.text.hasSuffix("?") else { return nil }
      let text = section.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return (heading.text, text)
    }
    return found.count >= fewestQuestions && found.count == sections.count ? found : []
  }
}
