import ExampleRuns
import LifecycleEngine
import Markdown

/// A page with the text that a reader can find.
struct SearchPage {
  let page: Page
  /// The kind of the page itself.
  let kind: SearchKind
  /// True for a page of the reference. The pages of an author come before these.
  var isGenerated = false

  /// True if all parts of the page belong to the kind of the page.
  private var isOfOneKind: Bool { kind == .source || kind == .transition }

  /// The entries of the page, its sections, and the scenarios and examples of each section.
  func entries(_ weigher: SearchWeigher) -> [SearchEntry] {
    guard let document = page.document else { return [] }
    var result: [SearchEntry] = []
    var sections = document.sections
    var introduction = sections.removeFirst().text
    var beginning = SearchPlace(heading: "", anchor: "", line: 1)
    if let first = sections.first?.heading, first.level == 1 {
      introduction += sections.removeFirst().text
      beginning.line = first.line
    }
    if introduction.isEmpty { introduction = document.frontMatter.description ?? "" }
    var blocks = page.blocks[...]
    let places = sections.compactMap(\.heading?.line) + [Int.max]
    var part = SearchBlocks(blocks.prefix { $0.code.fenceLine < places[0] })
    blocks = blocks.dropFirst(part.count)
    // Readers may search for a method together with the name of the class.
    if kind == .callback, SearchPage.methods.contains(page.title) {
      weigher.add("UIViewController", first: 6, more: 0, upTo: 6)
    }
    let short = page.shortTitle == page.title ? "" : page.shortTitle
    if kind == .page || kind == .finding {
      weigher.add(title: SearchPage.words(ofPath: page.outputPath))
    }
    result.append(entry(kind, "", "", introduction, code: part.code, short: short, weigher))
    result += entries(of: part, below: beginning, weigher)
    for (index, section) in sections.enumerated() {
      guard let heading = section.heading else { continue }
      // Lists of links on a generated page would rank before the targets of the links.
      if kind == .callback, CallbackPage.linkLists.contains(heading.text) { continue }
      part = SearchBlocks(blocks.prefix { $0.code.fenceLine < places[index + 1] })
      blocks = blocks.dropFirst(part.count)
      let kind = isOfOneKind ? kind : SearchPage.kind(of: heading)
      result.append(entry(kind, heading.text, heading.id, section.text, code: part.code, weigher))
      let place = SearchPlace(heading: heading.text, anchor: heading.id, line: heading.line)
      result += entries(of: part, below: place, weigher)
    }
    return result
  }

  /// The letter of the page's rank in the index: a page of the author's folder, a page in a folder below, or
  /// a page of the reference. Exercises hide their answers, so they come behind the pages that answer.
  var rank: Character {
    if isGenerated { return "R" }
    if page.document?.frontMatter.isExercises == true { return "F" }
    return page.path.contains("/") ? "F" : "G"
  }

  /// The words of an address, which authors choose like a title: `life cycle` of `life-cycle.html`.
  private static func words(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let words = name.prefix { $0 != "." }
    return words == "index" ? "" : String(words)
  }

  /// The kind of a section. A section named like a finding or a callback is about that subject.
  private static func kind(of heading: Heading) -> SearchKind {
    if findings.contains(heading.text) { return .finding }
    let name = heading.text.prefix { $0 != "(" }
    return callbacks.contains(String(name)) ? .callback : .section
  }

  /// The titles of the pages of callbacks that are methods of a view controller.
  private static let methods = Set(
    CallbackReference.all.map(\.callback)
      .filter { !$0.hasSender && ($0.lens != .delegates || $0 == .prepareForSegue) }
      .map(\.signature))
  private static let findings = Set(Finding.all.map(\.id))
  private static let callbacks = Set(Callback.allCases.map(\.baseName))
    .subtracting(["", "init", "deinit", "draw", "show", "completion", "print"])

  /// The number of bytes of a long text, which is most likely a list and no answer.
  private static let longLength = 4000

  private func entries(
    of part: SearchBlocks, below place: SearchPlace, _ weigher: SearchWeigher
  ) -> [SearchEntry] {
    var result: [SearchEntry] = []
    for scenario in part.scenarios {
      weigher.add(place.heading, first: 2, more: 0, upTo: 2)
      // The paragraph above a scenario often has the answer, so the link leads to the heading.
      let isExplained = !isOfOneKind && place.explains(scenario)
      result.append(
        entry(
          isOfOneKind ? kind : .scenario, scenario.title,
          isExplained ? place.anchor : scenario.anchor, scenario.text, code: scenario.code, weigher)
      )
    }
    if let examples = part.examples {
      let title = place.heading.isEmpty ? page.title : place.heading
      result.append(
        entry(.example, title, place.anchor, examples.text, code: examples.code, weigher))
    }
    return result
  }

  private func entry(
    _ kind: SearchKind, _ title: String, _ anchor: String, _ text: String, code: String = "",
    short: String = "", _ weigher: SearchWeigher
  ) -> SearchEntry {
    // The short title is often the word that readers search for.
    if !short.isEmpty { weigher.add(title: short) }
    // The lowest limit comes first, so many words of a text do not outweigh a title.
    if !title.isEmpty { weigher.add(page.title, first: 2, more: 0, upTo: 4) }
    // A long text has nearly every word, so each word weighs less.
    let share = text.utf8.count + code.utf8.count > SearchPage.longLength ? 2 : 1
    weigher.add(text, first: 4 / share, more: 2 / share, upTo: 16 / share)
    weigher.add(code, first: 6 / share, more: 3 / share, upTo: 40 / share)
    weigher.add(title: title.isEmpty ? page.title : title)
    return SearchEntry(
      kind: kind, title: title, anchor: anchor, text: SearchPage.shown(text),
      words: weigher.take(kind))
  }

  /// The beginning of a text on one line.
  private static func shown(_ text: String) -> String {
    let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = String(decoding: Array(lines.joined(separator: " ".utf8)), as: UTF8.self)
    guard line.utf8.count > SearchEntry.shownLength else { return line }
    let start = line.prefix(SearchEntry.shownLength)
    guard start.endIndex != line.endIndex, let space = start.lastIndex(of: " ") else {
      return String(start)
    }
    return String(start[..<space])
  }
}

/// The place on a page at which a section begins.
struct SearchPlace {
  /// The heading of the section; empty for the beginning of the page.
  let heading: String
  /// The anchor of the heading; empty for the beginning of the page.
  let anchor: String
  /// The line of the heading in the file.
  var line: Int

  /// The most lines of a file between a heading and a scenario that a phone shows together.
  private static let lines = 10

  /// Returns true if a paragraph stands between the heading and a scenario close below.
  func explains(_ scenario: SearchBlocks.ScenarioText) -> Bool {
    (3...SearchPlace.lines).contains(scenario.line - line)
  }
}
