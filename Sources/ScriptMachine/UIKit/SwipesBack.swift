import LifecycleEngine
import UIKitNames

// The recognizers of the swipes back, which the author's code disables or gives a delegate of its own.
extension ContainerMembers {
  /// The property with the recognizer of the swipe from the edge.
  static let edgeSwipe = "interactivePopGestureRecognizer"
  /// The property with the recognizer of the swipe over the content.
  static let contentSwipe = "interactiveContentPopGestureRecognizer"

  private static let isEnabled = "isEnabled"
  private static let delegate = "delegate"

  /// A recognizer that the author's code has read from a navigation controller.
  private struct Recognizer {
    let navigation: ObjectID
    let name: String
    var isOfEdge: Bool { name == ContainerMembers.edgeSwipe }
  }

  private func recognizer(_ value: Value) -> Recognizer? {
    guard !rules.allowsUndeclared, case .opaque(_, let number) = value,
      let place = heap.opaqueValues.member(number), case .object(let id) = place.owner,
      place.name == ContainerMembers.edgeSwipe || place.name == ContainerMembers.contentSwipe,
      !world.isDeallocated(id)
    else { return nil }
    return Recognizer(navigation: id, name: place.name)
  }

  /// The name under which the navigation controller keeps the delegate of a recognizer.
  private static func delegateKey(_ name: String) -> String { name + "." + delegate }

  // MARK: Members

  /// The value of a member of a recognizer; nil for any other value.
  func swipeMember(_ name: String, of base: Value) -> Value? {
    guard let recognizer = recognizer(base) else { return nil }
    switch name {
    case ContainerMembers.isEnabled:
      return .boolean(
        world.swipesBack(fromEdge: recognizer.isOfEdge, of: recognizer.navigation))
    case ContainerMembers.delegate:
      let key = ContainerMembers.delegateKey(recognizer.name)
      guard let kept = heap.kept(key, of: recognizer.navigation), !kept.isOpaque else { return nil }
      if case .weak(let object) = kept, world.isGone(object) { return .null }
      return kept.objectID.map { heap.owned($0) } ?? heap.copied(kept)
    default: return nil
    }
  }

  /// Sets a member of a recognizer.
  /// - Returns: False for a value that is no recognizer, and for a member that is only kept.
  func setSwipeMember(
    _ name: String, of base: Value, to value: Value
  ) throws(RunError) -> Bool {
    guard let recognizer = recognizer(base) else { return false }
    switch name {
    case ContainerMembers.isEnabled:
      world.setSwipesBack(
        try machine.condition(heap.copied(value)), fromEdge: recognizer.isOfEdge,
        of: recognizer.navigation)
    case ContainerMembers.delegate:
      guard recognizer.isOfEdge else {
        throw failed(
          .notSimulated, "A delegate of '\(recognizer.name)' is not simulated yet",
          ["set 'isEnabled' of the recognizer"])
      }
      let object = try machine.controllers.delegateObject(
        value, name, "UIGestureRecognizerDelegate")
      heap.keep(
        object.map { .weak($0) } ?? heap.copied(value),
        ContainerMembers.delegateKey(recognizer.name), of: recognizer.navigation)
      world.setDelegateOfSwipe(
        isFromUIKit: isFromUIKit(value, base), of: recognizer.navigation)
    default: return false
    }
    return true
  }

  /// Returns true for the delegate that was read from a recognizer before another was set.
  private func isFromUIKit(_ value: Value, _ recognizer: Value) -> Bool {
    guard case .opaque(_, let number) = value, case .opaque(_, let owner) = recognizer else {
      return false
    }
    return heap.opaqueValues.member(number)
      == OpaqueMember(owner: .value(owner), name: ContainerMembers.delegate)
  }

  /// Fails for a call that would keep a swipe from going back.
  func checkSwipeCall(_ name: String, of base: Value) throws(RunError) {
    guard name == "require", let recognizer = recognizer(base) else { return }
    throw failed(
      .notSimulated, "'require(toFail:)' of '\(recognizer.name)' is not simulated yet",
      ["set 'isEnabled' of the recognizer"])
  }

  /// Fails for the removal of a recognizer from its view.
  func checkSwipeRemoval(_ name: String, _ arguments: Arguments) throws(RunError) {
    guard name == "removeGestureRecognizer", let value = arguments.first,
      let recognizer = recognizer(value)
    else { return }
    throw failed(
      .notSimulated, "The removal of '\(recognizer.name)' is not simulated yet",
      ["set 'isEnabled' of the recognizer"])
  }

  // MARK: The swipe

  /// Asks the author's delegate, and begins a swipe back from the edge.
  func beginSwipeBack() throws(GestureError) {
    let navigation = try world.navigationToSwipeBack()
    guard try letsSwipeBegin(in: navigation) else {
      // Nothing moves, unless the other recognizer takes the swipe.
      guard !world.maySwipeBackFromContent(in: navigation) else {
        throw .unknown(
          "the delegate of '\(ContainerMembers.edgeSwipe)' says no, and no source says whether "
            + "'\(ContainerMembers.contentSwipe)' goes back then; disable it, too")
      }
      return
    }
    guard world.stop == nil else { return }
    try world.beginSwipeBack()
  }

  /// The answer of `gestureRecognizerShouldBegin(_:)`; true without such a delegate.
  private func letsSwipeBegin(in navigation: ObjectID) throws(GestureError) -> Bool {
    let name = ContainerMembers.edgeSwipe
    switch heap.kept(ContainerMembers.delegateKey(name), of: navigation) {
    case .weak(let delegate)?:
      guard !world.isDeallocated(delegate),
        let method = machine.rows.method(
          DelegateMethods.swipeQuestion, [nil], of: delegate)
      else { return true }
      let recognizer = machine.unknowns.opaqueMember(name, of: .object(navigation))
      let answer = machine.rows.caught { () throws(RunError) -> Value? in
        try machine.call(method.function, [heap.owned(delegate), recognizer])
      }
      switch answer {
      case .boolean(let begins)?: return begins
      case nil: return false
      case let other?:
        heap.release(other)
        throw .unknown("the answer of '\(DelegateMethods.swipeQuestion)' is not known")
      }
    case .opaque? where world.swipeHasOwnDelegate(in: navigation):
      throw .unknown("the delegate of '\(name)' is not declared; declare its class")
    default: return true
    }
  }
}
