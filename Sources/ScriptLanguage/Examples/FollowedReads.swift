import LifecycleEngine

/// Which values that were read early masks have made up for. A run is repeated with the final values in
/// their place: what would be elsewhere then by as much as its mask has moved it has followed.
struct FollowedReads {
  /// What earlier runs have told.
  private var known: [(doubt: DoubtfulRead, isFollowed: Bool)] = []

  /// The most values of one appearance that are tried one by one; the rest are tried with all others.
  private static let limit = 6

  /// - Parameter repeated: The layouts of the run with some of what it reads replaced.
  /// - Returns: The numbers of the reads that were made up for.
  mutating func numbers(
    in run: DriveRun, _ repeated: ([FinalValue]) -> [SettledLayout]
  ) -> [Int] {
    var result: [Int] = []
    var together: [SettledLayout]?
    var count = 0
    let doubtful = run.conduct.reads.doubtful
    for doubt in doubtful {
      if let earlier = known.first(where: { $0.doubt.isSame(as: doubt) }) {
        if earlier.isFollowed { result.append(doubt.read.number) }
        continue
      }
      let all = together ?? repeated(doubtful.map { $0.finalValue })
      together = all
      count += 1
      let isSingle = doubtful.count > 1 && count <= FollowedReads.limit
      let isFollowed = FollowedReads.follows(
        doubt, run.conduct.reads.layouts, isSingle ? repeated([doubt.finalValue]) : all, all)
      known.append((doubt, isFollowed))
      if isFollowed { result.append(doubt.read.number) }
    }
    return result
  }

  private static func follows(
    _ doubt: DoubtfulRead, _ layouts: [SettledLayout], _ alone: [SettledLayout],
    _ together: [SettledLayout]
  ) -> Bool {
    guard let layout = doubt.layout(among: layouts), let one = doubt.layout(among: alone),
      let all = doubt.layout(among: together)
    else { return false }
    return layout.follows(doubt, alone: one, together: all)
  }
}

extension DoubtfulRead {
  fileprivate var finalValue: FinalValue { FinalValue(number: read.number, value: final) }

  /// Whether another run tells the same of it.
  fileprivate func isSame(as other: DoubtfulRead) -> Bool {
    read.range == other.read.range && read.size == other.read.size && size == other.size
      && read.number == other.read.number
  }

  fileprivate func layout(among layouts: [SettledLayout]) -> SettledLayout? {
    layouts.first { $0.controller == read.controller && $0.appearance == appearance }
  }
}

extension DrivenExample {
  /// Where everything is when an example is run again with final values in place of early ones.
  func layouts(_ choices: RunChoices, _ finals: [FinalValue]) -> [SettledLayout] {
    var choices = choices
    choices.finals = finals
    let (runner, run) = run(choices, number: 0)
    defer { runner.machine.detach() }
    return run.conduct.reads.layouts
  }
}
