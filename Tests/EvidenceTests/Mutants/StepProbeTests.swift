import Testing

@testable import LifecycleEngine
@testable import LifecycleEngineTests

/// The proof that a fault changes nothing.
@Suite struct StepProbeTests {
  @Test func everyFieldOfAWorldIsCompared() {
    let fields = WorldCopyTests.fields(of: World()).keys.filter {
      !WorldCopyTests.hooks.contains($0) && !World.constants.contains($0)
    }
    #expect(Set(World.parts.map(\.name)) == Set(fields))
    #expect(World.parts.count == fields.count)
  }

  @Test func aDifferenceInAnyFieldIsSeen() {
    let world = WorldCopyTests.unlikeANewOne()
    #expect(World().differences(from: world) == World.parts.map(\.name))
    #expect(world.differences(from: world.copy()).isEmpty)
    #expect(world.isSame(as: world.copy()) && !world.isSame(as: World()))
  }

  /// Checks the result of the survey of the evidence about pushes for a fault.
  private func check(_ name: String, isEquivalent: Bool) throws {
    let mutant = try #require(Mutant.all.first { $0.name == name }, "\(name)")
    #expect(Self.survey.isEquivalent(mutant) == isEquivalent, "\(name)")
  }

  private static let survey = MutantSurvey(
    EvidenceSuite.shared.scenarios.filter { $0.id.hasPrefix("nav-") }, [], worlds: 0)

  @Test func aStepThatHasItsEffectAlreadyMayBeDoubled() throws {
    try check("double navigation-push/displayed", isEquivalent: true)
    try check("double navigation-push/current-did-disappear", isEquivalent: true)
  }

  @Test func aStepThatIsHeardTwiceMayNot() throws {
    try check("double navigation-push/did-show", isEquivalent: false)
    try check("double navigation-push/animation", isEquivalent: false)
  }

  @Test func neighboursThatAreHeardInTheirOrderMayNotBeSwapped() throws {
    try check("swap navigation-push/new-did-appear", isEquivalent: false)
    try check("swap navigation-push/current-will-disappear", isEquivalent: false)
  }

  @Test func whatIsNeverTakenIsNotProven() throws {
    try check("double page-curl/new-did-appear", isEquivalent: false)
    try check("swap page-curl/new-did-appear", isEquivalent: false)
  }

  @Test func aMissingStepIsNeverCalledEqual() {
    #expect(!Mutant.all.contains { $0.fault == .delete && Self.survey.isEquivalent($0) })
  }

  @Test func stepsForDifferentReleasesMayBeSwapped() throws {
    func swapped(_ first: Releases, _ second: Releases) -> Bool {
      Mutant.areInterchangeable(
        Step("a", .endEditing(.from), .assumed(""), on: first),
        Step("b", .endEditing(.to), .assumed(""), on: second))
    }
    #expect(swapped(.before(8), .since(8)))
    #expect(!swapped(.before(8), .since(7)))
    #expect(!swapped(.all, .all))
  }
}
