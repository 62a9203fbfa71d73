// finding=none
// The overrides of a cell, a view and a screen that the documentation asks about call 'super'.
final class PhotoCell: UITableViewCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        imageView?.image = nil
    }
}

final class PhotoList: UITableViewController {
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        title = editing ? "Editing" : "Photos"
    }

    override func addChild(_ child: UIViewController) {
        super.addChild(child)
        title = "more"
    }
}
