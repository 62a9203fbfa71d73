/// Who is called when some traits of a controller change.
struct TraitObserver: Equatable {
  /// A closure, held strongly.
  var closure: ObjectID?
  /// The object whose method is called instead, not held.
  var target: ObjectID?
  var selector = ""
  var traits: TraitSet
}

/// The traits that the callbacks of a controller read when they ran last.
struct TrackedTraits: Equatable {
  var properties: TraitSet = []
  var constraints: TraitSet = []
  var layout: TraitSet = []
}
