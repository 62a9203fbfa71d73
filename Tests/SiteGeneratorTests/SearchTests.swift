import Foundation
import Testing

@testable import SiteGenerator

/// A small index, read in the way of the site's script.
private struct Index {
  let files: [String: String]

  init(_ pages: [String], kind: SearchKind = .page) {
    self.init(
      pages.enumerated().map { number, text in
        SearchPage(
          page: Page(path: "p\(number).md", file: "p\(number).md", bytes: [UInt8](text.utf8)),
          kind: kind)
      }, SearchMemory())
  }

  init(_ pages: [SearchPage], _ memory: SearchMemory) {
    let files = SearchFiles(pages, memory.entries(of: pages), memory.vocabulary).files
    self.files = Dictionary(
      uniqueKeysWithValues: files.map {
        let text = String(decoding: $0.bytes, as: UTF8.self)
        let parts = text.split(separator: "\"")
        let whole = parts.count > 4 ? unpacked(parts[parts.count - 2]) : nil
        let head = text.prefix { $0 != "(" }
        return (
          String($0.path.dropFirst(SearchFiles.folder.count)),
          whole.map { "\(head)(\($0))\n" } ?? text
        )
      })
  }

  /// The words of the first part, each with the encoded entries.
  var words: [String: String] {
    let literal = files["words-0.js"]?.split(separator: "\"").dropLast().last ?? ""
    var result: [String: String] = [:]
    for line in literal.replacingOccurrences(of: "\\n", with: "\n").split(separator: "\n") {
      let parts = line.split(separator: " ")
      result[String(parts[0])] = String(parts[1])
    }
    return result
  }

  /// The numbers of the entries with a word, with the weights.
  func entries(_ word: String) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var number = -1
    var digits = ""
    for character in words[word] ?? "" {
      guard character.isUppercase, let letter = character.asciiValue else {
        digits.append(character)
        continue
      }
      number += Int(digits, radix: 36) ?? 1
      digits = ""
      result[number] = SearchWeight.levels[Int(letter) - 65]
    }
    return result
  }

  var kinds: String {
    let manifest = files["manifest.js"] ?? ""
    return manifest.split(separator: "\"kinds\":\"").last.map { String($0.prefix { $0 != "\"" }) }
      ?? ""
  }
}

@Suite struct SearchTests {
  private func words(_ text: String) -> [String] {
    var result: [String] = []
    var reader = SearchText()
    reader.forEachWord(in: text) { word, isPart in
      result.append((isPart ? "+" : "") + String(decoding: word, as: UTF8.self))
    }
    return result
  }

  @Test(arguments: [
    ("A.viewWillAppear(true)", "viewwillappear +view +will +appear true"),
    ("UIViewController's iOS 8", "uiviewcontroller +ui +view +controller ios +os 8"),
    ("missing-super snake_case", "missing super snake case"),
    ("Überraschung, naïve—café", "uberraschung naive cafe"),
    ("画面を", "画 面 を"),
    // Typographic marks around a word are not part of the word.
    ("“viewWillAppear”", "viewwillappear +view +will +appear"),
    ("viewWillAppear—then…", "viewwillappear +view +will +appear then"),
    ("(‘isViewLoaded’)→iOS\u{A0}26·x", "isviewloaded +is +view +loaded ios +os 26"),
    ("UIKit™ 🙂B2", "uikit +ui +kit b2"),
    ("cafe\u{301}s – naïve‑ish", "cafes naive ish"),
    ("x y 7", "7"), ("", ""), ("— … ’", ""),
  ])
  func aTextIsDividedIntoWordsInSmallLettersAndTheirParts(text: String, expected: String) {
    #expect(words(text).joined(separator: " ") == expected)
  }

