// finding=missing-super
// The override empties its cache on a memory warning and forgets the super call that the documentation asks for.
private var thumbnails: [String: UIImage] = [:]
private var purges = 0

override func didReceiveMemoryWarning() {  // <- missing-super, memory, didReceiveMemoryWarning
    thumbnails.removeAll()
    purges += 1
}
