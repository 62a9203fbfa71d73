import Diagnostics
import ExampleRuns
import LifecycleEngine

/// The page about a callback.
struct CallbackPage {
  static let folder = "callbacks"
  /// The headings of the lists of links.
  static let linkLists: Set = ["Common mistakes", "Scenarios", "Examples", "Sources"]

  let reference: CallbackReference
  let material: ReferenceMaterial
  private var callback: Callback { reference.callback }

  /// The page.
  var page: Page { ReferencePages.page("\(CallbackPage.folder)/\(reference.slug).md", lines) }

  private var lines: [String] {
    let places = CallbackSteps.places(of: callback)
    let sources = places.flatMap { $0.step?.basis.sourceIDs ?? [] }.unique()
    var lines = ["# `\(reference.signature)`", ""]
    if let advice = CallbackAdvice.of(callback) {
      lines += ["**\(advice.called)** \(advice.use)", ""]
    }
    let guides = material.authored.guides(to: callback)
    if !guides.isEmpty { lines += ["**Read more:** \(guides.joined(separator: " · "))", ""] }
    lines += facts
    lines += ["## Common mistakes", ""]
    lines += ReferenceText.list(
      findings.map { "[\($0.title)](../findings/\($0.id).html): \($0.statement)" },
      or: "None of the [findings](../findings/index.html) has an example with this method.")
    lines += ["## State at the call", ""] + states
    lines += ["## When UIKit calls it", ""] + moments(places)
    lines += ["## Scenarios", ""]
    lines += material.authored.scenarios(with: callback).list(
      ("scenario", "scenarios"), or: "No scenario on this site shows the call.")
    lines += ["## Examples", ""]
    lines += (material.authored.examples(with: callback) + material.findingExamples(with: callback))
      .list(("example", "examples"), or: "No example on this site implements the method.")
    lines += ["## How often UIKit calls it", ""] + CallbackCounts(callback, material.ways).lines
    return lines + ["## Sources", ""] + ReferenceText.sources(sources)
  }

  // MARK: Facts

  private var facts: [String] {
    [
      "- **iOS:** \(versions)",
      "- **`super`:** \(superText)",
      "- **In a scenario:** the lens `.\(callback.lens.name)` shows the call.",
      "",
    ]
  }

  /// The versions that call the method, and nothing that contradicts them.
  private var versions: String {
    let sent = callback.sentReleases
    if callback.isSentNoMore {
      return "called \(sent.inWords). Later versions still declare the method but never call it."
    }
    if sent.first <= .oldest, sent.last >= .newest {
      return "all simulated versions, iOS \(sent.first.major) to \(sent.last.major)."
    }
    return "\(sent.inWords)."
  }

  private var superText: String {
    func mistake(_ text: String, _ rule: Finding.SuperRule) -> String {
      let id = Finding.all.first { $0.superRule == rule }?.id ?? ""
      return "[\(text)](../findings/\(id).html) is a mistake."
    }
    if callback.needsSuper {
      return "call it in an override. \(mistake("Leaving the call out", .called))"
    }
    if callback == .loadView {
      return "don't call it in an override. \(mistake("The call", .notCalled))"
    }
    if callback.hasSender { return "none, because the method belongs to a delegate." }
    if callback.doesNothingByDefault {
      return "optional. According to Apple's documentation, the method does nothing by default."
    }
    return "no finding requires the call."
  }

  private var findings: [Finding] { Finding.all.filter { $0.callbacks.contains(callback) } }

  // MARK: Steps

  /// The steps that call the callback, below their choreographies, by topics if there are many.
  private func moments(_ places: [StepPlace]) -> [String] {
    guard !places.isEmpty else {
      return ["No transition calls it. Only your own code triggers the call.", ""]
    }
    let own = places.map(\.owner.id).unique()
    guard own.count > ReferenceText.openLimit / 2 else { return moment(places) + [""] }
    let topics = Dictionary(grouping: places, by: \.owner.topic)
    return EvidenceTopic.allCases.flatMap { topic -> [String] in
      guard let places = topics[topic] else { return [] }
      let ids = places.map { "`\($0.owner.id)`" }.unique()
      return ReferenceText.fold(
        "**\(topic.title):** \(ids.joined(separator: ", "))", moment(places))
    }
  }

