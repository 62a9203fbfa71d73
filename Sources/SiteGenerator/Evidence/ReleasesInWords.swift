import LifecycleEngine

extension Releases {
  /// The releases in words.
  var inWords: String {
    if first <= .oldest {
      return last >= .newest ? "every simulated version" : "up to iOS \(last.major)"
    }
    if last >= .newest { return "from iOS \(first.major)" }
    if first == last { return "iOS \(first.major)" }
    return "iOS \(first.major) to \(last.major)"
  }
}
