import Foundation

/// The results of a hunt, for each tried fault: if no scenario of the evidence suite noticed the
/// fault, then the check that noticed the fault.
struct MutantResults {
  /// The check that noticed each fault, or `survives`.
  private(set) var killers: [String: String] = [:]
  private(set) var tried: Set<String> = []
  /// The faults that no scenario of the evidence suite noticed.
  private var beyond: Set<String> = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "try": tried.insert(parts[1])
      case "beyond": beyond.insert(parts[1])
      default: killers[parts[1]] = parts[0]
      }
    }
  }

  /// The faults with which the process did not end by itself.
  var crashed: [String] { tried.filter { killers[$0] == nil }.sorted() }

  /// The faults that nothing noticed.
  var survivors: [String] {
    killers.filter { $0.value == "survives" }.map(\.key).sorted()
  }

  /// The faults that a scenario of the evidence suite notices, if only by not ending.
  var noticedByEvidence: [String] {
    tried.filter { fault in
      killers[fault].map { $0 == "evidence" } ?? !beyond.contains(fault)
    }.sorted()
  }

  /// The faults that change something.
  private var real: Set<String> { tried.filter { killers[$0] != "equivalent" } }

  /// The real faults in steps with a source that no scenario of the evidence suite notices. The
  /// order of two steps has a source only if both steps have a source.
  var unnoticedBySources: [String] {
    real.subtracting(noticedByEvidence).intersection(MutantResults.sourced).sorted()
  }

  private static let sourced = Set(
    Mutant.all.filter { $0.places.allSatisfy { !$0.step.isAssumed } }.map(\.name))

  /// The numbers. No source supports a fault that only a recorded trace of the simulator notices.
  var summary: String {
    let (noticed, sourced) = (Set(noticedByEvidence), real.intersection(MutantResults.sourced))
    func others(_ faults: Set<String>) -> String {
      func count(_ killer: String?) -> Int { faults.count { killers[$0] == killer } }
      return "only by random worlds \(count("world")), recorded traces \(count("trace")), "
        + "a crash \(count(nil)); by nothing \(count("survives"))"
    }
    func line(_ what: String, _ faults: Set<String>) -> String {
      let found = faults.intersection(noticed).count
      return "\(what): \(faults.count); "
        + "\(found) noticed by the evidence scenarios alone (\(percent(found, of: faults.count))); "
        + others(faults.subtracting(noticed))
    }
    return [
      "mutants: \(tried.count) tried, \(tried.count - real.count) proven to change nothing",
      line("faults that change something", real),
      line("of these in steps that rest on a source", sourced),
      "\(survivors.count) survive (\(percent(survivors.count, of: real.count)) of those that change "
        + "something; 5 % are allowed)",
    ].joined(separator: "\n")
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    let tenths = part * 1000 / max(whole, 1)
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// The things to mend: survivors without a reason, reasons without a survivor, the same for
  /// faults that no source tells, untried faults, and too many survivors.
  func problems(_ accepted: AcceptedFaults, _ untold: AcceptedFaults) -> [String] {
    let missing = Mutant.all.count { !tried.contains($0.name) }
    return accepted.problems(with: survivors, "survives")
      + untold.problems(with: unnoticedBySources, "is noticed by no evidence")
      + (missing > 0 ? ["\(missing) were not tried"] : [])
      + (survivors.count * 20 > real.count ? ["more than 5 % survive: \(survivors.count)"] : [])
  }
}

/// Faults that are not noticed, with the reasons for accepting each. Only a whole hunt finds out if
/// each fault still belongs here.
struct AcceptedFaults {
  /// The faults that nothing notices.
  static let survivors = AcceptedFaults(file: "mutants.txt")
  /// The faults in steps with a source that no scenario of the evidence suite notices.
  static let untold = AcceptedFaults(file: "mutants-untold.txt")

  init(file: String) {
    let path = EvidenceSuite.root + "/Tests/" + file
    self.init((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  /// The faults found that have no reason, and the reasons for faults that were not found.
  func problems(with found: [String], _ what: String) -> [String] {
    found.filter { reasons[$0] == nil }.map { "'\($0)' \(what)" }
      + reasons.keys.filter { !found.contains($0) }.sorted().map {
        "'\($0)' is listed, and it is not so that it \(what)"
      }
  }

  private(set) var reasons: [String: String] = [:]
  private(set) var problems: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "|", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, !parts[1].isEmpty else {
        problems.append("'\(line)' has no reason")
        continue
      }
      if reasons[parts[0]] != nil { problems.append("'\(parts[0])' is there twice") }
      reasons[parts[0]] = parts[1]
    }
  }
}
