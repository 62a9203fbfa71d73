// finding=load-view-over-storyboard drive=storyboard
// The initialiser for storyboards is there and used, and right below it the view is made in code.
final class TicketView: UIView {
    var seat = ""
}

final class TicketViewController: UIViewController {
    private var seat: String

    required init?(coder: NSCoder) {
        seat = "12A"
        super.init(coder: coder)
    }

    override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
        let ticket = TicketView()
        ticket.seat = seat
        view = ticket
    }
}
