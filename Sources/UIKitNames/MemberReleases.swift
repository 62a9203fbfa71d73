/// The first releases of members that the tables of the classes do not list, by Apple's documentation.
package enum MemberReleases {
  /// A member that some releases lack.
  package struct Member {
    /// The name as a reader knows it: `addAction`, `UIButton(primaryAction:)`.
    package let name: String
    package let release: Int
  }

  /// The member of a type, or of a type above, that a use with some labels means; `nil` for a member
  /// that is not listed. `init` means an initializer.
  package static func member(_ name: String, _ labels: [String?], of type: String) -> Member? {
    guard names.contains(name) else { return nil }
    for owner in LibraryTypes.chain(from: type) {
      if let release = releases["\(owner).\(name)"] { return Member(name: name, release: release) }
      for case let label? in labels {
        guard let release = releases["\(owner).\(name)(\(label):)"] else { continue }
        return Member(
          name: "\(name == "init" ? type : name)(\(label):)", release: release)
      }
    }
    return nil
  }

  private static let releases = TypeReleases.index(table)

  /// The names alone, so that most uses end with one look.
  private static let names = Set(
    releases.keys.compactMap { key in
      key.split(separator: ".").last?.split(separator: "(").first.map { String($0) }
    })

  /// A label in parentheses tells one of several forms.
  private static let table: [(release: Int, names: String)] = [
    (
      7,
      """
      UIView.tintColor UIView.tintAdjustmentMode UIView.animateKeyframes UIView.snapshotView
      UIView.addMotionEffect UINavigationBar.barTintColor UITabBar.barTintColor
      """
    ),
    (
      8,
      """
      UIView.layoutMargins UIView.preservesSuperviewLayoutMargins UIView.mask
      NSLayoutConstraint.activate NSLayoutConstraint.deactivate NSLayoutConstraint.isActive
      """
    ),
    (
      9,
      """
      UIView.leadingAnchor UIView.trailingAnchor UIView.leftAnchor UIView.rightAnchor
      UIView.topAnchor UIView.bottomAnchor UIView.widthAnchor UIView.heightAnchor
      UIView.centerXAnchor UIView.centerYAnchor UIView.firstBaselineAnchor
      UIView.lastBaselineAnchor UIView.layoutMarginsGuide UIView.readableContentGuide
      UIView.addLayoutGuide UIView.removeLayoutGuide UIView.layoutGuides
      UIView.semanticContentAttribute
      """
    ),
    (
      10,
      """
      Timer.scheduledTimer(withTimeInterval:) UIScrollView.refreshControl
      UICollectionView.isPrefetchingEnabled UICollectionView.prefetchDataSource
      UITabBar.unselectedItemTintColor UIView.effectiveUserInterfaceLayoutDirection
      """
    ),
    (
      11,
      """
      UIScrollView.contentInsetAdjustmentBehavior UIScrollView.adjustedContentInset
      UIScrollView.contentLayoutGuide UIScrollView.frameLayoutGuide
      UINavigationBar.prefersLargeTitles UINavigationItem.largeTitleDisplayMode
      UINavigationItem.hidesSearchBarWhenScrolling CALayer.maskedCorners
      UITableView.performBatchUpdates UIStackView.setCustomSpacing UIStackView.customSpacing
      UIViewController.systemMinimumLayoutMargins UIColor.init(named:)
      UIViewController.viewRespectsSystemMinimumLayoutMargins
      """
    ),
    (
      13,
      """
      UIImage.init(systemName:) UIColor.init(dynamicProvider:) UIColor.systemBackground
      UIColor.secondarySystemBackground UIColor.tertiarySystemBackground
      UIColor.systemGroupedBackground UIColor.label UIColor.secondaryLabel UIColor.tertiaryLabel
      UIColor.separator UIColor.systemIndigo UIColor.systemGray6
      UINavigationBar.standardAppearance UINavigationBar.scrollEdgeAppearance
      UINavigationBar.compactAppearance UINavigationItem.standardAppearance
      UINavigationItem.scrollEdgeAppearance UITabBar.standardAppearance
      UIToolbar.standardAppearance UIApplication.connectedScenes UIApplication.openSessions
      UIApplication.supportsMultipleScenes CALayer.cornerCurve UIView.transform3D
      UISearchBar.searchTextField UISegmentedControl.selectedSegmentTintColor
      NotificationCenter.publisher
      """
    ),
    (
      14,
      """
      UIControl.addAction UIControl.removeAction UIControl.showsMenuAsPrimaryAction
      UIControl.init(primaryAction:) UIButton.menu UIButton.role UIBarButtonItem.menu
      UIBarButtonItem.primaryAction UIBarButtonItem.init(primaryAction:)
      UIBarButtonItem.init(menu:) UIBarButtonItem.init(systemItem:)
      UINavigationItem.backButtonDisplayMode UITableViewCell.contentConfiguration
      UITableViewCell.backgroundConfiguration UITableViewCell.defaultContentConfiguration
      UICollectionViewCell.contentConfiguration UICollectionViewCell.backgroundConfiguration
      UICollectionView.dequeueConfiguredReusableCell UISwitch.preferredStyle UISwitch.style
      UISegmentedControl.init(actions:) UICollectionViewCompositionalLayout.list
      """
    ),
    (
      15,
      """
      UIButton.configuration UIButton.configurationUpdateHandler UIButton.init(configuration:)
      UIButton.changesSelectionAsPrimaryAction UITableView.sectionHeaderTopPadding
      UINavigationBar.compactScrollEdgeAppearance UITabBar.scrollEdgeAppearance
      UIToolbar.scrollEdgeAppearance UIWindowScene.keyWindow UIBarButtonItem.isSelected
      UIBarButtonItem.changesSelectionAsPrimaryAction UITableView.reconfigureRows
      UICollectionView.reconfigureItems UIColor.systemCyan UIColor.systemMint
      """
    ),
    (
      16,
      """
      Task.sleep(for:) Task.sleep(until:) UIBarButtonItem.isHidden UINavigationItem.style
      UIView.anchorPoint UIWindowScene.effectiveGeometry UITextView.isFindInteractionEnabled
      UITextView.findInteraction UITableView.selfSizingInvalidation
      UICollectionView.selfSizingInvalidation
      """
    ),
    (
      17,
      """
      UIViewController.contentUnavailableConfiguration
      UIViewController.setNeedsUpdateContentUnavailableConfiguration
      UITraitCollection.init(mutations:) UIImageView.addSymbolEffect
      """
    ),
    (18, "UITabBarController.mode UITabBarController.sidebar UIViewController.tab"),
    (
      26,
      """
      UIView.cornerConfiguration UINavigationItem.subtitle UIBarButtonItem.hidesSharedBackground
      UITabBarController.tabBarMinimizeBehavior UITabBarController.bottomAccessory
      """
    ),
  ]
}
