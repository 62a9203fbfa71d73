extension Finding {
  @Sendable static func checkUncoordinatedAnimation(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .animated(let name) = deed.kind, deed.occasion?.callback == .viewWillTransition,
        let receiver = deed.occasion?.receiver
      else { return nil }
      return Occurrence(
        "uncoordinated-animation", at: deed.range,
        [
          "'\(name)' began an animation of its own in "
            + "'\(run.names[receiver]).viewWillTransition', beside that of the transition"
        ], event: deed.occasion?.event)
    }
  }
}
