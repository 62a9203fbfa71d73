/// The way a segue shows its destination.
public enum SegueKind: Sendable {
  /// Pushes in a navigation controller, presents elsewhere.
  case show
  /// Presents.
  case modal
  /// Makes the destination a child in a container view.
  case embed
  /// Goes back to the destination.
  case unwind
}
