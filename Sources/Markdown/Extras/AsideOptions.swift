/// The options of MyST in the lines below `:::{note}`, such as `:class: dropdown`.
struct AsideOptions {
  /// The lines of the options.
  private(set) var lines: [Int] = []
  private(set) var problems: [MarkupProblem] = []
  /// True for an aside that the reader opens.
  private var isFolded = false
  /// True for such an aside that begins open.
  private var isOpen = false

  /// - Parameters:
  ///   - opening: The line with the colons, counted from 0.
  ///   - offset: The bytes before the colons in the line.
  init(below opening: Int, at offset: Int, in source: SourceLines) {
    for line in opening + 1..<max(source.count, opening + 1) {
      let range = source.range(of: line)
      let text = source.bytes[range].dropFirst(offset)
      guard BlockLine.start(source.bytes, range) == range.lowerBound + offset,
        let match = String(decoding: text, as: UTF8.self)
          .wholeMatch(of: /:([A-Za-z][\w\-]*):(?:[ \t]+(.*?))?[ \t]*/)
      else { return }
      lines.append(line)
      read(String(match.1), String(match.2 ?? ""), line, offset)
    }
  }

  private mutating func read(_ name: String, _ value: String, _ line: Int, _ offset: Int) {
    switch name {
    // Other classes are about looks, which the theme decides.
    case "class": if value.split(separator: " ").contains("dropdown") { isFolded = true }
    case "open": (isFolded, isOpen) = (true, value != "false")
    case "icon", "color": break
    default:
      problems.append(
        MarkupProblem(
          id: "bad-attributes", message: "An aside cannot have the option ':\(name):'",
          help: "remove it; an aside can have ':class: dropdown' and ':open:'"
        ).at(line: line, offset: offset))
    }
  }

  func applied(to kind: BlockMark.Kind) -> BlockMark.Kind {
    switch kind {
    case .aside(let aside) where isFolded: .details(aside, isOpen: isOpen)
    case .details(let aside, let open): .details(aside, isOpen: open || isOpen)
    default: kind
    }
  }
}