  private func moment(_ places: [StepPlace]) -> [String] {
    var lines: [String] = []
    var last: Int?
    for place in places {
      guard let step = place.step else { continue }
      if place.choreography != last {
        last = place.choreography
        lines.append("- \(ReferenceText.choreography(place.owner)): \(place.owner.statement)")
      }
      let when = place.isOfCancellation ? "after a cancellation, " : ""
      lines.append(
        "  - \(when)`\(step.name)`: \(ReferenceText.support(step))")
    }
    return lines
  }

  // MARK: States

  private static let questions: [(ViewReadiness, String)] = [
    (.isLoaded, "The view is loaded"), (.isInWindow, "The view is in a window"),
    (.hasFinalGeometry, "The frame and safe area are final"),
    (.hasFinalTraits, "The traits are final"),
  ]

  private func events(
    in runs: [TransitionObservations.Run]
  ) -> [TransitionObservations.Event] {
    runs.flatMap { run in
      calls(run) ? run.events.filter { $0.callback == callback && $0.receiver != .other } : []
    }
  }

  /// True if a built-in transition calls the callback on one of its controllers, on any version.
  private var isOfControllers: Bool {
    material.observations.runs.contains(where: calls)
      || material.observations.older.joined().contains(where: calls)
  }

  /// True if a run calls the callback on one of its controllers.
  private func calls(_ run: TransitionObservations.Run) -> Bool {
    run.count(callback, .new) > 0 || run.count(callback, .current) > 0
  }

  private var states: [String] {
    if callback.hasSender || callback.lens == .delegates, !isOfControllers {
      return [
        "A delegate gets the call. The scenarios show the state of the controllers step by step.",
        "",
      ]
    }
    let newest = events(in: material.observations.runs)
    let events = newest.isEmpty ? events(in: Array(material.observations.older.joined())) : newest
    guard !events.isEmpty else {
      return [
        "No built-in transition calls it on either of its two controllers, on any version. "
          + "Scenarios may.", "",
      ]
    }
    let versions = newest.isEmpty ? "older versions" : "the newest version that has the method"
    func cell(_ receiver: TransitionObservations.Receiver, _ readiness: ViewReadiness)
      -> String
    {
      let own = events.filter { $0.receiver == receiver }
      let count = own.count { $0.readiness.contains(readiness) }
      let all = Quantity.grouped(own.count)
      if own.isEmpty { return "not called" }
      if count == own.count { return "always (\(all))" }
      return count == 0
        ? "never (\(all))" : "sometimes (\(Quantity.grouped(count)) of \(all))"
    }
    return [
      "The state just before the override runs, in every built-in transition on \(versions). `New` is the "
        + "controller that appears, `Current` was visible before. The numbers count the calls.", "",
    ]
      + ReferenceText.table(
        ["State", "`New`", "`Current`"],
        CallbackPage.questions.map { readiness, text in
          [text, cell(.new, readiness), cell(.current, readiness)]
        })
  }

  // MARK: The list

  /// The page that lists all callbacks.
  static var index: Page {
    var lines = [
      "# \(ReferencePart.callbacks.title)", "",
      "Every method that UIKit calls on a view controller or a delegate. Each page says when UIKit "
        + "calls the method and which code belongs there, with the evidence.", "",
    ]
    var last: String?
    for reference in CallbackReference.inReadingOrder {
      let title = title(of: reference.callback.lens)
      if title != last { lines += [last == nil ? "" : "\n", "## \(title)", ""] }
      last = title
      let text = CallbackAdvice.of(reference.callback).map { ": " + $0.called } ?? ""
      lines.append("- [`\(reference.signature)`](\(reference.slug).html)\(text)")
    }
    return ReferencePages.page("\(folder)/index.md", lines)
  }

  private static func title(of lens: Lens) -> String {
    switch lens {
    case .classic, .appearance: "Appearing and disappearing"
    case .loading: "Making and loading"
    case .layout: "Layout"
    case .geometry: "Size, traits and rotation"
    case .containment: "Parents and children"
    case .delegates: "Delegates, data sources and segues"
    case .responder: "Text fields"
    case .memory: "Memory"
    case .app, .completion, .console, .none: "Other methods"
    }
  }
}
