import LifecycleEngine

/// How well something is supported, the best first.
public enum EvidenceGrade: Int, Comparable, CaseIterable, Sendable {
  /// Two sources at least that do not depend on one another, one of which saw it happen.
  case severalSources
  /// One source that saw it happen.
  case oneSource
  /// Nobody is known to have seen it; the documentation says so.
  case documented
  /// No source says so.
  case assumed

  /// True if `a` is better supported than `b`.
  public static func < (a: EvidenceGrade, b: EvidenceGrade) -> Bool { a.rawValue < b.rawValue }

  /// The grade in words.
  public var words: String {
    switch self {
    case .severalSources: "several sources"
    case .oneSource: "one source"
    case .documented: "documented, not observed"
    case .assumed: "assumed, no source"
    }
  }

  /// The grade of sources taken together.
  ///
  /// A source of low confidence adds nothing to another one, and two of the same origin are one.
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
  public init(_ step: Step) { self.init(step.basis) }

  /// The grade of what rests on something.
  init(_ basis: Basis) {
    switch basis {
    case .assumed: self = .assumed
    case .evidence(let ids): self.init(ids.compactMap(EvidenceRegister.source))
    }
  }
}

extension Basis {
  /// Why it was assumed; nil where it has sources.
  var assumption: String? {
    guard case .assumed(let reason) = self else { return nil }
    return reason
  }
}
