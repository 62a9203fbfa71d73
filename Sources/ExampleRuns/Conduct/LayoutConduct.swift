import Diagnostics
import LifecycleEngine

/// A view, layer or constraint that code adds.
enum Addition: Hashable {
  case view(ObjectID)
  case layer(Int32)
  case constraint(Int32)
  case attachment(Attachment)
}

/// The views, layers and constraints that a layout pass leaves behind.
struct Growth {
  var views = 0
  var layers = 0
  var constraints = 0
  /// The numbers of everything else, in the order of the kinds.
  var attachments = [Int](repeating: 0, count: Attachment.Kind.allCases.count)
  /// The place where the first new addition was made.
  var place: SourceRange?

  var total: Int { views + layers + constraints + attachments.reduce(0, +) }

  static func + (one: Growth, other: Growth) -> Growth {
    Growth(
      views: one.views + other.views, layers: one.layers + other.layers,
      constraints: one.constraints + other.constraints,
      attachments: zip(one.attachments, other.attachments).map { $0 + $1 },
      place: one.place ?? other.place)
  }

  /// The number of each kind, in words.
  var text: String {
    var parts: [String] = []
    if views > 0 { parts.append(Quantity.text(views, "view", "views")) }
    if layers > 0 { parts.append(Quantity.text(layers, "layer", "layers")) }
    if constraints > 0 { parts.append(Quantity.text(constraints, "constraint", "constraints")) }
    for (kind, number) in zip(Attachment.Kind.allCases, attachments) where number > 0 {
      parts.append(Quantity.text(number, kind.name, kind.name + "s"))
    }
    return parts.joined(separator: " and ")
  }
}

// The growth in each layout pass.
extension ExampleObserver {
  /// The views, layers and constraints in a view tree.
  func content(of receiver: ObjectID) -> [Addition] {
    let root = world.kind(of: receiver) == .view ? receiver : world.viewIfLoaded(of: receiver)
    var result = layers(below: root).map { Addition.layer($0) }
    result += constraints(below: root).map { Addition.constraint($0) }
    result += attachments(below: root).map { Addition.attachment($0) }
    var pending = root.map { [$0] } ?? []
    while let next = pending.popLast() {
      let subviews = world.subviews(of: next)
      result += subviews.map { Addition.view($0) }
      pending += subviews
    }
    return result
  }

  /// The growth of a view tree since an earlier look.
  /// - Parameter start: The number of deeds at the earlier look.
  func growth(since before: [Addition], of receiver: ObjectID, deeds start: Int) -> Growth {
    let after = content(of: receiver)
    let (old, new) = (Set(before), Set(after))
    var growth = Growth()
    for thing in after where !old.contains(thing) { growth.count(thing, 1) }
    for thing in before where !new.contains(thing) { growth.count(thing, -1) }
    let added = deeds.dropFirst(start).first { deed in
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
    default: nil
    }
  }
}
