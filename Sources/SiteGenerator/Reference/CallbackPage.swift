import Diagnostics
import ExampleRuns
import LifecycleEngine

/// The page about a callback.
struct CallbackPage {
  static let folder = "callbacks"

  let reference: CallbackReference
  let material: ReferenceMaterial
  private var callback: Callback { reference.callback }

  /// The page.
  var page: Page { ReferencePages.page("\(CallbackPage.folder)/\(reference.slug).md", lines) }

  private var lines: [String] {
    let places = CallbackSteps.places(of: callback)
    let sources = places.flatMap { $0.step?.basis.sourceIDs ?? [] }.unique()
    var lines = ["# `\(reference.signature)`", ""]
    if let text = reference.text { lines += [text, ""] }
    let guides = material.authored.guides(to: callback)
    if !guides.isEmpty { lines += ["**Explained in:** \(guides.joined(separator: " · "))", ""] }
    lines += facts
    lines += ["## What holds when it comes", ""] + states
    lines += ["## How often it comes", ""] + CallbackCounts(callback, material.ways).lines
    lines += ["## When it comes", ""] + moments(places)
    lines += ["## Mistakes with it", ""]
    lines += ReferenceText.list(
      findings.map { "[`\($0.id)`](../findings/\($0.id).html): \($0.statement)" },
      or: "None of the [findings](../findings/index.html) has it in its example.")
    lines += ["## Scenarios that show it", ""]
    lines += material.authored.scenarios(with: callback).list(
      ("scenario", "scenarios"), or: "No scenario of this site shows it.")
    lines += ["## Examples that implement it", ""]
    lines += (material.authored.examples(with: callback) + material.findingExamples(with: callback))
      .list(("example", "examples"), or: "No example of this site implements it.")
    return lines + ["## Sources", ""] + ReferenceText.sources(sources)
  }

  // MARK: Facts

  private var facts: [String] {
    [
      "- **Versions:** \(callback.releases.inWords)"
        + (callback.isSentNoMore
          ? ", but it is sent only \(callback.sentReleases.inWords)." : "."),
      "- **`super`:** \(superText)",
      "- **In a scenario:** an expectation sees it through `.\(callback.lens.name)`.",
      "",
    ]
  }

  private var superText: String {
    func mistake(_ rule: Finding.SuperRule) -> String {
      let id = Finding.all.first { $0.superRule == rule }?.id ?? ""
      return "is [a mistake that a run shows](../findings/\(id).html)."
    }
    if callback.needsSuper {
      return "an override has to call it; one that does not \(mistake(.called))"
    }
    if callback == .loadView {
      return "an override must not call it; one that does \(mistake(.notCalled))"
    }
    if callback.hasSender { return "a delegate's method has none." }
    if callback.doesNothingByDefault {
      return "an override need not call it: by Apple's documentation it does nothing by default."
    }
    return "no finding asks an override to call it."
  }

  private var findings: [Finding] { Finding.all.filter { $0.callbacks.contains(callback) } }

  // MARK: Steps

  /// The steps that call the callback, below their choreographies, by topics if there are many.
  private func moments(_ places: [StepPlace]) -> [String] {
    guard !places.isEmpty else {
      return ["No step of a transition sends it: only the author's code makes it happen.", ""]
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
    (.hasFinalGeometry, "The view has the frame and safe area with which it appears"),
    (.hasFinalTraits, "The controller has the traits of its place in the window"),
  ]

  private func events(
    in runs: [TransitionObservations.Run]
  ) -> [TransitionObservations.Event] {
    runs.flatMap { run in
      run.events.filter { $0.callback == callback && $0.receiver != .other }
    }
  }

  /// True if a built-in transition calls the callback on one of its controllers, on any version.
  private var isOfControllers: Bool {
    // Of many thousand events the first is enough.
    (material.observations.runs + material.observations.older.joined()).contains { run in
      run.events.contains { $0.callback == callback && $0.receiver != .other }
    }
  }

  private var states: [String] {
    if callback.hasSender || callback.lens == .delegates, !isOfControllers {
      return [
        "It is sent to a delegate. What holds of the controllers then, the scenarios below show step by step.",
        "",
      ]
    }
    let newest = events(in: material.observations.runs)
    let events = newest.isEmpty ? events(in: Array(material.observations.older.joined())) : newest
    guard !events.isEmpty else {
      return [
        "No built-in transition sends it to one of its two controllers, on any version; the scenarios "
          + "below may.", "",
      ]
    }
    let versions = newest.isEmpty ? "older versions" : "the newest version that has it"
    func cell(_ receiver: TransitionObservations.Receiver, _ readiness: ViewReadiness)
      -> String
    {
      let own = events.filter { $0.receiver == receiver }
      let count = own.count { $0.readiness.contains(readiness) }
      let all = Quantity.grouped(own.count)
      if own.isEmpty { return "does not come" }
      if count == own.count { return "always (\(all))" }
      return count == 0
        ? "never (\(all))" : "sometimes (\(Quantity.grouped(count)) of \(all))"
    }
    return [
      "Looked at just before the body runs, each time that it comes in a built-in transition, on "
        + "\(versions): in `New`, the controller that comes, and in `Current`, the one that was visible "
        + "before. In brackets stands how often that was.", "",
    ]
      + ReferenceText.table(
        ["What", "in `New`", "in `Current`"],
        CallbackPage.questions.map { readiness, text in
          [text, cell(.new, readiness), cell(.current, readiness)]
        })
  }

  // MARK: The list

  /// The page that lists all callbacks.
  static var index: Page {
    var lines = [
      "# \(ReferencePart.callbacks.title)", "",
      "What UIKit calls of a view controller, be it the controller's own method or one of a delegate's. "
        + "Each page says when it comes, how often, what holds then, and who says so.", "",
    ]
    var last: String?
    for reference in CallbackReference.inReadingOrder {
      let title = title(of: reference.callback.lens)
      if title != last { lines += [last == nil ? "" : "\n", "## \(title)", ""] }
      last = title
      let text = reference.text.map { ": " + $0 } ?? ""
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
    case .app, .completion, .console, .none: "Others"
    }
  }
}
