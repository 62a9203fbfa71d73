/// A container view that a controller's segues embed in; it is not held.
struct SegueContainer: Equatable {
  let source: ObjectID
  let view: ObjectID
}
