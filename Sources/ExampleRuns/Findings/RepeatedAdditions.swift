import Diagnostics
import LifecycleEngine

/// Views, gesture recognizers and so on that one place of the code adds at each appearance, and that
/// stay.
struct RepeatedAdditions {
  /// An addition in a callback of an appearance.
  private struct Entry {
    let kind: Deed.Kind
    let range: SourceRange
    let occasion: Occasion
  }

  /// Makes the occurrence of an addition at a place, with notes and the number of an event.
  typealias Make = (SourceRange, [String], Int?) -> Occurrence

  static func all(in run: DriveRun, _ make: Make) -> [Occurrence] {
    var entries: [Entry] = []
    var result: [Occurrence] = []
    for deed in run.deeds {
      switch deed.kind {
      case .detached(let kind, let host):
        entries.removeAll { entry in
          guard case .attached(let other) = entry.kind else { return false }
          return other.kind == kind && other.host == host
        }
      // Actions and interactions that pile up are registrations, which another finding has.
      case .attached(let attachment) where attachment.kind.isRegistration: break
      case .addedView, .attached, .added:
        guard let occasion = deed.occasion?.origin, occasion.callback?.isOfAppearing == true else {
          break
        }
        let entry = Entry(kind: deed.kind, range: deed.range, occasion: occasion)
        let earlier = entries.last { other in
          other.range == entry.range && other.occasion.receiver == occasion.receiver
            && other.occasion.appearance < occasion.appearance
            && run.haveStayed(other.kind, deed.kind)
        }
        if let earlier { result.append(occurrence(deed, earlier, entry, run, make)) }
        entries.append(entry)
      default: break
      }
    }
    return result
  }

  private static func occurrence(
    _ deed: Deed, _ earlier: Entry, _ entry: Entry, _ run: DriveRun, _ make: Make
  ) -> Occurrence {
    let thing =
      switch deed.kind {
      case .attached(let attachment): "\(attachment.kind.article) \(attachment.kind.name)"
      case .added(.layer): "a layer"
      case .added: "a constraint"
      default: "a view"
      }
    let owner = entry.occasion.receiver.map { " of \(run.name(of: $0))" } ?? ""
    return make(
      deed.range,
      [
        "\(thing) was added \(run.place(of: earlier.occasion)) at appearance "
          + "\(earlier.occasion.appearance)\(owner)",
        "another was added at appearance \(entry.occasion.appearance), and the first was still there",
      ], entry.occasion.event)
  }
}

extension DriveRun {
  /// True if two additions added different things to the same view, and both are there at the end.
  fileprivate func haveStayed(_ first: Deed.Kind, _ second: Deed.Kind) -> Bool {
    switch (first, second) {
    case (.addedView(let one, let host, _), .addedView(let other, let same, _)):
      one != other && host == same && isIn(one, host) && isIn(other, host)
    case (.attached(let one), .attached(let other)):
      one != other && one.kind == other.kind && one.host == other.host
    case (.added(.layer(let one)), .added(.layer(let other))):
      one != other && conduct.layers.added.contains(one) && conduct.layers.added.contains(other)
    case (.added(.constraint(let one)), .added(.constraint(let other))):
      one != other && areSame(one, other)
    default: false
    }
  }

  /// True if two constraints are active between the same views, which are still there.
  private func areSame(_ one: Int32, _ other: Int32) -> Bool {
    let constraints = conduct.constraints
    guard let views = constraints.views(of: one), views == constraints.views(of: other),
      constraints.isActive(one), constraints.isActive(other)
    else { return false }
    return !views.isEmpty && views.allSatisfy { !world.isDeallocated($0) }
  }

  private func isIn(_ view: ObjectID, _ host: ObjectID) -> Bool {
    !world.isDeallocated(view) && !world.isDeallocated(host) && world.superview(of: view) == host
  }
}
