/// The things a step can do. A role that nobody plays makes the step do nothing. Each group is
/// declared where it is carried out: appearance with controllers, presentations with theirs.
enum Action: Sendable {
  case wait(Wait)
  case appearance(AppearanceAction, Role)
  case view(ViewAction, Role)
  case containment(ContainmentAction, Role)
  case controller(ControllerAction)
  case child(ChildTransitionAction)
  case container(ContainerAction)
  case navigation(NavigationAction, Role)
  case tab(TabAction)
  case split(SplitAction)
  case page(PageAction)
  case presentation(PresentationAction)
  case segue(SegueAction)
  case process(ProcessAction)
  /// Ends editing in what the player shows, whether its delegate agrees or not.
  case endEditing(Role, EditingEnd = .otherwise)
  /// Edits again what was edited when UIKit made the player leave.
  case restoreEditing(Role)
  case textField(TextFieldAction)
  case coordinator(CoordinatorAction)
  case geometry(GeometryAction)
  case callCompletion
  case raise(Misuse)
  case warn(ConsoleWarning)
  case complain(PresentationMisuse)
}

extension Action {
  /// Who does it; nil where it is more than one controller's.
  var role: Role? {
    switch self {
    case .appearance(_, let role), .view(_, let role), .containment(_, let role),
      .navigation(_, let role), .endEditing(let role, _), .restoreEditing(let role):
      role
    case .controller, .textField: .to
    default: nil
    }
  }
}

// The order of things is the business of the choreographies; here is only who does one.
extension World {
  func perform(_ action: Action, _ transition: Transition) {
    switch action {
    case .wait: break
    case .appearance(let action, let role):
      if let player = transition.player(of: role) { perform(action, on: player, role, transition) }
    case .view(let action, let role):
      if let player = transition.player(of: role) { perform(action, on: player, transition) }
    case .containment(let action, let role):
      if let player = transition.player(of: role) { perform(action, on: player, transition) }
    case .navigation(let action, let role):
      if let player = transition.player(of: role) { perform(action, on: player, transition) }
    case .controller(let action):
      if let subject = transition.to { perform(action, on: subject) }
    case .child(let action): perform(action, transition)
    case .container(let action): perform(action, transition)
    case .tab(let action): perform(action, transition)
    case .split(let action): perform(action, transition)
    case .page(let action): perform(action, transition)
    case .presentation(let action): perform(action, transition)
    case .segue(let action): perform(action, transition)
    case .process(let action): perform(action)
    case .endEditing(let role, let end):
      if let player = transition.player(of: role) { endEditing(ofController: player, end) }
    case .restoreEditing(let role):
      if let player = transition.player(of: role) { restoreEditing(ofController: player) }
    case .textField(let action):
      if let field = transition.to { perform(action, on: field) }
    case .coordinator(let action): perform(action, transition)
    case .geometry(let action): perform(action, transition)
    case .callCompletion: callCompletion(transition)
    case .raise(let misuse): raise(misuse, transition)
    case .warn(let warning): warn(warning, transition)
    case .complain(let misuse): complain(misuse, transition)
    }
  }

  /// Calls the closure that was given with a transition, once.
  private func callCompletion(_ transition: Transition) {
    guard let completion = transition.completion else { return }
    if let index = transitionIndex(transition.id) { transitions[index].completion = nil }
    // An animation that no controller's code began has nobody under whose name it can be shown.
    if let receiver = transition.completionReceiver ?? transition.container {
      record(
        .completion, receiver: .object(receiver), [.text(transition.completionName)],
        step: currentStep)
    }
    invoke(completion, [.boolean(!transition.isCancelled)])
    release(completion)
  }
}
