// finding=none drive=storyboard
// A controller from a storyboard does all its work in awakeFromNib and viewDidLoad, so the storyboard's view is used.
override func awakeFromNib() {
    super.awakeFromNib()
    title = "Library"
}

override func viewDidLoad() {
    super.viewDidLoad()
    let shelf = UIView()
    shelf.backgroundColor = .systemBrown
    view.addSubview(shelf)
}
