// finding=present-off-window
// The receiver is a controller made on the spot, while the visible screen just looks on.
func report(_ problem: UIViewController) {
    let host = UIViewController()
    host.view.backgroundColor = .clear
    problem.modalPresentationStyle = .overFullScreen
    host.present(problem, animated: true)  // <- present-off-window, launch, no event
}
