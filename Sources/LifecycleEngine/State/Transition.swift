/// A choreography being performed: who takes part, how far it is, and what it waits for.
struct Transition: Equatable {
  let id: Int
  let choreography: Int
  /// In what it happens: the container or window, the presentation controller of a presentation, or
  /// the presenter where a presentation is refused.
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
  /// A closure to call when the animation begins, held strongly.
  var animations: ObjectID?
  /// How long the animation takes, where the caller decides it.
  var duration: Duration?
  /// What the completion belongs to: `setViewControllers`.
  var completionName = ""
  /// Whose call the completion belongs to, where that is not the container; it is not held.
  var completionReceiver: ObjectID?
  /// What was asked for by a name that nothing has.
  var missingName = ""
  /// The coordinator, if anybody has asked for it; held strongly.
  var coordinator: ObjectID?
  /// True if it is too late to add anything to the animation.
  var hasBegunAnimation = false
  /// True if the user has let go of the gesture.
  var isReleased = false
  /// What the window becomes, where it is the window that changes.
  var change: WindowChange?
  /// The step of another transition that began it; `nil` where the author's code, the user or the
  /// system did.
  var cause: StepReference?
  /// The cause of it.
  var origin = Origin.none
  /// The open span of the trace.
  var span: Int?
  /// The appearance transitions it began last; 0 is none.
  private var fromAppearanceNumber = 0
  private var toAppearanceNumber = 0
  /// True if the one that comes was covered when it was to be told so.
  var findsCovered = false
  /// True if the one that comes could not begin to appear, because its place was leaving the
  /// screen.
  var findsLeaving = false
  /// True if it was asked for while a controller was told that it appeared.
  var isWithinViewDidAppear = false
  /// What is presented in the context of the two and goes along with them.
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
