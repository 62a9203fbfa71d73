import Markdown

extension VerifiedPage {
  /// The lines of the fences of the scenarios whose order a reader may predict: all scenarios of a
  /// page of exercises, the scenario that the front matter names, or the first short scenario of a
  /// page whose title is a question.
  var predictedLines: Set<Int> {
    guard let frontMatter = page.document?.frontMatter else { return [] }
    let scenarios = page.blocks.filter { $0.scenario != nil }
    func prediction(_ block: PageBlock) -> Prediction? {
      outcomes[block.code.fenceLine]?.section?.prediction
    }
    let chosen: [PageBlock]
    if frontMatter.isExercises {
      chosen = scenarios
    } else if let id = frontMatter.predict {
      chosen = id == Page.noPrediction ? [] : scenarios.filter { $0.scenario?.id == id }
    } else {
      let short =
        page.title.hasSuffix("?") ? scenarios.first { prediction($0)?.isShort ?? false } : nil
      chosen = short.map { [$0] } ?? []
    }
    return Set(chosen.filter { prediction($0)?.hasOrder ?? false }.map(\.code.fenceLine))
  }
}
