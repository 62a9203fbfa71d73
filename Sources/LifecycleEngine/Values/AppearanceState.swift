/// The state of a controller's appearance.
public enum AppearanceState: UInt8, Sendable {
  case disappeared, appearing, appeared, disappearing

  /// The name in the spelling of the documentation.
  public var name: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
