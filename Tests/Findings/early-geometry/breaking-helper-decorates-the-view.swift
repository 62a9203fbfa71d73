// finding=early-geometry
// A helper changes the card before the card is anywhere, so the helper does not place the card.
override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView(frame: view.bounds)  // <- early-geometry, sheet-cancel, viewDidLoad
    card.soften()
    Theme.current.style(card)
    view.addSubview(card)
    card.layer.refresh()
}
