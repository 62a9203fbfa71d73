// finding=none
// The spinner keeps the centre as its margins are flexible, whatever the order of the two lines.
import UIKit
final class A: UIViewController {
    private let spinner = UIActivityIndicatorView()
    private let note = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(spinner)
        view.addSubview(note)
        spinner.center = view.center
        spinner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        note.autoresizingMask = spinner.autoresizingMask
        note.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
