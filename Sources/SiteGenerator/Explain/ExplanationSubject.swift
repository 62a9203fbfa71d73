import ExampleRuns
import LifecycleEngine
import Markdown
import Scenarios

/// A subject that `lifeguard explain` can explain.
enum ExplanationSubject {
  case callback(String, [Callback])
  case choreography(Int)
  /// A step, which may be performed at several places of its choreography.
  case step([StepPlace])
  case source(EvidenceSource)
  case rule(Rule)
  case finding(Finding)
  case drive(DriveKind)
  case diagnostic(DiagnosticStatement)
  /// All of a kind.
  case rules
  case findings
  case drives

  /// All subjects of an id. A drive may have the name of the choreography that the drive shows.
  /// - Parameter id: A callback's name, with or without arguments or a receiver; the id of a
  ///   finding, of a drive, of a choreography, of a step, of a source, of a rule or of a
  ///   diagnostic; `rules`, `findings` or `drives` for all of a kind.
  /// - Returns: The subjects, the most used in pages first; empty for an unknown id.
  static func named(_ id: String) -> [ExplanationSubject] {
    let name = baseName(in: id)
    let callbacks = Callback.allCases.filter { $0.baseName == name }
    var subjects = [
      Finding.named(id).map(finding), DriveKind(rawValue: id).map(drive),
      callbacks.isEmpty ? nil : callback(name, callbacks),
      Choreography.all.firstIndex { $0.id == id }.map(choreography),
    ].compactMap(\.self)
    let places = StepPlace.all.filter { $0.isCalled(id) }
    if !places.isEmpty { subjects.append(.step(places)) }
    subjects += Rule.all.filter { $0.id == id }.map(rule)
    subjects += EvidenceRegister.shared.sources.filter { $0.id == id }.map(source)
    subjects += DiagnosticStatement.all.filter { $0.id == id }.map(diagnostic)
    return subjects + (lists[id].map { [$0] } ?? [])
  }

  /// The kind of the subject, for an id with several subjects.
  var kind: String {
    switch self {
    case .callback: "callback"
    case .choreography: "choreography"
    case .step: "step"
    case .source: "source"
    case .rule: "rule"
    case .finding: "finding"
    case .drive: "drive"
    case .diagnostic: "message"
    case .rules, .findings, .drives: "list"
    }
  }

  /// The subjects that list everything of a kind, by id.
  private static let lists: [String: ExplanationSubject] = [
    "rules": .rules, "findings": .findings, "drives": .drives,
  ]

  /// `willMove` in `B.willMove(toParent:)`.
  private static func baseName(in id: String) -> String {
    let head = id.prefix { $0 != "(" }
    return head.split(separator: ".").last.map(String.init) ?? id
  }

  /// "Did you mean", or where to find the ids.
  static func help(for id: String) -> String {
    let builtIn = BuiltInScenario.all().map(\.reference)
    if builtIn.contains(id) { return "a built-in scenario is run: 'lifeguard run \(id)'" }
    var names = Callback.allCases.map(\.baseName)
    names += Choreography.all.map(\.id) + StepPlace.all.map(\.id)
    names += EvidenceRegister.shared.sources.map(\.id) + Rule.all.map(\.id)
    names += lists.keys.sorted()
    names += Finding.all.map(\.id) + DriveKind.allCases.map(\.rawValue)
    names += DiagnosticStatement.all.map(\.id) + builtIn
    return Suggestion.text(for: id, among: names) ?? spelledText(for: id, among: names)
      ?? partText(for: id)
      ?? "name a callback such as 'viewWillAppear', a finding such as '\(Finding.all[0].id)', a "
      + "drive such as 'swipe-cancel', a choreography such as 'navigation-push', one of its steps "
      + "such as 'navigation-push/new-will-appear', a rule such as 'back-button', a source, or the "
      + "id in brackets after a message, such as 'expectation-failed'; 'findings', 'drives' and "
      + "'rules' list all of these"
  }
}

extension ExplanationSubject {
  /// The most names that are suggested.
  private static let suggestionCount = 5

  /// "Did you mean" the name with the same letters: `swipe-cancel` for `SwipeCancel`.
  private static func spelledText(for id: String, among names: [String]) -> String? {
    func letters(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
    let own = letters(id)
    guard !own.isEmpty else { return nil }
    return names.first { letters($0) == own }.map { "did you mean '\($0)'?" }
  }

  /// "Did you mean" the names that contain a word, as `navigation-push` contains `push`.
  private static func partText(for word: String) -> String? {
    let part = word.lowercased()
    guard part.count > 2 else { return nil }
    var names = Choreography.all.map(\.id) + Rule.all.map(\.id) + Finding.all.map(\.id)
    for name in Callback.allCases.map(\.baseName) where !names.contains(name) {
      names.append(name)
    }
    let found = names.filter { words(of: $0).contains(part) }
    guard let last = found.prefix(suggestionCount).last else { return nil }
    let others = found.prefix(suggestionCount).dropLast().map { "'\($0)'" }
    return "did you mean "
      + (others.isEmpty ? "" : others.joined(separator: ", ") + " or ") + "'\(last)'?"
  }

  /// The words of an id with hyphens, or of a name with capitals.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for character in name {
      if character == "-" || character == "/" {
        words.append("")
        continue
      }
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
    }
    return words
  }
}

extension StepPlace {
  /// True if the text is the step's id. The JSON of a run has a dot instead of the slash.
  func isCalled(_ text: String) -> Bool {
    id == text || id == text.replacing(".", with: "/", maxReplacements: 1)
  }
}
