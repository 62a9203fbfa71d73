// finding=order-dependence
// The base class reports where the user came from, and in a tab bar the screen before has not said so yet.
var previousScreen = "none"

class TrackedScreen: UIViewController {
    var screenName: String { "unnamed" }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("\(screenName) after \(previousScreen)")  // <- order-dependence, tabs, viewWillAppear
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        previousScreen = screenName
    }
}

final class FeedScreen: TrackedScreen {
    override var screenName: String { "feed" }
}

final class FriendsScreen: TrackedScreen {
    override var screenName: String { "friends" }
}
