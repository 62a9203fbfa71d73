@testable import LifecycleEngine

/// The automaton that the appearance callbacks of one controller obey.
struct AppearanceChecker {
  private var states: [Receiver: AppearanceState] = [:]
  private var hasBeenAppearing: [Receiver: Bool] = [:]
  /// Begin and end by hand may send will callbacks in any state.
  private var isByHand: Set<Receiver> = []

  mutating func check(_ event: Event) -> String? {
    let state = states[event.receiver] ?? .disappeared
    let byHand: Set = [
      ChoreographyIndex.manualAppearanceBegin.rawValue,
      ChoreographyIndex.manualAppearanceEnd.rawValue,
    ]
    if byHand.contains(Int(event.step.choreography)) { isByHand.insert(event.receiver) }
    let isAllowed: Bool
    switch event.callback {
    case .viewWillAppear:
      isAllowed = state == .disappeared || state == .disappearing
      states[event.receiver] = .appearing
      hasBeenAppearing[event.receiver] = false
    case .viewIsAppearing:
      isAllowed = state == .appearing && hasBeenAppearing[event.receiver] == false
      hasBeenAppearing[event.receiver] = true
    case .viewDidAppear:
      isAllowed = state == .appearing
      states[event.receiver] = .appeared
    case .viewWillDisappear:
      isAllowed = state == .appeared || state == .appearing
      states[event.receiver] = .disappearing
    case .viewDidDisappear:
      isAllowed = state == .disappearing
      states[event.receiver] = .disappeared
    default: return nil
    }
    guard !isAllowed, !isByHand.contains(event.receiver) else { return nil }
    return "event \(event.number): \(event.receiver) got \(event.callback) when \(state.name)"
  }
}
