import Diagnostics
import LifecycleEngine
import SwiftSubset

/// A scenario that a reader changes without writing code: another release, another device, other
/// flags, styles and containers.
///
/// A change of the code is an edit of the text. Everything else stays byte for byte, each line
/// stays in its place, and edits of several controls go together.
package struct WhatIf: Sendable {
  let text: [UInt8]
  let attributes: ScenarioAttributes
  let syntax: ScenarioSyntax
  let sites: CodeSites
  let controllers: DeclaredControllers

  /// Finds the places that can change.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: The attributes of the info string.
  /// - Throws: The first syntax error.
  package init(_ source: String, attributes: ScenarioAttributes) throws(ScriptError) {
    text = Array(source.utf8)
    self.attributes = attributes
    syntax = try ScenarioParser.parse(text)
    sites = CodeSites(syntax)
    controllers = DeclaredControllers(syntax)
  }

  /// Changes the scenario.
  /// - Parameter choices: The chosen options, in any order. Of several choices for one control the
  ///   last counts. An option without a place in the code changes nothing.
  /// - Returns: The body and the attributes, to be run by `Scenario(unjudged:attributes:)`.
  /// - Throws: The choices that are no options of any scenario.
  package func applying(
    _ choices: [Choice]
  ) throws(ScriptError) -> (source: String, attributes: ScenarioAttributes) {
    var attributes = attributes
    var edits: [TextEdit] = []
    var problems: [Diagnostic] = []
    for (index, choice) in choices.enumerated() {
      let isReplaced = choices[(index + 1)...].contains { $0.subject == choice.subject }
      guard !isReplaced, choice.value != WhatIf.written else { continue }
      switch choice.subject {
      case .ios, .device:
        guard let changed = attributes.changing(choice.subject, to: choice.value) else {
          problems.append(choice.unknownValue)
          continue
        }
        attributes = changed
      case .animated, .gesture, .style, .container:
        guard let found = self.edits(choice.subject, choice.value) else {
          problems.append(choice.unknownValue)
          continue
        }
        edits += found
      }
    }
    if let error = ScriptError(problems) { throw error }
    return (TextEdit.apply(edits, to: text), attributes)
  }

  /// The edits for an option; nil for a value that no scenario has.
  func edits(_ subject: Subject, _ value: String) -> [TextEdit]? {
    switch (subject, value) {
    case (.animated, "on"): flagEdits(on: true)
    case (.animated, "off"): flagEdits(on: false)
    case (.gesture, "finish"): swipeEdits(finishing: true)
    case (.gesture, "cancel"): swipeEdits(finishing: false)
    case (.style, _): WhatIf.styles.contains(value) ? styleEdits(value) : nil
    case (.container, _): Container(rawValue: value).map { containerEdits($0) }
    case (.ios, _), (.device, _), (.animated, _), (.gesture, _): nil
    }
  }

  private func flagEdits(on: Bool) -> [TextEdit] {
    sites.flags.filter { $0.isOn != on }.map {
      TextEdit($0.range.start, $0.range.end, on ? "true" : "false")
    }
  }

  private func swipeEdits(finishing: Bool) -> [TextEdit] {
    let name = finishing ? CodeSites.Swipe.finish : CodeSites.Swipe.cancel
    return sites.swipes.filter { $0.isFinished != finishing }.map {
      TextEdit($0.range.start, $0.range.end, name)
    }
  }
}

extension ScenarioAttributes {
  /// The attributes with another release or device; nil for an unknown value.
  fileprivate func changing(_ subject: WhatIf.Subject, to value: String) -> ScenarioAttributes? {
    var result = self
    if subject == .ios {
      guard let release = Release.modeled.first(where: { "\($0.major)" == value }) else {
        return nil
      }
      result.releases = [release]
    } else {
      guard let idiom = Device.Idiom(rawValue: value) else { return nil }
      result.device.idiom = idiom
    }
    return result
  }
}

extension Release {
  /// All modelled releases, the oldest first.
  static var modeled: [Release] { Release.all(from: .oldest, through: .newest) }
}

extension WhatIf.Choice {
  fileprivate var unknownValue: Diagnostic {
    .inInfo(
      "bad-attribute", "'\(value)' is not an option of '\(subject.rawValue)'", SourceRange(0, 0))
  }
}
