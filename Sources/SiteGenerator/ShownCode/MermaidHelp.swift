import Diagnostics

/// The help for a line of a sequence diagram that is not drawn.
struct MermaidHelp {
  /// The frames around the line.
  let frames: [String]

  static let asSource = "write 'mermaid source' behind the fence to show the text as code"
  /// The frames of Mermaid that end with `end` and are not drawn.
  static let undrawnFrames = ["rect", "box"]
  static let drawnFrames = ["loop", "alt", "opt", "par", "critical", "break"]
  /// The words that begin a further part of a frame, each with its frame.
  static let parts = ["else": "alt", "and": "par", "option": "critical"]
  private static let arrows = "'->>', '-->>', '->', '-->', '-x', '--x', '-)' and '--)'"
  private static let others = [
    "Note", "activate", "actor", "autonumber", "deactivate", "end", "participant", "title",
  ]

  /// The help for the word that begins a diagram.
  static func forKind(_ word: String) -> String {
    EditDistance.nearest(to: word, in: ["sequenceDiagram"]) != nil
      ? "did you mean 'sequenceDiagram'?" : "draw it as a 'sequenceDiagram', or \(asSource)"
  }

  /// The help for a line.
  func text(for line: Substring) -> String {
    let word = String(line.prefix { !" :".contains($0) })
    let rest = line.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "end": return "remove it: no frame is open here"
    case "else", "and", "option":
      let frame = MermaidHelp.parts[word, default: ""]
      return "write '\(word)' between '\(frame)' and its 'end'"
    case "Note", "note":
      let words = rest.split { " :,".contains($0) }
      let name = words.first { !["over", "left", "right", "of"].contains($0) } ?? "A"
      return "write 'Note over \(name): text', or 'left of' or 'right of' instead of 'over'"
    case "activate", "deactivate":
      return "write 'activate \(rest)' above it, or remove it"
    case "autonumber": return "write 'autonumber' alone"
    case "participant", "actor":
      return "write a name, and what is shown: '\(word) A as Label'"
    case "accDescr": return "write one line: 'accDescr: text'"
    case "create": return "write '\(rest)' without 'create'"
    case "destroy", "links", "link", "properties", "details": return "remove the line"
    case _ where MermaidHelp.undrawnFrames.contains(word):
      return "remove the line and its 'end': what is between is drawn without them"
    default: return message(line) ?? suggestion(word)
    }
  }

  /// The help for a line with an arrow.
  private func message(_ line: Substring) -> String? {
    let drawn = /([^:<>\-+]+?[ \t]*--?(?:>>|>|x|\))[ \t]*)([+\-]?)[ \t]*([^:<>\-+ ]+)[ \t]*(.*)/
    if let match = line.wholeMatch(of: drawn) {
      guard !match.4.hasPrefix(":") else {
        return "write 'activate' and a name above it, or remove the '\(match.2)'"
      }
      let text = match.4.isEmpty ? "text" : match.4.drop { $0 == ":" || $0 == " " }
      return "write '\(match.1)\(match.2)\(match.3): \(text)'"
    }
    let hasArrow = line.prefix { $0 != ":" }.firstMatch(of: /[=~\-.<]+[>x)]+|<[=~\-.]+/) != nil
    return hasArrow ? "write one of the arrows that are drawn: \(MermaidHelp.arrows)" : nil
  }

  private func suggestion(_ word: String) -> String {
    let words = (MermaidHelp.others + MermaidHelp.drawnFrames).sorted()
    return EditDistance.nearest(to: word, in: words).map { "did you mean '\($0)'?" }
      ?? "write a message, 'A->>B: text', a note or a frame, or \(MermaidHelp.asSource)"
  }

  /// The frame that a line was meant to begin; nil for any other line.
  static func frame(begunBy line: Substring) -> String? {
    let word = String(line.prefix { $0 != " " })
    if undrawnFrames.contains(word) { return word }
    return EditDistance.nearest(to: word, in: drawnFrames + others).flatMap {
      drawnFrames.contains($0) ? $0 : nil
    }
  }
}
