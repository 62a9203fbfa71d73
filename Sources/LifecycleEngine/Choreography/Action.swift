/// The things a step can do. A role that nobody plays makes the step do nothing. Each group is
/// declared where it is carried out: appearance with controllers, presentations with theirs.
enum Action: Sendable {
  case wait(Wait)
  case appearance(AppearanceAction, Role)
  case view(ViewAction, Role)
  case containment(ContainmentAction, Role)
  case controller(ControllerAction)
  case child(ChildTransitionAction)
  case container(ContainerAction)
  case navigation(NavigationAction, Role)
  case tab(TabAction)
  case split(SplitAction)
  case page(PageAction)
  case presentation(PresentationAction)
  case segue(SegueAction)
  case process(ProcessAction)
  /// Ends editing in what the player shows, whether its delegate agrees or not.
  case endEditing(Role, EditingEnd = .otherwise)
  /// Edits again what was edited when UIKit made the player leave.
  case restoreEditing(Role)
  case textField(TextFieldAction)
  case coordinator(CoordinatorAction)
  case geometry(GeometryAction)
  case callCompletion
  case raise(Misuse)
  case warn(ConsoleWarning)
  case complain(PresentationMisuse)
}

extension Action {
  /// Who does it; nil where it is more than one controller's.
  var role: Role? {
    switch self {
    case .appearance(_, let role), .view(_, let role), .containment(_, let role),
      .navigation(_, let role), .endEditing(let role, _), .restoreEditing(let role):
      role
    case .controller, .textField: .to
    default: nil
    }
  }
}
