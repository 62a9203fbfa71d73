extension Event {
  /// The reason that no source tells the flag `animated` of the callback; `nil` if a source tells the
  /// flag, or if the callback has none.
  public var unknownFlag: String? {
    guard let flag = arguments.last, flag.label == "animated" else { return nil }
    for reference in [step, cause ?? .author] where reference.choreography >= 0 {
      switch Choreography.all[Int(reference.choreography)].animatedArgument {
      case .asAsked, .trueWithinViewDidAppear: continue
      case .unknown(let reason): return reason
      case .unknownIfAnimated(let reason):
        if flag.value == .boolean(true) { return reason }
      }
    }
    return nil
  }
}
