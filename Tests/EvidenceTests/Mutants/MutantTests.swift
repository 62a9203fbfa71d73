import Foundation
import LifecycleEngine
import Testing

/// A fault in a choreography is noticed. `make mutants` tries every fault, the tests only a few.
@Suite struct MutantTests {
  /// The faults that the tests try.
  private static let sample = [
    "delete child-addition/will-move-to-parent", "swap navigation-pop/popped-did-disappear",
    "double navigation-push/will-show",
    "delete navigation-swipe-back/cancelled/current-will-appear",
    "swap page-curl/cancelled/new-will-disappear", "delete page-scroll/new-did-appear",
    "delete full-screen-presentation/presented-did-appear", "delete sheet-dismissal/animation",
  ]

  @Test func aFaultIsNoticedOrKnownNotToBe() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment["LIFEGUARD_MUTANTS"] else {
      let hunt = MutantHunt(EvidenceSuite.shared.scenarios, RecordedTraces.shared.scripts)
      for name in Self.sample {
        let mutant = try #require(Mutant.all.first { $0.name == name }, "\(name)")
        #expect(hunt.killer(of: mutant) != nil, "\(name)")
      }
      return
    }
    switch environment["LIFEGUARD_MUTANTS_PART"] {
    case "survey":
      let survey = MutantSurvey(EvidenceSuite.shared.scenarios, RecordedTraces.shared.scripts)
      try JSONEncoder().encode(survey).write(to: URL(fileURLWithPath: folder + "/survey.json"))
    case "judge":
      let results = try MutantResults(String(contentsOfFile: folder + "/all.txt", encoding: .utf8))
      print(results.summary)
      report(results.problems(.survivors, .untold))
    default:
      let shard = environment["LIFEGUARD_SHARD"].flatMap(Int.init) ?? 0
      try hunt(
        Mutant.all.enumerated().filter { $0.offset % 2 == shard }.map(\.element), folder, shard)
    }
  }

  /// Tries faults and writes each to a file before and after, since a fault may crash the process.
  /// Faults in the file are not tried again.
  private func hunt(_ mutants: [Mutant], _ folder: String, _ shard: Int) throws {
    let survey = try JSONDecoder().decode(
      MutantSurvey.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/survey.json")))
    let hunt = MutantHunt(EvidenceSuite.shared.scenarios, RecordedTraces.shared.scripts, survey)
    let huntsAll = ProcessInfo.processInfo.environment["LIFEGUARD_MUTANTS_ALL"] == "1"
    let file = folder + "/\(shard).txt"
    let tried = MutantResults((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").tried
    if !FileManager.default.fileExists(atPath: file) {
      try Data().write(to: URL(fileURLWithPath: file))
    }
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.seekToEnd()
    for mutant in mutants where !tried.contains(mutant.name) {
      try handle.write(contentsOf: Data("try | \(mutant.name)\n".utf8))
      // A fault that does not end crashes the process, which counts as noticed.
      alarm(60)
      let isEquivalent = survey.isEquivalent(mutant)
      let found =
        isEquivalent && !huntsAll
        ? nil
        : try hunt.killer(of: mutant) {
          try handle.write(contentsOf: Data("beyond | \(mutant.name)\n".utf8))
        }
      let result = found?.rawValue ?? (isEquivalent ? "equivalent" : "survives")
      if isEquivalent, found != nil {
        Issue.record("'\(mutant.name)' is noticed, and proven equal")
      }
      try handle.write(contentsOf: Data("\(result) | \(mutant.name)\n".utf8))
    }
    alarm(0)
  }

  @Test func theListsOfFaultsAreWellMade() {
    let names = Set(Mutant.all.map(\.name))
    for list in [AcceptedFaults.survivors, .untold] {
      report(list.problems)
      report(list.reasons.keys.filter { !names.contains($0) }.map { "'\($0)' is no fault" })
    }
  }

  @Test func aLineWithoutReasonIsFound() {
    let good = "delete navigation-push/animation | nobody looks"
    #expect(AcceptedFaults(good).problems.isEmpty)
    #expect(AcceptedFaults("# a remark\n\n" + good).reasons.count == 1)
    #expect(AcceptedFaults(good + "\n" + good).problems.count == 1)
    #expect(AcceptedFaults("delete navigation-push/animation").problems.count == 1)
  }

  @Test func whatBringsTheProcessDownCountsAsNoticed() {
    let names = Mutant.all.prefix(3).map(\.name)
    let results = MutantResults(
      "try | \(names[0])\ntry | \(names[1])\nsurvives | \(names[1])\ntry | \(names[2])\n"
        + "world | \(names[2])\n")
    #expect(results.crashed == [names[0]])
    #expect(results.survivors == [names[1]])
    #expect(results.tried.count == 3)
    let untold = AcceptedFaults(
      results.unnoticedBySources.map { "\($0) | no source" }.joined(separator: "\n"))
    let problems = results.problems(AcceptedFaults("\(names[2]) | no reason"), untold)
    #expect(problems.contains("'\(names[1])' survives"))
    #expect(problems.contains("'\(names[2])' is listed, and it is not so that it survives"))
    #expect(problems.count == 4 && results.problems(AcceptedFaults(""), untold).count == 3)
  }

  @Test func whatOnlyAnotherThanTheEvidenceNoticesIsCountedApart() throws {
    func name(_ step: String) -> String { "delete \(step)" }
    let sourced = ["navigation-push/new-will-appear", "navigation-push/will-show"].map(name)
    let (assumed, crash) = (name("keyboard-hiding/will"), name("navigation-push/did-show"))
    let results = MutantResults(
      "try | \(sourced[0])\nevidence | \(sourced[0])\n"
        + "try | \(sourced[1])\nbeyond | \(sourced[1])\ntrace | \(sourced[1])\n"
        + "try | \(assumed)\nbeyond | \(assumed)\nworld | \(assumed)\n"
        + "try | \(crash)\nbeyond | \(crash)\n")
    #expect(results.noticedByEvidence == [sourced[0]])
    #expect(results.unnoticedBySources == [crash, sourced[1]])
    let untold = AcceptedFaults("\(crash) | no source logged it\n\(sourced[0]) | nor this")
    let problems = results.problems(AcceptedFaults(""), untold)
    #expect(problems.contains("'\(sourced[1])' is noticed by no evidence"))
    #expect(
      problems.contains(
        "'\(sourced[0])' is listed, and it is not so that it is noticed by no evidence"))
    #expect(results.summary.contains("1 noticed by the evidence scenarios"))
    #expect(results.summary.contains("only by random worlds 1, recorded traces 1, a crash 1"))
  }

  @Test func moreThanOneInTwentyThatNothingNoticesIsTooMany() {
    let names = Mutant.all.prefix(20).map(\.name)
    func results(_ survivors: Int) -> MutantResults {
      MutantResults(
        names.enumerated().map {
          "try | \($1)\n\($0 < survivors ? "survives" : "evidence") | \($1)\n"
        }.joined())
    }
    let accepted = AcceptedFaults(names.map { "\($0) | nobody looks" }.joined(separator: "\n"))
    func isTooMany(_ survivors: Int) -> Bool {
      results(survivors).problems(accepted, AcceptedFaults("")).contains {
        $0.hasPrefix("more than 5 %")
      }
    }
    #expect(!isTooMany(1) && isTooMany(2))
  }

  @Test func everyKindOfFaultOfAPushIsNoticedByTheEvidence() throws {
    let pushes = EvidenceSuite.shared.scenarios.filter { $0.id.hasPrefix("nav-") }
    let hunt = MutantHunt(pushes, [])
    for fault in Mutant.Fault.allCases {
      let mutant = try #require(
        Mutant.all.first { $0.name == "\(fault.rawValue) navigation-push/new-will-appear" })
      #expect(hunt.killer(of: mutant) == .evidence, "\(mutant.name)")
    }
  }

  @Test func noTwoFaultsHaveOneName() {
    #expect(Set(Mutant.all.map(\.name)).count == Mutant.all.count)
  }
}
