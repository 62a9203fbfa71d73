import Foundation

/// What a hunt wrote down: for each fault that it was tried, then what noticed it.
struct MutantResults {
  /// What noticed each fault, or `survives`.
  private(set) var killers: [String: String] = [:]
  private(set) var tried: Set<String> = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 2 else { continue }
      if parts[0] == "try" { tried.insert(parts[1]) } else { killers[parts[1]] = parts[0] }
    }
  }

  /// The faults with which the process did not come to an end by itself.
  var crashed: [String] { tried.filter { killers[$0] == nil }.sorted() }

  /// The faults that nothing noticed.
  var survivors: [String] {
    killers.filter { $0.value == "survives" }.map(\.key).sorted()
  }

  /// The numbers.
  var summary: String {
    func count(_ killer: String) -> Int { killers.values.count { $0 == killer } }
    func percent(of whole: Int) -> String {
      let tenths = survivors.count * 1000 / max(whole, 1)
      return "\(tenths / 10).\(tenths % 10) %"
    }
    let noticed = [
      "evidence \(count("evidence"))", "random worlds \(count("world"))",
      "recorded traces \(count("trace"))", "a crash \(crashed.count)",
    ]
    let equivalent = count("equivalent")
    return "mutants: \(tried.count) tried; noticed by \(noticed.joined(separator: ", by ")); "
      + "\(equivalent) proven to change nothing; \(survivors.count) survive "
      + "(\(percent(of: tried.count)) of all, "
      + "\(percent(of: tried.count - equivalent)) of those that change something)"
  }

  /// What is to be mended: survivors without a reason, reasons without a survivor, faults that were
  /// not tried.
  func problems(_ accepted: AcceptedSurvivors) -> [String] {
    let survivors = Set(survivors)
    let missing = Mutant.all.count { !tried.contains($0.name) }
    return survivors.filter { accepted.reasons[$0] == nil }.sorted().map { "'\($0)' survives" }
      + accepted.reasons.keys.filter { !survivors.contains($0) }.sorted().map {
        "'\($0)' is noticed, and is listed as a survivor"
      } + (missing > 0 ? ["\(missing) were not tried"] : [])
  }
}

/// The faults that nothing notices, with the reasons why that is accepted: `Tests/mutants.txt`. Whether
/// each is a fault that survives is found by a whole hunt.
struct AcceptedSurvivors {
  static let shared = AcceptedSurvivors(
    (try? String(contentsOfFile: EvidenceSuite.root + "/Tests/mutants.txt", encoding: .utf8)) ?? ""
  )

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
