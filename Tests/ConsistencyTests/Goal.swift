@testable import LifecycleEngine
@testable import ScriptMachine
@testable import UIKitNames

/// An event that has to happen in some world of a long run. The lists come from the types, so that a new case
/// has to be reached too.
enum Goal: Hashable {
  /// An operation of the generated worlds.
  case operation(Operation.Kind)
  /// A member of UIKit's classes that the simulator models.
  case member(String)
  /// An action of the user or the system in a scenario.
  case action(String)
  case style(ModalPresentationStyle)
  case answer(Answer, Bool)
  case choreography(ChoreographyIndex)
  /// Code of the author's in a callback.
  case code(Callback)
  /// A pair of a container and its content on screen.
  case pair(Reach.Pair)

  static let all: [Goal] = {
    var goals = Operation.Kind.allCases.map { Goal.operation($0) }
    goals += members.map { .member($0) }
    goals += ActionRow.names(of: .user).map { .action("user." + $0) }
    goals += ActionRow.names(of: .system).map { .action("system." + $0) }
    goals += ModalPresentationStyle.allCases.map { .style($0) }
    goals += Answer.allCases.flatMap { [.answer($0, true), .answer($0, false)] }
    goals += ChoreographyIndex.allCases.map { .choreography($0) }
    goals += Callback.allCases.map { .code($0) }
    goals += Reach.Pair.all.map { .pair($0) }
    return goals
  }()

  private static let members = UIKitClass.allCases.reduce(into: [String]()) { names, base in
    for name in UIKitNames.simulated(base) where !names.contains(name) { names.append(name) }
  }

  var text: String {
    switch self {
    case .operation(let kind): "operation \(kind.rawValue)"
    case .member(let name): "member \(name)"
    case .action(let name): "action \(name)"
    case .style(let style): "style \(style.name)"
    case .answer(let answer, let truth): "answer \(answer.rawValue) \(truth)"
    case .choreography(let index): "choreography \(Choreography.all[index.rawValue].id)"
    case .code(let callback): "code in \(callback)"
    case .pair(let pair): "\(pair.inner) in \(pair.outer)"
    }
  }
}

extension Reach.Pair {
  /// Every possible container with every possible content.
  static let all: [Reach.Pair] = {
    let controllers = UIKitClass.allCases.filter(\.isController)
    let outer = ["window", "presenter"] + controllers.map(\.name)
    return outer.flatMap { outer in
      controllers.map { Reach.Pair(outer: outer, inner: $0.name) }
    }
  }()
}
