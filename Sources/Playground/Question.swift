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

  /// - Parameters:
  ///   - body: The given script.
  ///   - attributes: The attributes of the block.
  ///   - options: The options of the request.
  /// - Throws: The options that are no choices, or the first syntax error of a script to change.
  init(
    _ body: String, _ attributes: ScenarioAttributes, _ options: InfoString
  ) throws(ScriptError) {
    source = body
    self.attributes = attributes
    var choices: [WhatIf.Choice] = []
    for subject in WhatIf.Subject.allCases {
      if let value = options.value(of: subject.rawValue) {
        choices.append(WhatIf.Choice(subject.rawValue, value))
      }
    }
    let ios = options.value(of: WhatIf.Subject.ios.rawValue)
    let isJudged =
      options.value(of: "checks") != "off" && options.value(of: "drag") == nil
      && choices.allSatisfy { $0.id == WhatIf.Subject.ios.rawValue }
    self.isJudged = isJudged
    if ios != nil {
      let shown = try WhatIf(body, attributes: attributes).applying(choices).attributes.releases
      release = shown.last
    }
    guard !isJudged else { return }
    let changed = try WhatIf(body, attributes: attributes).applying(choices)
    (source, self.attributes) = (changed.source, changed.attributes)
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

  /// Ends the script with a gesture of the reader's, if the request has one.
  private mutating func drag(_ options: InfoString) throws(ScriptError) {
    guard let name = options.value(of: "drag"),
      let gesture = HeldGesture.allCases.first(where: { $0.name == name })
    else { return }
    let step = options.value(of: "after").flatMap { Int($0) } ?? 0
    let progress = options.value(of: "progress").flatMap { Scalars.decimal($0) } ?? 0
    let outcome: ReadersGesture.Outcome =
      switch options.value(of: "end") {
      case "cancel": .cancelled
      case "finish": .finished
      case .some, .none: .held
      }
    // The checks go, and the events that the page shows stay.
    attributes.lenses = try Scenario(unjudged: source, attributes: attributes).shownLenses
    let script = try GestureScript(source)
    source =
      script.text(after: step, ReadersGesture(gesture, progress: progress, outcome)) ?? source
  }
}

extension InfoString {
  /// The value of an option; nil if the request leaves the option out.
  func value(of key: String) -> String? { attributes.first { $0.key == key }?.value }
}
