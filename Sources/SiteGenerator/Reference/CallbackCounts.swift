import LifecycleEngine
import ScriptLanguage

/// How often a callback comes in the built-in ways from one controller to another.
struct CallbackCounts {
  /// A number of times for each of the two controllers, in words.
  private struct Words: Hashable {
    let new: String
    let current: String

    var text: String { "\(new) to `New`, \(current) to `Current`" }
    var isSilent: Bool { new == "never" && current == "never" }
  }

  private struct Entry {
    let title: String
    let choreography: Choreography
    let words: Words
  }

  private let entries: [Entry]

  init(_ callback: Callback, _ ways: [ReferenceMaterial.Way]) {
    func words(_ way: ReferenceMaterial.Way, _ receiver: TransitionObservations.Receiver) -> String
    {
      let counts = way.runs.map { $0.count(callback, receiver) }
      return CallbackCounts.words(counts.min() ?? 0, counts.max() ?? 0)
    }
    entries = ways.compactMap { way in
      guard let own = Choreography.all.first(where: { $0.id == way.choreography }) else {
        return nil
      }
      let words = Words(new: words(way, .new), current: words(way, .current))
      return Entry(title: way.title, choreography: own, words: words)
    }
  }

  private static func words(_ least: Int, _ most: Int) -> String {
    switch (least, most) {
    case (0, 0): "never"
    case (1, 1): "once"
    case (let few, let many) where few == many: "\(few) times"
    case (let few, let many): "\(few) to \(many) times"
    }
  }

  // MARK: Markdown

  /// First how often in all, then by what the transitions are about.
  var lines: [String] {
    guard entries.contains(where: { !$0.words.isSilent }) else {
      return [
        "None of the \(entries.count) built-in ways from one controller to another sends it to either.",
        "",
      ]
    }
    let intro =
      "Counted in the built-in transitions, on the newest version that has each and in every nesting: "
      + "`New` is the controller that comes, `Current` the one that was visible before."
    let rows = CallbackCounts.kinds(entries).map { words, own in
      [words.new, words.current, "\(own.count) of \(entries.count)"]
    }
    let topics = EvidenceTopic.allCases.map { topic in
      (topic, entries.filter { $0.choreography.topic == topic })
    }.filter { !$0.1.isEmpty }
    let told = topics.filter { $0.1.contains { !$0.words.isSilent } }
    let silent = topics.filter { $0.1.allSatisfy(\.words.isSilent) }.map { topic, own in
      "\(topic.title) (\(Quantity.text(own.count, "way", "ways")))"
    }
    return [intro, ""]
      + ReferenceText.table(["to `New`", "to `Current`", "ways"], rows)
      + told.flatMap { CallbackCounts.lines(of: $0.0, $0.1) }
      + (silent.isEmpty
        ? [] : ["To neither in any way of: \(silent.joined(separator: "; ")).", ""])
  }

  private static func lines(of topic: EvidenceTopic, _ entries: [Entry]) -> [String] {
    let kinds = kinds(entries)
    guard let most = kinds.max(by: { $0.entries.count < $1.entries.count }) else { return [] }
    let share =
      kinds.count == 1 ? "\(entries.count)" : "\(most.entries.count) of \(entries.count)"
    let noun = entries.count == 1 ? "way" : "ways"
    let rows = ReferenceText.groups(entries.map { ($0.choreography.id, $0) }).flatMap { _, own in
      CallbackCounts.rows(of: own)
    }
    return ReferenceText.fold(
      "**\(topic.title):** in \(share) \(noun) \(most.words.text)",
      ReferenceText.table(["transition", "to `New`", "to `Current`"], rows))
  }

  /// A row for a transition, or one for each kind of its ways.
  private static func rows(of entries: [Entry]) -> [[String]] {
    let kinds = kinds(entries)
    return kinds.map { words, own in
      let link = ReferenceText.choreography(own[0].choreography)
      let ways =
        kinds.count == 1 && own.count > 1
        ? "all \(own.count) ways" : own.map { ReferenceText.cell($0.title) }.joined(separator: "; ")
      return ["\(link): \(ways)", words.new, words.current]
    }
  }

  /// The entries by how often it comes, what is most frequent first; that it never comes is said last.
  private static func kinds(_ entries: [Entry]) -> [(words: Words, entries: [Entry])] {
    var kinds: [(words: Words, entries: [Entry])] = []
    for entry in entries {
      if let place = kinds.firstIndex(where: { $0.words == entry.words }) {
        kinds[place].entries.append(entry)
      } else {
        kinds.append((entry.words, [entry]))
      }
    }
    return kinds.filter { !$0.words.isSilent }.sorted { $0.entries.count > $1.entries.count }
      + kinds.filter { $0.words.isSilent }
  }
}
