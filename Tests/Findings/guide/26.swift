// finding=missing-super
// The post office counter refreshes its queue and keeps the news of appearing from its superclass.
override func viewWillAppear(_ animated: Bool) {  // <- missing-super, launch, viewWillAppear
    // UIKit's own part of this step is lost.
    queueLabel.text = counter.waitingTickets.formatted()
}
