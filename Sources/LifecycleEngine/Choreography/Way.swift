/// A way in which a transition takes a visible controller away for another one, as a script: `Current`
/// is visible before it, and `New` after it unless the user cancels it.
public struct Way: Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// What happens, as a title.
  public let title: String
  /// Where it happens.
  public let place: Place
  /// The releases that have it.
  public let releases: Releases
  /// True if only a pad has it.
  public let needsPad: Bool
  /// Statements that declare `Current` and `New`, with the classes that they are of.
  public let cast: [String]
  /// Statements that make the controller that shows both.
  public let setUp: [String]
  /// The name of that controller.
  public let screen: String
  /// Statements that follow when it is visible, and lead to `Current` being so.
  public let opening: [String]
  /// What brings the transition about.
  public let drive: Drive

  /// Where a transition happens.
  public enum Place: Sendable {
    /// In a container, which can be in others.
    case container
    /// Between what presents and what it presents, either of which can be in containers.
    case presentation
    /// In a window.
    case rootOnly
  }

  /// What brings a transition about.
  public enum Drive: Sendable {
    /// Statements of the author's code.
    case code([String], Animation)
    /// An action of the user's that cannot be taken back.
    case action(String)
    /// A gesture by the statement that begins it, which the user may end or take back.
    case gesture(String)
  }

  /// True if a transition in code is animated.
  public enum Animation: Sendable {
    /// As the author's code asks: `{animated}` in its statements stands for the answer.
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
