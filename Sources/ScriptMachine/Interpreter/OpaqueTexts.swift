import LifecycleEngine

extension Machine {
  /// The name of the first unsimulated value in a text, if any.
  func opaqueName(in text: String) -> String? {
    hasOpaqueText ? OpaqueText.name(in: text) : nil
  }

  /// Throws if a decision depends on a text that is not known as a whole.
  func checkIsKnown(_ text: String) throws(RunError) {
    if let name = opaqueName(in: text) { throw opaqueCondition(name) }
  }
}
