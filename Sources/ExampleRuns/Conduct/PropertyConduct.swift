import LifecycleEngine
import ScriptMachine
import UIKitNames

// The properties unknown to the simulator that an example sets and reads.
extension ExampleObserver {
  /// Keeps the value assigned to a property of an opaque value.
  func assign(_ value: Value, _ name: String, ofOpaque number: Int32) {
    noteGiven(value)
    crashing.noteForbidden(name, on: number)
    noteHeld(value, as: name, by: number)
    noteWeakly(value, name, of: .opaque(number))
    if ListNotes(observer: self).noteGrown(value, name, of: .opaque(number)) { return }
    let property = AssignedProperty(number: number, name: name)
    let old = opaque.value(of: property).map { described($0) }
    if Self.components.contains(name), let (owner, member) = structure(number) {
      // A part of a structure changes the property that holds the structure.
      noteSet(
        owner, member, from: old.map { ("\(name) \($0.identity)", $0.text) },
        to: value, part: name)
    } else {
      noteSet(.opaque(number), name, from: old, to: value)
    }
    if name == "sublayers" { return setSublayers(value, of: .opaque(name, number)) }
    if name == "isActive", case .boolean(let isActive) = value {
      let constraint = Value.opaque("constraint", number)
      if isActive { activate(constraint) } else { deactivate(constraint) }
    }
    // A list dies with the assignment, although the bar has its items.
    if ListNotes.lists.contains(name), value.objectID.flatMap({ array($0) }) != nil { return }
    opaque.assign(value, to: property)
  }

  /// The value assigned to a property of an opaque value. The caller owns the value.
  func assigned(_ name: String, to base: Value) -> Value? {
    guard case .opaque(_, let number) = base,
      let value = opaque.value(of: AssignedProperty(number: number, name: name))
    else { return nil }
    return copied(value)
  }

  /// The value of a property of a view or a controller before a change.
  func shown(_ name: String, of id: ObjectID) -> Value? {
    if world.kind(of: id) == .controller { return .insets(world.additionalSafeAreaInsets(of: id)) }
    if let kept = machine.heap.kept(name, of: id) { return kept }
    let value =
      machine.views.viewProperty(name, of: id) ?? machine.controllers.weakProperty(name, of: id)
    // The value is only looked at, so ownership ends here.
    if let value { release(value) }
    return value
  }

  /// A value in words, for use after the value is gone.
  func described(_ value: Value) -> (identity: String, text: String) {
    (identity(of: value), shownText(value))
  }

  /// The parts of structures that are not simulated and that properties hold.
  private static let components = [
    "top", "bottom", "left", "right", "leading", "trailing", "x", "y", "width", "height", "size",
    "origin", "a", "b", "c", "d", "tx", "ty", "m11", "m12", "m13", "m14", "m21", "m22", "m23",
    "m24",
    "m31", "m32", "m33", "m34", "m41", "m42", "m43", "m44",
  ]

  /// The property that an opaque value was read from.
  private func structure(_ number: Int32) -> (owner: Target, name: String)? {
    guard let member = opaqueValues.member(number) else { return nil }
    switch member.owner {
    case .object(let id): return (.object(id), member.name)
    case .value(let owner): return (.opaque(owner), member.name)
    case .script, .library: return nil
    }
  }

  /// - Parameter part: The part of the property that was set; `nil` for the whole property.
  func noteSet(
    _ target: Target, _ name: String, from old: (identity: String, text: String)?,
    to value: Value, part: String? = nil
  ) {
    guard isAuthorsCode, !isClosure(value) else { return }
    let new = (part.map { "\($0) " } ?? "") + identity(of: value)
    if !isPlace(name, of: target) {
      noteUse("\(text(of: target)) \(name) \(new)", about: target.value(placedBy: name))
    }
    let known = opaque.identity(of: name, of: target)
    let documented = ViewDefaults.documented(name)
    let before = known ?? old?.identity ?? documented
    let screen = occasions.last?.receiver ?? controllerAtWork
    let change = SetValue(
      part: part, isNew: before != new, isOnScreen: isOnScreen(target), isInTree: isInTree(target),
      isOwn: screen.map { target.isPart(of: $0, self) } ?? false,
      old: old?.text ?? "", new: shownText(value), oldIdentity: before,
      newIdentity: new)
    note(.set(target, name, change))
    if value.isOpaque || known != nil {
      opaque.keep(value.isOpaque ? new : nil, of: name, of: target)
    }
  }

