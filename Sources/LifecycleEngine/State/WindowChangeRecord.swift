/// The new state of a window: another size, another orientation, other traits.
struct WindowChange: Equatable {
  var orientation: Orientation
  var oldOrientation: Orientation
  /// The size of the app's scene, if not the size of the screen.
  var sceneSize: Size?
  /// The size before the change of a window that fills the app's scene.
  var oldSize: Size
  var systemTraits: TraitOverrides
}
