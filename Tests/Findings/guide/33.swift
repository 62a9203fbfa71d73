// finding=endless-task,repeated-work
// The seismograph starts a listener on each visit, and no listener ever ends.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Task {  // <- repeated-work, push, viewWillAppear
        // The quakes go on, and so does the hold on this screen.
        for await quake in seismograph.tremors {  // <- endless-task, launch, viewDidDisappear
            plot(quake)
        }
    }
}
