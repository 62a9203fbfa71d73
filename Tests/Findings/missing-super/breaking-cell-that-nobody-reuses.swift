// finding=missing-super
// No drive reuses a cell, but the override has no call of 'super' at all.
final class PhotoCell: UITableViewCell {
    override func prepareForReuse() {  // <- missing-super, launch, no event
        imageView?.image = nil
    }
}

final class PhotoList: UITableViewController {}
