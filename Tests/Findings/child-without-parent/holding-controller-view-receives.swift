// finding=none
// A subview is added to another controller's view, and that controller is presented, so nothing is contained.
let preview = UIViewController()
let caption = UILabel()
caption.text = "Preview"
preview.view.addSubview(caption)
preview.modalPresentationStyle = .fullScreen
present(preview, animated: true)
