/// The methods that reach code by a name in a value.
package enum DynamicCalls {
  /// Returns true for the method that posts a notification.
  package static func isPost(_ name: String) -> Bool { name == "post" }

  /// Returns true for a method that presents something, by the name.
  package static func presents(_ name: String) -> Bool { name.hasPrefix("present") }

  /// Returns true for the method that adds an observer of notifications.
  package static func isRegistration(_ name: String) -> Bool { name == "addObserver" }

  /// Returns true for the methods of key-value coding that set a property.
  package static func isKeyedSetter(_ name: String, _ labels: [String?]) -> Bool {
    name == "setValue" && labels.contains { $0?.hasPrefix("forKey") ?? false }
  }
}
