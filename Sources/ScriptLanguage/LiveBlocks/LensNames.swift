import LifecycleEngine

extension LensSet {
  /// The lenses that a name stands for: that of one, or `all`.
  /// - Returns: `nil` for a name that no lens has.
  public init?(named name: String) {
    if name == "all" {
      self = .all
      return
    }
    guard let lens = Lens.allCases.first(where: { $0.name == name && $0 != .none }) else {
      return nil
    }
    self = LensSet(lens)
  }

  /// The names, for a sentence.
  public static var names: String {
    (Lens.allCases.filter { $0 != .none }.map { $0.name } + ["all"]).joined(separator: ", ")
  }
}
