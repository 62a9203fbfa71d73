import LifecycleEngine

/// The types of the heights of sheets, by the names for extensions.
package enum DetentTypes {
  package static let detent = "UISheetPresentationController.Detent"
  package static let identifier = "UISheetPresentationController.Detent.Identifier"

  /// Returns true if a type is a detent or an identifier.
  package static func isOne(_ type: String) -> Bool { type == detent || type == identifier }

  /// The type that a name stands for inside another type.
  package static func nested(_ name: String, in type: String) -> String? {
    switch (type, name) {
    case ("UISheetPresentationController", "Detent"): detent
    case (detent, "Identifier"): identifier
    default: nil
    }
  }

  /// The names of UIKit's own detents and of their identifiers.
  package static let names = ["medium", "large"]

  package static let identifierHelp = "write '.medium', '.large' or '.init(\"small\")'"

  /// The error text for an unknown identifier.
  package static func noIdentifier(_ name: String, near: String) -> String {
    "No detent has the identifier '.\(name)'; did you mean '.\(near)'?"
  }

  /// The raw value of an identifier by the identifier's name in Swift.
  package static func rawValue(of name: String) -> String {
    switch name {
    case "medium": Detent.mediumIdentifier
    case "large": Detent.largeIdentifier
    default: name
    }
  }

  /// The Swift name of an identifier by raw value.
  package static func name(ofRawValue text: String) -> String {
    names.first { rawValue(of: $0) == text } ?? text
  }
}
