// finding=none
// Before the first layout frames are only assigned, as constants, and the masks take care of the rest.
private let backdrop = UIView()
private let caption = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    caption.bounds = CGRect(x: 0, y: 0, width: 80, height: 20)
    view.addSubview(backdrop)
    view.addSubview(caption)
}