  @Test func aPageItsSectionsScenariosAndExamplesAreFoundByTheirPlaces() {
    let index = Index([
      "# Home\n\nIntro.\n\n## Pushing\n\nProse.\n\n" + Fence.push("my-push")
        + "\n## missing-super\n\n```swift incorrect finding=missing-super\nlet a = 1\n```\n"
        + "```swift correct\nlet a = 2\n```\n\n### viewDidLoad()\n\nOnce.\n"
    ])
    #expect(index.kinds == "pscfxk")
    let text = index.files["pages-0.js"] ?? ""
    #expect(
      text.contains(
        "[\"Home\",\"p0.html\",[\"\",\"\",\"Intro.\"],[\"Pushing\",\"pushing\",\"Prose.\"],"
          + "[\"My push\",\"pushing\",\"B is pushed: A.viewWillDisappear "
          + "B.viewWillAppear A.viewDidDisappear B.viewDidAppear\"],[\"missing-super\","))
    #expect(text.contains("[\"missing-super\",\"missing-super\",\"Incorrect, missing-super: "))
    #expect(text.contains("[\"viewDidLoad()\",\"viewdidload\",\"Once.\"]"))
  }

  /// The paragraph above a scenario has the answer, if both fit on a screen.
  @Test(arguments: [
    ("## Part\n\nProse.\n\n", "part"), ("", "scenario-my-push"),
    ("## Part\n\n", "scenario-my-push"),
    ("Prose.\n\n", ""),
    ("## Part\n\n" + String(repeating: "Prose.\n\n", count: 6), "scenario-my-push"),
  ])
  func aScenarioIsLinkedByTheHeadingIfAParagraphIsBetweenThem(text: String, anchor: String) {
    let index = Index(["# Home\n\n\(text)" + Fence.push("my-push")])
    let pages = index.files["pages-0.js"] ?? ""
    #expect(pages.contains("[\"My push\",\"\(anchor)\","), "\(pages)")
  }

  @Test func aLongListIsAboutEachOfItsWordsTheLess() {
    let list = String(repeating: "Another sentence of many. ", count: 200)
    let index = Index(["# One\n\nAbout sheets.\n", "# Two\n\nAbout sheets. \(list)\n"])
    let found = index.entries("sheets")
    #expect(found[0, default: 0] > found[1, default: 0], "\(found)")
  }

  @Test func aTitleWeighsMoreThanCodeAndCodeMoreThanText() {
    let index = Index([
      "# Sheets\n", "# Other\n\n```swift\nlet sheets = 1\n```\n", "# Third\n\nAbout sheets.\n",
    ])
    let found = index.entries("sheets")
    #expect(found.keys.sorted() == [0, 1, 2])
    #expect(found[0, default: 0] > found[1, default: 0])
    #expect(found[1, default: 0] > found[2, default: 0])
  }

  @Test func wordsThatSayNothingAreLeftOut() {
    let index = Index(["# What happens when it is there\n\nThe end of a B.\n"])
    // The address of the page is a word, too.
    #expect(index.words.keys.sorted() == ["end", "p0"])
  }

  /// A search for transitions finds their scenarios, and other searches do not.
  @Test func everythingOnThePageOfATransitionIsATransition() {
    let index = Index(["# A push\n\n## Part\n\nText.\n\n" + Fence.push()], kind: .transition)
    #expect(index.kinds == "ttt")
  }

  @Test func noPartIsLargerThanAReaderShouldWaitFor() {
    let page = (0..<600).map { "## Heading \($0)\n\nword\($0) and more\($0 * 7)\n" }
      .joined(separator: "\n")
    let index = Index((0..<12).map { "# Page \($0)\n\n\(page)" })
    #expect(index.files.count > 15)
    for (name, text) in index.files.sorted(by: { $0.key < $1.key }) {
      #expect(text.utf8.count < (name.hasPrefix("pages") ? 25_000 : 100_000), "\(name)")
    }
  }

  /// A reader of a section does not load the rest of a long page.
  @Test func aLongPageGoesOnInTheNextPart() throws {
    let text = String(repeating: "Another sentence. ", count: 5)
    let long = (0..<600).map { "## Heading \($0)\n\n\(text)\n" }.joined(separator: "\n")
    let index = Index(["# Short\n", "# Long\n\n\(long)", "# Last\n"])
    let starts = index.files["manifest.js"]?.split(separator: "\"pages\":[").last ?? ""
    let firsts = starts.prefix { $0 != "]" }.split(separator: ", ").compactMap { Int($0) }
    #expect(firsts.first == 0 && firsts == firsts.sorted() && firsts.count > 2)
    for (part, first) in firsts.enumerated() {
      let text = try #require(index.files["pages-\(part).js"])
      // The parts in the way of the script: each page begins with its title and address.
      let literal = try #require(text.firstIndex(of: "[")).samePosition(in: text.utf8)
      let json = text.utf8[try #require(literal)...].dropLast(2)
      let pages = try #require(
        try JSONSerialization.jsonObject(with: Data(json)) as? [[Any]], "\(part)")
      let entries = pages.flatMap { page in page.dropFirst(2).map { (page[1] as? String, $0) } }
      let next = part + 1 < firsts.count ? firsts[part + 1] : 603
      #expect(entries.count == next - first)
      for (place, (address, entry)) in entries.enumerated() {
        let number = first + place
        #expect(address == (number == 0 ? "p0.html" : number == 602 ? "p2.html" : "p1.html"))
        guard (2..<602).contains(number) else { continue }
        #expect((entry as? [String])?.first == "Heading \(number - 2)")
      }
    }
  }

  @Test func whatQuotesAndLinesCouldBreakStaysAString() {
    let index = Index(["# A \"quoted\" \\ title\n\nTwo\nlines </script>\n"])
    #expect(index.files["pages-0.js"]?.contains(#"["A \"quoted\" \\ title","p0.html""#) == true)
    #expect(index.files["pages-0.js"]?.contains(#""Two lines ""#) == true)
  }

  @Test func anIndexThatRemembersIsTheSameAsANewOne() {
    func page(_ name: String, _ text: String) -> SearchPage {
      SearchPage(
        page: Page(path: name, file: name, bytes: [UInt8](text.utf8)), kind: .page)
    }
    let memory = SearchMemory()
    let first = page("a.md", "# Zebra\n\nstripes\n")
    _ = Index([first, page("b.md", "# Gone\n\nvanished\n")], memory)
    let now = [first, page("b.md", "# Apple\n\nstripes and cores\n")]
    #expect(Index(now, memory).files == Index(now, SearchMemory()).files)
    #expect(Index(now, memory).words["vanished"] == nil)
  }

  @Test func aFileOfTheAuthorsWhereTheIndexGoesIsRefused() throws {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write("# Home\n", to: "Content/index.md")
    try folder.write("x", to: "Content/assets/search/manifest.js")
    try folder.write("files: [assets]\n", to: "Content/lifeguard.yml")
    let error = #expect(throws: InputError.self) { try folder.builder().build() }
    #expect(error?.description.contains("the index of the search") == true)
  }

  /// The unpacked content of an answer.
  private func content(_ answer: LiveSite.Answer) -> String {
    let parts = String(decoding: answer.bytes, as: UTF8.self).split(separator: "\"")
    return parts.count < 2 ? "" : unpacked(parts[parts.count - 2]) ?? ""
  }

  @Test func thePreviewAnswersWithTheIndexOfTheSiteAsItIs() async throws {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write("# Before\n", to: "Content/index.md")
    let live = LiveSite(content: "\(folder.path)/Content", theme: "\(folder.path)/Site")
    _ = await live.refresh()
    let path = "/assets/search/words-0.js"
    let before = await live.answer(to: path)
    #expect(before.status == 200)
    #expect(content(before).contains("before "))
    try folder.write("# Afterwards\n", to: "Content/index.md")
    _ = await live.refresh()
    let after = content(await live.answer(to: path))
    #expect(after.contains("afterwards ") && !after.contains("before "))
    #expect(await live.answer(to: "/assets/search/words-9.js").status == 404)
  }
}
