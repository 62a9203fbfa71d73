/// The footnotes of a page, and the references to them.
struct FootnoteUse {
  /// The footnotes with their labels, the first of each label.
  private let notes: [String: BlockMark]
  private var used: Set<String> = []
  private var references = 0
  private let repeated: [BlockMark]

  init(_ page: ParsedPage) {
    var notes: [String: BlockMark] = [:]
    var repeated: [BlockMark] = []
    for mark in page.marks {
      guard case .footnote(let label) = mark.kind else { continue }
      if notes[label] == nil { notes[label] = mark } else { repeated.append(mark) }
    }
    self.notes = notes
    self.repeated = repeated
  }

  /// True for an id of the footnotes of the page. No number is larger than the number of references, so a
  /// heading finds a free id.
  func isID(_ id: String) -> Bool {
    guard let match = id.wholeMatch(of: /fn-(\d{1,9})|fnref-(\d{1,9})(?:-(\d{1,9}))?/) else {
      return false
    }
    return [match.1, match.2, match.3].compactMap { $0 }.allSatisfy {
      Int($0).map { (1...max(1, references)).contains($0) } ?? false
    } && references > 0
  }

  /// Takes note of a reference. Returns a problem if the page has no such footnote.
  mutating func use(_ label: String) -> MarkupProblem? {
    guard notes[label] == nil else {
      used.insert(label)
      references += 1
      return nil
    }
    return MarkupProblem(
      id: "undefined-footnote", message: "The page has no footnote '[^\(label)]'",
      help: "add a line '[^\(label)]: text', or put code with brackets in backticks")
  }

  /// The problems of the footnotes, after all references are known.
  var problems: [MarkupProblem] {
    let unused = notes.filter { !used.contains($0.key) }.map { label, mark in
      MarkupProblem(
        line: mark.line, offset: mark.offset, severity: .warning, id: "unused-footnote",
        message: "Nothing refers to the footnote '[^\(label)]', so it is left out",
        help: "write '[^\(label)]' where it belongs, or remove it")
    }
    let repeated = repeated.map { mark in
      MarkupProblem(
        line: mark.line, offset: mark.offset, id: "repeated-footnote",
        message: "Another footnote of the page has this label", help: "choose another label")
    }
    return (unused + repeated).sorted { $0.line < $1.line }
  }
}
