// finding=none
// The shown callback dims a row on the way out, and the hidden way in lights it again.
//# private let row = UIView()
//#
//# override func viewDidLoad() {
//#     super.viewDidLoad()
//#     view.addSubview(row)
//# }
//#
//# override func viewWillAppear(_ animated: Bool) {
//#     super.viewWillAppear(animated)
//#     row.alpha = 1
//# }
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    row.alpha = 0.5
}
