/// Collects footnotes where they stand on a page, and writes them at the end, in the order of the first
/// references.
struct FootnoteWriter {
  private let labels: Set<String>
  private var texts: [String: [UInt8]] = [:]
  private var numbers: [String: Int] = [:]
  private var order: [String] = []
  private var counts: [Int] = []
  /// The HTML around the footnote that is being written, and the footnote's label.
  private var around: [(label: String, out: HTMLBuffer)] = []

  init(_ marks: [BlockMark]) {
    labels = Set(
      marks.compactMap { mark in
        guard case .footnote(let label) = mark.kind else { return nil }
        return label
      })
  }

  /// The link of a reference; nil if there is no such footnote.
  mutating func reference(to label: String) -> String? {
    guard labels.contains(label) else { return nil }
    if numbers[label] == nil {
      order.append(label)
      counts.append(0)
      numbers[label] = order.count
    }
    let number = numbers[label] ?? 0
    counts[number - 1] += 1
    let id = FootnoteWriter.id(number, counts[number - 1])
    return
      "<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"\(id)\" role=\"doc-noteref\" "
      + "aria-label=\"Footnote \(number)\">\(number)</a></sup>"
  }

  private static func id(_ number: Int, _ count: Int) -> String {
    count == 1 ? "fnref-\(number)" : "fnref-\(number)-\(count)"
  }

  /// Begins a footnote: what follows is no part of the text around.
  mutating func begin(_ label: String, _ out: inout HTMLBuffer) {
    around.append((label, out))
    out = HTMLBuffer()
  }

  mutating func end(_ out: inout HTMLBuffer) {
    guard let outer = around.popLast() else { return }
    if texts[outer.label] == nil { texts[outer.label] = out.bytes }
    out = outer.out
  }

  /// Writes the footnotes that the page refers to.
  func write(to out: inout HTMLBuffer) {
    guard !order.isEmpty else { return }
    out.startLine()
    out.append(
      "<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol>\n")
    for (index, label) in order.enumerated() {
      out.append("<li id=\"fn-\(index + 1)\">\n")
      out.append(text(of: label, number: index + 1))
      out.append("</li>\n" as StaticString)
    }
    out.append("</ol>\n</section>\n" as StaticString)
  }

  /// A footnote with the links back to its references, at the end of its last paragraph.
  private func text(of label: String, number: Int) -> String {
    var text = String(decoding: texts[label] ?? [], as: UTF8.self)
    let links = (1...max(1, counts[number - 1])).map { count in
      let name = count == 1 ? "Back to the text" : "Back to the text, place \(count)"
      return " <a href=\"#\(FootnoteWriter.id(number, count))\" class=\"footnote-back\" "
        + "role=\"doc-backlink\" aria-label=\"\(name), footnote \(number)\">↩</a>"
    }
    let end = "</p>\n"
    if text.hasSuffix(end) {
      text.removeLast(end.count)
      return text + links.joined() + end
    }
    return text + "<p>" + links.joined().dropFirst() + end
  }
}
