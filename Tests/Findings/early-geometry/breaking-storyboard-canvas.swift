// finding=early-geometry drive=storyboard
// A view from a storyboard has the size of the canvas it was drawn on until it is laid out on the device.
private let circle = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    let diameter = view.bounds.width / 2
    circle.frame = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    view.addSubview(circle)
}
