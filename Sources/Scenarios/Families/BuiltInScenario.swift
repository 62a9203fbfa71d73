import LifecycleEngine

/// A built-in scenario: one way from `Current` to `New`, in one variant and in one nesting.
package struct BuiltInScenario: Sendable {
  /// A permanent kebab-case id, such as `swipe-back-cancelled-in-tab`.
  package let id: String
  /// The name in blocks and links. No scenario of a page can have such an id.
  package var reference: String { BuiltInScenario.prefix + id }
  /// The prefix of references to built-in scenarios.
  package static let prefix = "transitions/"
  /// The event and the surroundings, as a title in Markdown.
  package var title: String { wayTitle + surroundings.map { ", in " + $0 }.joined() }
  /// The title without Markdown. An info string cannot contain the marks of code.
  package var plainTitle: String {
    String(decoding: title.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }
  /// The event with its variant, as a title in Markdown: "A push, animated".
  package let wayTitle: String
  /// The event alone, as a title in Markdown: "A push".
  package let transitionTitle: String
  /// The id of the way, such as `back-button`.
  package let way: String
  /// The surroundings, from the inside to the outside, such as "a tab bar controller".
  package let surroundings: [String]
  /// The names of the surroundings in addresses, such as `tabs`.
  package let containers: [String]
  /// The releases that have the scenario, oldest first.
  package let releases: [Release]
  /// The device.
  package let device: Device
  /// The script.
  package let source: String
  /// True if a controller is presented or dismissed.
  package let isPresentation: Bool
  /// True if the code asks for an animation, and false if the code asks for none; nil if the code
  /// has no choice.
  package let isAnimated: Bool?
  /// True if the user finishes the gesture, and false if the user cancels the gesture; nil without
  /// a gesture.
  package let isFinished: Bool?
  /// True if the user cancels the transition.
  package var isCancelled: Bool { isFinished == false }
  /// The id of the choreography that the way belongs to.
  package let choreography: String

  /// Every built-in scenario, in the order of the registry of choreographies.
  /// - Parameter choreographies: The registry.
  package static func all(of choreographies: [Choreography] = Choreography.all) -> [BuiltInScenario]
  {
    var all: [BuiltInScenario] = []
    for choreography in choreographies {
      for way in choreography.ways {
        for variant in way.variants {
          for nesting in Nesting.all where nesting.surrounds(way) {
            let scenario = BuiltInScenario(choreography.id, way, variant, nesting)
            if !scenario.releases.isEmpty { all.append(scenario) }
          }
        }
      }
    }
    return all
  }

  private init(_ choreography: String, _ way: Way, _ variant: Variant, _ nesting: Nesting) {
    self.choreography = choreography
    id = way.id + variant.id + nesting.id
    self.way = way.id
    transitionTitle = way.title
    wayTitle = way.title + variant.title
    surroundings = nesting.surroundings.map { $0.title }
    containers = nesting.surroundings.map { $0.address }
    releases = Release.all(from: .oldest, through: .newest).filter {
      way.releases.contains($0) && nesting.holds(on: $0)
    }
    device = Device(way.needsPad ? .pad : nesting.idiom)
    isPresentation = way.place == .presentation
    isAnimated = variant.isAnimated
    isFinished = variant.isFinished
    var lines = way.cast + way.setUp
    lines += nesting.statements(around: way.screen)
    lines += way.opening
    lines += ["", "when \"\(variant.step)\" {"] + variant.statements.map { "    " + $0 } + ["}"]
    source = lines.map { $0 + "\n" }.joined()
  }

  /// The attributes that an info string of the scenario would have.
  package var attributes: ScenarioAttributes {
    var attributes = ScenarioAttributes(id: id)
    attributes.title = plainTitle
    attributes.releases = releases
    attributes.device = device
    return attributes
  }
}

/// A variant of a way, such as animated or cancelled.
private struct Variant {
  let id: String
  let title: String
  /// The title of the step.
  let step: String
  let statements: [String]
  var isAnimated: Bool?
  var isFinished: Bool?
}

extension Way {
  fileprivate var variants: [Variant] {
    switch drive {
    case .code(let statements, .asAsked):
      return [true, false].map { isAnimated in
        Variant(
          id: isAnimated ? "-animated" : "-not-animated",
          title: isAnimated ? ", animated" : ", not animated", step: "the code asks for it",
          statements: statements.map { filled($0, isAnimated) }, isAnimated: isAnimated)
      }
    case .code(let statements, _):
      return [Variant(id: "", title: "", step: "the code asks for it", statements: statements)]
    case .action(let statement):
      return [Variant(id: "", title: "", step: "the user asks for it", statements: [statement])]
    case .gesture(let statement):
      return [
        Variant(
          id: "-finished", title: ", finished", step: "the user goes all the way",
          statements: [statement, "user.finishSwipe()"], isFinished: true),
        Variant(
          id: "-cancelled", title: ", cancelled", step: "the user lets go",
          statements: [statement, "user.cancelSwipe()"], isFinished: false),
      ]
    }
  }

  private func filled(_ statement: String, _ isAnimated: Bool) -> String {
    statement.pieces(separatedBy: "{animated}").joined(separator: isAnimated ? "true" : "false")
  }
}
