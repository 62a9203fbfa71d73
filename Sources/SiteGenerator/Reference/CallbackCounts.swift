import Diagnostics
import LifecycleEngine
import Scenarios

/// The number of calls of a callback in the built-in ways from one controller to another.
struct CallbackCounts {
  /// The receivers to count: the two controllers, or all receivers for a method of a delegate.
  private struct Receivers {
    let names: [String]
    let all: [TransitionObservations.Receiver]

    static let controllers = Receivers(names: ["`New`", "`Current`"], all: [.new, .current])
    static let delegates = Receivers(names: ["a delegate"], all: [.other])

    /// The explanation of the receivers' names.
    var introduction: String {
      names.count == 1
        ? "" : " `New` is the controller that appears, `Current` was visible before."
    }

    var nobody: String { names.count == 1 ? "on no delegate" : "on neither" }
  }

  private struct Entry {
    let title: String
    let choreography: Choreography
    /// The number of calls for each receiver, in words.
    let words: [String]
    /// The older versions with the callback, if the newest version lacks the callback.
    let olderReleases: [Release]

    var isSilent: Bool { words.allSatisfy { $0 == "never" } }
  }

  private let receivers: Receivers
  private let entries: [Entry]

  /// True if the callback comes only in the ways.
  private let isOnlyInWays: Bool

  /// - Parameters:
  ///   - callback: The callback.
  ///   - ways: The built-in ways to count.
  init(_ callback: Callback, _ ways: [ReferenceMaterial.Way]) {
    isOnlyInWays = CallbackSteps.places(of: callback).allSatisfy { !$0.owner.ways.isEmpty }
    let isForOthers =
      callback.lens == .delegates
      && ways.contains { way in
        way.count(TransitionObservations.Call(callback, .other)).upperBound > 0
          || way.older.contains { $0.count(callback, .other) > 0 }
      }
    let receivers = isForOthers ? Receivers.delegates : .controllers
    self.receivers = receivers
    entries = ways.compactMap { way in
      guard let choreography = way.ownChoreography else { return nil }
      let words = receivers.all.map { receiver in
        let count = way.count(TransitionObservations.Call(callback, receiver))
        return CallbackCounts.words(count.lowerBound, count.upperBound)
      }
      // Nearly every callback comes on the newest version, if at all.
      let isOlder = words.allSatisfy { $0 == "never" }
      let older = (isOlder ? way.older : []).filter { run in
        receivers.all.contains { run.count(callback, $0) > 0 }
      }
      return Entry(
        title: way.title, choreography: choreography, words: words,
        olderReleases: older.flatMap(\.releases).sorted())
    }
  }

  private static func words(_ least: Int, _ most: Int) -> String {
    switch (least, most) {
    case (0, 0): "never"
    case (1, 1): "once"
    case (0, 1): "at most once"
    case (0, let many): "up to \(many) times"
    case (let few, let many) where few == many: "\(few) times"
    case (let few, let many): "\(few) to \(many) times"
    }
  }

  // MARK: Markdown

  /// The most frequent count and the total, then the counts by transition, then the older versions.
  var lines: [String] {
    let isTold = entries.contains { !$0.isSilent }
    let ways = "\(entries.count) [built-in transitions](../transitions/index.html)"
    guard isTold else {
      return older.isEmpty
        ? ["None of the \(ways) calls it, on any version.", ""]
        : ["None of the \(ways) calls it on its newest version.", ""] + older
    }
    let kinds = CallbackCounts.kinds(entries)
    let rows = kinds.map { words, own in words + ["\(own.count) of \(entries.count)"] }
    let topics = EvidenceTopic.allCases.map { topic in
      (topic, entries.filter { $0.choreography.topic == topic })
    }.filter { !$0.1.isEmpty }
    let told = topics.filter { $0.1.contains { !$0.isSilent } }
    let silent = topics.filter { $0.1.allSatisfy(\.isSilent) }.map { topic, own in
      "\(topic.title) (\(own.count))"
    }
    return [answer(kinds, ways), ""]
      + ReferenceText.table(receivers.names.map { "on \($0)" } + ["transitions"], rows)
      + told.flatMap { lines(of: $0.0, $0.1) }
      + (silent.isEmpty
        ? []
        : ["Never called in: \(silent.joined(separator: ", ")).", ""])
      + older
  }

