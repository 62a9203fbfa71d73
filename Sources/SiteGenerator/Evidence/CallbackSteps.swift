import LifecycleEngine

/// Which steps send which callback, as the runs of the evidence suite and of the recorded
/// transitions showed it.
enum CallbackSteps {
  /// The name under which a callback stands in the table: `willMove(toParent:)`.
  static func key(of callback: Callback) -> String {
    callback.baseName + "(" + callback.argumentLabels.map { $0 + ":" }.joined() + ")"
  }

  /// The steps that send a callback, in the order of the choreographies.
  static func places(of callback: Callback) -> [StepPlace] { places[key(of: callback)] ?? [] }

  /// The callbacks that a step sends.
  static func callbacks(of place: StepPlace) -> [Callback] { callbacks[place] ?? [] }

  private static let callbacks: [StepPlace: [Callback]] = {
    var result: [StepPlace: [Callback]] = [:]
    for callback in Callback.allCases {
      for place in places(of: callback) { result[place, default: []].append(callback) }
    }
    return result
  }()

  /// The name under which a choreography stands in the table of those that begin it.
  static func key(of choreography: Choreography) -> String { "begins " + choreography.id }

  /// The steps of other choreographies that begin one.
  static func causes(of choreography: Choreography) -> [StepPlace] {
    places[key(of: choreography)] ?? []
  }

  /// The lines of a table: a callback, then the ids of the steps that sent it.
  static func table(of found: [String: Set<StepPlace>]) -> [String] {
    found.keys.sorted().map { key in
      let ids = found[key, default: []].sorted().map(\.id)
      return "\(key) | \(ids.joined(separator: " "))"
    }
  }

  private static let places: [String: [StepPlace]] = {
    var byID: [String: StepPlace] = [:]
    for place in StepPlace.all { byID[place.id] = place }
    var result: [String: [StepPlace]] = [:]
    for line in EvidenceRegister.callbackSteps.split(separator: "\n") {
      let fields = EvidenceSource.fields(of: line)
      guard fields.count == 2 else { continue }
      result[fields[0]] = fields[1].split(separator: " ").compactMap { byID[String($0)] }
    }
    return result
  }()
}
