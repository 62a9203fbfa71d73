import LifecycleEngine
import ScriptMachine

// Constraints of views whose autoresizing mask contradicts the constraints.
extension CrashNotes {
  /// Notes the constraints that a view without a size cannot meet, because its mask fixes the frame.
  func noteMasks() {
    guard !observer.crashes.hasCalledHelper else { return observer.crashes.sized = [] }
    for entry in observer.crashes.sized where contradictsMask(entry.view, entry.constraint) {
      observer.noteAlways(
        .warned("Unable to simultaneously satisfy constraints."), at: entry.range)
    }
    observer.crashes.sized = []
  }

  /// Keeps a constraint that sets the size or the centre of a view, until the end of the turn.
  func noteSized(_ number: Int32, _ name: String, on base: Value?, _ arguments: Arguments) {
    guard name == "constraint", observer.isAuthorsCode, case .opaque(_, let anchor)? = base,
      let view = observer.opaqueValues.views[anchor],
      let member = observer.opaqueValues.member(anchor),
      case .object(view) = member.owner
    else { return }
    let isSize = ["widthAnchor", "heightAnchor"].contains(member.name)
    let isCenter = ["centerXAnchor", "centerYAnchor"].contains(member.name)
    let constant = arguments.labeled("equalToConstant")?.number
    guard isSize && (constant ?? 0) != 0 || isCenter && arguments.labels == ["equalTo"] else {
      return
    }
    observer.crashes.sized.append((view, number, observer.currentRange))
  }

  private func contradictsMask(_ view: ObjectID, _ constraint: Int32) -> Bool {
    guard !observer.world.isDeallocated(view), observer.constraints.isActive(constraint),
      observer.opaque.value(of: AssignedProperty(number: constraint, name: "priority")) == nil,
      observer.world.controller(ofView: view) == nil, !isInGiven(view), !standsInForView(view),
      !standsInForView(topmost(view)), let superview = observer.world.superview(of: view),
      !observer.machine.types.isCommonView(superview, "UIStackView"),
      observer.world.frame(of: view).size == Size(width: 0, height: 0)
    else { return false }
    return !observer.world.usesConstraints(view)
  }
}
