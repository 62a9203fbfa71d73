// finding=missing-super
// Super is left out where memory runs low.
override func didReceiveMemoryWarning() {  // <- missing-super, memory, didReceiveMemoryWarning
    print("memory runs low")
}
