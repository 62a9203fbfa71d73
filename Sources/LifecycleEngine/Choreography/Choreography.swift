/// One kind of UIKit transition: a list of steps, each with releases and evidence.
public struct Choreography: Sendable {
  /// A permanent kebab-case id, which is also the first half of the steps' ids.
  public let id: String
  /// The behaviour, in one sentence.
  public let statement: String
  /// The steps in order. A `wait` step ends the current stretch; the rest follows the wait.
  public let steps: [Step]
  /// The steps after a held gesture that replace the rest if the user cancels the gesture.
  public let cancellation: [Step]
  /// The duration of the animation.
  public let duration: Duration
  /// The title of the span of the animation or gesture.
  public let spanTitle: String
  /// The `animated` argument of the callbacks of appearance.
  public let animatedArgument: AnimatedArgument
  /// The ways in which the transition replaces one controller with another.
  public let ways: [Way]
  /// The movement of views; `nil` if the transition moves no view.
  public let motion: Motion?
  /// The work of the steps, then the work of the cancellation.
  let works: [Step.Work]

  /// Creates a choreography.
  init(
    id: String, statement: String, duration: Duration = .milliseconds(0), spanTitle: String = "",
    motion: Motion? = nil, animatedArgument: AnimatedArgument = .asAsked, ways: [Way] = [],
    steps: [Step], cancellation: [Step] = []
  ) {
    self.id = id
    self.statement = statement
    self.duration = duration
    self.spanTitle = spanTitle
    self.motion = motion
    self.animatedArgument = animatedArgument
    self.ways = ways
    self.steps = steps
    self.cancellation = cancellation
    works = (steps + cancellation).map { $0.work }
  }

  /// The step at an index. The steps of the cancellation follow the steps.
  public func step(at index: Int) -> Step? {
    if index < steps.count { return steps[index] }
    let rest = index - steps.count
    return rest < cancellation.count ? cancellation[rest] : nil
  }
}

/// The `animated` argument of the callbacks of appearance in a transition.
public enum AnimatedArgument: Sendable {
  /// The value that the author's code asked for.
  case asAsked
  /// `true` for a call in a `viewDidAppear`, on the releases where that was seen; otherwise the
  /// value that the author's code asked for. The ids name the observations.
  case trueWithinViewDidAppear(on: Releases, evidence: [String])
  /// No source tells the value. A check that names the value is refused.
  case unknown(reason: String)
  /// No source tells the value of a transition that moves; otherwise the value is `false`.
  case unknownIfAnimated(reason: String)
}

/// One action of UIKit in a transition.
public struct Step: Sendable {
  /// A kebab-case name, unique in the choreography.
  public let name: String
  /// The evidence or assumption behind the step.
  public let basis: Basis
  let work: Work

  /// The part of a step that is performed: the action, and the condition of the action.
  struct Work: Sendable {
    let action: StepAction
    let condition: Condition
    let releases: Releases
    let certainty: Certainty
  }

  /// The agreement of the sources about a step.
  enum Certainty: Sendable {
    case certain
    /// The simulator takes the step. The run that goes the other way leaves the step out.
    case unless(Disagreement)
    /// Only the run that goes the other way takes the step.
    case only(Disagreement)
  }

  /// The releases on which the step is taken.
  public var releases: Releases { work.releases }
  /// The question about the step on which sources disagree.
  public var disagreement: Disagreement? {
    switch work.certainty {
    case .certain: nil
    case .unless(let question), .only(let question): question
    }
  }
  var action: StepAction { work.action }
  var condition: Condition { work.condition }

  /// When a step is taken.
  enum Condition: Sendable {
    case always, animated, unanimated, interactive
    /// The transition is animated, and no finger moves it.
    case animatedInCode
    /// An animator of the author's makes the transition, or UIKit does.
    case withAnimator, withoutAnimator
    /// Somebody plays the role.
    case present(Role)
    /// The controller has not yet got `didMove(toParent:)` for its container.
    case arriving(Role)
    /// The controller is on its way out of its container.
    case leaving(Role)
    /// The author's code places views of the controller's by constraints.
    case constrained(Role)
    /// The container is the root of a window.
    case containerIsRoot
    /// No subclass of the container's class withholds the container's appearance from its child.
    case containerPassesOn
    /// A text field in the controller's view is being edited.
    case editing(Role)
    /// UIKit has ended the editing of a text field in the controller's view for a transition.
    case leftEditing(Role)
    /// The controller is in a window and still owed `viewIsAppearing`.
    case appearing(Role)
    /// The new controller is laid out for the first time in its appearance.
    case firstLayout(FirstLayout)
    /// The controller is the lowest on the stack of the container.
    case rootOfStack(Role)
    /// The controller is the root of a window.
    case rootOfWindow(Role)
    /// The controller comes from a storyboard, or the author's code places views of the controller's by
    /// constraints.
    case mayBeConstrained(Role)
    /// The window gets another geometry or other traits.
    case windowChanges
    /// The device is a pad.
    case pad
    /// The app has scenes, or has none.
    case withScenes, withoutScenes
  }

  init(
    _ name: String, _ action: StepAction, _ basis: Basis, when condition: Condition = .always,
    on releases: Releases = .all, _ certainty: Certainty = .certain
  ) {
    self.name = name
    self.basis = basis
    work = Work(
      action: action, condition: condition, releases: releases, certainty: certainty)
  }
}

/// The evidence or assumption behind a step or rule.
public enum Basis: Sendable {
  /// Ids of published observations and documentation.
  case evidence([String])
  /// No source; the text gives the reason for the assumption.
  case assumed(String)
}

/// The players of a transition.
enum Role: Sendable {
  /// The old controller, or the only controller.
  case from
  /// The new controller, or the only controller.
  case to
}

/// The kinds of a controller's first layout.
enum FirstLayout: Sendable {
  /// As a page of a page view controller.
  case asPage
  /// Together with the author's container around the controller.
  case withParent
  /// Without a parent, for the first time ever, with views placed by the author's constraints.
  case constrained
}

/// The waits of a transition.
enum Wait: Sendable {
  /// The layout of the container in the update at the end of a turn. The wait ends at once if the
  /// container is off screen, where no update comes.
  case update
  /// The commit of the transaction.
  case commit
  /// The end of the animation; ends at once without an animation.
  case animation
  /// The end of an animation that takes a turn of its own even without a movement.
  case coordinatedAnimation
  /// The next turn of the run loop, after the deallocations of this turn.
  case turn
  /// The user's decision; over at once when no gesture drives the transition.
  case gesture
  /// The end of the container's own appearance; ends at once without a container.
  case containerAppeared
  /// The view's move into the window or out of the window.
  case viewMove
}
