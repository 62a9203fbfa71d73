import ExampleRuns
import LifecycleEngine
import Scenarios
import SiteGenerator

/// The proposals for the info string of a fence.
struct InfoCompletion {
  private let context: PageContext
  /// The info string up to the place.
  private let info: String

  /// - Parameter before: The text of the line of a fence up to the place.
  init(before: String, in context: PageContext) {
    self.context = context
    info = InfoCompletion.info(of: before) ?? ""
  }

  /// - Parameter before: The text of a line up to the place.
  /// - Returns: `nil` for a line that begins no fence.
  init?(newFence before: String, in context: PageContext) {
    guard let info = InfoCompletion.info(of: before) else { return nil }
    self.context = context
    self.info = info
  }

  /// The text behind the marks of a fence; nil for another line.
  private static func info(of line: String) -> String? {
    let text = line.drop { " \t>-*+.)".contains($0) || $0.isNumber }
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let marks = text.prefix { $0 == mark }
    guard marks.count >= 3 else { return nil }
    return String(text.dropFirst(marks.count))
  }

  /// The words in front of the typed word.
  private var words: [String] {
    let cut = InfoString(String(info.dropLast(typed.count)))
    return cut.words.map(\.text)
  }

  /// The part behind the last space.
  private var typed: String {
    String(String(info.reversed().prefix { $0 != " " && $0 != "\t" }).reversed())
  }

  private var kind: LiveBlockKind? { words.first.flatMap { LiveBlockKind(rawValue: $0) } }

  /// The number of bytes in front of the place that a proposal replaces.
  var replaced: Int {
    guard typed.contains("=") else { return typed.utf8.count }
    return String(typed.reversed().prefix { !"=,+\"".contains($0) }).utf8.count
  }

  var items: [CompletionItem] {
    let words = words
    if words.isEmpty { return InfoCompletion.kinds }
    if let equals = typed.firstIndex(of: "=") { return values(of: String(typed[..<equals])) }
    switch kind {
    case .scenario: return words.count > 1 ? attributes(InfoCompletion.ofScenarios) : []
    case .swift:
      let isExample = words.dropFirst().contains { ExampleMark(rawValue: $0) != nil }
      if isExample { return attributes(InfoCompletion.ofExamples) }
      return words.count > 1 ? [] : InfoCompletion.marks
    case .claims: return attributes(InfoCompletion.ofClaims)
    case .compare: return attributes(InfoCompletion.ofComparisons)
    case .stateTable: return attributes(InfoCompletion.ofStateTables)
    case nil: return []
    }
  }

  // MARK: Kinds

  private static func word(_ label: String, _ detail: String) -> CompletionItem {
    CompletionItem(label: label, kind: .keyword, detail: detail, rank: 1)
  }

  private static let kinds = [
    word("scenario", "Swift that drives the simulator, with checks"),
    word("swift", "An example, or Swift that is only shown"),
    word("claims", "Statements about a family of transitions"),
    word("compare", "Scenarios side by side"),
    word("state-table", "The state of a controller at its callbacks"),
    word("mermaid", "A drawn sequence diagram"),
  ]

  private static let marks =
    [
      word("correct", "Runs show no finding"), word("incorrect", "Runs show the named finding"),
      word("fragment", "Only shown, not parsed"),
    ] + InfoString.behindSwift.map { word($0, "A live block that other programs colour as Swift") }

  // MARK: Attributes

  private typealias Attributes = [(key: String, text: String)]

  private static let ofScenarios: Attributes = ScenarioAttributes.keys.map { ($0, texts[$0] ?? "") }
  private static let ofExamples: Attributes = ExampleAttributes.keys.map { ($0, texts[$0] ?? "") }
  private static let ofClaims: Attributes = [
    ("over", "A family of transitions, or ids of scenarios"), ("ios", texts["ios"] ?? ""),
  ]
  private static let ofComparisons: Attributes = [
    ("lens", texts["lens"] ?? ""), ("ios", "The version of the runs"),
  ]
  private static let ofStateTables: Attributes = [
    ("scenario", "The id of the scenario"), ("of", "The controller"),
    ("ios", "The version of the run"),
  ]

  private static let texts = [
    "ios": "A version, or a range such as 13...26", "sdk": "The SDK that the app was built with",
    "device": "'phone' or 'pad'", "orientation": "The orientation of the device",
    "title": "The title, in quotes", "evidence": "Ids of sources, with commas between them",
    "show": "'setup' shows the set-up too", "lens": "The lens of the shown events",
    "finding": "The finding that the runs show",
    "drive": "The drives of the example, with commas between them",
    "not-run": "The reason why the example is not run, in quotes",
  ]

  /// The text about an attribute, for a hover; nil for an unknown key.
  static func text(ofAttribute key: String) -> String? {
    (ofScenarios + ofExamples + ofClaims + ofStateTables).first { $0.key == key }?.text
  }

  private func attributes(_ attributes: Attributes) -> [CompletionItem] {
    attributes.filter { !info.contains(" \($0.key)=") }.map { key, text in
      CompletionItem(
        label: key, kind: .property, detail: text, inserted: "\(key)=", rank: 1)
    }
  }

  // MARK: Values

  private func values(of key: String) -> [CompletionItem] {
    func list(_ values: [String]) -> [CompletionItem] {
      values.map { CompletionItem(label: $0, kind: .value, rank: 1) }
    }
    switch key {
    case "ios", "sdk":
      return list(Release.all(from: .oldest, through: .newest).reversed().map { "\($0.major)" })
    case "device": return list(["phone", "pad"])
    case "orientation":
      return list(["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    case "show": return list(["setup"])
    case "lens": return list(Lens.allCases.filter { $0 != .none }.map(\.name) + ["all"])
    case "evidence": return list(EvidenceRegister.ids)
    case "finding":
      return Finding.all.map {
        CompletionItem(label: $0.id, kind: .value, detail: $0.statement, rank: 1)
      }
    case "drive":
      return DriveKind.allCases.map {
        CompletionItem(label: $0.rawValue, kind: .value, detail: $0.statement, rank: 1)
      }
    case "scenario": return ScenarioCompletion.ids(in: context.folder)
    case "over":
      return ScenarioCompletion.families + ScenarioCompletion.ids(in: context.folder)
    case "of": return receivers
    case "include":
      let isQuoted = typed.contains("\"")
      return context.folder.files.map(context.address).map { path in
        CompletionItem(
          label: path, kind: .file, inserted: isQuoted ? path : "\"\(path)\"", rank: 1)
      }
    default: return []
    }
  }

  /// The controllers of the scenario that a state table is about.
  private var receivers: [CompletionItem] {
    let id = InfoString(info).attributes.first { $0.key == "scenario" }?.value
    let place = context.folder.scenarios.first { $0.id == id }?.place
    return ScriptNames(place?.block.literal ?? "").variables.map {
      CompletionItem(label: $0.name, kind: .variable, detail: $0.type ?? "", rank: 1)
    }
  }
}
