import Diagnostics
import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The objects that an example has assigned in the current turn to properties that hold weakly.
struct WeakProperties {
  /// An assigned object.
  struct Entry {
    let owner: Target
    let name: String
    let object: Target
    let range: SourceRange
  }

  private(set) var entries: [Entry] = []

  /// Notes an assignment, which replaces an earlier object. `nil` is another value than an object.
  mutating func assign(_ entry: Entry?, _ name: String, of owner: Target) {
    entries.removeAll { $0.owner == owner && $0.name == name }
    if let entry { entries.append(entry) }
  }

  /// Forgets an object that other code was given, because the code may hold the object.
  mutating func forget(_ object: Target) { entries.removeAll { $0.object == object } }

  /// Removes and returns all assignments of the turn.
  mutating func endTurn() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

// Delegates and data sources that nothing else holds. UIKit holds them weakly.
extension ExampleObserver {
  /// Notes an assignment to a property of an object of UIKit.
  func noteWeakly(_ value: Value, _ name: String, of owner: Target) {
    guard UnknownValues.isWeakName(name), judgement == nil, isAuthorsCode else { return }
    // A task keeps its variables until the task is done with the object.
    if let occasion = occasions.last, occasion.callback == nil { return }
    if case .opaque(let number) = owner {
      guard LibraryNames.isPrefixed(origin(of: number)) else { return }
    }
    let entry = target(value).map {
      WeakProperties.Entry(owner: owner, name: name, object: $0, range: currentRange)
    }
    weakProperties.assign(entry, name, of: owner)
  }

  /// Forgets the arguments of a call that is not simulated.
  func forgetWeakly(_ arguments: Arguments) {
    guard !weakProperties.entries.isEmpty else { return }
    for value in arguments.values {
      if let object = target(value) { weakProperties.forget(object) }
    }
  }

  /// Notes the objects that are gone although their owner is still there.
  func findLostObjects() {
    for entry in weakProperties.endTurn() where isGone(entry.object) && !isGone(entry.owner) {
      noteAlways(.lostObject(of: entry.name), at: entry.range)
    }
  }

  /// The object of a value. A value that is not simulated is an object if the example made it.
  private func target(_ value: Value) -> Target? {
    switch value {
    case .object(let id): .object(id)
    case .opaque(_, let number): opaqueValues.made.contains(number) ? .opaque(number) : nil
    default: nil
    }
  }

  private func isGone(_ target: Target) -> Bool {
    switch target {
    case .object(let id): world.isDeallocated(id)
    case .opaque(let number): opaqueValues.isDropped(number)
    }
  }
}
