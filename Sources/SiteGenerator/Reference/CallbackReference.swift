import LifecycleEngine
import ScriptLanguage

/// A callback that has a page: an event that a controller gets, as itself or as a delegate.
struct CallbackReference {
  let callback: Callback

  /// The callbacks in the order of the engine.
  static let all: [CallbackReference] = Callback.allCases.filter { lenses.contains($0.lens) }
    .map(CallbackReference.init)

  /// The same by what they are about, as their list names them.
  static let inReadingOrder: [CallbackReference] = all.sorted { $0.rank < $1.rank }

  /// By lens, in the order of the engine, but for the callback that came later between two older ones.
  private var rank: Int {
    let isBetween = callback == .viewIsAppearing
    let place = isBetween ? Callback.viewWillAppear : callback
    return (Int(place.lens.rawValue) * 256 + Int(place.rawValue)) * 2 + (isBetween ? 1 : 0)
  }

  /// The page of a callback; nil for what no controller gets.
  static func of(_ callback: Callback) -> CallbackReference? {
    all.first { $0.callback == callback }
  }

  private static let lenses: [Lens] = [
    .classic, .appearance, .loading, .layout, .geometry, .containment, .delegates, .responder,
    .memory,
  ]

  /// As Swift writes it: `viewWillAppear(_:)`.
  var signature: String { callback.signature }

  /// The name of its page, without folder and ending: the base name, with as many labels as it takes
  /// to tell it from other callbacks.
  var slug: String {
    let others = CallbackReference.all.filter {
      $0.callback != callback && $0.callback.baseName == callback.baseName
    }
    guard !others.isEmpty else { return callback.baseName }
    let isFirstShared = others.contains { $0.labels.first == labels.first }
    return ([callback.baseName] + (isFirstShared ? labels : Array(labels.prefix(1))))
      .joined(separator: "-")
  }

  /// The labels of its arguments, where they have any.
  private var labels: [String] { callback.declarationLabels.filter { $0 != "_" } }

  /// The sentence about what it is for.
  var text: String? { CallbackTexts.text(of: callback.baseName) }
}

extension Callback {
  /// The versions on which a step may send it; those that have it where no step is known to.
  var sentReleases: Releases {
    let last = CallbackSteps.places(of: self).compactMap { $0.step?.releases.last }.max()
    return Releases(
      releases.first.major, through: min(last ?? releases.last, releases.last).major)
  }

  /// True if a version that has it does not send it any more.
  var isSentNoMore: Bool { sentReleases.last < releases.last }

  /// As Swift writes it: `viewWillAppear(_:)`.
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

  /// The callbacks that its incorrect example implements.
  var callbacks: [Callback] { Finding.ownCallbacks[id] ?? [] }
}
