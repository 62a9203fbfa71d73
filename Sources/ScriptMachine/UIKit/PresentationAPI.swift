import LifecycleEngine
import UIKitNames

// The properties and methods of controllers that concern presentations.
extension PresentationMembers {
  func presentationProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "presentedViewController": heap.owned(world.presentedViewController(of: id))
    case "presentingViewController": heap.owned(world.presentingViewController(of: id))
    case "isBeingPresented":
      .boolean(doubting(world.doubtOfBeingPresented(id), world.isBeingPresented(id)))
    case "isBeingDismissed":
      .boolean(doubting(world.doubtOfBeingDismissed(id), world.isBeingDismissed(id)))
    case "modalPresentationStyle": .symbol(world.modalPresentationStyle(of: id).name)
    case "definesPresentationContext": .boolean(world.definesPresentationContext(id))
    case "modalTransitionStyle": .symbol(world.modalTransitionStyle(of: id).name)
    case "isModalInPresentation": .boolean(world.isModalInPresentation(id))
    case "transitioningDelegate": heap.owned(world.transitioningDelegate(of: id))
    case "presentationController": asked(world.presentationController(of: id))
    case "activePresentationController": heap.owned(world.activePresentationController(of: id))
    case "sheetPresentationController": heap.owned(world.sheetPresentationController(of: id))
    case "popoverPresentationController": asked(world.popoverPresentationController(of: id))
    default: nil
    }
  }

  private func asked(_ id: ObjectID?) -> Value {
    if id != nil { world.noteQuestionForPresentationController() }
    return heap.owned(id)
  }

  private func doubting(_ doubt: UnknownCalls?, _ value: Bool) -> Bool {
    machine.unknowns.noteRead(doubt)
    return value
  }

  /// - Returns: True if the property concerns presentations.
  func setPresentationProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "modalPresentationStyle":
      world.setModalPresentationStyle(try presentationStyle(value), of: id)
    case "definesPresentationContext":
      world.setDefinesPresentationContext(try machine.condition(heap.copied(value)), of: id)
    case "modalTransitionStyle":
      world.setModalTransitionStyle(try transitionStyle(value), of: id)
    case "isModalInPresentation":
      world.setModalInPresentation(try machine.condition(heap.copied(value)), of: id)
    case "transitioningDelegate":
      world.setTransitioningDelegate(
        try machine.controllers.delegateObject(
          value, name, "UIViewControllerTransitioningDelegate"), of: id)
    case "presentedViewController", "presentingViewController", "isBeingPresented",
      "isBeingDismissed", "presentationController", "activePresentationController",
      "sheetPresentationController", "popoverPresentationController":
      throw machine.uikit.readOnly(name, ["UIKit sets it"])
    default: return false
    }
    return true
  }

  private func presentationStyle(_ value: Value) throws(RunError) -> ModalPresentationStyle {
    if case .symbol(let name) = value,
      let style = ModalPresentationStyle.allCases.first(where: { $0.name == name })
    {
      try machine.types.require(Availability.firstRelease(of: style), for: ".\(name)")
      return style
    }
    throw failed(
      .wrongArgument, "'modalPresentationStyle' needs a style, but got \(value.typeName)",
      [
        "the styles are \(ModalPresentationStyle.allCases.map { ".\($0.name)" }.joined(separator: ", "))"
      ]
    )
  }

  private func transitionStyle(_ value: Value) throws(RunError) -> ModalTransitionStyle {
    if case .symbol(let name) = value,
      let style = ModalTransitionStyle.allCases.first(where: { $0.name == name })
    {
      return style
    }
    let styles = ModalTransitionStyle.allCases.map { ".\($0.name)" }.joined(separator: ", ")
    throw failed(
      .wrongArgument, "'modalTransitionStyle' needs a style, but got \(value.typeName)",
      ["the styles are \(styles)"])
  }

  /// - Returns: True if the method concerns presentations.
  func callPresentation(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    if world.classRecord(of: id).base == .alertController, try callAlert(id, name, arguments) {
      return true
    }
    switch name {
    case "present":
      let controller = try machine.uikit.controllerArgument(arguments.unlabeled, name)
      if let value = arguments.unlabeled {
        try machine.unknowns.noteSystemController(value, controller)
      }
      try machine.unknowns.checkPresented(controller, isEmpty: isEmptyAlert(controller))
      world.present(
        controller, from: id, animated: try machine.flag("animated", arguments, of: name),
        completion: arguments.closure("completion"))
    case "dismiss":
      world.dismiss(
        id, animated: try machine.flag("animated", arguments, of: name),
        completion: arguments.closure("completion"))
    default: return false
    }
    return true
  }
}
