// finding=silent-return
// The presenter expects a second viewDidAppear when the sheet is gone and would take the answer there.
private let poll = Poll()
private var asked = false
private var result = 0

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if asked {
        result = poll.votes
    } else {
        asked = true
        let sheet = PollSheet()
        sheet.poll = poll
        present(sheet, animated: true)
    }
}

final class Poll {
    var votes = 0
}

final class PollSheet: UIViewController {
    var poll: Poll?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            guard let poll = self?.poll else { return }
            poll.votes += 1  // <- silent-return, launch, viewDidDisappear
            self?.dismiss(animated: true)
        }
    }
}
