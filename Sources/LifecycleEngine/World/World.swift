/// One simulated app: the objects, the clock, the main run loop and the trace of events.
///
/// A world is deterministic. A world reads no clock, no environment and no unordered collection, so
/// the same calls give the same trace. The author's code enters through one hook, `userCode`, and
/// may call any method of the world from there. `copy()` makes an independent world, and is meant
/// for the moments between two turns of the run loop.
public final class World {
  /// The simulated iOS release.
  public let release: Release
  /// The release whose SDK the app was built with.
  public let sdk: Release
  /// The device the app runs on.
  public var device: Device { screen.device }
  /// The transitions the world knows.
  public let choreographies: [Choreography]
  /// The questions on which sources disagree, and on which the world does not go the usual way.
  let otherWays: [Disagreement]

  // Objects.
  var objects = ObjectTable()
  var controllers = ControllerTree()
  var views = ViewTree()
  var navigations = Records<NavigationRecord>()
  var tabs = Records<TabRecord>()
  var pages = Records<PageRecord>()
  var splits = Records<SplitRecord>()
  var presentations = Records<PresentationRecord>()
  var searches = Records<SearchRecord>()

  // Geometry.
  var screen: Screen
  var updateState = UpdateState()
  var coordinators = Records<CoordinatorRecord>()

  // Time and the main run loop.
  var runLoop = RunLoopState()

  // Transitions.
  var transitions = TransitionTable()
  /// The current step, and the origin of the step.
  var current = StepContext()
  /// The variables that callbacks have read.
  var observedReads: [ObservedRead] = []
  /// True if a transition with an animator ends after its duration, even if the animator forgets to end
  /// the transition.
  public var animatorsEndAlone = false
  /// True while the author's code has switched animations off.
  public var areAnimationsOff = false
  /// The callback that the author's code is calling directly.
  var directCall: DirectCall?

  /// The container views of storyboards, with their controllers.
  var segueContainers: [SegueContainer] = []

  // The process and its responders.
  var process = ProcessState()
  var editing = EditingState()

  /// The trace of the events so far.
  public internal(set) var trace: Trace = Trace()
  var depth: Int = 0
  /// The callbacks whose bodies are being run, the innermost last.
  var deliveries: [Delivery] = []
  /// The depth of the engine in the tree of views or controllers.
  var nesting = 0
  /// The reason that the world stopped, if the world stopped. A stopped world delivers nothing.
  public internal(set) var stop: Stop?

  /// The one way into the author's code.
  public var userCode: ((World, Request) -> Reply)?
  /// Called with every event when the event is recorded, before the body of the callback.
  public var observer: ((World, Event) -> Void)?
  /// Gives the place in the author's code that runs, or else the place of whatever began the work
  /// that is being done. The world keeps the place with all that begins, and reads nothing from it.
  public var placeOfCode: ((Int32) -> Int32)?
  /// Called when a transition has come to a place in its list of steps, or to the end. Tests look
  /// at the changes of a step.
  var stepObserver: ((World, Transition, Int) -> Void)?

  /// Creates a world with one visible, empty key window.
  /// - Parameters:
  ///   - release: The iOS release to simulate.
  ///   - sdk: The release whose SDK the app was built with; nil for the simulated release.
  ///   - device: The device to run on.
  ///   - choreographies: The transitions to use; tests pass changed choreographies.
  ///   - otherWays: The questions on which the world does not go the usual way.
  ///   - recordsStates: True if every event keeps the state of the world.
  ///   - recordsSteps: True if the trace keeps the steps that were taken.
  public init(
    release: Release = .newest, sdk: Release? = nil, device: Device = Device(),
    choreographies: [Choreography] = Choreography.all, otherWays: [Disagreement] = [],
    recordsStates: Bool = false, recordsSteps: Bool = false
  ) {
    self.release = release
    self.sdk = sdk ?? release
    screen = Screen(device)
    self.choreographies = choreographies
    self.otherWays = otherWays
    trace.reserve()
    trace.recordsStates = recordsStates
    trace.recordsSteps = recordsSteps
    windowChanges.setUpInterface()
    let window = makeWindow()
    views[window].isHidden = false
    makeKey(window)
  }

