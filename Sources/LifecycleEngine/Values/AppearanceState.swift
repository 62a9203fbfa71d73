/// Where a controller is in its appearance.
public enum AppearanceState: UInt8, Sendable {
  case disappeared, appearing, appeared, disappearing

  /// The name as documentation spells it.
  public var name: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
