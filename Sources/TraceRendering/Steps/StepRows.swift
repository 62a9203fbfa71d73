import LifecycleEngine
import Scenarios

/// The controllers and views at one event as rows of numbers, a row for each object. The stepper of a page
/// reads these rows. The rows are flat, so that two states can be compared row by row.
///
/// An object is a number in the order in which the events need the objects; -1 stands for no object.
struct StepRows {
  /// A row and the object that the row describes, by the object's place in the world.
  struct Row: Equatable {
    var object: Int
    var numbers: [Double]
  }

  private(set) var controllers: [Row] = []
  private(set) var views: [Row] = []
  private(set) var windows: [Double] = []
  private(set) var screen = ScreenRows()

  /// - Parameters:
  ///   - state: The state.
  ///   - numbering: The numbers of the objects. New objects are added.
  init(_ state: StateSnapshot, _ numbering: inout StepNumbering) {
    var roots = state.windows
    // A page lists the controllers in the order of creation.
    for id in state.controllerIDs { _ = numbering.number(id) }
    for id in state.controllerIDs {
      let view = state.view(of: id)
      if let view, state.superview(of: view) == nil, !roots.contains(view) { roots.append(view) }
      controllers.append(StepRows.row(of: id, view, in: state, &numbering))
    }
    windows = state.windows.map { numbering.number($0) }
    // This stack replaces recursion, because an invented tree can be deeper than the host's stack.
    var pending = Array(roots.reversed())
    while let id = pending.popLast() {
      views.append(StepRows.row(ofView: id, in: state, &numbering))
      pending += state.subviews(of: id).reversed()
    }
    screen = ScreenRows(state, &numbering)
  }

  /// Number, appearance, flags (1 loaded, 2 in a window, 4 geometry final, 8 traits final), parent, presented
  /// controller, view.
  private static func row(
    of id: ObjectID, _ view: ObjectID?, in state: StateSnapshot, _ numbering: inout StepNumbering
  ) -> Row {
    let appearance = state.appearance(of: id) ?? .disappeared
    return Row(
      object: Int(id.index),
      numbers: [
        numbering.number(id), Double(appearance.rawValue), Double(state.readiness(of: id).rawValue),
        numbering.number(state.parent(of: id)), numbering.number(state.presented(by: id)),
        numbering.number(view),
      ])
  }

  /// Number, frame, safe area (top, left, bottom, right), controller, `isHidden`, subviews.
  private static func row(
    ofView id: ObjectID, in state: StateSnapshot, _ numbering: inout StepNumbering
  ) -> Row {
    let frame = state.frame(of: id)
    let insets = state.safeAreaInsets(of: id)
    var numbers = [
      numbering.number(id), frame.x, frame.y, frame.size.width, frame.size.height,
      insets.top, insets.left, insets.bottom, insets.right,
      numbering.number(state.controller(of: id)), state.isHidden(id) ? 1 : 0,
    ]
    for subview in state.subviews(of: id) { numbers.append(numbering.number(subview)) }
    return Row(object: Int(id.index), numbers: numbers)
  }
}

/// The numbers of the objects in the steps of a run, from 0 in the order in which the events need the
/// objects.
struct StepNumbering {
  private(set) var objects: [ObjectID] = []
  /// The number at each object's place in the world; -1 for an object without a number.
  private var numbers: [Int] = []

  mutating func number(_ id: ObjectID?) -> Double {
    guard let id else { return -1 }
    let place = Int(id.index)
    while numbers.count <= place { numbers.append(-1) }
    if numbers[place] < 0 {
      numbers[place] = objects.count
      objects.append(id)
    }
    return Double(numbers[place])
  }
}

/// The changes from one event to the next.
struct StepChange {
  let controllers: [StepRows.Row]
  let views: [StepRows.Row]
  /// The numbers of the objects that are gone.
  let gone: [Double]
  /// The windows from back to front, if the windows have changed.
  let windows: [Double]?
  /// The moving views, the bars and the keyboard, each if changed.
  let motions: [[Double]]?
  let bars: [[Double]]?
  let isKeyboardUp: Bool?

  /// - Parameters:
  ///   - old: The rows before, or `nil` before the first event.
  ///   - new: The rows after.
  init(from old: StepRows?, to new: StepRows) {
    var gone: [Double] = []
    controllers = StepChange.changes(from: old?.controllers ?? [], to: new.controllers, &gone)
    views = StepChange.changes(from: old?.views ?? [], to: new.views, &gone)
    self.gone = gone
    windows = old?.windows == new.windows ? nil : new.windows
    let screen = old?.screen ?? ScreenRows()
    motions = screen.motions == new.screen.motions ? nil : new.screen.motions
    bars = screen.bars == new.screen.bars ? nil : new.screen.bars
    isKeyboardUp = screen.isKeyboardUp == new.screen.isKeyboardUp ? nil : new.screen.isKeyboardUp
  }

  private static func changes(
    from old: [StepRows.Row], to new: [StepRows.Row], _ gone: inout [Double]
  ) -> [StepRows.Row] {
    var places: [Int] = []
    for (index, row) in new.enumerated() {
      while places.count <= row.object { places.append(-1) }
      places[row.object] = index
    }
    var isKnown = Array(repeating: false, count: new.count)
    for row in old {
      let place = row.object < places.count ? places[row.object] : -1
      if place < 0 {
        if let number = row.numbers.first { gone.append(number) }
      } else if new[place] == row {
        isKnown[place] = true
      }
    }
    return new.indices.filter { !isKnown[$0] }.map { new[$0] }
  }

  /// Appends the change as a list without the empty parts at the end: controllers, views, gone objects,
  /// windows, moving views, bars, keyboard. A part of the screen that has not changed is `null`.
  func append(to out: Markup) {
    out.raw("[")
    for place in 0..<count {
      if place > 0 { out.raw(",") }
      switch place {
      case 0: append(controllers.map { $0.numbers }, to: out)
      case 1: append(views.map { $0.numbers }, to: out)
      case 2: append(gone, to: out)
      case 3: if let windows { append(windows, to: out) } else { out.raw("null") }
      case 4: if let motions { append(motions, to: out) } else { out.raw("null") }
      case 5: if let bars { append(bars, to: out) } else { out.raw("null") }
      default: out.decimal(isKeyboardUp == true ? 1 : 0)
      }
    }
    out.raw("]")
  }

  /// The number of parts up to the last part that is not empty.
  private var count: Int {
    if isKeyboardUp != nil { return 7 }
    if bars != nil { return 6 }
    if motions != nil { return 5 }
    if windows != nil { return 4 }
    if !gone.isEmpty { return 3 }
    return !views.isEmpty ? 2 : !controllers.isEmpty ? 1 : 0
  }

  private func append(_ rows: [[Double]], to out: Markup) {
    out.raw("[")
    for (index, row) in rows.enumerated() {
      if index > 0 { out.raw(",") }
      append(row, to: out)
    }
    out.raw("]")
  }

  private func append(_ numbers: [Double], to out: Markup) {
    out.raw("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { out.raw(",") }
      out.decimal(number)
    }
    out.raw("]")
  }
}
