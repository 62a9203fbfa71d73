import LifecycleEngine

/// Notifications that the author makes: `Notification(name: …, object: …, userInfo: …)`.
enum NotificationPosts {
  static func isType(_ name: String) -> Bool { name == "Notification" || name == "NSNotification" }
}
