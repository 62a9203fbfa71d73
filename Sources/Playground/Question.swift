import Diagnostics
import LifecycleEngine
import Scenarios
import ScriptMachine

/// A scenario with the changes that a request asks for.
struct Question {
  /// The script with the changes.
  private(set) var source: String
  private var attributes: ScenarioAttributes
  /// The release to show; nil for the release that the verdict shows.
  private(set) var release: Release?
  /// True if the script is not the given script.
  private(set) var isChanged = false
  private let isJudged: Bool

  /// The options beside the choices of `WhatIf`.
  private static let ownOptions = ["checks", "drag", "after", "progress", "end"]

  /// - Parameters:
  ///   - body: The given script.
  ///   - attributes: The attributes of the block.
  ///   - options: The options of the request.
  /// - Throws: Unknown options and values, or the first syntax error of a script to change.
  init(
    _ body: String, _ attributes: ScenarioAttributes, _ options: InfoString
  ) throws(ScriptError) {
    try Question.checkNames(options)
    let choices = WhatIf.Subject.allCases.compactMap { subject in
      options.value(of: subject.rawValue).map { WhatIf.Choice(subject, $0) }
    }
    var isJudged =
      options.value(of: "checks") != "off" && options.value(of: "drag") == nil
      && choices.allSatisfy { $0.subject == .ios }
    source = body
    self.attributes = attributes
    guard !isJudged || !choices.isEmpty else {
      self.isJudged = true
      return
    }
    let changed = try WhatIf(body, attributes: attributes).applying(choices)
    if choices.contains(where: { $0.subject == .ios }) {
      release = changed.attributes.releases.last
      // The author's checks speak of the author's releases alone.
      isJudged = isJudged && release.map { attributes.releases.contains($0) } ?? false
    }
    self.isJudged = isJudged
    if isJudged { return }
    (source, self.attributes) = changed
    try drag(options)
    isChanged = source != body
  }

  /// The scenario to run.
  /// - Throws: The first syntax error, or all problems with names and checks.
  func scenario() throws(ScriptError) -> Scenario {
    isJudged
      ? try Scenario(source, attributes: attributes)
      : try Scenario(unjudged: source, attributes: attributes)
  }

  private static func checkNames(_ options: InfoString) throws(ScriptError) {
    let known = WhatIf.Subject.allCases.map { $0.rawValue } + ownOptions
    let problems = options.attributes.filter { !known.contains($0.key) }.map {
      Diagnostic.inInfo(
        "unknown-attribute", "'\($0.key)' is not an option of the request", SourceRange(0, 0))
    }
    if let error = ScriptError(problems) { throw error }
  }

  private static func wrong(_ key: String, _ value: String, _ wanted: String) -> ScriptError {
    ScriptError(
      .inInfo("bad-attribute", "'\(key)=\(value)' is not \(wanted)", SourceRange(0, 0)))
  }

  /// Ends the script with a gesture of the reader's, if the request has one.
  private mutating func drag(_ options: InfoString) throws(ScriptError) {
    guard let name = options.value(of: "drag") else { return }
    guard let gesture = HeldGesture(rawValue: name) else {
      throw Question.wrong("drag", name, "a gesture that the user can hold")
    }
    let (after, part) = (options.value(of: "after") ?? "0", options.value(of: "progress") ?? "0")
    guard let progress = Scalars.decimal(part) else {
      throw Question.wrong("progress", part, "a number from 0 to 1")
    }
    let outcome: ReadersGesture.Outcome
    switch options.value(of: "end") {
    case "cancel": outcome = .cancelled
    case "finish": outcome = .finished
    case "hold", nil: outcome = .held
    case .some(let end): throw Question.wrong("end", end, "'hold', 'cancel' or 'finish'")
    }
    // The checks go, and the events that the page shows stay.
    attributes.lenses = try Scenario(unjudged: source, attributes: attributes).shownLenses
    let script = try GestureScript(source)
    guard let step = Int(after),
      let text = script.text(after: step, ReadersGesture(gesture, progress: progress, outcome))
    else { throw Question.wrong("after", after, "the number of a step") }
    source = text
  }
}

extension InfoString {
  /// The value of an option; nil if the request leaves the option out.
  func value(of key: String) -> String? { attributes.first { $0.key == key }?.value }
}
