// The properties of presentations that the author's code can read.
extension PresentationControllers {
  /// The style that UIKit reads. A subclass may override the getter.
  func styleAskedFor(by id: ObjectID) -> ModalPresentationStyle {
    guard world.objects.implements(.modalPresentationStyle, id),
      case .symbol(let name) = world.deliver(.modalPresentationStyle, to: id),
      let style = ModalPresentationStyle.allCases.first(where: { $0.name == name })
    else { return world.modalPresentationStyle(of: id) }
    return style.resolved(in: world)
  }

  func setModalPresentationStyle(_ style: ModalPresentationStyle, of id: ObjectID) {
    world.controllers[id].modalPresentationStyle = style
    dropUnusedPresentationController(of: id)
  }

  /// The record of the presentation of a controller, if it has one.
  func presentation(of controller: ObjectID) -> PresentationRecord? {
    world.controllers[controller].presentation.map { world.presentations[$0] }
  }
}
