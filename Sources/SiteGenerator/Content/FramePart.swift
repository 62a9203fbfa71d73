/// A place of every page where an author adds HTML. The raw value is the key of the configuration.
enum FramePart: String, CaseIterable, Sendable {
  /// The end of the head.
  case head
  /// The beginning of the footer.
  case footer
}
