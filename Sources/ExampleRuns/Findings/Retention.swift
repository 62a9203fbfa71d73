import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine

/// The references that keep the example's controllers alive after the drive has released them.
struct Retention {
  /// An object that is still alive, with the reason.
  struct Held {
    let object: ObjectID
    /// The path of references: from the object back to the object, or to the object from a task or
    /// a cycle.
    let path: String
    var holder = Holder.itself
    /// The place where the reference is made, if known.
    let range: SourceRange?
  }

  /// The beginning of the path.
  enum Holder {
    /// The object, which is part of the cycle.
    case itself
    /// A cycle without the object.
    case cycle
    /// A part of the system that the example registered with.
    case system(String)
  }

  private(set) var cycles: [Held] = []
  private(set) var endless: [Held] = []
  /// The objects that nothing of the app holds any more, and that are still alive.
  private(set) var survivors: [ObjectID] = []

  /// Creates the result for a run in which no object is kept.
  init() {}

  init(_ run: DriveRun) {
    guard run.world.stop == nil, run.machine.failure == nil else { return }
    let graph = ReferenceGraph(run)
    survivors = graph.survivors
    for id in graph.survivors {
      if let held = graph.cycle(through: id) ?? graph.cycle(holding: id)
        ?? graph.registration(holding: id)
      {
        cycles.append(held)
      }
      if let held = graph.waitingTask(holding: id) { endless.append(held) }
    }
  }
}

/// The references between the objects of a world, each with a label.
private struct ReferenceGraph {
  struct Edge {
    let target: ObjectID
    let label: String
    /// True if the author's code made the reference.
    var isAuthors = true
  }

  let run: DriveRun
  private var edges: [[Edge]] = []
  private(set) var survivors: [ObjectID] = []
  /// The objects that only each other holds.
  private let leaked: [ObjectID]

  init(_ run: DriveRun) {
    self.run = run
    let machine = run.machine
    leaked = machine.uikit.leaks()
    for index in 0..<run.world.objectCount {
      edges.append(machine.labelledReferences(of: ObjectID(at: index)))
    }
    for index in 0..<run.world.objectCount {
      let id = ObjectID(at: index)
      guard run.isExamples(id), !run.world.isDeallocated(id), isReleased(id) else { continue }
      survivors.append(id)
    }
  }

  /// True if no window, container, presentation or variable holds an object any more.
  private func isReleased(_ id: ObjectID) -> Bool {
    let world = run.world
    if let view = world.viewIfLoaded(of: id), world.window(of: view) != nil { return false }
    return world.parent(of: id) == nil && world.presentingViewController(of: id) == nil
      && !run.machine.variables.values.contains { $0.objectID == id }
  }

  /// The shortest path from an object back to the object.
  func cycle(through id: ObjectID) -> Retention.Held? {
    guard let path = path(from: id, to: id), path.contains(where: { $0.isAuthors }) else {
      return nil
    }
    return Retention.Held(object: id, path: text(path, from: id), range: place(of: path, from: id))
  }

  /// The nearest cycle that holds an object, if nothing else can reach the object.
  func cycle(holding id: ObjectID) -> Retention.Held? {
    guard leaked.contains(id) else { return nil }
    for holder in holders(of: id) where !waitsForever(holder) {
      guard let circle = path(from: holder, to: holder), circle.contains(where: { $0.isAuthors }),
        let way = path(from: holder, to: id)
      else { continue }
      let end = text(way, from: holder).utf8.dropFirst(name(of: holder).utf8.count)
      return Retention.Held(
        object: id, path: text(circle, from: holder) + String(decoding: Array(end), as: UTF8.self),
        holder: .cycle, range: place(of: circle, from: holder))
    }
    return nil
  }

  /// The objects with a path to an object, the nearest first.
  private func holders(of id: ObjectID) -> [ObjectID] {
    var result = [id]
    var next = 0
    while next < result.count {
      let held = result[next]
      next += 1
      for (index, list) in edges.enumerated() where list.contains(where: { $0.target == held }) {
        let holder = ObjectID(at: index)
        if !result.contains(holder) { result.append(holder) }
      }
    }
    return Array(result.dropFirst())
  }

