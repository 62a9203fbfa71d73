import Diagnostics
import LifecycleEngine

// The controls of a scenario. A run decides about each option.
extension WhatIf {
  /// The controls with at least two options, in a fixed order. A script that does not compile, or
  /// that finds no end, has no controls.
  ///
  /// The releases of the info string are published, so they are offered without a run. Every other
  /// option is offered if the script runs with that option alone.
  package var controls: [Control] {
    guard let scenario = try? Scenario(unjudged: syntax, text, attributes) else { return [] }
    return controls(of: scenario, scenario.ending(on: newest, attributes.device))
  }

  /// The controls of a scenario that has been compiled and run already.
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - run: The run on the newest release of the scenario, in which all checks hold.
  package func controls(of scenario: Scenario, after run: ScenarioRun) -> [Control] {
    let scenario = scenario.unjudged
    let isWhole = !run.endedEarly && !run.hasException
    let ending = isWhole ? .whole : scenario.ending(on: newest, attributes.device)
    return controls(of: scenario, ending)
  }

  private func controls(of scenario: Scenario, _ ending: ScriptEnding) -> [Control] {
    guard ending != .endless else { return [] }
    return [
      releases(of: scenario), device(of: scenario),
      edited(.animated, ["on", "off"], writtenFlag, ending),
      edited(.gesture, ["finish", "cancel"], writtenSwipe, ending),
      edited(.style, offeredStyles, writtenStyle, ending),
      edited(.container, Container.allCases.map { $0.rawValue }, nil, ending),
    ].compactMap { $0 }
  }

  private func control(_ subject: Subject, _ values: [String], _ written: [String]) -> Control? {
    guard values.count > 1 else { return nil }
    return Control(subject: subject, values: values, written: written)
  }

  // MARK: Attributes

  private func releases(of scenario: Scenario) -> Control? {
    let published = attributes.releases
    let offered = Release.modeled.filter {
      published.contains($0) || scenario.ending(on: $0, attributes.device).isAnswer
    }
    return control(.ios, offered.map { "\($0.major)" }, published.map { "\($0.major)" })
  }

  private func device(of scenario: Scenario) -> Control? {
    let written = attributes.device.idiom
    let offered = [Device.Idiom.phone, .pad].filter { idiom in
      var device = attributes.device
      device.idiom = idiom
      return idiom == written || scenario.ending(on: newest, device).isAnswer
    }
    return control(.device, offered.map { $0.rawValue }, [written.rawValue])
  }

  private var newest: Release { attributes.releases.last ?? .newest }

  // MARK: Code

  /// A control whose options edit the code.
  /// - Parameters:
  ///   - written: The value that the code has already; nil if no value says what the code does.
  ///   - ending: The end of the run as written.
  private func edited(
    _ subject: Subject, _ values: [String], _ written: String?, _ ending: ScriptEnding
  ) -> Control? {
    var offered = written == nil ? [WhatIf.written] : []
    for value in values where value == written || runs(subject, value, ending) {
      offered.append(value)
    }
    return control(subject, offered, [written ?? WhatIf.written])
  }

  /// True if an option changes the script, and the script then runs. No reader asks for a style or
  /// a container that only raises an exception.
  private func runs(_ subject: Subject, _ value: String, _ ending: ScriptEnding) -> Bool {
    guard let edits = edits(subject, value), !edits.isEmpty,
      let edited = try? edited(by: edits)
    else { return false }
    let result = edited.ending(on: newest, attributes.device)
    guard result == .exception, subject == .style || subject == .container else {
      return result.isAnswer
    }
    return ending == .exception
  }

  /// The script with edits, which break no rule of Swift that the script keeps.
  private func edited(by edits: [TextEdit]) throws(ScriptError) -> Scenario {
    let text = Array(TextEdit.apply(edits, to: text).utf8)
    return try Scenario(
      unjudged: try ScenarioParser.parse(text), text, attributes, hasSwiftRules: false)
  }

  /// The styles that may differ from the style in the code. A controller without a style has the
  /// automatic style.
  private var offeredStyles: [String] {
    WhatIf.styles.filter { !sites.styles.isEmpty || $0 != ModalPresentationStyle.automatic.name }
  }

  private var writtenFlag: String? {
    WhatIf.common(sites.flags.map { $0.isOn }).map { $0 ? "on" : "off" }
  }

  private var writtenSwipe: String? {
    WhatIf.common(sites.swipes.map { $0.isFinished }).map { $0 ? "finish" : "cancel" }
  }

  /// The value that all have; nil if there are both values or none.
  private static func common(_ values: [Bool]) -> Bool? {
    values.allSatisfy { $0 == values.first } ? values.first : nil
  }
}
