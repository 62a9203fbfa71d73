// finding=none
// The blood bank asks for consent when its screen is up, and only while the answer is missing.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard donor.consent == nil, presentedViewController == nil else { return }
    let form = ConsentFormController(donor: donor)
    present(form, animated: true)
}
