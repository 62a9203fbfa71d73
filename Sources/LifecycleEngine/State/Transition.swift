/// A running choreography: the players, the next step, and the wait.
struct Transition: Equatable {
  let id: Int
  let choreography: Int
  /// The place of the transition: the container or window, the presentation controller of a
  /// presentation, or the presenter of a refused presentation.
  var container: ObjectID?
  var from: ObjectID?
  var to: ObjectID?
  var isAnimated: Bool
  var isInteractive: Bool
  var isCancelled = false
  var nextStep = 0
  var wait: Wait?
  /// A closure to call at the end, held strongly.
  var completion: ObjectID?
  /// The author's object that animates the transition, held strongly.
  var animator: ObjectID?
  /// True if the animator has added the new view.
  var hasAddedView = false
  /// The numbers of the events of the questions about an animator, and of the animator's work.
  var questions = 0..<0
  var animatorEvents = 0..<0
  /// A closure to call when the animation begins, held strongly.
  var animations: ObjectID?
  /// The duration of the animation, if the caller decides.
  var duration: Duration?
  /// The method that the completion belongs to, such as `setViewControllers`.
  var completionName = ""
  /// The object whose call the completion belongs to, if not the container; not held.
  var completionReceiver: ObjectID?
  /// The position at which a property animator has ended, for its completion.
  var endPosition: String?
  /// A name that the author's code asked for and nothing has.
  var missingName = ""
  /// The coordinator, held strongly; `nil` until the author's code asks for the coordinator.
  var coordinator: ObjectID?
  /// True if closures can no longer be added to the animation.
  var hasBegunAnimation = false
  /// True if the user has let go of the gesture.
  var isReleased = false
  /// The part of the way that the user's finger has moved the transition, from 0 to 1; `nil` if the
  /// finger has not moved.
  var percentComplete: Double?
  /// The time of the animation; `nil` before the animation has begun.
  var animation: AnimationTime?
  /// True if the views are at the end of their way.
  var isAtEnd = false
  /// The change of the window, if the window changes.
  var change: WindowChange?
  /// The step of another transition that began this transition; `nil` if the author's code, the
  /// user or the system began the transition.
  var cause: StepReference?
  /// The cause of the transition.
  var origin = Origin.none
  /// The open span of the trace.
  var span: Int?
  /// The last appearance transitions that this transition began; 0 means none.
  private var fromAppearanceNumber = 0
  private var toAppearanceNumber = 0
  /// True if the new controller was covered when its appearance was to begin.
  var findsCovered = false
  /// True if the new controller could not begin to appear, because the container was leaving the
  /// screen.
  var findsLeaving = false
  /// True if the transition was requested during a `viewDidAppear`.
  var isWithinViewDidAppear = false
  /// The controllers presented in the contexts of the two controllers, which go along.
  private var fromFollowers: [Follower] = []
  private var toFollowers: [Follower] = []

  init(
    id: Int, choreography: Int, container: ObjectID?, from: ObjectID?, to: ObjectID?,
    isAnimated: Bool, isInteractive: Bool
  ) {
    self.id = id
    self.choreography = choreography
    self.container = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
  }

  func player(of role: Role) -> ObjectID? { role == .from ? from : to }

  func appearanceNumber(of role: Role) -> Int {
    role == .from ? fromAppearanceNumber : toAppearanceNumber
  }

  mutating func addFollower(_ follower: Follower, of role: Role) {
    if role == .from { fromFollowers.append(follower) } else { toFollowers.append(follower) }
  }

  mutating func takeFollowers(of role: Role) -> [Follower] {
    defer { if role == .from { fromFollowers = [] } else { toFollowers = [] } }
    return role == .from ? fromFollowers : toFollowers
  }

  mutating func setAppearanceNumber(_ number: Int, of role: Role) {
    if role == .from { fromAppearanceNumber = number } else { toAppearanceNumber = number }
  }
}

/// The time of a transition's animation, and the part of the way at its beginning.
struct AnimationTime: Equatable {
  let start: Tick
  let end: Tick
  let first: Double

  /// The part of the way at a time.
  /// - Parameter last: The part of the way at the end.
  func progress(at time: Tick, to last: Double) -> Double {
    let length = end.microseconds - start.microseconds
    guard time < end, length > 0 else { return last }
    return first + (last - first) * Double(time.microseconds - start.microseconds) / Double(length)
  }
}

/// The author's animator of a transition, and the events of the questions about the animator.
struct GivenAnimator {
  /// The animator, held strongly by the transition; `nil` if UIKit animates.
  let object: ObjectID?
  /// The numbers of the events.
  let questions: Range<Int>
}