  /// The path to an object from the run loop or the notification center, which hold what the example
  /// registered until the example ends the registration.
  func registration(holding id: ObjectID) -> Retention.Held? {
    for index in 0..<run.world.objectCount {
      let holder = ObjectID(at: index)
      guard !run.world.isDeallocated(holder), let system = system(holding: holder),
        let path = path(from: holder, to: id), isOnly(path, through: survivors)
      else { continue }
      let begun = run.deeds.last { deed in
        guard case .began(let work) = deed.kind else { return false }
        return work.handle == .task(holder)
      }
      return Retention.Held(
        object: id, path: text(path, from: holder), holder: .system(system),
        range: begun?.range ?? place(of: path, from: holder))
    }
    for number in run.machine.heap.registeredOpaques {
      for edge in run.machine.edges(ofOpaque: number) {
        let way = edge.target == id ? [] : path(from: edge.target, to: id)
        guard let way, isOnly(way, through: survivors) else { continue }
        return Retention.Held(
          object: id, path: text(way, from: edge.target), holder: .system("the system"),
          range: run.conduct.registeredPlaces[number] ?? place(of: way, from: edge.target))
      }
    }
    return nil
  }

  /// The part of the system that holds an object for the example.
  private func system(holding id: ObjectID) -> String? {
    if isRegistration(id) { return "the notification center" }
    guard case .timer(let record) = run.machine.heap.foreignObject(id), record.isValid,
      record.repeats
    else { return nil }
    return "the run loop"
  }

  /// True if a path has no controller that something else keeps.
  private func isOnly(_ path: [Edge], through survivors: [ObjectID]) -> Bool {
    path.allSatisfy { edge in
      run.world.kind(of: edge.target) != .controller || survivors.contains(edge.target)
    }
  }

  /// The path to an object from a task that never continues.
  func waitingTask(holding id: ObjectID) -> Retention.Held? {
    for index in 0..<run.world.objectCount {
      let task = ObjectID(at: index)
      guard !run.world.isDeallocated(task), waitsForever(task), let path = path(from: task, to: id)
      else { continue }
      return Retention.Held(object: id, path: text(path, from: task), range: place(ofTask: task))
    }
    return nil
  }

  private func waitsForever(_ id: ObjectID) -> Bool {
    guard case .task(let record) = run.machine.heap.foreignObject(id) else { return false }
    return !record.isFinished && record.waitsForever
  }

  private func path(from start: ObjectID, to goal: ObjectID) -> [Edge]? {
    var origin: [Int: (from: Int, edge: Edge)] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      // References of an endless task belong to the task's own finding.
      if current != start, waitsForever(current) { continue }
      for edge in edges[Int(current.index)] {
        if edge.target == goal {
          return steps(to: current, origin, start) + [edge]
        }
        guard edge.target != start, origin[Int(edge.target.index)] == nil else { continue }
        origin[Int(edge.target.index)] = (Int(current.index), edge)
        pending.append(edge.target)
      }
    }
    return nil
  }

  private func steps(
    to end: ObjectID, _ origin: [Int: (from: Int, edge: Edge)], _ start: ObjectID
  ) -> [Edge] {
    var result: [Edge] = []
    var current = Int(end.index)
    while current != Int(start.index), let step = origin[current] {
      result.insert(step.edge, at: 0)
      current = step.from
    }
    return result
  }

  private func text(_ path: [Edge], from start: ObjectID) -> String {
    var text = name(of: start)
    for edge in path {
      // A reader does not see the variables that closures share.
      if case .cell = run.machine.heap.foreignObject(edge.target) { continue }
      text += edge.label.isEmpty ? " → " : ".\(edge.label) → "
      text += name(of: edge.target)
    }
    return text
  }

  /// True if an object stands for an observer of the notification center.
  private func isRegistration(_ id: ObjectID) -> Bool {
    run.machine.observations.entries.contains { entry in
      if case .closure(_, id) = entry.receiver { return true }
      return false
    }
  }

  private func name(of id: ObjectID) -> String {
    guard !isRegistration(id) else { return "registration" }
    return switch run.machine.heap.foreignObject(id) {
    case .closure: "closure"
    case .task: "Task"
    case .timer: "Timer"
    case .animator: "UIViewPropertyAnimator"
    case .array: "array"
    case .dictionary: "dictionary"
    case .cell: "variable"
    case .instance, nil: run.names[id]
    default: "value"
    }
  }

  /// The place of the reference that closes a cycle: the last closure on the path, or the last
  /// assignment to a property on the path, whichever is later on the path.
  private func place(of path: [Edge], from start: ObjectID) -> SourceRange? {
    let owners = [start] + path.map { $0.target }
    for (edge, owner) in zip(path, owners).reversed() {
      if case .closure(let record) = run.machine.heap.foreignObject(edge.target),
        let place = run.machine.program.place(ofClosure: record.function)
      {
        return place
      }
      // Behind the property, a label names the properties of values without a simulation.
      let property = edge.label.split(separator: ".").first.map { String($0) } ?? edge.label
      let assignment = run.deeds.last { deed in
        guard case .wrote(let variable) = deed.kind, variable.owner == owner else { return false }
        return variable.name.hasSuffix(".\(property)")
      }
      if let assignment { return assignment.range }
    }
    return nil
  }

  /// The place where a task waits: the innermost place in the example.
  private func place(ofTask id: ObjectID) -> SourceRange? {
    guard case .task(let record) = run.machine.heap.foreignObject(id) else { return nil }
    for frame in record.code.frames.reversed() where frame.position > 0 {
      let ranges = run.machine.program.functions[frame.function].ranges
      guard ranges.indices.contains(frame.position - 1) else { continue }
      let range = ranges[frame.position - 1]
      if range.isOfExample { return range }
    }
    return nil
  }
}

