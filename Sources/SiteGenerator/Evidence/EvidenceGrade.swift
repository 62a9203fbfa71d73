import LifecycleEngine

/// How well something is supported, the best grade first.
package enum EvidenceGrade: Int, Comparable, CaseIterable, Sendable {
  /// At least two independent sources. At least one source observed the behaviour.
  case severalSources
  /// One source observed the behaviour.
  case oneSource
  /// The documentation states the behaviour. No source observed the behaviour.
  case documented
  /// No source states the behaviour.
  case assumed

  /// True if `a` is better supported than `b`.
  package static func < (a: EvidenceGrade, b: EvidenceGrade) -> Bool { a.rawValue < b.rawValue }

  /// The grade in words.
  package var words: String {
    switch self {
    case .severalSources: "several sources"
    case .oneSource: "one source"
    case .documented: "documented, not observed"
    case .assumed: "assumed, no source"
    }
  }

  /// The grade of several sources.
  ///
  /// Sources of low confidence add nothing. Sources of the same origin count once.
  init(_ sources: [EvidenceSource]) {
    let observations = sources.filter { !$0.kind.isDocumentation }
    let sound = Set(sources.filter { $0.confidence > .low }.map(\.origin))
    if observations.isEmpty {
      self = sources.isEmpty ? .assumed : .documented
    } else {
      self = sound.count > 1 ? .severalSources : .oneSource
    }
  }

  /// The grade of a step.
  package init(_ step: Step) { self.init(step.basis) }

  /// The grade of a basis.
  init(_ basis: Basis) {
    switch basis {
    case .assumed: self = .assumed
    case .evidence(let ids): self.init(ids.compactMap(EvidenceRegister.source))
    }
  }
}

/// The support that the badge of a scenario names, the best first.
enum EvidenceKind: Int, Comparable, CaseIterable, Sendable {
  /// Somebody saw the behaviour on real UIKit and published a log, a test, a measurement or a report.
  case observed
  /// Apple's documentation states the behaviour. Nobody has published an observation.
  case documented
  /// No source states the behaviour. The simulator assumes the behaviour.
  case model

  /// True if `a` is the better support.
  static func < (a: EvidenceKind, b: EvidenceKind) -> Bool { a.rawValue < b.rawValue }

  /// The text of the badge.
  var badge: String {
    switch self {
    case .observed: "Observed on devices"
    case .documented: "Documented by Apple"
    case .model: "Our model"
    }
  }
}

extension EvidenceGrade {
  /// The kind of the support.
  var kind: EvidenceKind {
    switch self {
    case .severalSources, .oneSource: .observed
    case .documented: .documented
    case .assumed: .model
    }
  }
}

extension Basis {
  /// The reason for an assumption; nil for a basis with sources.
  var assumption: String? {
    guard case .assumed(let reason) = self else { return nil }
    return reason
  }
}
