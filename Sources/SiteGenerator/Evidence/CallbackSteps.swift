import LifecycleEngine

/// The steps that call each callback, as observed in the runs of the evidence suite and of the
/// recorded transitions.
enum CallbackSteps {
  /// The name of a callback in the table: `willMove(toParent:)`.
  static func key(of callback: Callback) -> String {
    callback.baseName + "(" + callback.argumentLabels.map { $0 + ":" }.joined() + ")"
  }

  /// The steps that call a callback, in the order of the choreographies.
  static func places(of callback: Callback) -> [StepPlace] { places[key(of: callback)] ?? [] }

  /// The callbacks that a step calls.
  static func callbacks(of place: StepPlace) -> [Callback] { callbacks[place] ?? [] }

  private static let callbacks: [StepPlace: [Callback]] = {
    var result: [StepPlace: [Callback]] = [:]
    for callback in Callback.allCases {
      for place in places(of: callback) { result[place, default: []].append(callback) }
    }
    return result
  }()

  /// The name of a choreography in the table, for the steps that begin the choreography.
  static func key(of choreography: Choreography) -> String { "begins " + choreography.id }

  /// The steps of other choreographies that begin a choreography.
  static func causes(of choreography: Choreography) -> [StepPlace] {
    places[key(of: choreography)] ?? []
  }

  /// The lines of a table: a callback, then the ids of the steps that call the callback.
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
