extension Finding {
  @Sendable static func checkMissingSuper(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .leftOutSuper(let callback, let receiver) = deed.kind else { return nil }
      return Occurrence(
        "missing-super", at: deed.range,
        ["\(run.name(of: receiver)) returned from '\(callback.baseName)' without calling 'super'"],
        event: deed.callback?.event)
    }
  }
}
