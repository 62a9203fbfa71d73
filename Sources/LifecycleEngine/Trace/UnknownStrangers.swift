// Situations in which code or threads act that the scenario does not have.
extension UnknownCalls {
  /// The interpreter notes the situation.
  public static let accessoryOfController = UnknownCalls(
    "accessory-of-controller",
    "A controller that can become the first responder has an input accessory view.",
    "UIKit shows the view when the controller appears, and the keyboard's notifications come; nothing is "
      + "shown here.", CallbackSet.all, isLasting: true, changing: .views)

  /// The interpreter notes the situation.
  public static let unlistedMember = UnknownCalls(
    "unlisted-member",
    "Code sets or calls a member of a view controller that the simulator does not know.",
    "Nothing happens here, though UIKit may act.", CallbackSet.all, isLasting: true,
    changing: .views)

  /// The interpreter notes the situation.
  public static let unknownPost = UnknownCalls(
    "unknown-post", "Code observes a notification that the scenario does not post.",
    "Nobody posts the notification here, though code that is not simulated may.", CallbackSet(),
    isLasting: true)

  static let sceneUnasked = UnknownCalls(
    "scene-unasked", "Code observes a notification of 'UIScene' in an app without scenes.",
    "No source says whether UIKit posts the notification then.", CallbackSet())

  /// The interpreter notes the situation.
  public static let permissionAlert = UnknownCalls(
    "permission-alert", "The app asks for a permission.",
    "The system asks the user the first time, and the app is inactive meanwhile. The simulator asks nobody.",
    CallbackSet(
      through: nil,
      and: [
        .applicationWillResignActive, .applicationDidBecomeActive, .sceneWillResignActive,
        .sceneDidBecomeActive,
      ]), isLasting: true, changing: .named)

  /// The interpreter notes the situation.
  public static let missingDelegate = UnknownCalls(
    "missing-delegate",
    "The app is launched, and a class of the script is a delegate of the app or the scene that the "
      + "script does not set.",
    "UIKit makes the delegate that the scene manifest or '@main' names; a script writes "
      + "'window.windowScene?.delegate = delegate' or 'UIApplication.shared.delegate = delegate' first.",
    CallbackSet.all, isLasting: true)

  /// The interpreter notes the situation.
  static let racingWork = UnknownCalls(
    "racing-work",
    "Another thread, or a task after an 'await' of something that is not "
      + "simulated, sets a variable.",
    "Nothing determines when. At the end of the step, all work is done.", CallbackSet())

  /// The interpreter notes the situation.
  public static let strangerPresents = UnknownCalls(
    "stranger-presents", "Something that is not simulated is asked to present.",
    "Nothing is presented here, though UIKit presents something from a controller of the app.",
    CallbackSet.all.subtracting(LensSet(.console)), isLasting: true, changing: .all)

  /// The interpreter notes the situation.
  public static let suspension = UnknownCalls(
    "suspension",
    "A timer, a delayed block or a sleeping task becomes due while the app is in the background.",
    "The system suspends the app some seconds after the app has left, and no source shows the "
      + "moment; here the code waits for the return.", CallbackSet.all, isLasting: true)
}

extension UnknownCalls {
  /// The interpreter notes the situation.
  public static let unknownAnswer = UnknownCalls(
    "unknown-answer",
    "UIKit asks your code, and the answer is not simulated.",
    "The simulator continues as if the method were missing, and UIKit does what the answer says.",
    CallbackSet.all, isLasting: true, mayUndo: true, changing: .all)
}
