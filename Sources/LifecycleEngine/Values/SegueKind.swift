/// How a segue shows its destination.
public enum SegueKind: Sendable {
  /// Pushes in a navigation controller, presents elsewhere.
  case show
  /// Presents.
  case modal
  /// Makes it a child in a container view.
  case embed
  /// Goes back to it.
  case unwind
}
