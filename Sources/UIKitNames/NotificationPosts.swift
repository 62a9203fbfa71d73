import LifecycleEngine

/// Notifications that the author makes: `Notification(name: …, object: …, userInfo: …)`.
package enum NotificationPosts {
  package static func isType(_ name: String) -> Bool {
    name == "Notification" || name == "NSNotification"
  }
}
