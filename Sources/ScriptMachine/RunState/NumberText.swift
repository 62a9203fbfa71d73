import LifecycleEngine

/// Numbers as text, without Foundation. The text is the same natively and in the browser.
package enum NumberText {
  /// A number as Swift prints it: the shortest text that reads back as the same number, `393.0`,
  /// `0.3333333333333333`, `1e+20`. NaN has no sign, because its sign differs between processors.
  package static func describe(_ value: Double) -> String { value.isNaN ? "nan" : "\(value)" }

  static func describe(_ size: Size) -> String {
    "(\(describe(size.width)), \(describe(size.height)))"
  }

  static func describe(_ insets: Insets) -> String {
    "UIEdgeInsets(top: \(describe(insets.top)), left: \(describe(insets.left)), "
      + "bottom: \(describe(insets.bottom)), right: \(describe(insets.right)))"
  }
}
