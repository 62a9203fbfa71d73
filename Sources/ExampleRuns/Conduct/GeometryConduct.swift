import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The reads of geometry and traits by an example.
struct GeometryReads {
  /// The reads whose values are not final yet.
  private var pending: [EarlyRead] = []
  /// The reads of final values.
  private(set) var late: [LateRead] = []
  /// The number of early reads.
  private(set) var count = 0
  /// The early reads whose effect masks may have corrected.
  private(set) var doubtful: [DoubtfulRead] = []
  /// The layouts of the controllers with early reads.
  private(set) var layouts: [SettledLayout] = []
  /// The uses of values before layout, without the places of views. A use may be the place of a view if the
  /// value with the number is a view.
  private var uses: [(text: String, number: Int32?)] = []

  /// The views that code which is not simulated may place.
  private(set) var helped: Set<ObjectID> = []

  mutating func addHelped(_ view: ObjectID) { helped.insert(view) }

  mutating func add(_ read: EarlyRead) {
    count += 1
    pending.append(read)
  }

  mutating func add(_ read: LateRead) { late.append(read) }
  mutating func add(_ read: DoubtfulRead) { doubtful.append(read) }
  mutating func add(_ layout: SettledLayout) { layouts.append(layout) }
  mutating func addUse(_ text: String, about number: Int32?) { uses.append((text, number)) }

  /// The uses of values before layout, without the places of views.
  func uses(_ isView: (Int32) -> Bool) -> [String] {
    uses.filter { $0.number.map { !isView($0) } ?? true }.map { $0.text }
  }

  /// Removes and returns the pending reads of a controller.
  mutating func takePending(of controller: ObjectID) -> [EarlyRead] {
    let result = pending.filter { $0.controller == controller }
    if !result.isEmpty { pending.removeAll { $0.controller == controller } }
    return result
  }
}

/// A read of geometry or traits with final values.
struct LateRead {
  let object: ObjectID
  let property: String
  let event: Int
  let value: Value
  /// True if UIKit told that the value has changed. The value may change again before the layout.
  let isOfChange: Bool
}

// The reads of geometry and traits before the values are final.
extension ExampleObserver {
  /// Notes a read of a UIKit property, and returns the value for the code.
  func noted(_ value: Value, _ name: String, of id: ObjectID) throws(RunError) -> Value {
    guard UIKitNames.marks(of: name).contains(.settled), isAuthorsCode, judgement == nil,
      !isReadToBeChanged,
      world.kind(of: id) == .view || world.kind(of: id) == .controller
    else { return value }
    StaleGeometry(observer: self).note(name, of: id)
    // A late read makes up for an early read.
    if let callback = occasions.last?.callback, callback.comesWithGeometry || callback.tellsChange {
      if callback.comesWithGeometry { notePlacedGeometry(name, of: id) }
      reads.add(
        LateRead(
          object: id, property: name, event: world.trace.events.count, value: value,
          isOfChange: !callback.comesWithGeometry))
      return value
    }
    guard let (controller, callback) = readingController, callback?.comesBeforeGeometry ?? true
    else { return value }
    notePlacedGeometry(name, of: id)
    let around = occasions.last { $0.receiver == controller }
    let number = reads.count
    let isView = world.kind(of: id) == .view
    reads.add(
      EarlyRead(
        controller: controller, appearance: appearance(of: controller), object: id,
        property: name, part: partOfWhatIsRead(value), value: value, range: currentRange,
        event: world.trace.events.count, inputs: machine.actions.marks.count, callback: around,
        number: number,
        size: isView ? world.frame(of: id).size : Size(width: 0, height: 0),
        isUnplaced: isView && UIKitNames.marks(of: name, in: .view).contains(.place)
          && !isPlacedLater(id) && hasNoSizeYet(id), isForPlace: isReadForPlace))
    return finals.first { $0.number == number }?.value ?? value
  }

  /// The controller whose code reads, and the callback; no callback during `init`.
  var readingController: (ObjectID, Callback?)? {
    for frame in frames.reversed() where frame.ending == .object && frame.base < stack.count {
      if case .object(let id) = stack[frame.base], world.kind(of: id) == .controller {
        return (id, nil)
      }
    }
    let occasion = occasions.last { occasion in
      occasion.receiver.map { world.kind(of: $0) == .controller } ?? false
    }
    guard let occasion, let receiver = occasion.receiver, let callback = occasion.callback,
      occasions.last?.kind != .other, occasions.last?.kind != .completion
    else { return nil }
    return (receiver, callback)
  }

