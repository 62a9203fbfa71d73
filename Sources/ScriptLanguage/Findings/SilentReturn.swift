extension Finding {
  /// Several runs show it together: `Returns` compares them.
  @Sendable static func checkSilentReturn(_ run: DriveRun) -> [Occurrence] { [] }
}
