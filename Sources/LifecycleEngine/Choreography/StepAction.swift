/// One action of a step. A step does nothing if its role has no player. Each group of actions is
/// declared beside the code that performs the group: appearance with controllers, for example.
enum StepAction: Sendable {
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
  case search(SearchAction, Role)
  case segue(SegueAction)
  case process(ProcessAction)
  /// Ends editing in the player's view, even if the delegate disagrees.
  case endEditing(Role, EditingEnd = .otherwise)
  /// Edits the text field or text view again whose editing ended when the player left.
  case restoreEditing(Role)
  case textInput(TextInputAction)
  case coordinator(CoordinatorAction)
  case animator(AnimatorAction)
  case geometry(GeometryAction)
  case callCompletion
  case raise(Misuse)
  case warn(ConsoleWarning)
  case complain(PresentationMisuse)
}

extension StepAction {
  /// The role that acts; nil if several controllers act.
  var role: Role? {
    switch self {
    case .appearance(_, let role), .view(_, let role), .containment(_, let role),
      .navigation(_, let role), .search(_, let role), .endEditing(let role, _),
      .restoreEditing(let role):
      role
    case .controller, .textInput: .to
    default: nil
    }
  }
}
