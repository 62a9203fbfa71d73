import Diagnostics
import LifecycleEngine

/// A view, layer, constraint or later call that code adds.
enum Addition: Hashable {
  case view(ObjectID)
  case layer(Int32)
  case constraint(Int32)
  case attachment(Attachment)
  /// An observer, by its number.
  case registration(Int)
  case timer(Work.Handle)

  /// True for what calls the code later.
  var isCall: Bool {
    switch self {
    case .registration, .timer: true
    case .view, .layer, .constraint, .attachment: false
    }
  }
}

/// The views, layers and constraints that a layout pass leaves behind.
struct Growth {
  var views = 0
  var layers = 0
  var constraints = 0
  /// The number of observers and timers.
  var calls = 0
  /// The numbers of everything else, in the order of the kinds.
  var attachments = [Int](repeating: 0, count: Attachment.Kind.allCases.count)
  /// The place where the first new addition was made.
  var place: SourceRange?

  var total: Int { views + layers + constraints + calls + attachments.reduce(0, +) }

  static func + (one: Growth, other: Growth) -> Growth {
    Growth(
      views: one.views + other.views, layers: one.layers + other.layers,
      constraints: one.constraints + other.constraints, calls: one.calls + other.calls,
      attachments: zip(one.attachments, other.attachments).map { $0 + $1 },
      place: one.place ?? other.place)
  }

  /// The number of each kind, in words.
  var text: String {
    var parts: [String] = []
    if views > 0 { parts.append(Quantity.text(views, "view", "views")) }
    if layers > 0 { parts.append(Quantity.text(layers, "layer", "layers")) }
    if constraints > 0 { parts.append(Quantity.text(constraints, "constraint", "constraints")) }
    if calls > 0 { parts.append(Quantity.text(calls, "observer or timer", "observers or timers")) }
    for (kind, number) in zip(Attachment.Kind.allCases, attachments) where number > 0 {
      parts.append(Quantity.text(number, kind.name, kind.name + "s"))
    }
    return parts.joined(separator: " and ")
  }
}

/// Looks at what each layout pass leaves behind.
struct LayoutNotes {
  let observer: ExampleObserver

  /// The views, layers and constraints in a view tree.
  func content(of receiver: ObjectID) -> [Addition] {
    let root =
      observer.world.kind(of: receiver) == .view
      ? receiver : observer.world.viewIfLoaded(of: receiver)
    var result = observer.layers(below: root).map { Addition.layer($0) }
    result += observer.constraints(below: root).map { Addition.constraint($0) }
    result += observer.attachments(below: root).map { Addition.attachment($0) }
    result += laterCalls(of: receiver)
    var pending = root.map { [$0] } ?? []
    while let next = pending.popLast() {
      let subviews = observer.world.subviews(of: next)
      result += subviews.map { Addition.view($0) }
      pending += subviews
    }
    return result
  }

  /// True if an observer or a timer of the same line is still there. One that ended between two passes may
  /// begin anew.
  private func isRepeated(_ thing: Addition, _ staying: [Addition]) -> Bool {
    func place(_ thing: Addition) -> SourceRange? {
      observer.deeds.last { $0.addition == thing }?.range
    }
    guard let own = place(thing) else { return false }
    return staying.contains { $0.isCall && place($0) == own }
  }

  /// The observers and the repeating timers of a controller, which call its code later.
  private func laterCalls(of receiver: ObjectID) -> [Addition] {
    guard observer.world.kind(of: receiver) == .controller else { return [] }
    let held = observer.registrations.isEmpty ? [] : observer.registrations(heldBy: receiver)
    var timers: [Work.Handle] = []
    for deed in observer.deeds {
      switch deed.kind {
      case .began(let work) where work.name == "Timer" && deed.author == receiver:
        timers.append(work.handle)
      case .cancelled(let handle): timers.removeAll { $0 == handle }
      default: break
      }
    }
    return held.map { .registration($0) } + timers.map { .timer($0) }
  }

  /// The growth of a view tree since an earlier look.
  /// - Parameter start: The number of deeds at the earlier look.
  func growth(since before: [Addition], of receiver: ObjectID, deeds start: Int) -> Growth {
    let after = content(of: receiver)
    let (old, new) = (Set(before), Set(after))
    var growth = Growth()
    let staying = after.filter { old.contains($0) }
    for thing in after where !old.contains(thing) && (!thing.isCall || isRepeated(thing, staying)) {
      growth.count(thing, 1)
    }
    for thing in before where !new.contains(thing) && !thing.isCall { growth.count(thing, -1) }
    let added = observer.deeds.dropFirst(start).first { deed in
      guard let thing = deed.addition else { return false }
      return new.contains(thing) && !old.contains(thing)
    }
    growth.place = added?.range
    return growth
  }
}

extension Growth {
  fileprivate mutating func count(_ thing: Addition, _ number: Int) {
    switch thing {
    case .view: views += number
    case .layer: layers += number
    case .constraint: constraints += number
    case .registration, .timer: calls += number
    case .attachment(let attachment):
      let place = Attachment.Kind.allCases.firstIndex(of: attachment.kind) ?? 0
      attachments[place] += number
    }
  }
}

extension Deed {
  /// The addition to a view tree that the deed makes.
  fileprivate var addition: Addition? {
    switch kind {
    case .addedView(let view, _, _): .view(view)
    case .added(let thing): thing
    case .attached(let attachment): .attachment(attachment)
    case .registered(_, let number): .registration(number)
    case .began(let work): .timer(work.handle)
    default: nil
    }
  }
}
