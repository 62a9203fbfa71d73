// finding=missing-super
// Super is left out where memory runs low.
var passesOn = false
override func didReceiveMemoryWarning() {  // <- missing-super, memory, didReceiveMemoryWarning
    if passesOn { super.didReceiveMemoryWarning() }
}