  /// The most frequent count as a sentence, which most readers look for.
  private func answer(_ kinds: [(words: [String], entries: [Entry])], _ ways: String) -> String {
    guard let most = kinds.max(by: { $0.entries.count < $1.entries.count }) else { return "" }
    let share = most.entries.count == entries.count ? "All" : "\(most.entries.count) of the"
    // Receivers of the callback come before the others.
    let told = told(most.words)
    let times =
      most.entries[0].isSilent
      ? "never call it"
      : "call it "
        + (told.filter { !$0.hasPrefix("never") } + told.filter { $0.hasPrefix("never") })
        .joined(separator: " and ")
    return "**\(share) \(ways) \(times).**\(receivers.introduction)"
      + " Counted on the newest iOS version of each transition, in every container."
      + (isOnlyInWays
        ? "" : " Other code triggers calls, too: [When UIKit calls it](#when-uikit-calls-it).")
  }

  /// "once on `New`" and "never on `Current`".
  private func told(_ words: [String]) -> [String] {
    zip(words, receivers.names).map { "\($0) on \($1)" }
  }

  /// The ways in which the callback came on older versions only.
  private var older: [String] {
    let gone = entries.filter { !$0.olderReleases.isEmpty }
    guard !gone.isEmpty else { return [] }
    let rows = gone.map { entry in
      [
        "\(ReferenceText.choreography(entry.choreography)): \(ReferenceText.cell(entry.title))",
        ReleaseGroups.label(of: entry.olderReleases),
      ]
    }
    return ReferenceText.fold(
      "**On older versions only:** \(Quantity.text(gone.count, "transition", "transitions"))",
      ReferenceText.table(["transition", "on"], rows))
  }

  private func lines(of topic: EvidenceTopic, _ entries: [Entry]) -> [String] {
    let kinds = CallbackCounts.kinds(entries)
    let shares = kinds.enumerated().map { index, kind in
      let count = kind.entries.count
      let share =
        kinds.count == 1 || index > 0
        ? "\(count)" : "\(count) of \(entries.count)"
      let noun = index > 0 ? "" : entries.count == 1 ? " transition" : " transitions"
      let times =
        kind.entries[0].isSilent ? receivers.nobody : told(kind.words).joined(separator: ", ")
      return "in \(share)\(noun) \(times)"
    }
    let rows = entries.grouped(by: \.choreography.id).flatMap { _, own in
      CallbackCounts.rows(of: own)
    }
    return ReferenceText.fold(
      "**\(topic.title):** \(shares.joined(separator: "; "))",
      ReferenceText.table(["transition"] + receivers.names.map { "on \($0)" }, rows))
  }

  /// A row for a transition, or a row for each kind of way.
  private static func rows(of entries: [Entry]) -> [[String]] {
    let kinds = kinds(entries)
    return kinds.map { words, own in
      let link = ReferenceText.choreography(own[0].choreography)
      let ways =
        kinds.count == 1 && own.count > 1
        ? "all \(own.count)" : own.map { ReferenceText.cell($0.title) }.joined(separator: "; ")
      return ["\(link): \(ways)"] + words
    }
  }

  /// The entries by count, the most frequent first. Entries without a call are last.
  private static func kinds(_ entries: [Entry]) -> [(words: [String], entries: [Entry])] {
    let kinds = entries.grouped(by: \.words).map { (words: $0.key, entries: $0.elements) }
    return kinds.filter { !$0.entries[0].isSilent }.sorted { $0.entries.count > $1.entries.count }
      + kinds.filter { $0.entries[0].isSilent }
  }
}
