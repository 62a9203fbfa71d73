import Diagnostics
import LifecycleEngine
import ScriptCompiler

/// Records the author's code at each event of a running script. Recording runs no code and spends no
/// budget, so a recorded run goes on like any other.
package final class CodeRecorder {
  /// The number of variables that are followed. A page shows fewer.
  private static let variableBudget = 48

  private let machine: Machine
  private let text: SourceText
  private var code = RecordedCode()
  private var places: [Place] = []
  /// The number of objects that were looked at for properties.
  private var seenObjects = 0
  /// The last place of the author's code that began something, and its turn.
  private var last = (turn: 0, place: Int32(-1))

  /// The place of a followed variable, with its last value.
  private struct Place {
    /// The object of a property.
    var owner: ObjectID?
    /// The slot of a global variable, or the place among the object's properties.
    var slot: Int
    var value: RecordedValue?
  }

  /// Begins to record. The world then keeps the place of the code with all that begins.
  package init(_ machine: Machine, _ text: SourceText) {
    self.machine = machine
    self.text = text
    machine.world.placeOfCode = { self.place(inheriting: $0) }
    for (slot, global) in machine.program.globals.enumerated().dropFirst()
    where !global.isConstant && !global.isComputed && !global.isOfDrive
      && global.type?.isFunction != true
    {
      follow(global.name, nil, slot)
    }
  }

  /// Records an event, before the body of the callback runs.
  package func record(_ event: Event) {
    let line = line(of: event)
    followNewObjects()
    let changes = changes
    for change in changes { places[change.variable].value = change.value }
    code.add(at: event.number, line: line, bodyLine: bodyLine(of: event), changes)
  }

  /// The record of a run that is over: with what has changed since the last event.
  package var finished: RecordedCode {
    var result = code
    result.add(at: machine.world.trace.events.count, line: 0, bodyLine: 0, changes)
    return result
  }

  /// The variables that have changed since the last event.
  private var changes: [(variable: Int, value: RecordedValue?)] {
    places.indices.map { ($0, value(at: places[$0])) }.filter { $1 != places[$0].value }
  }

  // MARK: Lines

  private func place(inheriting code: Int32) -> Int32 {
    let place = machine.placeOfCode(inheriting: code)
    if place >= 0 { last = (machine.world.turn, place) }
    return place
  }

  private func line(of event: Event) -> Int {
    let place = place(inheriting: event.origin.code)
    if place >= 0 { return line(at: Int(place)) }
    // Nothing begins a layout or the end of an object but the code of the same turn.
    if last.turn == event.turn { return line(at: Int(last.place)) }
    guard machine.invalidationTurn == event.turn, let range = machine.lastInvalidation,
      range.source == .main
    else { return 0 }
    return line(at: range.start)
  }

  private func line(at offset: Int) -> Int { text.location(of: offset).line }

  /// The line of the author's method that an event enters.
  private func bodyLine(of event: Event) -> Int {
    guard case .object(let id) = event.receiver, let type = machine.types.typeIndex(of: id),
      let function = function(for: event.callback, of: type)
    else { return 0 }
    let range = machine.program.range(ofFunction: function)
    return range.source == .main && range.end > 0 ? line(at: range.start) : 0
  }

  private func function(for callback: Callback, of type: Int) -> Int? {
    let types = machine.program.types
    guard callback == .deinitialize else {
      let functions = types[type].callbacks
      let place = Int(callback.rawValue)
      return functions.indices.contains(place) && functions[place] >= 0 ? functions[place] : nil
    }
    var current: Int? = type
    while let index = current {
      if let function = types[index].deinitializer { return function }
      current = types[index].superclass
    }
    return nil
  }

  // MARK: Variables

  private func follow(_ name: String, _ owner: ObjectID?, _ slot: Int) {
    guard places.count < Self.variableBudget else { return }
    places.append(Place(owner: owner, slot: slot))
    code.add(RecordedCode.Variable(owner: owner, name: name))
  }

  /// Follows the properties of the objects that were made since the last event.
  private func followNewObjects() {
    while seenObjects < machine.world.objectCount, places.count < Self.variableBudget {
      let id = ObjectID(at: seenObjects)
      seenObjects += 1
      guard let type = machine.types.typeIndex(of: id) else { continue }
      followProperties(of: id, type)
    }
  }

  private func followProperties(of id: ObjectID, _ type: Int) {
    let code = machine.program.types[type]
    guard code.role == .class else { return }
    if let superclass = code.superclass { followProperties(of: id, superclass) }
    for (index, field) in code.fields.enumerated()
    where !field.isConstant && !field.isOutlet && field.type?.isFunction != true {
      follow(field.name, id, code.inheritedFieldCount + index)
    }
  }

  private func value(at place: Place) -> RecordedValue? {
    guard let owner = place.owner else {
      return recorded(machine.variables[place.slot])
    }
    guard !machine.world.isGone(owner), let slot = machine.heap.fieldSlot(of: owner) else {
      return nil
    }
    let fields = machine.heap.fields(slot)
    return fields.indices.contains(place.slot) ? recorded(fields[place.slot]) : nil
  }

  /// - Returns: `nil` for a property without a value yet, such as a lazy property that nobody has read.
  private func recorded(_ value: Value) -> RecordedValue? {
    if case .void = value { return nil }
    return value.isUnset ? nil : RecordedValue(value, in: machine) ?? .other
  }
}

extension Machine {
  /// Notes that the running code makes layout necessary.
  func noteInvalidation() {
    lastInvalidation = currentRange
    invalidationTurn = world.turn
  }

  /// The offset of the author's code that runs. While no code runs, this is the code that began what
  /// the world does, or else the action in which a step waits; -1 for none.
  /// - Parameter code: The offset of the code that began what the world does.
  func placeOfCode(inheriting code: Int32) -> Int32 {
    let isRunning = budget.entryDepth > 0
    if code >= 0, !isRunning || stack.frames.isEmpty { return code }
    let range = currentRange
    // Code that the simulator adds has no place in the author's text.
    guard range.source == .main, range.end > 0 else { return code }
    return Int32(truncatingIfNeeded: range.start)
  }
}
