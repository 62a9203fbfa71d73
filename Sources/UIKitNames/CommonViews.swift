/// The view classes of UIKit that the simulator knows by name. The simulator treats instances of
/// the classes as views and does not simulate the classes' own members.
package enum CommonViews {
  /// A class and its superclass in each line. `sized` tells that a view of the class has a size of its
  /// own, and `filled` that the view has subviews of its own.
  private static let list = """
    UIControl UIView
    UIButton UIControl filled
    UISwitch UIControl sized filled
    UISlider UIControl filled
    UIStepper UIControl sized filled
    UISegmentedControl UIControl sized filled
    UIPageControl UIControl filled
    UIDatePicker UIControl sized filled
    UIRefreshControl UIControl sized filled
    UIColorWell UIControl sized filled
    UILabel UIView
    UIImageView UIView
    UIStackView UIView
    UIScrollView UIView
    UITableView UIScrollView filled
    UICollectionView UIScrollView filled
    UITextView UIScrollView filled
    UITableViewCell UIView sized filled
    UITableViewHeaderFooterView UIView filled
    UICollectionReusableView UIView
    UICollectionViewCell UICollectionReusableView filled
    UIActivityIndicatorView UIView sized filled
    UIProgressView UIView sized filled
    UIPickerView UIView sized filled
    UIVisualEffectView UIView filled
    UISearchBar UIView filled
    UINavigationBar UIView filled
    UIToolbar UIView filled
    UITabBar UIView filled
    """

  private static let superclasses: [(name: String, superclass: String)] =
    list.split(separator: "\n").compactMap { line in
      let names = line.split(separator: " ")
      return names.count >= 2 ? (String(names[0]), String(names[1])) : nil
    }

  /// The classes with a word behind the superclass.
  private static func classes(_ word: Substring) -> [String] {
    list.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.dropFirst(2).contains(word) ? String(words[0]) : nil
    }
  }

  private static let sized = classes("sized")
  private static let filled = classes("filled")

  /// Returns true if a new view of the class has a size, whatever frame the view is given.
  package static func hasOwnSize(_ name: String) -> Bool { sized.contains(name) }

  /// Returns true if a view of the class has subviews that the class adds.
  package static func hasHiddenParts(_ name: String) -> Bool { filled.contains(name) }

  package static let names = superclasses.map { $0.name }

  /// The superclass of a class in the list, `nil` for any other name.
  package static func superclass(of name: String) -> String? {
    superclasses.first { $0.name == name }?.superclass
  }

  /// The methods that the listed classes add to the methods of `UIView`, by base name.
  private static let methods = """
    reloadData reloadRows insertRows deleteRows moveRow reconfigureRows reloadSections
    insertSections deleteSections moveSection reloadItems insertItems deleteItems moveItem
    reconfigureItems beginUpdates endUpdates performBatchUpdates register
    dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView
    dequeueConfiguredReusableCell cellForRow cellForItem headerView footerView indexPath
    indexPathForRow indexPathForItem numberOfRows numberOfSections numberOfItems
    scrollToRow scrollToItem scrollToNearestSelectedRow scrollRectToVisible scrollRangeToVisible
    selectRow deselectRow selectItem deselectItem setEditing setContentOffset setZoomScale zoom
    flashScrollIndicators setCollectionViewLayout startInteractiveTransition rect rectForRow
    layoutAttributesForItem addArrangedSubview insertArrangedSubview removeArrangedSubview
    setCustomSpacing customSpacing
    sendActions setTitle setTitleColor setImage setBackgroundImage setAttributedTitle
    setPreferredSymbolConfiguration setNeedsUpdateConfiguration updateConfiguration
    setSelected setHighlighted prepareForReuse willTransition didTransition setOn setValue
    setThumbImage setMinimumTrackImage setMaximumTrackImage setDate setProgress startAnimating
    stopAnimating beginRefreshing endRefreshing insertSegment removeSegment removeAllSegments
    titleForSegment imageForSegment setEnabled setWidth reloadAllComponents reloadComponent
    selectedRow setItems pushItem popItem setShowsCancelButton setShowsScope
    setBackgroundColor
    """.split { $0 == " " || $0 == "\n" }.map { String($0) }

  /// The methods whose overrides have to call `super`, each with the listed class above: by the
  /// documentation, by `NS_REQUIRES_SUPER` of the headers, or because the class keeps a value there.
  private static let inherited = """
    prepareForReuse UIView
    awakeFromNib UIView
    setSelected UITableViewCell
    setHighlighted UITableViewCell
    willTransition UITableViewCell
    becomeFirstResponder UISearchBar
    resignFirstResponder UISearchBar
    prepare UICollectionViewFlowLayout
    """.split(separator: "\n").map { $0.split(separator: " ").map { String($0) } }

  /// Returns true if an override of a method has to call `super`, in a class below a view class or a layout.
  /// A class with parts of its own lays out the parts.
  package static func isInherited(_ name: String, _ view: String) -> Bool {
    if name == "layoutSubviews" { return hasHiddenParts(view) }
    return (superclass(of: view) != nil || view.hasSuffix("Layout"))
      && inherited.contains { $0[0] == name && descends(view, from: $0[1]) }
  }

  /// Returns true if a view class may add a method of a name to the methods of `UIView`. The
  /// classes of the list share the methods with each other and with text fields, so the exact class
  /// does not count.
  package static func declares(_ name: String, _ view: String) -> Bool {
    superclass(of: view) != nil
      && (methods.contains(name) || MemberTable.textField.names(.rare).contains(name))
  }

  /// The properties that subclasses of `UIView` add.
  private static let properties = """
    text textColor font attributedText textAlignment numberOfLines placeholder image titleLabel
    isEnabled isSelected isHighlighted isOn progress contentOffset contentSize contentInset axis
    spacing arrangedSubviews dataSource delegate selectedSegmentIndex currentPage
    """.split { $0 == " " || $0 == "\n" }.map { String($0) }

  /// Returns true for a member that only subclasses of `UIView` have.
  package static func isOfSubclasses(_ name: String) -> Bool {
    properties.contains(name)
      || methods.contains(name) && !ofEveryView.contains(name)
  }

  /// The listed methods that `UIView` or a class above has, too.
  private static let ofEveryView = ["setValue"]

  /// Returns true if a class is the ancestor or descends from the ancestor.
  package static func descends(_ name: String, from ancestor: String) -> Bool {
    var current: String? = name
    while let known = current {
      if known == ancestor { return true }
      current = superclass(of: known)
    }
    return false
  }
}