  private func text(of target: Target) -> String {
    switch target {
    case .object(let id): "\(id.index)"
    case .opaque(let number): origin(of: number)
    }
  }

  /// True if a property is the position of a view.
  private func isPlace(_ name: String, of target: Target) -> Bool {
    guard case .object(let id) = target, world.kind(of: id) == .view else { return false }
    return UIKitNames.marks(of: name, in: .view).contains(.place)
  }

  /// Notes a call or assignment on a part of a screen, whose effect may be visible.
  func noteAsked(_ name: String, of base: Value) {
    guard name != "dismiss", belongsToScreen(base) else { return }
    note(.asked(name))
  }

  /// True if a value is a UIKit part of a screen, or an opaque value that was not read from a free
  /// name. A value from a free name acts elsewhere.
  private func belongsToScreen(_ value: Value) -> Bool {
    switch value {
    case .object(let id): return world.kind(of: id) != .foreign
    case .opaque(_, let number): return !opaqueValues.isOfFreeName(number)
    default: return false
    }
  }

  /// True if a view has a superview or a controller. A new view is nowhere yet.
  private func isInTree(_ target: Target) -> Bool {
    guard case .object(let id) = target, world.kind(of: id) == .view else { return true }
    return world.superview(of: id) != nil || world.controller(ofView: id) != nil
  }

  /// True if a view, or an opaque part of a view, is in a window.
  private func isOnScreen(_ target: Target) -> Bool {
    switch target {
    case .object(let id): return world.kind(of: id) == .view && world.window(of: id) != nil
    case .opaque(let number):
      if let view = machine.heap.opaqueValues.standInViews[number] {
        return world.window(of: view) != nil
      }
      guard let view = opaqueValues.layers[number] else { return false }
      return !world.isDeallocated(view) && world.window(of: view) != nil
    }
  }

  /// A value as the evidence shows it.
  func shownText(_ value: Value) -> String {
    switch value {
    case .opaque(let name, _): name
    case .symbol(let name): ".\(name)"
    case .object(let id):
      array(id) == nil ? machine.name(of: id) ?? machine.describeKind(value) : "a list"
    case .rect(let rect):
      "(\(NumberText.describe(rect.x)), \(NumberText.describe(rect.y)), "
        + "\(NumberText.describe(rect.size.width)), \(NumberText.describe(rect.size.height)))"
    case .size(let size):
      "(\(NumberText.describe(size.width)), \(NumberText.describe(size.height)))"
    case .insets(let insets):
      "(top \(NumberText.describe(insets.top)), left \(NumberText.describe(insets.left)), "
        + "bottom \(NumberText.describe(insets.bottom)), right \(NumberText.describe(insets.right)))"
    case .string(let text): "\"\(text)\""
    default: machine.operators.describe(value)
    }
  }
}

extension Target {
  /// True for a view of a screen, and for another part that belongs to the screen alone.
  fileprivate func isPart(of screen: ObjectID, _ observer: ExampleObserver) -> Bool {
    switch self {
    case .object(let id): return observer.isOf(screen, id)
    case .opaque(let number):
      let known = observer.opaqueValues
      if known.navigationItems[number] == screen { return true }
      if let view = known.standInViews[number] ?? known.views[number] {
        return observer.isOf(screen, view)
      }
      if let views = observer.constraints.views(of: number), !views.isEmpty {
        return views.allSatisfy { observer.isOf(screen, $0) }
      }
      switch known.member(number)?.owner {
      case .object(let id): return observer.isOf(screen, id)
      case .value(let owner): return Target.opaque(owner).isPart(of: screen, observer)
      case .script, .library, nil: return false
      }
    }
  }

  /// The number of a value that is a view if a view stands in for the value later, for a place.
  fileprivate func value(placedBy property: String) -> Int32? {
    guard case .opaque(let number) = self,
      UIKitNames.marks(of: property, in: .view).contains(.place)
    else { return nil }
    return number
  }
}
