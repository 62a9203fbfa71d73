/// A gesture that the user can hold.
public enum HeldGesture: String, CaseIterable, Hashable, Sendable {
  case swipeBack, pageForward, pageReverse, sheetSwipe
}
