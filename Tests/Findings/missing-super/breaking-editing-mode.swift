// finding=missing-super
// The documentation asks for 'super', which keeps 'isEditing' and the title of the edit button.
override func setEditing(_ editing: Bool, animated: Bool) {  // <- missing-super, launch, no event
    tableView.isEditing = editing
}
