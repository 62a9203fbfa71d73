import LifecycleEngine

// What controllers say and do about being presented.
extension Machine {
  func presentationProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "presentedViewController": owned(world.presentedViewController(of: id))
    case "presentingViewController": owned(world.presentingViewController(of: id))
    case "isBeingPresented": .boolean(world.isBeingPresented(id))
    case "isBeingDismissed": .boolean(world.isBeingDismissed(id))
    case "modalPresentationStyle": .symbol(world.modalPresentationStyle(of: id).name)
    case "definesPresentationContext": .boolean(world.definesPresentationContext(id))
    default: nil
    }
  }

  /// - Returns: Whether it is a property of presentations.
  func setPresentationProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "modalPresentationStyle":
      world.setModalPresentationStyle(try presentationStyle(value), of: id)
    case "definesPresentationContext":
      world.setDefinesPresentationContext(try condition(copied(value)), of: id)
    case "presentedViewController", "presentingViewController", "isBeingPresented",
      "isBeingDismissed":
      throw failed("read-only", "'\(name)' can only be read", ["UIKit sets it"])
    default: return false
    }
    return true
  }

  private func presentationStyle(_ value: Value) throws(RunError) -> ModalPresentationStyle {
    if case .symbol(let name) = value,
      let style = ModalPresentationStyle.allCases.first(where: { $0.name == name })
    {
      return style
    }
    throw failed(
      "wrong-argument", "'modalPresentationStyle' needs a style, but got \(value.typeName)",
      [
        "the styles are \(ModalPresentationStyle.allCases.map { ".\($0.name)" }.joined(separator: ", "))"
      ]
    )
  }

  /// - Returns: Whether it is a method of presentations.
  func callPresentation(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    switch name {
    case "present":
      let controller = try controllerArgument(arguments.unlabeled, name)
      world.present(
        controller, from: id, animated: try flag("animated", arguments, of: name),
        completion: arguments.closure("completion"))
    case "dismiss":
      world.dismiss(
        id, animated: try flag("animated", arguments, of: name),
        completion: arguments.closure("completion"))
    default: return false
    }
    return true
  }
}
