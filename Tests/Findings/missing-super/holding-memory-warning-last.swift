// finding=none
// Super comes last, after a loop and an optional binding, and is reached whatever the cache holds.
private var pages: [Int: String] = [1: "a", 2: "b"]
private var current: Int? = 1

override func didReceiveMemoryWarning() {
    var kept: [Int: String] = [:]
    if let current = current, let page = pages[current] {
        kept[current] = page
    }
    pages = kept
    super.didReceiveMemoryWarning()
}
