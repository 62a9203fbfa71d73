import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The kind of an argument of a callback.
enum ArgumentKind {
  case boolean
  case controller
  case controllerOrNone
  case controllers
  /// A presentation controller. Only the author gives presentation controllers names.
  case presentationController
  /// An animator of the author's, or a 'UITab'.
  case animator, tab, tabOrNone
  /// The change of a navigation controller's stack.
  case operation
  /// A presentation style.
  case style
  /// A column of a split view controller.
  case column
  /// A display mode of a split view controller.
  case displayMode
  /// The reason why a text field ended editing.
  case reason
  /// The text of a console line.
  case text
  /// The method that the completion closure was passed to.
  case completedMethod
  case orientation
  case size
  /// Traits, which a pattern must leave open.
  case traits
  /// Traits, or none before the first traits.
  case traitsOrNone
  /// A value that the simulator lacks: the options of a launch, the session of a scene.
  case notSimulated

  /// The kind of the argument with this label of a callback.
  init?(label: String, of callback: Callback) {
    switch label {
    case "to", "from":
      self =
        switch callback {
        case .viewWillTransition: .size
        case .willTransitionToTraits: .traits
        case .navigationAnimator: .controller
        default: .orientation
        }
    case "spineLocationFor": self = .orientation
    case "previous": self = .traitsOrNone
    case "animated", "didFinishAnimating", "transitionCompleted", "completed": self = .boolean
    case "toParent": self = .controllerOrNone
    case "topColumnForCollapsingToProposedTopColumn", "willHide": self = .column
    case "willShow" where callback == .splitWillShow: self = .column
    case "willChangeTo", "displayModeForExpandingToProposedDisplayMode": self = .displayMode
    case "willShow", "didShow", "shouldSelect", "didSelect", "collapseSecondary", "onto",
      "separateSecondaryFrom",
      "viewControllerBefore", "viewControllerAfter", "forPresented", "presenting", "source", "for",
      "forDismissed":
      self = .controller
    case "animationControllerFor": self = .operation
    case "using", "interactionControllerFor": self = .animator
    case "shouldSelectTab", "didSelectTab": self = .tab
    case "previousTab": self = .tabOrNone
    case "prepare": self = .presentationController
    case "viewControllerForAdaptivePresentationStyle", "willPresentWithAdaptiveStyle":
      self = .style
    case "willTransitionTo", "previousViewControllers": self = .controllers
    case "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions", "willConnectTo",
      "configurationForConnecting":
      self = .notSimulated
    case "reason": self = .reason
    case "text": self = .text
    case "of": self = .completedMethod
    default: return nil
    }
  }

  /// True if the pattern can match an argument of this kind.
  func accepts(_ value: PatternValue) -> Bool {
    switch (self, value) {
    case (_, .any), (.boolean, .boolean), (.controller, .name), (.controllerOrNone, .name),
      (.controllerOrNone, .null), (.text, .text), (.presentationController, .name),
      (.animator, .name), (.tab, .name), (.tabOrNone, .name), (.tabOrNone, .null):
      return true
    case (.operation, .symbol(let name)): return name == "push" || name == "pop"
    case (.column, .symbol(let name)):
      return SplitColumn.allCases.contains { $0.name == name }
    case (.displayMode, .symbol(let name)):
      return SplitDisplayMode.allCases.contains { $0.name == name }
    case (.reason, .symbol(let name)): return name == "committed" || name == "cancelled"
    case (.style, .symbol(let name)):
      return ModalPresentationStyle.allCases.contains { $0.name == name }
    case (.size, .size), (.traitsOrNone, .null): return true
    case (.orientation, .symbol(let name)): return Orientation(named: name) != nil
    case (.controllers, .list(let elements)):
      return elements.allSatisfy { ArgumentKind.controller.accepts($0) }
    case (.completedMethod, .text(let part)):
      return ArgumentKind.completedMethods.contains { part.isPart(of: $0) }
    default: return false
    }
  }

  /// The methods that call a completion closure.
  static let completedMethods =
    [
      "present", "dismiss", "transition", "animate", "addCompletion",
    ] + pageMethods
  /// The methods that only a page view controller has.
  static let pageMethods = ["setViewControllers"]

