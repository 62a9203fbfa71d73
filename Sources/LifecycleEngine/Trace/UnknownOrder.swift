/// A situation in which no source tells the order of two calls. The engine has to choose an order, so a
/// check of the order proves nothing.
public struct UnknownOrder: Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// The situation, in one sentence.
  public let situation: String
  /// The state of the sources, in one sentence.
  public let reason: String
  /// The releases without a source.
  let releases: [Releases]

  init(
    _ id: String, _ situation: String, _ reason: String, on releases: [Releases] = [.all]
  ) {
    self.id = id
    self.situation = situation
    self.reason = reason
    self.releases = releases
  }

  /// All situations.
  public static let all: [UnknownOrder] = [
    keyboardAndFieldBegin, keyboardAndTextViewBegin, keyboardAndTextViewEnd, frameAndHide,
    keyboardHandover, otherThread, unknownWait, keyboardAndQueue, memoryWarning, transactionBlock,
    animator, animationEnded, presentedInArrival, sameMoment, transitionLength, actor, viewEntry,
    sceneNotification,
  ]

  /// The interpreter notes the situation.
  public static let otherThread = UnknownOrder(
    "other-thread", "A queue of another thread, or a detached task, runs a closure.",
    "Either thread may be faster, and nothing makes one wait for the other.")

  /// The interpreter notes the situation.
  public static let unknownWait = UnknownOrder(
    "unknown-wait", "A task continues after an 'await' of something that is not simulated.",
    "The wait may be shorter or longer than anything else that happens meanwhile.")

  /// The interpreter notes the situation.
  public static let actor = UnknownOrder(
    "actor", "A task awaits a method of an actor, or runs code that belongs to no actor.",
    "Such code may run on another thread, and nothing says when the thread is done.")

  static let keyboardAndFieldBegin = UnknownOrder(
    "keyboard-and-field-begin",
    "A text field begins editing on iOS 13, 14 or 26, and the keyboard announces itself.",
    "In the sources, the keyboard follows the delegate up to iOS 12 and on iOS 16 to 18, and "
      + "precedes the delegate on iOS 15.",
    on: [Releases(13, through: 14), .since(19)])

  static let keyboardAndQueue = UnknownOrder(
    "keyboard-and-queue",
    "The keyboard announces itself on iOS 16 or later, and code follows before time passes.",
    "In one report, a block on the main queue runs before the notification, and on iOS 15 after "
      + "the notification.",
    on: [.since(16)])

  static let keyboardAndTextViewBegin = UnknownOrder(
    "keyboard-and-text-view-begin",
    "A text view begins editing on iOS 13 or later, and the keyboard announces itself.",
    "In the sources, the keyboard precedes the delegate up to iOS 12. None shows the order on later releases.",
    on: [.since(13)])

  static let keyboardAndTextViewEnd = UnknownOrder(
    "keyboard-and-text-view-end", "A text view ends editing, and the keyboard leaves.",
    "No source says whether the keyboard or the delegate comes first.")

  static let frameAndHide = UnknownOrder(
    "keyboard-frame-and-hide", "The keyboard leaves.",
    "No log shows the notification of the frame beside the notification of hiding.")

  static let keyboardHandover = UnknownOrder(
    "keyboard-handover",
    "Another text field or text view takes over the keyboard up to iOS 10.",
    "One report lists the notifications, but not their place among the calls to the delegates.")
}

extension UnknownOrder {
  static let sceneNotification = UnknownOrder(
    "scene-notification", "UIKit posts a notification of 'UIScene'.",
    "Apple documents the notification beside the delegate's method; no source shows its place "
      + "among that method and the notification of 'UIApplication'.")

  static let animator = UnknownOrder(
    "animator", "A custom animator makes a transition.",
    "Apple documents the order of the calls to the delegate and the animator; no log shows them among "
      + "the callbacks of the controllers.")

  static let animationEnded = UnknownOrder(
    "animation-ended", "A transition with a custom animator ends.",
    "No log shows 'animationEnded(_:)' among the other calls of the end.")

  static let transactionBlock = UnknownOrder(
    "transaction-block",
    "The animations of a transaction of Core Animation end, and 'setCompletionBlock' has given a block.",
    "In the reports, the block runs too early, at the end, or not at all. None shows its place "
      + "among the other calls at the end.")

  static let presentedInArrival = UnknownOrder(
    "presented-in-arrival", "A presented controller presents another one before it has arrived.",
    "In one log, the second screen loads after the last calls of the first presentation. No other "
      + "log shows when.")

  static let viewEntry = UnknownOrder(
    "view-entry", "A view comes into another window together with its new superview.",
    "Logs show a removal, or a superview that enters the window later. No log shows this order."
  )

  static let sameMoment = UnknownOrder(
    "same-moment",
    "An animation ends at the moment at which a timer, a delayed block or another animation is due.",
    "The screen ends animations with its frames, which no timer waits for.")

  static let transitionLength = UnknownOrder(
    "transition-length",
    "A UIKit transition ends at about the time at which a timer, a delayed "
      + "block or an animation is due.",
    "No source says how long transitions take on each release; here a push takes half a second.")

  static let memoryWarning = UnknownOrder(
    "memory-warning",
    "The system is short of memory, and your code observes the notification.",
    "No source says whether the controllers or the observers of the notification come first.")
}

/// Two groups of events of which no source tells the order.
public struct UnorderedEvents: Sendable {
  /// The situation.
  public let order: UnknownOrder
  /// The numbers of the events that the engine sent first.
  public let first: Range<Int>
  /// The numbers of the events that the engine sent after the first group.
  public internal(set) var second: Range<Int>
  /// True if the second group is all events behind the first group at the same time.
  var isFollowed = false
  /// True if the events that follow are those of other receivers.
  var isOfOthers = false

  /// Returns true if one event is in each group.
  public func separates(_ one: Int, _ other: Int) -> Bool {
    first.contains(one) && second.contains(other) || first.contains(other) && second.contains(one)
  }
}
