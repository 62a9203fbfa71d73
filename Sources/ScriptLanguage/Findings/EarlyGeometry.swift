extension Finding {
  @Sendable static func checkEarlyGeometry(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .changed(let read, let final) = deed.kind else { return nil }
      let isReadAgain = run.conduct.lateReads.contains {
        $0.object == read.object && $0.property == read.property && $0.event > read.event
      }
      guard !isReadAgain else { return nil }
      let property = read.part.map { "\(read.property).\($0)" } ?? read.property
      let callback = run.place(of: read.callback)
      return Occurrence(
        "early-geometry", at: read.range,
        [
          "'\(property)' was \(run.machine.shownPart(read)) \(callback)",
          "it was \(run.machine.shownText(final)) at the first 'viewDidLayoutSubviews' of "
            + "that appearance",
        ], event: read.callback?.event)
    }
  }
}
