import LifecycleEngine
import ScriptMachine

/// Something that code adds to a view, and that is no view, layer or constraint.
struct Attachment: Hashable {
  enum Kind: String, CaseIterable {
    case recognizer = "GestureRecognizer"
    case action = "Action"
    case interaction = "Interaction"
    case guide = "LayoutGuide"
    case effect = "MotionEffect"

    /// The word for one.
    var name: String {
      switch self {
      case .recognizer: "gesture recognizer"
      case .action: "action"
      case .interaction: "interaction"
      case .guide: "layout guide"
      case .effect: "motion effect"
      }
    }

    /// True for what UIKit calls each time, as it calls observers.
    var isRegistration: Bool { self == .action || self == .interaction }

    var article: String { self == .action || self == .interaction ? "an" : "a" }
  }

  let kind: Kind
  /// A text that tells one from another.
  let mark: String
  let host: Target
}

// The gesture recognizers, actions and so on that an example adds to views.
extension ExampleObserver {
  /// Notes a call that adds something to a view, or that removes something.
  func noteAttachment(_ name: String, on base: Value, _ arguments: Arguments) {
    if name == "append", let (view, list) = list(base), let kind = kind(ofList: list) {
      return noteAttachment("add" + kind.rawValue, on: view, arguments)
    }
    guard let host = host(base) else { return }
    for kind in Attachment.Kind.allCases {
      guard name.hasSuffix(kind.rawValue) else { continue }
      calling.noteJudged()
      if name == "add" + kind.rawValue {
        // An alert takes an action without an event.
        guard let first = arguments.first, kind != .action || arguments.labels.last == "for" else {
          continue
        }
        let attachment = Attachment(kind: kind, mark: mark(of: first), host: host)
        if !attachments.contains(attachment) { attachments.append(attachment) }
        note(.attached(attachment))
      } else if name == "remove" + kind.rawValue {
        let gone = arguments.first.map { mark(of: $0) }
        attachments.removeAll { $0.kind == kind && $0.host == host && $0.mark == gone }
        note(.detached(kind, from: host))
      }
    }
  }

  /// Notes that a list of everything attached is replaced, as in `gestureRecognizers = nil`.
  func noteReplacedAttachments(_ name: String, of base: Value) {
    guard let host = host(base), let kind = kind(ofList: name) else { return }
    attachments.removeAll { $0.kind == kind && $0.host == host }
    note(.detached(kind, from: host))
  }

  /// The kind of the things in a list, such as `gestureRecognizers`.
  private func kind(ofList name: String) -> Attachment.Kind? {
    Attachment.Kind.allCases.first { name.hasSuffix($0.rawValue.dropFirst() + "s") }
  }

  /// The view and the name of a list that was read from the view.
  private func list(_ value: Value) -> (view: Value, name: String)? {
    guard case .opaque(_, let number) = value, let member = opaqueValues.member(number),
      case .object(let view) = member.owner
    else { return nil }
    return (.object(view), member.name)
  }

  private func host(_ base: Value) -> Target? {
    switch base {
    case .object(let id): world.kind(of: id) == .view ? .object(id) : nil
    case .opaque(_, let number): .opaque(number)
    default: nil
    }
  }

  /// A text that tells one value from another. Equal calls make equal values, so the identity of the
  /// value does not.
  func mark(of value: Value) -> String {
    switch value {
    case .opaque(_, let number): return "#\(number)"
    case .object(let id):
      // A control replaces an action by an action with the same identifier.
      switch machine.heap.kept("identifier", of: id) {
      case nil, .null?: return "object \(id.index)"
      case let own?: return identity(of: own)
      }
    default: return identity(of: value)
    }
  }

  /// Everything attached to a view and its descendants, and to unknown views.
  func attachments(below root: ObjectID?) -> [Attachment] {
    attachments.filter { attachment in
      guard case .object(let view) = attachment.host else { return true }
      return isIn(root, view)
    }
  }
}
