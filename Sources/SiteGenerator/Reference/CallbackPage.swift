import LifecycleEngine
import ScriptLanguage

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
    let sources = ReferencePages.unique(places.flatMap { $0.step?.basis.sourceIDs ?? [] })
    var lines = ["# `\(reference.signature)`", ""]
    if let text = reference.text { lines += [text, ""] }
    lines += facts
    lines += ["## What holds when it comes", ""] + states
    lines += ["## How often it comes", ""] + counts
    lines += ["## When it comes", ""] + moments(places)
    lines += ["## Mistakes with it", ""]
    lines += ReferenceText.list(
      findings.map { "[`\($0.id)`](../findings/\($0.id).html): \($0.statement)" },
      or: "None of the [findings](../findings/index.html) has it in its example.")
    lines += ["## Scenarios that show it", ""]
    lines += ReferenceText.list(
      material.authored.scenarios(with: callback), or: "No scenario of this site shows it.")
    lines += ["## Examples that implement it", ""]
    lines += ReferenceText.list(
      material.authored.examples(with: callback), or: "No example of this site implements it.")
    return lines + ["## Sources", ""] + ReferenceText.sources(sources)
  }

  // MARK: Facts

  private var facts: [String] {
    [
      "- **Versions:** \(Explanation.describe(callback.releases)).",
      "- **`super`:** \(superText)",
      "- **In a scenario:** an expectation sees it through `.\(callback.lens.name)`.",
      "",
    ]
  }

  private var superText: String {
    let mistake = "is [a mistake that a run shows](../findings/index.html)."
    if callback.needsSuper { return "an override has to call it; one that does not \(mistake)" }
    if callback == .loadView { return "an override must not call it; one that does \(mistake)" }
    if callback.hasSender { return "a delegate's method has none." }
    return "no finding asks an override to call it."
  }

  private var findings: [Finding] {
    Finding.all.filter { reference.isImplemented(in: $0.breaking) }
  }

  // MARK: Steps

  /// The steps that send it, below the choreographies that they belong to.
  private func moments(_ places: [StepPlace]) -> [String] {
    guard !places.isEmpty else {
      return ["No step of a transition sends it: only the author's code makes it happen.", ""]
    }
    var lines: [String] = []
    var last: Int?
    for place in places {
      guard let step = place.step else { continue }
      let choreography = Choreography.all[place.choreography]
      if place.choreography != last {
        last = place.choreography
        lines.append("- \(ReferenceText.choreography(choreography)): \(choreography.statement)")
      }
      let when = place.isOfCancellation ? "after a cancellation, " : ""
      lines.append(
        "  - \(when)`\(step.name)`: \(ReferenceText.support(step.basis, step.releases))")
    }
    return lines + [""]
  }

  // MARK: Counts

  /// The least and the most that came in some runs.
  private func range(
    _ runs: [TransitionObservations.Run], _ receiver: TransitionObservations.Receiver
  ) -> ClosedRange<Int> {
    let counts = runs.map { $0.count(callback, receiver) }
    return (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  private var counts: [String] {
    var rows: [(words: [String], ways: [String])] = []
    var silent = 0
    for way in material.ways {
      let (new, current) = (range(way.runs, .new), range(way.runs, .current))
      guard new.upperBound > 0 || current.upperBound > 0 else {
        silent += 1
        continue
      }
      let words = [CallbackPage.words(new), CallbackPage.words(current)]
      let page =
        Choreography.all.first { $0.id == way.choreography }
        .map { ChoreographyPage.slug(of: $0) } ?? "index"
      let link = "[\(ReferenceText.cell(way.title))](../\(TransitionPage.folder)/\(page).html)"
      if let row = rows.firstIndex(where: { $0.words == words }) {
        rows[row].ways.append(link)
      } else {
        rows.append((words, [link]))
      }
    }
    guard !rows.isEmpty else {
      return [
        "None of the \(silent) built-in ways from one controller to another sends it to either.",
        "",
      ]
    }
    let rest =
      silent == 0
      ? "" : " In \(Quantity.text(silent, "way", "ways")) not listed it comes to neither."
    return [
      "Counted in the built-in transitions, on the newest version that has each and in every nesting: "
        + "`New` is the controller that comes, `Current` the one that was visible before." + rest,
      "",
    ]
      + ReferenceText.table(
        ["to `New`", "to `Current`", "in"],
        rows.map { $0.words + [$0.ways.joined(separator: "; ")] })
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (0, 0): "never"
    case (1, 1): "once"
    case (let few, let many) where few == many: "\(few) times"
    case (let few, let many): "\(few) to \(many) times"
    }
  }

  // MARK: States

  private static let questions: [(TransitionObservations.State, String)] = [
    (.isLoaded, "The view is loaded"), (.isInWindow, "The view is in a window"),
    (.hasFinalGeometry, "The view has the frame and safe area with which it appears"),
    (.hasFinalTraits, "The controller has the traits of its place in the window"),
  ]

  private var states: [String] {
    let events = material.observations.runs.flatMap { run in
      run.events.filter { $0.callback == callback && $0.receiver != .other }
    }
    guard !events.isEmpty else {
      return [
        "No built-in transition sends it to one of its two controllers; the scenarios below may.",
        "",
      ]
    }
    func cell(_ receiver: TransitionObservations.Receiver, _ state: TransitionObservations.State)
      -> String
    {
      let own = events.filter { $0.receiver == receiver }
      let count = own.count { $0.state.contains(state) }
      let all = Quantity.grouped(own.count)
      if own.isEmpty { return "does not come" }
      if count == own.count { return "always (\(all))" }
      return count == 0
        ? "never (\(all))" : "sometimes (\(Quantity.grouped(count)) of \(all))"
    }
    return [
      "Looked at just before the body runs, each time that it comes in a built-in transition.", "",
    ]
      + ReferenceText.table(
        ["What", "in `New`", "in `Current`"],
        CallbackPage.questions.map { state, text in
          [text, cell(.new, state), cell(.current, state)]
        })
  }

  // MARK: The list

  /// The page that lists them all.
  static var index: Page {
    var lines = [
      "# Callbacks", "",
      "What UIKit calls of a view controller, be it the controller's own method or one of a delegate's. "
        + "Each page says when it comes, how often, what holds then, and who says so.", "",
    ]
    var last: Lens?
    for reference in CallbackReference.all.sorted(by: { rank($0) < rank($1) }) {
      let lens = reference.callback.lens
      if lens != last { lines += [last == nil ? "" : "\n", "## \(title(of: lens))", ""] }
      last = lens
      let text = reference.text.map { ": " + $0 } ?? ""
      lines.append("- [`\(reference.signature)`](\(reference.slug).html)\(text)")
    }
    return ReferencePages.page("\(folder)/index.md", lines)
  }

  /// By lens, in the order of the engine.
  private static func rank(_ reference: CallbackReference) -> Int {
    Int(reference.callback.lens.rawValue) * 256 + Int(reference.callback.rawValue)
  }

  private static func title(of lens: Lens) -> String {
    switch lens {
    case .classic: "Appearing and disappearing"
    case .appearance: "Between the two"
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
