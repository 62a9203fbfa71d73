// finding=none
// All that happens on the way out are method calls, which end editing and scroll, and no property is assigned.
final class ContactFormViewController: UIViewController {
    private let scroll = UIScrollView()
    private let table = UITableView()
    private let name = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.addSubview(table)
        scroll.addSubview(name)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        table.setEditing(false, animated: animated)
        scroll.setContentOffset(.zero, animated: false)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}
