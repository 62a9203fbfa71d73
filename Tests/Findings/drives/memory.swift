// finding=missing-super
// Super is left out where memory runs low.
override func didReceiveMemoryWarning() {
    print("memory runs low")
}
