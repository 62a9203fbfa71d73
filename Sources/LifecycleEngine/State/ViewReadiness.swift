/// The readiness of a controller's view at one moment.
public struct ViewReadiness: OptionSet, Hashable, Sendable {
  /// One bit for each fact.
  public let rawValue: UInt8

  /// Creates the facts of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The view is loaded.
  public static let isLoaded = ViewReadiness(rawValue: 1)
  /// The view is in a window.
  public static let isInWindow = ViewReadiness(rawValue: 2)
  /// The view is in a window and has the frame and the safe area with which the view appears.
  public static let hasFinalGeometry = ViewReadiness(rawValue: 4)
  /// The view is in a window and the controller has the traits of that place.
  public static let hasFinalTraits = ViewReadiness(rawValue: 8)
}
