import LifecycleEngine

/// The animations of views, as the author's code has switched and grouped them.
struct AnimationState {
  /// The number of active calls of `UIView.performWithoutAnimation`.
  var withoutDepth = 0
  /// False after `UIView.setAnimationsEnabled(false)`.
  var areEnabled = true
  /// The transactions of Core Animation that have begun and not been committed, the outermost first.
  var transactions: [AnimationTransaction] = []
  /// The closures that make the changes of animations and run now, the outermost first.
  var blocks: [AnimationBlock] = []
  /// The constraints that were changed in a turn and not laid out since.
  var changedConstraints: (turn: Int, views: [ObjectID?]) = (0, [])

  /// True if changes are not animated.
  var areOff: Bool { withoutDepth > 0 || !areEnabled }

  /// Notes an animation of views in the transaction around it.
  mutating func noteAnimation(of length: Duration) {
    guard let last = transactions.indices.last, transactions[last].block != nil else { return }
    transactions[last].longest = max(transactions[last].longest, length)
  }

  /// Notes the end of an animation in the transaction around it.
  mutating func noteEnd(isCertain: Bool, of block: AnimationBlock? = nil) {
    guard let last = transactions.indices.last else { return }
    if !isCertain { transactions[last].isUnknown = true }
    transactions[last].views += block?.views ?? []
  }

  /// Notes a constraint that has changed.
  /// - Parameter view: The view that the constraint places, if known.
  mutating func noteConstraint(of view: ObjectID?, inTurn turn: Int) {
    if changedConstraints.turn != turn { changedConstraints = (turn, []) }
    changedConstraints.views.append(view)
  }
}

/// The changes that the closure of an animation has made so far.
struct AnimationBlock {
  /// The number of events before the closure.
  let firstEvent: Int
  /// True inside of another animation.
  let isNested: Bool
  var changed: [AnimatedProperty] = []
  var laidOut: [ObjectID] = []
  /// The values from before the changes.
  var before: [AnimatedValue] = []

  var views: [ObjectID] { changed.map { $0.view } + laidOut }
}

/// The value of a property that an animation changes.
struct AnimatedValue {
  let view: ObjectID
  let name: String
  /// True for a property of the place of the view, whose value is the frame.
  let isPlace: Bool
  /// The value; nil for a property that nobody has set.
  let value: Value?
}

/// The look of a property before an animation changes the property.
struct AnimatedLook {
  /// The text of the value, which is another text for another look.
  let text: String
  let value: AnimatedValue
}

/// A transaction of Core Animation, from `CATransaction.begin()` to `commit()`.
struct AnimationTransaction {
  /// The block to call when the animations are over, held strongly.
  var block: ObjectID?
  /// The transitions that ran when the block was set.
  var earlier: AnimatedTransitions?
  /// The number of unsimulated values when the block was set.
  var opaqueCount = 0
  /// The views that animations since the block was set change.
  var views: [ObjectID] = []
  /// True if nobody knows the end of an animation since the block was set.
  var isUnknown = false
  /// The number of calls that animate what UIKit has.
  var animatedCalls = 0
  /// The length of the longest animation of views since the block was set.
  var longest = Duration.milliseconds(0)
}
