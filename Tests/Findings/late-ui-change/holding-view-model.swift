// finding=none
// Names like isHidden, alpha and text belong to a model object here, and no view looks at them.
final class OverlayModel {
    var isHidden = true
    var alpha = 0.0
    var text = ""
}

final class OverlayViewController: UIViewController {
    private let model = OverlayModel()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        model.isHidden = false
        model.alpha = 1
        model.text = "visible"
    }
}
