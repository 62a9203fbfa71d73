/// A notification that UIKit posts.
public struct SystemNotification: Equatable, Sendable {
  /// The name of the constant in UIKit, with the name of its class if two classes have the constant.
  public let name: String
  /// The object that posts the notification.
  public let sender: ObjectID?
  /// The keyboard's move in a notification of the keyboard.
  public let keyboard: KeyboardMove?
  /// True if the keyboard moves during a transition, whose duration the keyboard may take.
  public let goesWithTransition: Bool

  init(
    name: String, sender: ObjectID? = nil, keyboard: KeyboardMove? = nil,
    goesWithTransition: Bool = false
  ) {
    self.name = name
    self.sender = sender
    self.keyboard = keyboard
    self.goesWithTransition = goesWithTransition
  }

  /// The name of the notification that UIKit posts for a scene where it posts one for the application; nil
  /// for other notifications. Source: https://developer.apple.com/documentation/uikit/uiscene
  public static func ofScene(beside name: String) -> String? {
    switch name {
    case "didBecomeActiveNotification": "UIScene.didActivateNotification"
    case "willResignActiveNotification": "UIScene.willDeactivateNotification"
    case "willEnterForegroundNotification", "didEnterBackgroundNotification": "UIScene." + name
    default: nil
    }
  }
}

/// A move of the keyboard.
public enum KeyboardMove: Sendable {
  /// From below the screen to the lower edge of the screen.
  case arrival
  /// From the lower edge of the screen to below the screen.
  case departure
}
