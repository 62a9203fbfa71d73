import ExampleRuns

/// The searchable content of the code blocks below a heading.
struct SearchBlocks {
  /// A scenario.
  struct ScenarioText {
    let title: String
    let anchor: String
    /// The line of the scenario in the file.
    let line: Int
    /// The steps and the expectations of the scenario.
    let text: String
    let code: String
  }

  /// The examples of a section. A correct and an incorrect example are one search result.
  struct Examples {
    var text = ""
    var code = ""
  }

  /// The number of blocks.
  let count: Int
  private(set) var scenarios: [ScenarioText] = []
  private(set) var examples: Examples?
  /// The code of all others.
  private(set) var code = ""

  init(_ blocks: ArraySlice<PageBlock>) {
    count = blocks.count
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: PageBlock) {
    let source = block.code.literal
    switch block.live {
    // An unreadable block needs no entry, because a site with such a block is not written.
    case nil: break
    case .scenario(let attributes):
      scenarios.append(
        ScenarioText(
          title: attributes.shownTitle, anchor: ScenarioAnchor.id(of: attributes.id),
          line: block.code.fenceLine, text: SearchBlocks.summary(ofScenario: source), code: source))
    case .example(let attributes):
      var known = examples ?? Examples()
      let mark = attributes.mark == .correct ? "Correct." : "Incorrect"
      let finding = attributes.finding?.text
      let statement = finding.flatMap(Finding.named)?.plainStatement
      known.text += known.text.isEmpty ? "" : " "
      known.text += finding.map { "\(mark), \($0): \(statement ?? "")" } ?? mark
      known.code += source
      examples = known
    default: code += block.shownCode + "\n"
    }
  }

  /// The steps and the expected callbacks of a script on one line.
  private static func summary(ofScenario source: String) -> String {
    var parts: [String] = []
    var isExpected = false
    for line in source.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("when \"") {
        parts.append(line.dropFirst(6).prefix { $0 != "\"" } + ":")
      } else if line.hasPrefix("expect") {
        isExpected = true
      } else if line.hasPrefix("}") {
        isExpected = false
      } else if isExpected, !line.hasPrefix("//") {
        parts.append(String(line))
      }
    }
    let text = parts.joined(separator: " ")
    return text.hasSuffix(":") ? String(text.dropLast()) : text
  }
}
