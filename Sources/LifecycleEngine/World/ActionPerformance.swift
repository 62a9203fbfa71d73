// The choreographies order the actions. This file maps each action to the code that acts.
extension World {
  func perform(_ action: StepAction, _ transition: Transition) {
    switch action {
    case .wait: break
    case .appearance(let action, let role):
      if let player = transition.player(of: role) {
        appearances.perform(action, on: player, role, transition)
      }
    case .view(let action, let role):
      if let player = transition.player(of: role) { layout.perform(action, on: player, transition) }
    case .containment(let action, let role):
      if let player = transition.player(of: role) {
        containment.perform(action, on: player, transition)
      }
    case .navigation(let action, let role):
      if let player = transition.player(of: role) {
        navigation.perform(action, on: player, transition)
      }
    case .controller(let action):
      if let subject = transition.to { containment.perform(action, on: subject) }
    case .child(let action): containment.perform(action, transition)
    case .container(let action): containers.perform(action, transition)
    case .tab(let action): tabBars.perform(action, transition)
    case .split(let action): splitViews.perform(action, transition)
    case .page(let action): paging.perform(action, transition)
    case .presentation(let action): presenting.perform(action, transition)
    case .search(let action, let role):
      if let player = transition.player(of: role) { presenting.perform(action, on: player) }
    case .segue(let action): segues.perform(action, transition)
    case .process(let action): app.perform(action)
    case .endEditing(let role, let end):
      if let player = transition.player(of: role) {
        textEditing.endEditing(ofController: player, end)
      }
    case .restoreEditing(let role):
      if let player = transition.player(of: role) {
        textEditing.restoreEditing(ofController: player)
      }
    case .textInput(let action):
      if let input = transition.to { textEditing.perform(action, on: input) }
    case .coordinator(let action): coordination.perform(action, transition)
    case .animator(let action): animators.perform(action, transition)
    case .geometry(let action): windowChanges.perform(action, transition)
    case .callCompletion: callCompletion(transition)
    case .raise(let misuse): say(reports.report(misuse, transition))
    case .warn(let warning): say(reports.report(warning, transition))
    case .complain(let misuse): say(reports.report(misuse, transition))
    }
  }

  /// The texts of reports, made from the current state.
  private var reports: Reports {
    Reports(
      objects: objects, controllers: controllers, views: views, navigations: navigations,
      pages: pages, directCall: directCall?.callback)
  }

  /// Calls the closure that was given with a transition, once.
  private func callCompletion(_ transition: Transition) {
    guard let completion = transition.completion else { return }
    if let index = transitions.place(of: transition.id) { transitions[index].completion = nil }
    // An animation that no controller's code began has no receiver to be shown under.
    if let receiver = transition.completionReceiver ?? transition.container {
      record(
        .completion, receiver: .object(receiver), [.text(transition.completionName)],
        step: current.step)
    }
    invoke(
      completion,
      [transition.endPosition.map { .symbol($0) } ?? .boolean(!transition.isCancelled)])
    release(completion)
  }
}
