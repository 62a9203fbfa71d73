/// The classes of UIKit's views that the simulator knows by name: they are views, whose own members
/// are not simulated.
enum CommonViews {
  /// A class and its superclass in each line.
  private static let list = """
    UIControl UIView
    UIButton UIControl
    UISwitch UIControl
    UISlider UIControl
    UIStepper UIControl
    UISegmentedControl UIControl
    UIPageControl UIControl
    UIDatePicker UIControl
    UIRefreshControl UIControl
    UIColorWell UIControl
    UILabel UIView
    UIImageView UIView
    UIStackView UIView
    UIScrollView UIView
    UITableView UIScrollView
    UICollectionView UIScrollView
    UITextView UIScrollView
    UITableViewCell UIView
    UITableViewHeaderFooterView UIView
    UICollectionReusableView UIView
    UICollectionViewCell UICollectionReusableView
    UIActivityIndicatorView UIView
    UIProgressView UIView
    UIPickerView UIView
    UIVisualEffectView UIView
    UISearchBar UIView
    UINavigationBar UIView
    UIToolbar UIView
    UITabBar UIView
    """

  private static let superclasses: [(name: String, superclass: String)] =
    list.split(separator: "\n").compactMap { line in
      let names = line.split(separator: " ")
      return names.count == 2 ? (String(names[0]), String(names[1])) : nil
    }

  static let names = superclasses.map { $0.name }

  /// The superclass of one of them, `nil` for any other name.
  static func superclass(of name: String) -> String? {
    superclasses.first { $0.name == name }?.superclass
  }

  /// Whether a class is another one or descends from it.
  static func descends(_ name: String, from ancestor: String) -> Bool {
    var current: String? = name
    while let known = current {
      if known == ancestor { return true }
      current = superclass(of: known)
    }
    return false
  }
}
