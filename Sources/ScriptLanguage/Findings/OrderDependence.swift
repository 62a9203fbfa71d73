extension Finding {
  /// Several runs show it together: `Orders` compares them.
  @Sendable static func checkOrderDependence(_ run: DriveRun) -> [Occurrence] { [] }
}
