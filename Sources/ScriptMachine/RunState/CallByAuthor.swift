import LifecycleEngine

/// A callback that the author's code calls itself. The world delivers the call.
struct CallByAuthor {
  /// True if the callback that runs next is the one that the author's code calls.
  var isNext = false
  /// The values that the author's code gives, which the call holds.
  var arguments: [Value] = []
  /// The value that the callback returned. The author's code gets this value.
  var result: Value?
}
