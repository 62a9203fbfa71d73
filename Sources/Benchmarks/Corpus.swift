/// A large content folder, the same on every machine: prose, plain Swift and scenarios that agree with
/// the engine.
struct Corpus {
  /// The number of pages in a folder.
  private static let pagesPerFolder = 50

  /// The paths and texts of the files.
  let files: [(path: String, text: String)]

  /// - Parameter count: The number of pages, without the first pages of folders.
  init(pages count: Int) {
    var files = [("lifeguard.yml", "title: A large site\n")]
    files.append(
      ("index.md", Corpus.index("A large site", Corpus.folders(count).map { "\($0)/index.md" })))
    for (number, folder) in Corpus.folders(count).enumerated() {
      let first = number * Corpus.pagesPerFolder
      let pages = first..<min(count, first + Corpus.pagesPerFolder)
      files.append(
        ("\(folder)/index.md", Corpus.index("Section \(number)", pages.map(Corpus.name))))
      for page in pages {
        files.append(("\(folder)/\(Corpus.name(page))", Corpus.page(page, pages)))
      }
    }
    self.files = files
  }

  private static func folders(_ count: Int) -> [String] {
    (0..<(count + pagesPerFolder - 1) / pagesPerFolder).map { "section-\(padded($0, 3))" }
  }

  private static func name(_ page: Int) -> String { "page-\(padded(page, 5)).md" }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func index(_ title: String, _ links: [String]) -> String {
    "# \(title)\n\n" + links.map { "- [\($0)](\($0))\n" }.joined()
  }

  // MARK: Pages

  private static func page(_ number: Int, _ neighbours: Range<Int>) -> String {
    var words = Words(numbers: Numbers(state: UInt64(number) &* 2_654_435_761))
    let title = words.title()
    var text =
      "---\ntitle: \(title) \(number)\n---\n\n# \(title) \(number)\n\n" + words.paragraph(4)
    text += "## \(words.title())\n\n" + words.paragraph(3) + words.swift(number, isLong: true)
    text += "## \(words.title())\n\n" + words.paragraph(2) + scenario(number, &words)
    text += words.paragraph(3) + words.list(5)
    text += "### \(words.title())\n\n" + words.paragraph(2) + words.swift(number, isLong: false)
    text += words.table(4) + words.paragraph(2)
    let next = number + 1 < neighbours.upperBound ? number + 1 : neighbours.lowerBound
    return text + "See [the next page](\(name(next))) and [the section](index.md).\n"
  }

  /// A push, on a single release or on many.
  private static func scenario(_ number: Int, _ words: inout Words) -> String {
    let (old, new) = (words.type(), words.type() + "Detail")
    let isAnimated = number % 2 == 0
    return """
      ```scenario page-\(number) ios=\(number % 4 == 0 ? "13...26" : "17") title="\(words.title())"
      let \(old) = UIViewController(), \(new) = UIViewController()
      let navigation = UINavigationController(rootViewController: \(old))
      window.rootViewController = navigation

      when "\(words.sentence())" {
          navigation.pushViewController(\(new), animated: \(isAnimated))
      }

      expect(.classic) {
          \(old).viewWillDisappear
          \(new).viewWillAppear
          \(old).viewDidDisappear
          \(new).viewDidAppear
      }
      require never \(new).viewDidDisappear
      require \(old).viewWillDisappear < \(new).viewDidAppear
      ```


      """
  }
}

/// Prose and code from a list of words.
private struct Words {
  var numbers: Numbers

  private static let nouns = [
    "animation", "bar", "bound", "button", "callback", "child", "closure", "container",
    "controller",
    "coordinator", "delegate", "detent", "event", "field", "frame", "gesture", "hierarchy", "inset",
    "keyboard", "layout", "link", "memory", "navigation", "observer", "orientation", "page",
    "parent",
    "presentation", "property", "release", "responder", "safe area", "scene", "screen", "segue",
    "sheet",
    "size", "stack", "state", "swipe", "tab", "task", "timer", "trait", "transition", "turn",
    "view",
    "warning", "window",
  ]
  private static let verbs = [
    "adds", "asks", "begins", "calls", "changes", "covers", "ends", "finds", "gives", "holds",
    "keeps",
    "leaves", "loads", "moves", "needs", "reads", "removes", "shows", "takes", "tells", "updates",
    "waits for",
  ]

  private mutating func one(of list: [String]) -> String { list[numbers.below(list.count)] }
  private mutating func noun() -> String { one(of: Words.nouns) }
  private mutating func verb() -> String { one(of: Words.verbs) }

  mutating func sentence() -> String {
    switch numbers.below(4) {
    case 0: "The \(noun()) \(verb()) the \(noun()) before the \(noun()) \(verb()) it"
    case 1: "Every \(noun()) \(verb()) a \(noun()) where the \(noun()) \(verb()) none"
    case 2: "A \(noun()) that \(verb()) its \(noun()) \(verb()) the \(noun()) once"
    default: "When the \(noun()) \(verb()) a \(noun()), the \(noun()) \(verb()) it as well"
    }
  }

  mutating func paragraph(_ count: Int) -> String {
    var text = ""
    for index in 0..<count {
      text += index == 0 ? "" : " "
      text += sentence()
      text += numbers.below(3) == 0 ? ", as `\(identifier())` *always* does." : "."
    }
    return text + "\n\n"
  }

  mutating func title() -> String {
    let words = "\(noun()) and \(noun())"
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private mutating func identifier() -> String {
    let parts = noun().split(separator: " ") + noun().split(separator: " ")
    return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name of a type, which begins with a capital letter.
  mutating func type() -> String {
    let name = identifier()
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  mutating func list(_ count: Int) -> String {
    (0..<count).map { _ in "- \(sentence()).\n" }.joined() + "\n"
  }

  mutating func table(_ rows: Int) -> String {
    var text = "| \(noun()) | \(noun()) | \(noun()) |\n|---|---|---:|\n"
    for _ in 0..<rows { text += "| \(noun()) | `\(identifier())` | \(numbers.below(1000)) |\n" }
    return text + "\n"
  }

  mutating func swift(_ number: Int, isLong: Bool) -> String {
    let (name, property, method) = (type(), identifier(), identifier())
    guard isLong else {
      return """
        ```swift
        override func viewDidLoad() {
            super.viewDidLoad()
            \(property) = \(name)(\(method): \(numbers.below(100)))  // \(sentence())
        }
        ```


        """
    }
    return """
      ```swift
      /// \(sentence()).
      final class \(name)\(number): UIViewController {
          private var \(property)Values: [Int: String] = [:]
          private let \(method)Limit = \(numbers.below(1000))

          func \(method)(_ key: Int, animated: Bool = true) -> String? {
              guard key < \(method)Limit, animated else { return nil }
              \(property)Values[key, default: ""] += "\(noun()) \\(key)"
              return \(property)Values[key]
          }
      }
      ```


      """
  }
}
