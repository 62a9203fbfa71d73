import Markdown
import TraceRendering

/// The file with the steps of a scenario. The page loads the file when a reader starts the stepper.
struct StepFile {
  /// The folder of the step files.
  static let folder = "steps"

  /// The id of the scenario.
  let id: String
  private let block: FencedCodeBlock
  private let page: Page

  /// - Parameter place: The block of a scenario; `nil` for any other block.
  init?(_ place: BlockPlace) {
    guard let id = place.scenarioID else { return nil }
    self.id = id
    page = place.page
    block = place.block
  }

  /// The path of the file in the site. An id is unique among the authors' pages, and in each folder
  /// of generated pages. The hash of the id distinguishes names that are cut to the same text.
  var path: String {
    var name = FilePath.cut(id)
    if name != id {
      var hash = FastHash()
      hash.add(id.utf8)
      name += "-" + String(hash.value, radix: 36)
    }
    let folder = FilePath.parent(of: page.outputPath)
    return FilePath.join(StepFile.folder, FilePath.join(folder, name + ".js"))
  }

  /// The text of the file: a call of `lifeguardPacked` with the address of the scenario and, packed, an object with
  /// `info` and `source` of the block and `groups`. The file is a script, because a page that is opened from a disk
  /// cannot read JSON, and packed, because the groups repeat each other: packed they need a quarter of the bytes.
  /// - Parameter steps: The groups as JSON; nil for a scenario that does not hold, which has none.
  func text(_ steps: String?) -> String {
    let object = Markup()
    object.raw("{").key("info").json(block.info).raw(",").key("source").json(block.literal)
    object.raw(",").key("groups").raw(steps ?? "[]").raw("}")
    let address = Markup().json(ScenarioAnchor.id(of: id)).string
    return "lifeguardPacked(\(address),\"\(PackedText.base64(object.bytes))\");\n"
  }
}
