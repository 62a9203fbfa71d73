import Diagnostics

/// A sequence diagram in the language of Mermaid, as far as the site draws such diagrams.
struct MermaidSequence {
  struct Participant {
    let name: String
    var label: String
  }

  struct Message {
    let from: Int
    let to: Int
    let text: String
    let isDashed: Bool
    let head: Head
  }

  enum Head { case none, filled, open, cross }

  enum Item {
    case message(Message)
    case note(Range<Int>, side: Side, text: String)
    /// The beginning of a frame such as `loop`, and of the further parts of one, such as `else`.
    case frame(String, text: String)
    case part(text: String)
    case end
    /// The beginning or the end of the activity of a participant.
    case activity(Int, begins: Bool)
  }

  enum Side { case over, left, right }

  private(set) var participants: [Participant] = []
  private(set) var items: [Item] = []
  private(set) var title = ""
  private var numbers: [String: Int] = [:]
  private var activities: [Int: Int] = [:]
  /// The frames that are open: the word of each.
  private var frames: [String] = []
  private var count: Int?

  /// Reads a diagram.
  /// - Parameter text: The body of a block.
  /// - Throws: All parts that are not drawn, at their places in the text.
  init(_ text: String) throws(ScriptError) {
    var problems: [Diagnostic] = []
    var offset = 0
    var hasBegun = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = offset
      offset += line.utf8.count + 1
      let indent = line.utf8.prefix { $0 == 32 || $0 == 9 }.count
      let content = line.drop { $0 == " " || $0 == "\t" }.trimmedEnd
      guard !content.isEmpty, !content.hasPrefix("%%") || content.hasPrefix("%%{") else { continue }
      let range = SourceRange(start + indent, start + indent + content.utf8.count)
      guard hasBegun else {
        hasBegun = true
        guard content != "sequenceDiagram" else { continue }
        let kind = String(content.prefix { $0 != " " })
        throw ScriptError(
          MermaidSequence.undrawn(
            "A diagram of the kind '\(kind)'", range, help: MermaidHelp.forKind(kind)))
      }
      guard !read(content) else { continue }
      let help = MermaidHelp(frames: frames).text(for: content)
      problems.append(MermaidSequence.undrawn("'\(content)'", range, help: help))
      // The end of what is not drawn is no further problem.
      if let frame = MermaidHelp.frame(begunBy: content) { frames.append(frame) }
    }
    let end = SourceRange(max(0, offset - 1), max(0, offset - 1))
    if let open = frames.last(where: { !MermaidHelp.undrawnFrames.contains($0) }) {
      problems.append(
        MermaidSequence.undrawn(
          "'\(open)' without 'end'", end, help: "write 'end' below the contents of '\(open)'"))
    }
    if problems.isEmpty, participants.isEmpty {
      problems.append(
        MermaidSequence.undrawn(
          hasBegun ? "A diagram without participants" : "An empty diagram", SourceRange(0, 0),
          help: "write 'sequenceDiagram', and messages such as 'A->>B: text' in the lines below"))
    }
    if let error = ScriptError(problems) { throw error }
  }

  private static func undrawn(
    _ what: String, _ range: SourceRange, help: String
  ) -> Diagnostic {
    Diagnostic(id: "undrawn-diagram", "\(what) is not drawn", at: range, help: [help])
  }

  // MARK: Lines

  /// Reads a line. Returns false for a line that is not drawn.
  private mutating func read(_ line: Substring) -> Bool {
    let word = line.prefix { !" :".contains($0) }
    let rest = line.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "participant", "actor": return readParticipant(rest)
    case "title", "accTitle":
      title = MermaidSequence.decoded(rest.drop { $0 == ":" || $0 == " " })
      return true
    case "accDescr": return rest.hasPrefix(":")
    case "autonumber":
      count = 0
      return rest.isEmpty
    case "Note", "note": return readNote(rest)
    case "activate", "deactivate":
      return setActivity(of: String(rest), begins: word == "activate")
    case _ where MermaidHelp.drawnFrames.contains(String(word)):
      frames.append(String(word))
      items.append(.frame(String(word), text: MermaidSequence.decoded(rest)))
      return true
    case "else", "and", "option":
      guard frames.last == MermaidHelp.parts[String(word)] else { return false }
      items.append(.part(text: MermaidSequence.decoded(rest)))
      return true
    case "end":
      guard rest.isEmpty, frames.popLast() != nil else { return false }
      items.append(.end)
      return true
    default: return readMessage(line)
    }
  }

  private mutating func readParticipant(_ rest: Substring) -> Bool {
    guard let match = rest.wholeMatch(of: /(.+?)(?:[ \t]+as[ \t]+(.+))?/), !match.1.contains("@{")
    else { return false }
    let number = number(of: match.1)
    if let label = match.2 { participants[number].label = MermaidSequence.decoded(label) }
    return true
  }

  private mutating func number(of name: Substring) -> Int {
    let name = String(name.trimmedEnd)
    if let known = numbers[name] { return known }
    numbers[name] = participants.count
    participants.append(Participant(name: name, label: MermaidSequence.decoded(name[...])))
    return participants.count - 1
  }

  private mutating func readNote(_ rest: Substring) -> Bool {
    guard
      let match = rest.wholeMatch(
        of: /(?:(over)|(left|right)[ \t]+of)[ \t]+([^,:]+)(?:,[ \t]*([^:]+))?:(.*)/)
    else { return false }
    let first = number(of: match.3)
    let last = match.4.map { number(of: $0) } ?? first
    guard match.1 != nil || match.4 == nil else { return false }
    let side: Side = match.1 != nil ? .over : match.2 == "left" ? .left : .right
    items.append(
      .note(
        min(first, last)..<max(first, last) + 1, side: side, text: MermaidSequence.decoded(match.5))
    )
    return true
  }

  private mutating func setActivity(of name: String, begins: Bool) -> Bool {
    let number = number(of: name[...])
    guard begins || activities[number, default: 0] > 0 else { return false }
    activities[number, default: 0] += begins ? 1 : -1
    items.append(.activity(number, begins: begins))
    return true
  }

  private mutating func readMessage(_ line: Substring) -> Bool {
    guard
      let match = line.wholeMatch(
        of: /([^:<>\-+]+?)[ \t]*(--?)(>>|>|x|\))[ \t]*([+\-]?)[ \t]*([^:<>\-+]+?)[ \t]*:(.*)/)
    else { return false }
    let from = number(of: match.1)
    let to = number(of: match.5)
    var text = MermaidSequence.decoded(match.6)
    if let last = count {
      count = last + 1
      text = "\(last + 1). \(text)"
    }
    let heads: [Substring: Head] = [">>": .filled, ">": .none, "x": .cross, ")": .open]
    items.append(
      .message(
        Message(
          from: from, to: to, text: text, isDashed: match.2 == "--", head: heads[match.3] ?? .none))
    )
    switch match.4 {
    case "+": return setActivity(of: participants[to].name, begins: true)
    case "-": return setActivity(of: participants[from].name, begins: false)
    default: return true
    }
  }

  /// The text without Mermaid's escapes and breaks of lines.
  private static func decoded(_ text: Substring) -> String {
    let text = String(text.drop { $0 == " " || $0 == "\t" }.trimmedEnd)
      .replacing(/<br\s*\/?>/, with: " ")
    return text.replacing(/#(\w+);/) { match in
      if let code = UInt32(match.1), let scalar = Unicode.Scalar(code) { return String(scalar) }
      return ["quot": "\"", "lt": "<", "gt": ">", "amp": "&", "semi": ";"][match.1]
        ?? String(match.0)
    }
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
