import Testing

@testable import LifecycleEngine

/// Proof that the invariants are worth something: an engine with a fault soon breaks an invariant.
@Suite struct FaultTests {
  /// The number of worlds within which a fault has to be found.
  private static let budget = 5_000

  @Test(arguments: PlantedFault.tried)
  func aPlantedFaultIsFoundWithinFiveThousandWorlds(fault: PlantedFault) {
    let seed = (0..<Self.budget).first { fault.breaks($0) != nil }
    #expect(seed != nil, "\(fault.name)")
    if let seed { print("fault '\(fault.name)' is found in world \(seed + 1)") }
  }

  @Test func theFaultsAreOfTenKinds() {
    #expect(Set(PlantedFault.all.map(\.name)).count >= 10)
  }

  @Test func aSoundEngineIsNotBlamed() {
    let sound = PlantedFault(name: "none")
    #expect((0..<200).allSatisfy { sound.breaks($0) == nil })
  }

  /// Steps whose absence hardly ever breaks an invariant. For most of these steps a view does the same when the
  /// view comes into the window or leaves. The last but one is taken only if a view's superview leaves before
  /// the view has arrived, the last only if a container disappears in the middle of an exchange of its children.
  /// `make mutants` tries these steps against evidence and recorded traces. Source:
  /// `measured-orphan-view-gets-callbacks`, `msdrawer-add-and-remove-pane`.
  private static let hardlyNoticed = [
    "root-appearance/will-appear", "full-screen-presentation/presenter-will-disappear",
    "adaptation-covers/presenter-will-disappear", "child-transition/old-will-disappear",
    "child-transition/new-will-appear", "view-arrival/will-disappear",
    "child-transition/new-did-disappear",
  ]

  @Test func whatIsHardlyNoticedAreStepsThatThereAre() {
    let steps = Choreography.all.flatMap { whole in
      (0..<(whole.steps.count + whole.cancellation.count)).compactMap { place in
        whole.step(at: place).flatMap { $0.isAppearance ? "\(whole.id)/\($0.name)" : nil }
      }
    }
    #expect(Self.hardlyNoticed.filter { !steps.contains($0) } == [])
  }

  /// Without any other step that begins or ends an appearance, some world breaks an invariant.
  @Test(arguments: PlantedFault.transitions)
  func everyMissingAppearanceStepIsNoticed(index: ChoreographyIndex) {
    let whole = Choreography.all[index.rawValue]
    for place in 0..<(whole.steps.count + whole.cancellation.count) {
      guard let step = whole.step(at: place), step.isAppearance,
        !Self.hardlyNoticed.contains("\(whole.id)/\(step.name)")
      else { continue }
      let fault = PlantedFault(
        name: step.name, theme: index.theme, choreographies: PlantedFault.without(index, place))
      #expect((0..<20_000).contains { fault.breaks($0) != nil }, "\(whole.id) without \(step.name)")
    }
  }
}

extension Step {
  fileprivate var isAppearance: Bool {
    switch action {
    case .appearance(.isAppearing, _): false
    case .appearance: true
    default: false
    }
  }
}

extension ChoreographyIndex {
  /// The worlds in which the choreography happens most.
  fileprivate var theme: Generator.Theme {
    switch self {
    case .navigationPush, .navigationPop, .navigationSwipeBack: .navigation
    case .viewArrival, .viewRemoval, .rootAppearance, .childTransition: .containment
    case .pageScroll, .pageCurl: .pages
    case .tabSwitch: .columns
    case .adaptationCovers, .adaptationUncovers, .contextBegin,
      .contextIsAppearing, .contextEnd:
      .adaptation
    default: .presentations
    }
  }
}
