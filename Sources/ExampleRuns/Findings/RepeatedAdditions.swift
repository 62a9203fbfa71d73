import Diagnostics
import LifecycleEngine

/// Views and gesture recognizers that one place of the code adds at each appearance, and that stay.
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
      case .removedRecognizer(let view):
        entries.removeAll { entry in
          guard case .addedRecognizer(_, let host) = entry.kind else { return false }
          return host == view
        }
      case .addedView, .addedRecognizer:
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
    let thing = if case .addedView = deed.kind { "a view" } else { "a gesture recognizer" }
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
    case (.addedRecognizer(let one, let host), .addedRecognizer(let other, let same)):
      one != other && host == same
    default: false
    }
  }

  private func isIn(_ view: ObjectID, _ host: ObjectID) -> Bool {
    !world.isDeallocated(view) && !world.isDeallocated(host) && world.superview(of: view) == host
  }
}
