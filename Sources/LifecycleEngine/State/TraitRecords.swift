/// An object that is called when some traits of a controller change.
struct TraitObserver: Equatable {
  /// A closure, held strongly.
  var closure: ObjectID?
  /// The object whose method is called instead, not held.
  var target: ObjectID?
  var selector = ""
  var traits: TraitSet
}

/// The traits that a controller's callbacks read in their last run.
struct TrackedTraits: Equatable {
  var properties: TraitSet = []
  var constraints: TraitSet = []
  var layout: TraitSet = []
}