  /// The text that an author writes for an argument of this kind.
  var description: String {
    switch self {
    case .boolean: "'true' or 'false'"
    case .controller: "the name of a controller"
    case .controllerOrNone: "the name of a controller or 'nil'"
    case .controllers: "a list of controllers, such as '[A, B]'"
    case .presentationController: "the name of a presentation controller"
    case .animator: "the name of an animator"
    case .tab: "the name of a tab"
    case .tabOrNone: "the name of a tab or 'nil'"
    case .operation: "'.push' or '.pop'"
    case .style: "a style, such as '.fullScreen'"
    case .column: "a column, such as '.primary'"
    case .displayMode: "a display mode, such as '.secondaryOnly'"
    case .reason: "'.committed' or '.cancelled'"
    case .text: "text in quotes"
    case .orientation: "an orientation, such as '.landscapeLeft'"
    case .size: "a size, such as 'CGSize(width: 852, height: 393)'"
    case .traits: "traits, which can only be left open"
    case .traitsOrNone: "'nil' or traits, which can only be left open"
    case .notSimulated: "something that is not simulated, which can only be left open"
    case .completedMethod:
      "one of " + ArgumentKind.completedMethods.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }
}

extension EventPattern {
  init(
    receiver: NamedReceiver, callback: Token, _ arguments: [PatternArgument], _ range: SourceRange,
    in parser: Parser
  ) {
    self.receiver = receiver.name
    receiverRange = receiver.range
    self.callback = parser.name(of: callback)
    callbackRange = callback.range
    self.arguments = arguments
    self.range = range
    text = parser.string(range.start, range.end)
    let named = Callback.named(self.callback)
    self.named = named
    var all = CallbackSet()
    for callback in named { all.insert(callback) }
    callbacks = all
    candidates = named.filter { $0.lens != .none && arguments.misfit(with: $0) == nil }
  }

  /// The reason why a callback cannot match.
  fileprivate enum Misfit {
    case unknownLabel, tooMany, twice
    case wrongValue(ArgumentKind)

    /// True if the callback has the argument. The author most likely means such a callback.
    var isOfMeantCallback: Bool {
      switch self {
      case .unknownLabel, .tooMany: false
      case .twice, .wrongValue: true
      }
    }
  }

  /// The problem with the arguments if no event can ever match the pattern.
  var argumentProblem: Diagnostic? {
    var worst: (index: Int, reason: Misfit)?
    for candidate in named where candidate.lens != .none {
      guard let misfit = arguments.misfit(with: candidate) else { return nil }
      // The callback that fits the most arguments is most likely meant.
      guard let known = worst else {
        worst = misfit
        continue
      }
      let isMeant = misfit.reason.isOfMeantCallback && !known.reason.isOfMeantCallback
      if misfit.index > known.index || misfit.index == known.index && isMeant { worst = misfit }
    }
    guard let (index, reason) = worst else { return nil }
    return describe(reason, at: arguments[index])
  }

  private func describe(_ reason: Misfit, at argument: PatternArgument) -> Diagnostic? {
    var help = ["no event has this argument, so a check of it could not fail"]
    let summary: String
    switch reason {
    case .unknownLabel:
      let label = argument.label ?? ""
      // A label that no callback of this name has is reported elsewhere.
      guard named.contains(where: { $0.argumentLabels.contains(label) }) else {
        return nil
      }
      summary = "'\(label):' does not belong to the same callback as the labels before it"
    case .tooMany:
      let counts = named.map { $0.argumentLabels.count }
      let most = counts.max() ?? 0
      summary =
        most == 0
        ? "'\(callback)' has no arguments"
        : "'\(callback)' has \(most == 1 ? "one argument" : "\(most) arguments")"
    case .twice: summary = "This argument of '\(callback)' is given twice"
    case .wrongValue(let kind):
      summary = "Here '\(callback)' has \(kind.description)"
      if case .controller = kind, argument.label == nil {
        help.append("the calling object is left out: 'A.navigationController(willShow: B)'")
      }
    }
    return Diagnostic(id: "impossible-event", summary, at: argument.range, help: help)
  }
}

extension [PatternArgument] {
  /// The reason why a callback cannot match the arguments, and the index of the argument.
  fileprivate func misfit(
    with callback: Callback
  ) -> (index: Int, reason: EventPattern.Misfit)? {
    guard !isEmpty else { return nil }
    let labels = callback.argumentLabels
    var isGiven = labels.map { _ in false }
    for (index, argument) in enumerated() {
      let place: Int
      if let label = argument.label {
        guard let found = labels.firstIndex(of: label) else { return (index, .unknownLabel) }
        place = found
      } else {
        place = index
      }
      guard labels.indices.contains(place) else { return (index, .tooMany) }
      guard !isGiven[place] else { return (index, .twice) }
      isGiven[place] = true
      guard let kind = ArgumentKind(label: labels[place], of: callback),
        !kind.accepts(argument.value)
      else {
        continue
      }
      return (index, .wrongValue(kind))
    }
    return nil
  }
}

extension PatternValue {
  /// The objects that the value names, with their places.
  var names: [(name: String, range: SourceRange)] {
    switch self {
    case .name(let name, let range): [(name, range)]
    case .list(let elements): elements.flatMap { $0.names }
    default: []
    }
  }
}
