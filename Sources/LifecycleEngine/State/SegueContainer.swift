/// A container view that a controller's segues embed in; the view is not held.
struct SegueContainer: Equatable {
  let source: ObjectID
  let view: ObjectID
}
