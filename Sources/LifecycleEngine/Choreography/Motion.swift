/// The movement of views that a transition shows on screen.
///
/// The raw values stand in files of pages.
public enum Motion: Int, Sendable {
  case push, pop, present, dismiss
  /// Another tab, page or child takes the place of the child on screen.
  case tab, page, curl, child
  /// A sheet that may not be dismissed gives way to the finger.
  case resist
  case keyboardComes, keyboardGoes
}
