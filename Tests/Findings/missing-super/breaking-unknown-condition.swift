// finding=missing-super
// Whether super is reached hangs on a service that may say no, and then the callback stops here.
override func viewIsAppearing(_ animated: Bool) {  // <- missing-super, launch, viewIsAppearing
    guard sessionStore.isUnlocked else {
        print("locked")
        return
    }
    super.viewIsAppearing(animated)
    print("unlocked")
}
