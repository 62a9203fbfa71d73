/// A height at which a sheet can rest.
public struct Detent: Equatable, Sendable {
  /// The height of a detent.
  enum Height: Sendable {
    case medium, large
    /// The author's answer, which UIKit asks for with the place of the detent.
    case custom
  }

  /// The identifier of UIKit's own for half of the height.
  public static let mediumIdentifier = "com.apple.UIKit.medium"
  /// The identifier of UIKit's own for the full height.
  public static let largeIdentifier = "com.apple.UIKit.large"

  /// About half of the height.
  public static let medium = Detent(mediumIdentifier, .medium)
  /// The full height of a sheet.
  public static let large = Detent(largeIdentifier, .large)
  /// A detent with a height from the author's code.
  public static func custom(_ identifier: String) -> Detent { Detent(identifier, .custom) }

  /// The identifier of the detent.
  public let identifier: String
  let height: Height

  private init(_ identifier: String, _ height: Height) {
    self.identifier = identifier
    self.height = height
  }
}
