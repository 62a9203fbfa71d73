import CMark
import Testing

@testable import Markdown

/// The HTML that libcmark itself renders.
func libcmarkHTML(_ source: String) -> String {
  let text = Array(source.utf8CString)
  guard let html = cmark_markdown_to_html(text, text.count - 1, CMARK_OPT_DEFAULT) else {
    return ""
  }
  defer { cmark_get_default_mem_allocator()?.pointee.free(html) }
  return String(cString: html)
}

/// The HTML that our renderer makes of CommonMark without extensions.
func commonMarkHTML(_ source: String) throws -> String {
  try MarkdownDocument(source, options: .commonMark).html()
}

/// Checks the HTML of a page with every extension.
func check(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let html = try MarkdownDocument(source).html()
  #expect(html == expected, sourceLocation: sourceLocation)
}

/// Checks that the extensions find nothing in a page.
func checkPlain(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  try check(source, libcmarkHTML(source), sourceLocation: sourceLocation)
}

/// The issues of a page that cannot be read, each as a line.
func issues(_ source: String) -> [String] {
  do {
    _ = try MarkdownDocument(source)
    return []
  } catch {
    return error.issues.map(\.description)
  }
}
