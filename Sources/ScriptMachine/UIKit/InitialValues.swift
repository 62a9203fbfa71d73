import LifecycleEngine
import UIKitNames

extension ViewDefaults {
  /// The initial value of a property in every view; `nil` if subclasses change the value.
  fileprivate static func ofEveryView(_ name: String) -> Value? {
    switch name {
    case "alpha": .double(1)
    case "tag": .integer(0)
    case "autoresizesSubviews", "translatesAutoresizingMaskIntoConstraints": .boolean(true)
    case "isMultipleTouchEnabled", "isExclusiveTouch": .boolean(false)
    case "mask": .null
    default: nil
    }
  }

  /// The initial value of a property in a view of the class `UIView` itself.
  fileprivate static func ofPlainViews(_ name: String) -> Value? {
    switch name {
    case "backgroundColor": .null
    case "isOpaque", "clearsContextBeforeDrawing": .boolean(true)
    case "clipsToBounds": .boolean(false)
    case "contentMode": .symbol("scaleToFill")
    default: nil
    }
  }
}

extension ViewMembers {
  /// The documented value of a property before the first assignment.
  func initialValue(of name: String, ofView id: ObjectID) -> Value? {
    guard heap.kept(name, of: id) == nil else { return nil }
    if let value = ViewDefaults.ofEveryView(name) { return value }
    if ViewDefaults.isInset(name) {
      return machine.types.isCommonView(id, "UIScrollView") ? .insets(.zero) : nil
    }
    let library = machine.types.libraryClassName(of: id)
    switch name {
    case "isUserInteractionEnabled":
      // Labels and image views ignore touches. Apple documents nothing about progress views.
      if library == "UILabel" || library == "UIImageView" { return .boolean(false) }
      return library == "UIProgressView" || library == "UIActivityIndicatorView"
        ? nil : .boolean(true)
    case "clipsToBounds" where machine.types.isCommonView(id, "UIScrollView"): return .boolean(true)
    default: break
    }
    let base = world.classRecord(of: id).base
    guard library == nil, base == .view || base == .window && name == "backgroundColor" else {
      return nil
    }
    return ViewDefaults.ofPlainViews(name)
  }

  /// The alpha between transparent (0) and opaque (1).
  func alpha(_ value: Value) -> Value {
    value.number.map { .double(min(max($0, 0), 1)) } ?? heap.copied(value)
  }
}