extension Program {
  /// The place of a closure.
  fileprivate func place(ofClosure function: Int) -> SourceRange? {
    for code in functions {
      for (position, instruction) in code.code.enumerated() {
        if case .makeClosure(function, _) = instruction { return code.ranges[position] }
      }
    }
    return nil
  }
}

extension TaskRecord {
  /// True if the task waits for an event that never comes, or waits again and again.
  fileprivate var waitsForever: Bool {
    switch suspension {
    case .elements, .continuation, .notification: true
    case .sleep, .yield, .turn, .actor: resumptions > 1
    case nil: false
    }
  }
}

extension Machine {
  /// The references of an object, each with the name of the property.
  fileprivate func labelledReferences(of id: ObjectID) -> [ReferenceGraph.Edge] {
    guard !world.isDeallocated(id) else { return [] }
    var result: [ReferenceGraph.Edge] = []
    if let slot = heap.fieldSlot(of: id), let type = types.typeIndex(of: id) {
      let values = heap.fields(slot)
      for owner in types.classes(from: type) {
        let code = program.types[owner]
        for (place, field) in code.fields.enumerated() {
          let slot = code.inheritedFieldCount + place
          guard slot < values.count else { continue }
          result += edges(of: values[slot], field.name)
        }
      }
    }
    for property in heap.unmodeledProperties(of: id) {
      // Several values under one name have a number behind the name.
      let name = property.name.split(separator: " ").first.map { String($0) } ?? ""
      result += edges(of: property.value, name)
    }
    if let object = heap.foreignObject(id) {
      for held in heap.references(in: object) { result += edges(of: held, "") }
    }
    for entry in observations.entries {
      if case .closure(let closure, id) = entry.receiver {
        result.append(ReferenceGraph.Edge(target: closure, label: ""))
      }
    }
    if heap.hasHoldings {
      for (name, number) in heap.opaqueValues.members(of: id) {
        result += edges(ofOpaque: number, name)
      }
    }
    for held in world.strongReferences(of: id) {
      result.append(
        ReferenceGraph.Edge(
          target: held, label: label(of: held, in: id), isAuthors: false))
    }
    return result
  }

  /// The references of a value: to an object, or to what an opaque value holds.
  private func edges(of value: Value, _ label: String) -> [ReferenceGraph.Edge] {
    switch value {
    case .object(let held): [ReferenceGraph.Edge(target: held, label: label)]
    case .opaque(_, let number): heap.hasHoldings ? edges(ofOpaque: number, label) : []
    default: []
    }
  }

  /// The references of an opaque value, and of the opaque values that the value holds.
  fileprivate func edges(ofOpaque number: Int32, _ label: String = "") -> [ReferenceGraph.Edge] {
    var result: [ReferenceGraph.Edge] = []
    var open = [(number: number, label: label)]
    var seen: Set<Int32> = []
    while let next = open.popLast() {
      guard seen.insert(next.number).inserted else { continue }
      for held in heap.values(heldByOpaque: next.number) {
        let own = held.label.split(separator: " ").first.map { String($0) } ?? ""
        let label = next.label + (next.label.isEmpty || own.isEmpty ? "" : ".") + own
        switch held.value {
        case .object(let id): result.append(ReferenceGraph.Edge(target: id, label: label))
        case .opaque(_, let inner): open.append((inner, label))
        default: break
        }
      }
      for (name, inner) in heap.opaqueValues.members(of: next.number) {
        open.append((inner, next.label.isEmpty ? name : next.label + "." + name))
      }
    }
    return result
  }

  private func label(of held: ObjectID, in owner: ObjectID) -> String {
    switch (world.kind(of: owner), world.kind(of: held)) {
    case (.controller, .view): "view"
    case (.controller, .controller):
      world.presentedViewController(of: owner) == held ? "presentedViewController" : "children"
    case (.view, .view): "subviews"
    default: ""
    }
  }
}
