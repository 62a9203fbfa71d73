import LifecycleEngine

/// A constraint of the script's, as far as the simulator knows the constraint.
struct ConstraintRecord {
  /// An attribute of a view, along one axis.
  enum Attribute {
    case low, high, middle, length
  }

  struct Anchor {
    let view: ObjectID
    let attribute: Attribute
    let isHorizontal: Bool
    /// True for the safe area of the view.
    var isSafe = false
  }

  let first: Anchor
  /// The other side; nil for a length alone.
  let second: Anchor?
  var multiplier = 1.0
  var constant = 0.0
  var isActive = false
  /// False for an inequality, a priority, and numbers that are not known.
  var isExact = true
}

extension ConstraintRecord.Attribute {
  /// The attribute with the name of an anchor, or of `NSLayoutConstraint.Attribute`, and true for the
  /// horizontal axis.
  static func named(_ name: String) -> (attribute: ConstraintRecord.Attribute, Bool)? {
    let stem = name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name
    return switch stem {
    case "leading", "left": (.low, true)
    case "trailing", "right": (.high, true)
    case "centerX": (.middle, true)
    case "width": (.length, true)
    case "top": (.low, false)
    case "bottom": (.high, false)
    case "centerY": (.middle, false)
    case "height": (.length, false)
    default: nil
    }
  }
}

/// The extent of a view along an axis, in the coordinates of the superview, as far as known.
struct Extent {
  var low: Double?
  var high: Double?
  var length: Double?
  var middle: Double?

  subscript(attribute: ConstraintRecord.Attribute) -> Double? {
    get {
      switch attribute {
      case .low: low
      case .high: high
      case .middle: middle
      case .length: length
      }
    }
    set {
      switch attribute {
      case .low: low = newValue
      case .high: high = newValue
      case .middle: middle = newValue
      case .length: length = newValue
      }
    }
  }

  /// Computes the missing parts from two known parts.
  mutating func complete() {
    if let low, let high { length = high - low }
    if length == nil, let middle {
      if let low { length = (middle - low) * 2 } else if let high { length = (high - middle) * 2 }
    }
    guard let length else { return }
    low = low ?? high.map { $0 - length } ?? middle.map { $0 - length / 2 }
    if let low { (high, middle) = (low + length, low + length / 2) }
  }
}
