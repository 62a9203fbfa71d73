import LifecycleEngine

/// The animations of views, as the author's code has switched and grouped them.
struct AnimationState {
  /// The number of active calls of `UIView.performWithoutAnimation`.
  var withoutDepth = 0
  /// False after `UIView.setAnimationsEnabled(false)`.
  var areEnabled = true
  /// The transactions of Core Animation that have begun and not been committed, the outermost first.
  var transactions: [AnimationTransaction] = []

  /// True if changes are not animated.
  var areOff: Bool { withoutDepth > 0 || !areEnabled }

  /// Notes an animation of views in the transaction around it.
  mutating func noteAnimation(of length: Duration) {
    guard let last = transactions.indices.last, transactions[last].block != nil else { return }
    transactions[last].longest = max(transactions[last].longest, length)
  }
}

/// A transaction of Core Animation, from `CATransaction.begin()` to `commit()`.
struct AnimationTransaction {
  /// The block to call when the animations are over, held strongly.
  var block: ObjectID?
  /// The transitions that ran when the block was set.
  var earlier: AnimatedTransitions?
  /// The number of unsimulated values when the block was set.
  var opaqueCount = 0
  /// The length of the longest animation of views since the block was set.
  var longest = Duration.milliseconds(0)
}
