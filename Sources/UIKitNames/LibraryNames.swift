import Diagnostics

/// The names that every script knows without a declaration.
package enum LibraryNames {
  /// The known name that an undeclared name was most likely meant to be.
  package static func slip(_ name: String) -> String? {
    let candidates =
      isType(name)
      ? BuiltInTypes.all : BuiltInFunctions.names + ["window", "user", "system"]
    return slip(name, of: candidates)
  }

  /// The name of UIKit that a name was most likely meant to be. Most short names need a typo.
  static func slip(_ name: String, of names: [String]) -> String? {
    names.first { known in
      if Slips.isTypo(name, of: known) { return true }
      guard Slips.isSlip(name, of: known) else { return false }
      return known.utf8.count >= 5 || known == "user" || known == "view"
        || known == "Task" && name.utf8.count == known.utf8.count
    }
  }

  /// The modeled type that the name of a superclass was most likely meant to be.
  package static func slipOfType(_ name: String) -> String? { slip(name, of: BuiltInTypes.all) }

  /// Returns true for the name of a controller of the system, such as `SFSafariViewController`.
  package static func isController(_ name: String) -> Bool {
    isPrefixed(name) && name.hasSuffix("Controller")
  }

  /// Returns true for a class of Apple's below `UINavigationController`.
  package static func isNavigationController(_ name: String) -> Bool {
    navigationControllers.contains(name)
  }

  private static let navigationControllers = [
    "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "GKGameCenterViewController", "EKEventEditViewController",
  ]

  /// Returns true if a name has the prefix of Apple's classes, as `UIScreen` has.
  package static func isPrefixed(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(3))
    return bytes.count == 3 && isCapital(bytes[0]) && isCapital(bytes[1])
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }

  /// Returns true if a name looks like the name of a type.
  private static func isType(_ name: String) -> Bool {
    name.utf8.first.map { isCapital($0) } ?? false
  }
}
