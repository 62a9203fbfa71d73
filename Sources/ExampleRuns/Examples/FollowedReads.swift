import LifecycleEngine

/// The early reads whose effect autoresizing masks correct. A repeated run uses the final values. A
/// mask is correct if the mask moves each affected view to the place in the repeated run.
struct FollowedReads {
  /// The results of earlier runs.
  private var known: [(doubt: DoubtfulRead, isFollowed: Bool)] = []

  /// The most reads of one appearance that are also tried one by one.
  private static let limit = 6

  /// - Parameter repeated: Repeats the run with some final values, and returns the layouts.
  /// - Returns: The numbers of the reads that masks correct.
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

  /// True if another run shows the same read.
  fileprivate func isSame(as other: DoubtfulRead) -> Bool {
    read.range == other.read.range && read.size == other.read.size && size == other.size
      && read.number == other.read.number
  }

  fileprivate func layout(among layouts: [SettledLayout]) -> SettledLayout? {
    layouts.first { $0.controller == read.controller && $0.appearance == appearance }
  }
}

extension DrivenExample {
  /// The layouts of a repeated run in which final values replace early ones.
  func layouts(_ choices: RunChoices, _ finals: [FinalValue]) -> [SettledLayout] {
    var choices = choices
    choices.finals = finals
    let (runner, run) = run(choices, number: 0)
    defer { runner.machine.detach() }
    return run.conduct.reads.layouts
  }
}
