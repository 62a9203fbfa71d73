import LifecycleEngine

// The app's Info.plist, which decides the orientations of the interface.
extension AppObjects {
  private static let orientationKeys = [
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
  ]

  func infoPlist(_ arguments: Arguments) throws(RunError) -> AppPermission {
    guard arguments.values.count == 1, let id = arguments.unlabeled?.objectID,
      let (keys, values) = heap.dictionary(id)
    else {
      throw failed(
        .wrongArgument, "'setInfoPlist' needs the keys of an Info.plist",
        [
          "for example '[\"UISupportedInterfaceOrientations\": "
            + "[\"UIInterfaceOrientationPortrait\"]]'"
        ])
    }
    try machine.types.require(6, for: "setInfoPlist")
    var result = AppPermission()
    var isForPad = false
    for (key, value) in zip(keys, values) {
      guard case .string(let name) = key else {
        throw failed(.wrongArgument, "The keys of an Info.plist are strings")
      }
      switch name {
      case "UIRequiresFullScreen":
        guard case .boolean(let isRequired) = value else {
          throw failed(.wrongArgument, "'UIRequiresFullScreen' is true or false")
        }
        result.requiresFullScreen = isRequired
      case "UIObservationTrackingEnabled":
        guard case .boolean(let isEnabled) = value else {
          throw failed(.wrongArgument, "'UIObservationTrackingEnabled' is true or false")
        }
        result.tracksObservation = isEnabled
      case AppObjects.orientationKeys[1]:
        let mask = try infoOrientations(value, name)
        guard world.device.idiom == .pad else { continue }
        isForPad = true
        result.orientations = mask
      case AppObjects.orientationKeys[0]:
        let mask = try infoOrientations(value, name)
        if !isForPad { result.orientations = mask }
      default: throw notSimulated(name)
      }
    }
    return result
  }

  /// The mask of an array of names such as `UIInterfaceOrientationPortrait`.
  private func infoOrientations(_ value: Value, _ key: String) throws(RunError) -> OrientationMask {
    var mask: OrientationMask = []
    for element in value.objectID.flatMap({ heap.array($0) }) ?? [] {
      guard case .string(let name) = element,
        let orientation = Orientation.allCases.first(where: { infoName(of: $0) == name })
      else {
        let names = Orientation.allCases.map { "'\(infoName(of: $0))'" }.joined(separator: ", ")
        throw failed(.wrongArgument, "An element of '\(key)' is not an orientation", [names])
      }
      mask.formUnion(OrientationMask(orientation))
    }
    guard !mask.isEmpty else {
      throw failed(.wrongArgument, "'\(key)' needs an array with an orientation")
    }
    return mask
  }

  private func infoName(of orientation: Orientation) -> String {
    switch orientation {
    case .portrait: "UIInterfaceOrientationPortrait"
    case .portraitUpsideDown: "UIInterfaceOrientationPortraitUpsideDown"
    case .landscapeLeft: "UIInterfaceOrientationLandscapeLeft"
    case .landscapeRight: "UIInterfaceOrientationLandscapeRight"
    }
  }
}
