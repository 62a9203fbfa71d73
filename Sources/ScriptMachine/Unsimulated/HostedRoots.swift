import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The root views of hosting controllers. SwiftUI's views are not simulated, so only their names tell what
// SwiftUI may do to UIKit.
extension UnknownValues {
  private static let rootView = "rootView"

  /// Notes the effects of a view that SwiftUI makes, or of a hosting controller.
  /// - Parameters:
  ///   - result: The result of the call of a name that is not simulated.
  ///   - base: The receiver of the call; `nil` for a free name.
  func noteHosted(
    _ result: Value, of name: String, on base: Value?, _ arguments: Arguments
  ) {
    guard !rules.allowsUndeclared, case .opaque(_, let number) = result else { return }
    if let root = arguments.labeled(Self.rootView), base == nil {
      return noteRoot(root, of: standIn(for: number))
    }
    var effects: HostedEffects
    if let base {
      effects = self.effects(of: base)
      // The receiver is no view that is known here.
      guard !effects.contains(.anything) else { return }
      let own = HostedViews.effects(ofModifier: name)
      noteUnknown(own, name)
      effects.formUnion(own)
    } else {
      guard let known = HostedViews.effects(ofView: name) else { return }
      effects = known
    }
    if !HostedViews.handlesEvents(name) {
      for value in arguments.values { effects.formUnion(self.effects(ofPart: value)) }
    }
    heap.opaqueValues.hosted[number] = effects
  }

  /// Notes the root view of a hosting controller of the author's class.
  package func noteRoot(_ arguments: Arguments, of id: ObjectID) {
    guard !rules.allowsUndeclared, let root = arguments.labeled(Self.rootView) else { return }
    noteRoot(root, of: id)
  }

  /// Notes a new root view, or other sizes, of a hosting controller.
  package func noteHostedSet(_ name: String, _ value: Value, of id: ObjectID) {
    guard heap.opaqueValues.hosts[id] != nil else { return }
    if name == Self.rootView { noteRoot(value, of: id) }
    if name == "sizingOptions" { note(.size, of: id) }
  }

  /// Notes a new root view, or other sizes, of a hosting controller that something stands in for.
  package func noteHostedSet(_ name: String, _ value: Value, of base: Value) {
    guard case .opaque(_, let number) = base, let id = heap.opaqueValues.standIns[number] else {
      return
    }
    noteHostedSet(name, value, of: id)
  }

  private func noteRoot(_ root: Value, of id: ObjectID) {
    world.note(.hostedLook)
    noteHandedOver(root)
    note(effects(of: root), of: id)
    noteLoading(of: id)
  }

  /// Notes a hosting controller whose view SwiftUI may bring by itself, with the properties that the code
  /// of the loading sets.
  private func noteLoading(of id: ObjectID) {
    var current = machine.types.typeIndex(of: id)
    var functions: [Int] = []
    while let type = current {
      functions += program.types[type].methods.filter {
        Callback(declared: $0.name, labels: $0.labels).map(UnknownCalls.isOfHostedLoading) ?? false
      }.map { $0.function }
      current = program.types[type].superclass
    }
    let changes = CodeReach(of: functions, in: program).sets
    world.note(.hostedLoading.including(CodeEffects(changes: changes)), for: [id])
  }

  private func note(_ effects: HostedEffects, of id: ObjectID) {
    heap.opaqueValues.hosts[id, default: []].formUnion(effects)
    for (effect, calls) in Self.situations where effects.contains(effect) {
      let isOwn = effect == .size || effect == .state
      let name = effect == .anything ? heap.opaqueValues.unknownHosted : nil
      world.note(name.map { .hostedView(with: $0) } ?? calls, for: isOwn ? [id] : [])
    }
  }

  private func noteUnknown(_ effects: HostedEffects, _ name: String?) {
    if effects.contains(.anything), let name { heap.opaqueValues.unknownHosted = name }
  }

  private static let situations: [(HostedEffects, UnknownCalls)] = [
    (.anything, .hostedView), (.title, .hostedTitle), (.bars, .hostedBars), (.style, .hostedStyle),
    (.children, .hostedChildren), (.dismissal, .hostedDismissal), (.size, .hostedSize),
    (.state, .hostedState),
  ]

