/// A situation in which UIKit may call something, and no source tells. The engine calls nothing there, so
/// a check that nothing is called proves nothing.
public struct UnknownCalls: Equatable, Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// The situation, in one sentence.
  public let situation: String
  /// The state of the sources, in one sentence.
  public let reason: String
  /// The callbacks that may come.
  public let callbacks: CallbackSet

  init(_ id: String, _ situation: String, _ reason: String, _ callbacks: CallbackSet) {
    self.id = id
    self.situation = situation
    self.reason = reason
    self.callbacks = callbacks
  }

  /// All situations.
  public static let all: [UnknownCalls] = [popOfRoot, padInBackground, unknownClosure]

  static let popOfRoot = UnknownCalls(
    "pop-of-root", "Code pops the only controller of a navigation controller.",
    "Apple documents that the pop does nothing, and no log shows one.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.containment)),
      and: [
        .navigationWillShow, .navigationDidShow,
      ]))

  static let padInBackground = UnknownCalls(
    "pad-in-background", "An app on a pad goes to the background.",
    "The system takes pictures in other sizes and orientations; no log shows all calls of that.",
    CallbackSet(
      through: LensSet(.geometry),
      and: [
        .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
      ]))

  /// The interpreter notes the situation.
  public static let unknownClosure = UnknownCalls(
    "unknown-closure", "A closure is given to a method that is not simulated.",
    "The closure is never called, though UIKit or SwiftUI may call the closure.",
    CallbackSet(through: LensSet(.console), and: []))
}

/// A moment of a run in one of the situations.
public struct UnknownMoment: Sendable {
  /// The situation.
  public let calls: UnknownCalls
  /// The number of events before the moment.
  public let firstEvent: Int
}

extension CallbackSet {
  /// The callbacks that some lenses show, and others.
  init(through lenses: LensSet, and others: [Callback]) {
    self.init()
    for callback in Callback.allCases where lenses.shows(callback) { insert(callback) }
    for callback in others { insert(callback) }
  }
}
