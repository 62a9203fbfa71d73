/// What a window becomes: another size, another side up, other traits.
struct WindowChange: Equatable {
  var orientation: Orientation
  var oldOrientation: Orientation
  /// The size of the app's scene where it is not that of the screen.
  var sceneSize: Size?
  /// The size of a window that fills the app's scene, before the change.
  var oldSize: Size
  var systemTraits: TraitOverrides
}
