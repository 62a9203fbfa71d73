@testable import LifecycleEngine

/// Watches the events of a world for statements that hold for each event, whatever the author's code does.
struct Witness {
  private var states: [ObjectID: AppearanceState] = [:]
  /// The controllers that were told `viewIsAppearing` in the current appearance.
  private var hasBeenAppearing: Set<ObjectID> = []
  /// The controllers of calls to begin and end by hand, which may send callbacks in any state.
  private(set) var isByHand: Set<ObjectID> = []
  /// The controllers whose views are in no window although the controllers have appeared: in a page view
  /// controller off the screen, whose pages appear nevertheless, or under a controller that has appeared by
  /// hand. Source: `pagevc-setvcs-in-viewdidload-so48653763`.
  private(set) var isOffScreen: Set<ObjectID> = []

  /// - Returns: The fault of the event, or `nil`.
  mutating func notice(_ event: Event, in world: World?) -> String? {
    guard case .object(let id) = event.receiver else { return nil }
    if let world {
      if world.isDeallocated(id) { return "\(event.callback) was sent to an object that is gone" }
      if event.callback == .viewDidAppear || event.callback == .viewDidDisappear {
        noticeScreen(event, of: id, in: world)
      }
    }
    if event.callback.lens == .classic || event.callback == .viewIsAppearing {
      return noticeAppearance(event, of: id)
    }
    return nil
  }

  private mutating func noticeScreen(_ event: Event, of id: ObjectID, in world: World) {
    guard event.callback == .viewDidAppear else {
      isOffScreen.remove(id)
      return
    }
    var current: ObjectID? = world.parent(of: id) == nil ? event.container : id
    while let candidate = current {
      guard world.kind(of: candidate) == .controller else { return }
      if isOffScreen.contains(candidate) { isOffScreen.insert(id) }
      if world.paging.showsPagesBeforeItAppears(candidate) { isOffScreen.insert(id) }
      // A controller that appears by hand without a window takes its children along.
      let window = world.viewIfLoaded(of: candidate).flatMap { world.window(of: $0) }
      if isByHand.contains(candidate), window == nil { isOffScreen.insert(id) }
      current = world.parent(of: candidate)
    }
  }

  private static let byHand = [
    ChoreographyIndex.manualAppearanceBegin.rawValue,
    ChoreographyIndex.manualAppearanceEnd.rawValue,
  ]

  private mutating func noticeAppearance(
    _ event: Event, of id: ObjectID
  ) -> String? {
    let state = states[id] ?? .disappeared
    if event.step == .author || Witness.byHand.contains(Int(event.step.choreography)) {
      isByHand.insert(id)
    }
    let isAllowed: Bool
    switch event.callback {
    case .viewWillAppear:
      isAllowed = state == .disappeared || state == .disappearing
      states[id] = .appearing
      hasBeenAppearing.remove(id)
    case .viewIsAppearing:
      isAllowed = state == .appearing && hasBeenAppearing.insert(id).inserted
    case .viewDidAppear:
      isAllowed = state == .appearing
      states[id] = .appeared
    case .viewWillDisappear:
      isAllowed = state == .appeared || state == .appearing
      states[id] = .disappearing
    default:
      isAllowed = state == .disappearing
      states[id] = .disappeared
    }
    guard !isAllowed, !isByHand.contains(id) else { return nil }
    return "\(event.callback) came when the controller was \(state.name) (event \(event.number))"
  }
}
