// finding=missing-super
// The header of iOS 26 marks this method as one that requires super.
final class PlayerViewController: UIViewController {
    private var insets = UIEdgeInsets.zero

    override func viewSafeAreaInsetsDidChange() {  // <- missing-super, launch, viewSafeAreaInsetsDidChange
        insets = view.safeAreaInsets
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        view.setNeedsLayout()
    }
}