  /// True if the next instructions set a part of the value, as in `frame.size.height = 30`.
  var isReadToBeChanged: Bool {
    guard let frame = frames.last else { return false }
    let code = program.functions[frame.function].code
    var position = frame.position
    while position < code.count, case .getMember(let index) = code[position],
      Self.parts.contains(program.names[index])
    {
      position += 1
    }
    guard position < code.count else { return false }
    switch code[position] {
    case .setMember, .setMemberDirectly: return true
    default: return false
    }
  }

  /// The part that the next instructions read, such as `size.width` in `bounds.size.width`.
  private func partOfWhatIsRead(_ value: Value) -> String? {
    guard let frame = frames.last else { return nil }
    let code = program.functions[frame.function].code
    var part: String?
    var position = frame.position
    while position < code.count, case .getMember(let index) = code[position] {
      let name = program.names[index]
      guard Self.parts.contains(name) else { break }
      part = part.map { "\($0).\(name)" } ?? name
      position += 1
    }
    return part
  }

  private static let parts =
    [
      "size", "origin", "width", "height", "x", "y", "minX", "minY", "midX", "midY", "maxX", "maxY",
      "top", "left", "bottom", "right", "userInterfaceIdiom", "layoutDirection",
    ] + MemberTable.traits.names(.simulated)

  /// The value of a part; `nil` if unknown.
  func part(_ path: String?, of value: Value) -> Value? {
    guard let path else { return value }
    var current = value
    for name in names(in: path) {
      switch current {
      case .traits(let traits):
        guard let next = machine.geometry.traitMember(name, of: traits) else { return nil }
        current = next
      default:
        guard let next = machine.geometry.geometryMember(name, of: current) else { return nil }
        current = next
      }
    }
    return current
  }

  private func names(in path: String) -> [String] {
    path.utf8.split(separator: 46).map { String(decoding: Array($0), as: UTF8.self) }
  }

  /// Compares the early reads of a controller with the final values after layout.
  func settleReads(of controller: ObjectID) {
    guard appearance(of: controller) > 0 else { return }
    let mine = reads.takePending(of: controller)
    guard !mine.isEmpty else { return }
    defer { noteLayout(of: controller) }
    for read in mine {
      if read.isUnplaced, isPlacedLater(read.object) {
        unknownReads.add(
          UnknownReads.Unplaced(
            view: read.object, property: read.property, range: read.range,
            controller: read.controller, callback: read.callback, isForPlace: read.isForPlace))
      }
      guard read.inputs == machine.actions.marks.count, isOf(controller, read.object),
        read.appearance == 0 || read.appearance == appearance(of: controller),
        let final = finalValue(of: read), let before = part(read.part, of: read.value),
        let after = part(read.part, of: final), identity(of: before) != identity(of: after),
        !isPlacedAnyway(read, final)
      else { continue }
      noteDoubt(read)
      add(
        Deed(
          kind: .changed(read, final: after), range: read.range, event: world.trace.events.count,
          occasion: read.callback, callback: read.callback, isInAnimation: false))
    }
  }

  /// True if the object is the controller, its view, or a view in that view.
  func isOf(_ controller: ObjectID, _ object: ObjectID) -> Bool {
    guard object != controller else { return true }
    guard world.kind(of: object) == .view, let view = world.viewIfLoaded(of: controller) else {
      return false
    }
    return object == view || world.isDescendant(object, of: view)
  }

  private func finalValue(of read: EarlyRead) -> Value? {
    guard !world.isDeallocated(read.object) else { return nil }
    switch (world.kind(of: read.object), read.property) {
    case (.controller, "traitCollection"): return .traits(world.traitCollection(of: read.object))
    case (.view, _): return machine.views.viewProperty(read.property, of: read.object)
    default: return nil
    }
  }
}

extension Callback {
  /// True if geometry is final in the callback, or becomes final there.
  var comesWithGeometry: Bool { self == .viewIsAppearing || isOfLayout }

  /// True if UIKit calls the callback because geometry or traits have changed.
  var tellsChange: Bool {
    [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .traitCollectionDidChange].contains(
      self)
  }
}

extension ExampleObserver {
  /// Looks at each event of an example when the event is recorded.
  func look(at event: Event) {
    guard case .object(let id) = event.receiver else {
      switch event.callback {
      case .consoleWarning, .consoleException: noteReport(event)
      default: break
      }
      return
    }
    switch event.callback {
    case .viewWillAppear: noteAppearance(of: id)
    case .viewDidLayoutSubviews:
      settleReads(of: id)
      settlePlaces(of: id)
    default: break
    }
  }
}
