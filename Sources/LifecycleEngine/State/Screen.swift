/// The device and the interface: the orientations of both, the room, and the system's traits.
struct Screen: Equatable {
  private(set) var device: Device
  /// The system's traits that replace the traits of the device.
  private(set) var systemTraits = TraitOverrides()
  /// The style in which the system takes a picture of the app at the moment.
  private var styleOfPicture: InterfaceStyle?
  /// The part of the app's Info.plist about orientations.
  var permission = AppPermission()
  /// The orientation of the device, if the interface has another orientation.
  private(set) var held: Orientation?
  /// The orientation that the author's code requested for the scene.
  private var requested: Orientation?
  /// True if the next update checks the supported orientations again.
  private var needsConforming = false
  /// The cause of the next update of the orientation.
  private(set) var origin = Origin.none
  /// The answer to the last question if the interface may turn.
  var isTurnPermitted = false

  init(_ device: Device) { self.device = device }

  // MARK: Traits

  /// The traits in a window of a size.
  func traits(inWindowOf size: Size) -> TraitCollection {
    var traits = systemTraits.applied(
      to: TraitCollection(idiom: device.idiom, room: device.sizeClasses(of: size)))
    if let styleOfPicture { traits.style = styleOfPicture }
    return traits
  }

  /// Begins a picture in a style; nil after the last picture.
  mutating func takePicture(in style: InterfaceStyle?) { styleOfPicture = style }

  /// The size classes of a window that fills the app's scene.
  var room: SizeClasses { device.sizeClasses(of: device.windowSize) }

  /// The traits of whatever fills the screen.
  var traits: TraitCollection { traits(inWindowOf: device.windowSize) }

  // MARK: Orientations

  /// The orientations of an app that declares no orientations. Source:
  /// `supportedinterfaceorientations-default`.
  var defaultOrientations: OrientationMask {
    device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Starts upright, however the device is held.
  mutating func launchUpright() {
    held = device.orientation
    device.orientation = .portrait
  }

  /// The device is held in another way.
  mutating func hold(_ orientation: Orientation) {
    held = orientation == device.orientation ? nil : orientation
  }

  /// Notes that the interface is about to turn. The device stays as it is.
  mutating func noteTurn(to orientation: Orientation) {
    if held == orientation {
      held = device.orientation == orientation ? held : nil
    } else if held == nil {
      held = device.orientation
    }
  }

  /// Notes that the interface turns before the app shows anything.
  mutating func noteTurnAtLaunch(to orientation: Orientation) {
    held = held == orientation ? nil : held ?? device.orientation
  }

  // MARK: The next update

  /// True if the next update has to look at the orientation.
  var needsUpdate: Bool { needsConforming || requested != nil }

  mutating func setNeedsConforming(_ origin: Origin) {
    needsConforming = true
    self.origin = origin
  }

  mutating func request(_ orientation: Orientation, _ origin: Origin) {
    requested = orientation
    self.origin = origin
  }

  /// The orientation that was requested since the last call. The interface keeps the requested
  /// orientation until the device turns.
  mutating func takeRequest() -> Orientation? {
    guard let wanted = requested else { return nil }
    requested = nil
    held = nil
    return wanted
  }

  /// Returns true if the supported orientations are to be looked at since the last call.
  mutating func takeNeedsConforming() -> Bool {
    let result = needsConforming
    needsConforming = false
    return result
  }

  // MARK: Changes

  /// The change that turns the interface.
  func change(to orientation: Orientation) -> WindowChange {
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    var scene = device.sceneSize
    if let size = scene, device.isLandscape != isLandscape {
      scene = Size(width: size.height, height: size.width)
    }
    return change(orientation: orientation, sceneSize: scene, systemTraits: systemTraits)
  }

  /// The change that gives the app's scene another size.
  func change(toSceneSize size: Size) -> WindowChange {
    change(orientation: device.orientation, sceneSize: size, systemTraits: systemTraits)
  }

  /// The change that sets some of the system's traits.
  func change(setting traits: TraitOverrides) -> WindowChange {
    var all = systemTraits
    all.formUnion(traits)
    return change(
      orientation: device.orientation, sceneSize: device.sceneSize, systemTraits: all)
  }

  private func change(
    orientation: Orientation, sceneSize: Size?, systemTraits: TraitOverrides
  ) -> WindowChange {
    WindowChange(
      orientation: orientation, oldOrientation: device.orientation, sceneSize: sceneSize,
      oldSize: device.windowSize, systemTraits: systemTraits)
  }

  mutating func apply(_ change: WindowChange) {
    device.orientation = change.orientation
    device.sceneSize = change.sceneSize
    systemTraits = change.systemTraits
  }

  /// The screen after a change.
  func after(_ change: WindowChange) -> Screen {
    var result = self
    result.apply(change)
    return result
  }
}
