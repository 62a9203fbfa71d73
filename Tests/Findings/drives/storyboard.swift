// finding=missing-super drive=storyboard
// Super is left out where a storyboard has made the screen.
override func awakeFromNib() {  // <- missing-super, storyboard, awakeFromNib
    print("awake")
}
