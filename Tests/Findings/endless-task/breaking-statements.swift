// finding=endless-task
// Plain statements start the loop on the visible screen, and nobody keeps a handle with which to end it.
let answers = SurveyService.shared.answers
let log = UILabel()
view.addSubview(log)
Task {
    for await _ in answers {  // <- endless-task, launch, viewDidDisappear
        self.view.setNeedsLayout()
        log.text = "another answer"
    }
}
