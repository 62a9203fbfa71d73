// finding=none
// Called while the screen is visible, which an action of a button always is.
func open(_ filter: UIViewController) {
    let flow = UINavigationController(rootViewController: filter)
    flow.modalPresentationStyle = .formSheet
    present(flow, animated: true)
}
