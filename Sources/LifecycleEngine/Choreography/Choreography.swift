/// What UIKit does in one kind of transition: its steps as a list, with the releases it holds for
/// and the evidence it rests on.
public struct Choreography: Sendable {
  /// A permanent kebab-case id; also the first half of its steps' ids.
  public let id: String
  /// What happens, in one sentence.
  public let statement: String
  /// The steps in order. A `wait` step ends the current stretch; the rest follows when it is over.
  public let steps: [Step]
  /// The steps that follow a held gesture instead of the rest, when the user cancels it.
  public let cancellation: [Step]
  /// How long its animation takes.
  public let duration: Duration
  /// How the span of its animation or gesture is titled.
  public let spanTitle: String
  /// What the callbacks of appearance are told about animation.
  public let animatedArgument: AnimatedArgument
  /// The ways in which it takes one controller away for another.
  public let ways: [Way]
  /// What the steps do, then what those of the cancellation do.
  let works: [Step.Work]

  /// Creates a choreography.
  init(
    id: String, statement: String, duration: Duration = .milliseconds(0), spanTitle: String = "",
    animatedArgument: AnimatedArgument = .asAsked, ways: [Way] = [], steps: [Step],
    cancellation: [Step] = []
  ) {
    self.id = id
    self.statement = statement
    self.duration = duration
    self.spanTitle = spanTitle
    self.animatedArgument = animatedArgument
    self.ways = ways
    self.steps = steps
    self.cancellation = cancellation
    works = (steps + cancellation).map { $0.work }
  }

  /// The step at a place in `steps`, or after those in `cancellation`.
  public func step(at index: Int) -> Step? {
    if index < steps.count { return steps[index] }
    let rest = index - steps.count
    return rest < cancellation.count ? cancellation[rest] : nil
  }
}

/// What the callbacks of appearance in a transition get for `animated`.
public enum AnimatedArgument: Sendable {
  /// What the author's code asked for.
  case asAsked
  /// `true`, whatever was asked for, where it is asked for in a `viewDidAppear` and on the releases
  /// where that was seen; else what was asked for. With ids of the observations.
  case trueWithinViewDidAppear(on: Releases, evidence: [String])
}

/// One thing UIKit does in a transition.
public struct Step: Sendable {
  /// A kebab-case name, unique in its choreography.
  public let name: String
  /// What the step rests on.
  public let basis: Basis
  let work: Work

  /// The part of a step that the performer reads: the action, and the condition for it.
  struct Work: Sendable {
    let action: StepAction
    let condition: Condition
    let releases: Releases
  }

  /// The releases on which the step is taken.
  public var releases: Releases { work.releases }
  var action: StepAction { work.action }
  var condition: Condition { work.condition }

  /// When a step is taken.
  enum Condition: Sendable {
    case always, animated, interactive
    /// Somebody plays the role.
    case present(Role)
    /// The controller has not been told yet that it arrived in its container.
    case arriving(Role)
    /// The controller is on its way out of its container.
    case leaving(Role)
    /// The author's code places views of the controller's by constraints.
    case constrained(Role)
    /// The container is the root of a window.
    case containerIsRoot
    /// No subclass of the container's class keeps what it shows from hearing of its appearance.
    case containerPassesOn
    /// A text field in the controller's view is being edited.
    case editing(Role)
    /// UIKit has ended the editing of a text field in the controller's view for a transition.
    case leftEditing(Role)
    /// The controller is in a window and still owed `viewIsAppearing`.
    case appearing(Role)
    /// The one that comes is laid out for the first time in its appearance.
    case firstLayout(FirstLayout)
    /// The controller is the lowest one on the stack of the container.
    case rootOfStack(Role)
    /// The window gets another geometry or other traits.
    case windowChanges
    /// The device is a pad.
    case pad
    /// The app has scenes, or has none.
    case withScenes, withoutScenes
  }

  init(
    _ name: String, _ action: StepAction, _ basis: Basis, when condition: Condition = .always,
    on releases: Releases = .all
  ) {
    self.name = name
    self.basis = basis
    work = Work(action: action, condition: condition, releases: releases)
  }
}

/// What a step rests on.
public enum Basis: Sendable {
  /// Ids of published observations and documentation.
  case evidence([String])
  /// No source says it; the text says why it was assumed.
  case assumed(String)
}

/// Who takes part in a transition.
enum Role: Sendable {
  /// The controller that leaves, or the only one.
  case from
  /// The controller that comes, or the only one.
  case to
}

/// In which way a controller comes that is laid out for the first time.
enum FirstLayout: Sendable {
  /// As a page of a page view controller.
  case asPage
  /// With the author's container that it is in.
  case withParent
  /// Without a parent, for the first time ever, with views that constraints of the author's place.
  case constrained
}

/// What a transition can wait for.
enum Wait: Sendable {
  /// The layout of the container in the update at the end of a turn; over at once when the
  /// container is off screen, where no update reaches it.
  case update
  /// The commit of the transaction.
  case commit
  /// The end of the animation; over at once when there is none.
  case animation
  /// The end of an animation that takes a turn of its own even when nothing moves.
  case coordinatedAnimation
  /// The next turn of the run loop, when what this one has let go of is gone.
  case turn
  /// The user's decision; over at once when no gesture drives the transition.
  case gesture
  /// The end of the container's own appearance; over at once when there is no container.
  case containerAppeared
  /// The view's coming into the window or leaving it.
  case viewMove
}
