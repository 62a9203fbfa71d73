/// Makes documents that mix every construct, mostly in ways that nobody would write.
///
/// The sequence depends on the seed alone (SplitMix64), so a failure can be repeated.
struct DocumentGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private static let pieces = [
    "a", "word", "*", "**", "_", "__", "***", "`", "``", "`code`", "~", "~~", "~~~", "|", "\\|",
    "\\", "\\*", "<b>", "</b>", "<a href='x' title=\"y\">", "<!-- note -->", "<?php ?>",
    "<https://example.org/?a=b&c='d'>", "<me@example.org>", "[text](/url)",
    "[text](</a b> 'it''s')",
    "[text](/url \"\")", "[text](javascript:alert(1))", "[text](DATA:text/html,x)",
    "![alt *em* `c` ![in](b)](/image.png \"t\")", "![x](data:image/png;base64,AA==)", "[ref]",
    "[text][ref]", "![ref][]", "[ref]: /late 'title'", "[", "]", "(", ")", "!", "&amp;", "&copy;",
    "&#0;", "&#x41;", "&nope;", "\"", "'", "<", ">", "&", "é", "—", "\u{1F600}", "\u{A0}", "\0",
    "1.", "#", "-", "  ", "\t", ":", "file:///x", "[ ]", "[x]", "[a](b 'c\nd')",
  ]

  private static let lines = [
    "", "", "", "# Heading #", "###### Six", "Title\n=====", "Title\n---", "---", "***", "- item",
    "* item", "+ item", "1. one", "7) seven", "2. two", "- ", "1.", "> quote", ">", "```",
    "``` swift a=b", "~~~", "    indented", "\tindented", "<div>", "<pre>", "</pre>", "<!--",
    "-->", "<span>", "[ref]: /url \"title\"", "[ref]:\n</other>", "| a | b |", "|---|:-:|",
    "- [ ] task", "1. [x] done", "line  ", "line\\", "===",
  ]

  private static let prefixes = [
    "", "", "", "", " ", "   ", "    ", "\t", "> ", ">", "> > ", ">\t", "- ", "-\t", "  ", "1. ",
    "- - ", "> - ", "10) ", "      ",
  ]

  /// The next document of the sequence.
  mutating func document() -> String {
    var text = ""
    for _ in 0...below(9) {
      text += Self.prefixes[below(Self.prefixes.count)]
      text += below(2) == 0 ? Self.lines[below(Self.lines.count)] : inlines()
      text += lineEnd()
    }
    if below(10) == 0 { text += inlines() }
    return text
  }

  private mutating func inlines() -> String {
    var text = ""
    for _ in 0...below(8) {
      text += Self.pieces[below(Self.pieces.count)]
      if below(3) == 0 { text += " " }
    }
    return text
  }

  private mutating func lineEnd() -> String {
    switch below(20) {
    case 0: "\r\n"
    case 1: "\r"
    case 2, 3: "\n\n"
    case 4: "  \n"
    case 5: "\\\n"
    default: "\n"
    }
  }

  private mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(count))
  }
}
