extension Finding {
  @Sendable static func checkDirectAppearanceCall(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .called(let callback, let id) = deed.kind, callback.isOfAppearance else {
        return nil
      }
      let owner = id.map { " on \(run.name(of: $0))" } ?? ""
      return Occurrence(
        "direct-appearance-call", at: deed.range,
        ["'\(callback.baseName)' was called directly\(owner), which had not begun to change"],
        event: deed.event)
    }
  }
}
