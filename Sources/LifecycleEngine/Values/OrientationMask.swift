/// A set of orientations: `UIInterfaceOrientationMask`.
public struct OrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation.
  public let rawValue: UInt8

  /// Creates a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the mask of one orientation.
  public init(_ orientation: Orientation) {
    rawValue =
      switch orientation {
      case .portrait: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 4
      case .landscapeRight: 8
      }
  }

  /// Every orientation.
  public static let all = OrientationMask(rawValue: 15)
  /// Every orientation except for upside down.
  public static let allButUpsideDown = OrientationMask(rawValue: 13)
  /// Both landscape orientations.
  public static let landscape = OrientationMask(rawValue: 12)

  /// The mask for a name after the dot, such as `landscape`.
  public init?(named name: String) {
    switch name {
    case "all": self = .all
    case "allButUpsideDown": self = .allButUpsideDown
    case "landscape": self = .landscape
    default:
      guard let orientation = Orientation(named: name) else { return nil }
      self = OrientationMask(orientation)
    }
  }

  /// The orientations in the mask, portrait first.
  var orientations: [Orientation] {
    Orientation.allCases.filter { contains(OrientationMask($0)) }
  }
}

extension Orientation {
  /// The name after the dot: `.landscapeLeft`.
  public var name: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  /// The orientation with a name.
  public init?(named name: String) {
    guard let orientation = Orientation.allCases.first(where: { $0.name == name }) else {
      return nil
    }
    self = orientation
  }
}
