/// Calls of code that is not simulated and that keeps a closure or an object after the call, by the
/// documentation of the call or by its name.
package enum KeepingCalls {
  /// The methods whose result keeps the given closure, as an `AnyCancellable` of Combine and an
  /// `NSKeyValueObservation` do.
  private static let ofResult = ["sink", "observe", "assign"]
  /// The methods whose receiver keeps the given closure until another call ends the result.
  private static let ofReceiver = [
    "addPeriodicTimeObserver", "addBoundaryTimeObserver", "setEventHandler", "addExecutionBlock",
    "startAccelerometerUpdates", "startGyroUpdates", "startDeviceMotionUpdates",
    "startMagnetometerUpdates",
  ]
  /// The types whose instances let go of their closure when the work of the closure is over.
  private static let releasing = [
    "UIViewPropertyAnimator", "Thread", "BlockOperation", "Task",
  ]
  /// The types whose initialiser takes an object that the instance holds strongly, each with the label
  /// of the object.
  private static let ofTarget = [
    "CADisplayLink": "target", "Timer": "target", "URLSession": "delegate",
  ]
  /// The first words of methods that keep a closure for later events.
  private static let listening = [
    "on", "observe", "subscribe", "bind", "listen", "watch", "register", "addObserver",
    "addListener", "addHandler", "when", "track",
  ]

  /// The methods of views, bars and items whose receiver keeps the objects that the methods get.
  private static let ofObjects = words(
    """
    addAction addGestureRecognizer addInteraction addSublayer insertSegment insertSublayer setAction setItems setLeftBarButton
    setLeftBarButtonItems setRightBarButton setRightBarButtonItems setToolbarItems
    """)
  /// The methods that add something to a view, to a control or to a layer at each call.
  private static let adding = words(
    """
    addAction addArrangedSubview addGestureRecognizer addInteraction addSublayer addSubview
    insertArrangedSubview insertSublayer insertSubview
    """)
  /// The members by which code finds and takes out what was added earlier.
  private static let finding = words(
    """
    subviews arrangedSubviews sublayers interactions gestureRecognizers viewWithTag
    removeFromSuperview removeFromSuperlayer removeAction removeTarget enumerateEventHandlers
    removeGestureRecognizer removeInteraction
    """)
  /// The methods that only change looks, or log, and that raise nothing.
  private static let looking = words(
    """
    NSLog addTarget beginRefreshing endRefreshing flashScrollIndicators os_log setAttributedTitle setBackgroundImage
    setImage setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfHomeIndicatorAutoHidden setProgress setTitle
    setTitleColor startAnimating
    """)
  /// The kinds of changes of what is called later, each with the methods that make the change.
  private static let registering = """
    adds addAction addInteraction addKeyCommand
    removes removeAction removeInteraction removeKeyCommand
    observes registerForTraitChanges
    forgets unregisterForTraitChanges
    """.split(separator: "\n").map { words(String($0)) }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }

  /// True if the receiver of a method keeps the objects that the method gets.
  package static func keepsObjects(_ name: String) -> Bool { ofObjects.contains(name) }

  /// True if each call of a method adds something.
  package static func adds(_ name: String) -> Bool { adding.contains(name) }

  /// True if a member serves to find or to take out what was added earlier.
  package static func finds(_ name: String) -> Bool { finding.contains(name) }

  /// True if the observers of a run note the whole effect of a method.
  package static func isNoted(_ name: String) -> Bool {
    keepsObjects(name) || adds(name) || finds(name)
      || registration(name) != nil
      || keeper(ofClosuresOf: name).map { $0 != .unknown } == true
  }

  /// True if a method only changes looks. A segment of a control has to be there.
  package static func isOfLooks(_ name: String, _ labels: [String?]) -> Bool {
    looking.contains(name) && !labels.contains("forSegmentAt")
  }

  /// True if a method returns a cell or a supplementary view that is used again for other rows.
  package static func reuses(_ name: String) -> Bool { name.hasPrefix("dequeue") }

  /// A change of what is called later.
  package enum Registration: String { case adds, removes, observes, forgets }

  /// The change that a method of a control, a controller or a view makes.
  package static func registration(_ name: String) -> Registration? {
    let row = registering.first { $0.dropFirst().contains(name) }
    return row?.first.flatMap { Registration(rawValue: $0) }
  }

  /// The methods that call their closure on a queue of their own, by their documentation: those of
  /// `URLSession` and `OperationQueue`, requests for permission, and threads.
  private static let offMain = words(
    """
    dataTask uploadTask downloadTask addOperation requestAuthorization requestAccess
    getNotificationSettings evaluatePolicy performBackgroundTask detachNewThread concurrentPerform
    """)

  /// True if a method calls its closure on another thread than the main thread.
  package static func callsOffMain(_ name: String) -> Bool { offMain.contains(name) }

  /// The value that keeps the closures of a call.
  package enum Keeper {
    case result, receiver
    /// The name of the method suggests that some object keeps the closure.
    case unknown
  }

  /// The value that keeps the closures that a method of code that is not simulated gets, `nil` if the
  /// method lets go of its closures in the end.
  package static func keeper(ofClosuresOf name: String) -> Keeper? {
    if ofResult.contains(name) { return .result }
    if ofReceiver.contains(name) { return .receiver }
    return listening.contains { begins(name, with: $0) } ? .unknown : nil
  }

  /// True if an instance of a type keeps the closures that its initialiser gets.
  package static func keepsClosures(_ type: String) -> Bool { !releasing.contains(type) }

  /// True if an object holds the value of a property or a label of this name, whatever the value is: the
  /// root view of a hosting controller, with its closures.
  package static func isContent(_ label: String) -> Bool { label == "rootView" }

  /// True if an instance of a type keeps the target that its initialiser gets.
  package static func keepsTarget(_ type: String, _ label: String) -> Bool {
    ofTarget[type] == label
  }

  /// True if the first word of a name is a word: `onChange` begins with `on`, `once` does not.
  private static func begins(_ name: String, with word: String) -> Bool {
    guard name.hasPrefix(word) else { return false }
    guard let next = name.utf8.dropFirst(word.utf8.count).first else { return true }
    return next < 97 || next > 122
  }
}
