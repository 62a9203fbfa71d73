import LifecycleEngine

/// The documented initial values of properties of views. The simulator only keeps the properties.
package enum ViewDefaults {
  /// The inset properties of scroll views.
  private static let scrolling = [
    "contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets",
    "horizontalScrollIndicatorInsets",
  ]

  package static func isInset(_ name: String) -> Bool { scrolling.contains(name) }

  /// The initial values of other properties, which show that an example changes nothing. Equal
  /// values have equal texts.
  private static let others: [(name: String, value: String)] = [
    ("transform", ".identity"), ("image", "nil"), ("text", "nil"), ("attributedText", "nil"),
    ("isEnabled", "true"), ("isSelected", "false"), ("isHighlighted", "false"),
    ("isEditing", "false"), ("isOn", "false"), ("progress", "0.0"), ("value", "0.0"),
    ("contentOffset", ".zero"), ("contentInset", ".zero"), ("cornerRadius", "0.0"),
    ("borderWidth", "0.0"), ("shadowOpacity", "0.0"), ("opacity", "1.0"), ("zPosition", "0.0"),
    ("currentPage", "0.0"), ("numberOfPages", "0.0"), ("numberOfLines", "1.0"),
    ("isScrollEnabled", "true"), ("zoomScale", "1.0"), ("isPagingEnabled", "false"),
  ]

  package static func documented(_ name: String) -> String? {
    others.first { $0.name == name }?.value
  }
}