  // MARK: Reads

  /// Notes that a property is read which SwiftUI may have changed.
  package func noteHostedRead(_ name: String, of id: ObjectID) {
    guard !heap.opaqueValues.hosts.isEmpty, !rules.allowsUndeclared else { return }
    if heap.opaqueValues.hosts[id] != nil, world.viewIfLoaded(of: id) == nil,
      UnknownCalls.isUnknownLoading(on: world.release),
      UIKitNames.isUnknown(name, in: UnknownCalls.hostedLoading.id)
    {
      return noteRead(.hostedLoading)
    }
    for (effect, calls) in Self.situations where UIKitNames.isUnknown(name, in: calls.id) {
      let isOwn = [.title, .children, .size].contains(effect)
      let isDoubtful = heap.opaqueValues.hosts.contains { host, effects in
        effects.contains(effect) && (host == id || !isOwn) && isShown(host)
      }
      if isDoubtful { return noteRead(calls) }
    }
  }

  /// The doubt of a gesture that SwiftUI may keep from the user; nil if SwiftUI lets the gesture be.
  /// - Parameter effect: The effect that keeps the gesture.
  package func hostedDoubt(_ effect: HostedEffects) -> GestureError? {
    let host = heap.opaqueValues.hosts.contains { host, effects in
      effects.contains(effect) && isShown(host)
        && world.viewIfLoaded(of: host).flatMap { world.window(of: $0) } != nil
    }
    guard host else { return nil }
    return .unknown(
      effect == .back
        ? "a modifier of the root view of a hosting controller may keep the user from going back"
        : "a modifier of the root view of a hosting controller may keep the user from the dismissal"
    )
  }

  private func isShown(_ host: ObjectID) -> Bool {
    !world.isDeallocated(host) && world.viewIfLoaded(of: host) != nil
  }

  // MARK: Views

  /// The effects of a view.
  private func effects(of view: Value) -> HostedEffects {
    switch view {
    case .opaque(_, let number):
      heap.opaqueValues.hosted[number] ?? (isColor(number) ? [] : .anything)
    case .null, .void: []
    default:
      if let id = view.objectID, case .structure(let type, _) = heap.foreignObject(id) {
        effects(ofType: type).union(effects(ofPart: view))
      } else {
        .anything
      }
    }
  }

  /// The effects of a value that may be, or contain, a view.
  private func effects(ofPart value: Value) -> HostedEffects {
    if case .opaque(_, let number) = value { return heap.opaqueValues.hosted[number] ?? [] }
    guard let id = value.objectID else { return [] }
    switch heap.foreignObject(id) {
    case .structure(let type, let fields):
      return fields.reduce(into: effects(ofType: type)) { $0.formUnion(effects(ofPart: $1)) }
    case .closure(let record):
      return record.captures.reduce(into: effects(of: record.function)) { effects, value in
        if case .opaque = value { effects.formUnion(self.effects(ofPart: value)) }
      }
    case .array(let elements):
      return elements.reduce(into: []) { $0.formUnion(effects(ofPart: $1)) }
    default: return []
    }
  }

  /// True for `Color.red` and the like.
  private func isColor(_ number: Int32) -> Bool {
    guard let member = heap.opaqueValues.member(number), case .value(let owner) = member.owner,
      let type = heap.opaqueValues.member(owner)
    else { return false }
    return type.owner == .script && type.name == "Color"
  }

  /// The effects of a view of the author's.
  private func effects(ofType type: Int) -> HostedEffects {
    var walk = HostedWalk(program: program)
    walk.walk(type: type)
    return effects(of: walk)
  }

  /// The effects of code that makes views.
  private func effects(of function: Int) -> HostedEffects {
    var walk = HostedWalk(program: program)
    walk.walk(function: function)
    return effects(of: walk)
  }

  private func effects(of walk: HostedWalk) -> HostedEffects {
    noteUnknown(walk.effects, walk.unknown)
    return walk.globals.reduce(into: walk.effects) {
      $0.formUnion(effects(ofPart: machine.variables[$1]))
    }
  }
}
