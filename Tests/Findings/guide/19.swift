// finding=none
// The concert page takes in a programme screen with all the steps of containment.
func embed(programme: UIViewController) {
    addChild(programme)
    let leaf: UIView = programme.view
    leaf.translatesAutoresizingMaskIntoConstraints = false
    programmeSlot.addSubview(leaf)
    NSLayoutConstraint.activate([
        leaf.topAnchor.constraint(equalTo: programmeSlot.topAnchor),
        leaf.leftAnchor.constraint(equalTo: programmeSlot.leftAnchor),
        leaf.rightAnchor.constraint(equalTo: programmeSlot.rightAnchor),
        leaf.bottomAnchor.constraint(equalTo: programmeSlot.bottomAnchor),
    ])
    // UIKit cannot know when the leaf is in place, so this call is left to us.
    programme.didMove(toParent: self)
}
