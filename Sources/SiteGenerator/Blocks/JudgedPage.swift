/// A page with the outcomes of its live blocks.
struct JudgedPage {
  var page: Page
  /// The outcomes by the lines of the fences.
  var outcomes: [Int: BlockOutcome] = [:]
}