  private init(copying other: World) {
    release = other.release
    sdk = other.sdk
    choreographies = other.choreographies
    otherWays = other.otherWays
    objects = other.objects
    controllers = other.controllers
    views = other.views
    navigations = other.navigations
    tabs = other.tabs
    pages = other.pages
    splits = other.splits
    presentations = other.presentations
    searches = other.searches
    screen = other.screen
    updateState = other.updateState
    coordinators = other.coordinators
    runLoop = other.runLoop
    transitions = other.transitions
    current = other.current
    observedReads = other.observedReads
    animatorsEndAlone = other.animatorsEndAlone
    areAnimationsOff = other.areAnimationsOff
    directCall = other.directCall
    segueContainers = other.segueContainers
    process = other.process
    editing = other.editing
    trace = other.trace
    depth = other.depth
    deliveries = other.deliveries
    nesting = other.nesting
    stop = other.stop
  }

  /// Returns true if UIKit follows a rule on the simulated release.
  func holds(_ rule: Rule) -> Bool { rule.holds(on: release, sdk: sdk) }

  /// Returns true if there is a view and the view is in a visible window.
  func isInWindow(_ view: ObjectID?) -> Bool { views.isInWindow(view) }

  /// An independent world in the same state, without the hook. The owner sets a hook.
  public func copy() -> World { World(copying: self) }
}

/// A callback that the author's code calls directly.
struct DirectCall: Equatable {
  var receiver: ObjectID
  var callback: Callback
}

/// Why a world stopped.
public enum Stop: Equatable, Sendable {
  /// UIKit raised an exception, which ends the app; the text is in the trace.
  case exception(String)
  /// The run took more turns, events or nested deliveries than the simulator allows.
  case budget(String)
  /// The author's code failed; the runner of the code knows the reason.
  case userCode
  /// The user or the system ended the app.
  case terminated
}

/// A request of the world to the author's code.
public enum Request {
  /// Run the author's implementation of a callback; a delegate's has a sender as first argument.
  case callback(ObjectID, Callback, sender: ObjectID?, [EventValue])
  /// Call a closure the world was given.
  case invoke(ObjectID, [EventValue])
  /// The delay of a signal to the object is over.
  case signal(ObjectID)
  /// Send a message with two arguments, an object and a value, to an object.
  case send(String, to: ObjectID, ObjectID, EventValue)
  /// UIKit posts a notification.
  case post(SystemNotification)
  /// Note what the observers of a notification of this name would do. No source tells if UIKit posts
  /// the notification.
  case mayPost(String, UnknownCalls)
  /// Say in what the keyboard of a text field or text view differs from other keyboards.
  case keyboard(ObjectID)
  /// The closure, timer or task became due while the app was in the background: note what the code
  /// might have done.
  case sleepsOn(ObjectID)
  /// Say how high the detent at a place in the list of a sheet's is, up to a highest value.
  case detentHeight(ObjectID, at: Int, upTo: Double)
  /// Fill a controller's view as its nib or storyboard does, if there is one.
  case unarchive(ObjectID, view: ObjectID)
  /// Call the method of the first controller, named by the segue from the second controller.
  case unwindAction(ObjectID, from: ObjectID)
  /// Make the first controller of the app's main storyboard.
  case initialController
  /// Make the controller of a `UITab`, which is selected for the first time.
  case tabController(ObjectID)
  /// Fail for a use that the engine does not simulate.
  case refuse(Unsimulated)
  /// The object is gone: release the references of the object.
  case deallocate(ObjectID)
}

/// A use of UIKit that the engine does not simulate.
public enum Unsimulated: Sendable {
  /// A transition is animated although the author's code has switched animations off.
  case animatedWhileOff
  /// An animator is given for a sheet or popover, or for several controllers at once.
  case animatorOfSheet, animatorOfSeveral
  /// The user swipes back in a navigation controller whose delegate gives animators.
  case animatorOfSwipe
  /// An interaction controller is given.
  case interactionController
  /// An animator calls `completeTransition(false)`, ends within `animateTransition`, or has not added
  /// the new view.
  case cancelledAnimator, earlyAnimator, viewNotAdded
}

extension Request {
  /// True if only the author's code runs, so that no step has begun what follows. UIKit itself
  /// reads a nib or storyboard.
  var isOnlyForAuthor: Bool {
    switch self {
    case .callback, .invoke, .signal, .send, .post, .unwindAction, .detentHeight, .tabController:
      true
    case .mayPost, .keyboard, .sleepsOn, .unarchive, .initialController, .refuse,
      .deallocate:
      false
    }
  }
}

/// An answer of the author's code.
public enum Reply: Sendable {
  case none
  case boolean(Bool)
  case object(ObjectID)
  /// A case of an enumeration of UIKit's.
  case symbol(String)
  case orientations(OrientationMask)
  case size(Size)
  case rect(Rect)
  case number(Double)
}
