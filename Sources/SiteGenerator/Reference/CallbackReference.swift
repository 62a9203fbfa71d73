import ExampleRuns
import LifecycleEngine

/// A callback that has a page: an event that a controller receives, as itself or as a delegate.
struct CallbackReference {
  let callback: Callback

  /// The callbacks in the order of the engine.
  static let all: [CallbackReference] = Callback.allCases.filter { lenses.contains($0.lens) }
    .map(CallbackReference.init)

  /// The callbacks by topic, in the order of the list.
  static let inReadingOrder: [CallbackReference] = all.sorted { $0.rank < $1.rank }

  /// The rank by lens, in the order of the engine. `viewIsAppearing` ranks between older callbacks.
  private var rank: Int {
    let isBetween = callback == .viewIsAppearing
    let place = isBetween ? Callback.viewWillAppear : callback
    return (Int(place.lens.rawValue) * 256 + Int(place.rawValue)) * 2 + (isBetween ? 1 : 0)
  }

  /// The page of a callback; nil for a callback that no controller receives.
  static func of(_ callback: Callback) -> CallbackReference? {
    all.first { $0.callback == callback }
  }

  private static let lenses: [Lens] = [
    .classic, .appearance, .loading, .layout, .geometry, .containment, .delegates, .responder,
    .memory,
  ]

  /// The signature in Swift: `viewWillAppear(_:)`.
  var signature: String { callback.signature }

  /// The file name of the page, without an ending: the base name, with as many labels as
  /// distinguish the callback from others.
  var slug: String {
    let others = CallbackReference.all.filter {
      $0.callback != callback && $0.callback.baseName == callback.baseName
    }
    guard !others.isEmpty else { return callback.baseName }
    let isFirstShared = others.contains { $0.labels.first == labels.first }
    return ([callback.baseName] + (isFirstShared ? labels : Array(labels.prefix(1))))
      .joined(separator: "-")
  }

  /// The labels of the arguments, without `_`.
  private var labels: [String] { callback.declarationLabels.filter { $0 != "_" } }

  /// The sentence about the purpose of the callback.
  var text: String? { Callback.purpose(of: callback.baseName) }
}

extension Callback {
  /// The versions on which a known step may call the callback, or else the callback's versions.
  var sentReleases: Releases {
    let last = CallbackSteps.places(of: self).compactMap { $0.step?.releases.last }.max()
    return Releases(
      releases.first.major, through: min(last ?? releases.last, releases.last).major)
  }

  /// True if a version with the callback does not call the callback any more.
  var isSentNoMore: Bool { sentReleases.last < releases.last }

  /// The signature in Swift: `viewWillAppear(_:)`.
  var signature: String {
    switch self {
    case .initialize, .deinitialize: return baseName
    default:
      let labels = declarationLabels.map { $0 + ":" }.joined()
      return isProperty ? baseName : "\(baseName)(\(labels))"
    }
  }
}

extension Finding {
  /// The callbacks that the incorrect example of each finding implements, by the id of the finding.
  private static let ownCallbacks: [String: [Callback]] = Dictionary(
    uniqueKeysWithValues: all.map {
      ($0.id, ExampleVerdict.callbacks(implementedIn: $0.breaking))
    })

  /// The callbacks that the finding's incorrect example implements.
  var callbacks: [Callback] { Finding.ownCallbacks[id] ?? [] }
}
