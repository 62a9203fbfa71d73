/// A way in which a transition replaces a visible controller with another, as a script. `Current`
/// is visible before the transition. `New` is visible afterwards, unless the user cancels.
public struct Way: Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// The title of the way.
  public let title: String
  /// The place of the transition.
  public let place: Place
  /// The releases that have the way.
  public let releases: Releases
  /// True if only a pad has the way.
  public let needsPad: Bool
  /// Statements that declare `Current` and `New`, with their classes.
  public let cast: [String]
  /// Statements that make the controller around both.
  public let setUp: [String]
  /// The name of the controller around both.
  public let screen: String
  /// Statements that make `Current` visible after the controller around both is visible.
  public let opening: [String]
  /// The statement that starts the transition.
  public let drive: Drive

  /// The place of a transition.
  public enum Place: Sendable {
    /// In a container, which may be inside other containers.
    case container
    /// Between a presenter and a presented controller. Either may be inside containers.
    case presentation
    /// In a window.
    case rootOnly
  }

  /// The kinds of statements that start a transition.
  public enum Drive: Sendable {
    /// Statements of the author's code.
    case code([String], Animation)
    /// An action by the user that cannot be cancelled.
    case action(String)
    /// The first statement of a gesture, which the user may finish or cancel.
    case gesture(String)
  }

  /// True if a transition in code is animated.
  public enum Animation: Sendable {
    /// The author's code decides: `{animated}` in the statements stands for the value.
    case asAsked
    case always, never
  }

  /// Creates a way.
  init(
    _ id: String, _ title: String, place: Place = .container, on releases: Releases = .all,
    needsPad: Bool = false, cast: [String] = Way.plainCast, setUp: [String] = [], screen: String,
    opening: [String] = [], _ drive: Drive
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.releases = releases
    self.needsPad = needsPad
    self.cast = cast
    self.setUp = setUp
    self.screen = screen
    self.opening = opening
    self.drive = drive
  }
  /// Two controllers of UIKit's class.
  static let plainCast = ["let Current = UIViewController(), New = UIViewController()"]
}
