import LifecycleEngine

/// Members of UIKit's classes that the simulator does not model. An inherited name of this list is
/// no slip of the pen, even if the author has a similar name.
enum InheritedNames {
  private static let ofAll = """
    description debugDescription hash isEqual superclass isProxy copy mutableCopy value setValue
    observe next isFirstResponder canBecomeFirstResponder canResignFirstResponder inputView
    inputAccessoryView inputViewController undoManager keyCommands userActivity textInputMode
    editingInteractionConfiguration reloadInputViews target
    """
  private static let ofControllers = """
    storyboard nibName nibBundle navigationItem tabBarItem tabBarController toolbarItems isEditing
    setEditing editButtonItem restorationIdentifier restorationClass searchDisplayController
    tableView collectionView refreshControl clearsSelectionOnViewWillAppear navigationBar toolbar
    tabBar tab preferredStatusBarStyle prefersStatusBarHidden contentScrollView
    setContentScrollView focusGroupIdentifier interactionActivityTrackingBaseName
    contentUnavailableConfiguration setNeedsUpdateContentUnavailableConfiguration
    childForStatusBarStyle childForStatusBarHidden childModalViewController modalViewController
    topLayoutGuide bottomLayoutGuide systemMinimumLayoutMargins transitionCoordinator
    disablesAutomaticKeyboardDismissal providesPresentationContextTransitionStyle
    extensionContext customizableViewControllers moreNavigationController
    primaryColumnWidth gestureRecognizers doubleSided spineLocation searchBar searchController
    severity image subtitle children collapseSecondaryViewController
    """
  private static let ofViews = """
    layer center transform transform3D anchorPoint tintColor tintAdjustmentMode constraints
    leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor
    heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
    layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins layoutMarginsGuide
    safeAreaLayoutGuide readableContentGuide keyboardLayoutGuide layoutGuides
    gestureRecognizers interactions motionEffects contentScaleFactor intrinsicContentSize
    semanticContentAttribute effectiveUserInterfaceLayoutDirection restorationIdentifier
    accessibilityIdentifier accessibilityLabel accessibilityValue accessibilityHint
    accessibilityTraits accessibilityElements isAccessibilityElement
    text textColor font attributedText textAlignment numberOfLines lineBreakMode placeholder
    image highlightedImage title titleLabel subtitleLabel imageView textLabel detailTextLabel
    contentView backgroundView selectedBackgroundView accessoryView accessoryType
    contentConfiguration backgroundConfiguration configuration indexPath reuseIdentifier
    isSelected isHighlighted isEnabled isEditing state menu items item barItems selectedItem
    topItem backItem barTintColor barStyle isTranslucent standardAppearance axis spacing alignment
    distribution arrangedSubviews contentOffset contentSize contentInset delegate dataSource
    prefetchDataSource style separatorStyle rowHeight tableHeaderView tableFooterView
    refreshControl collectionViewLayout value minimumValue maximumValue isOn date minimumDate
    maximumDate progress color hidesWhenStopped isAnimating leftView rightView borderStyle
    numberOfPages currentPage numberOfSections visibleCells screen windowLevel rootView
    """

  private static let common = words(ofAll)
  private static let controllers = common + words(ofControllers)
  private static let views = common + words(ofViews)

  /// Returns true if a class of UIKit has a member that the simulator knows at least by name.
  static func contains(_ name: String, in base: UIKitClass) -> Bool {
    let methods = OverridableMethods.methods(of: base).joined()
    if methods.contains(where: { $0.baseName == name }) { return true }
    if ModeledMembers.contains(name, in: base) { return true }
    switch base {
    case .object: return common.contains(name)
    case .view, .window, .textField: return views.contains(name)
    default: return controllers.contains(name)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }
}
