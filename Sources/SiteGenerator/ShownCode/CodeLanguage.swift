/// The lexical tables of a language that pages only show.
///
/// A full grammar of each language would be larger than this program, and a wrong color is no error. So a
/// language is its comments, its strings and its keywords.
struct CodeLanguage {
  /// A text between two marks.
  struct Quote {
    let start: String
    let end: String
    /// True if the text may have several lines.
    var isLong = false
    /// True if a backslash escapes the next character.
    var hasEscapes = true
  }

  /// The structure that decides about a name.
  enum Names {
    /// A called function, and a type that begins with a capital letter.
    case code
    /// A name in front of a colon is a key.
    case keys
    /// Elements and attributes between angle brackets.
    case markup
    /// Each line by its first character.
    case difference
  }

  var names = Names.code
  var keywords: Set<Substring> = []
  var lineComments: [String] = []
  var comments: [Quote] = []
  var strings: [Quote] = []
  /// Characters that begin an attribute, a directive or a variable, such as `@`.
  var sigils = ""
  /// Characters of names besides letters, digits and the underscore.
  var nameCharacters = ""

  /// The tables of a language by a name that authors write; nil for a language without tables.
  init?(named name: String) {
    switch name.lowercased() {
    case "objc", "objective-c", "objectivec", "objc++", "objectivec++": self = .objectiveC
    case "js", "javascript", "jsx", "mjs", "ts", "tsx", "typescript": self = .javaScript
    case "py", "python": self = .python
    case "sh", "bash", "zsh", "shell": self = .shell
    case "json", "json5", "jsonc": self = .json
    case "yaml", "yml": self = .yaml
    case "css", "scss", "less": self = .css
    case "html", "xhtml", "xml", "svg", "plist", "vue", "svelte": self = .markup
    case "diff", "patch": self = .difference
    default: return nil
    }
  }

  private init(
    _ names: Names = .code, keywords: String = "", lineComments: [String] = [],
    comments: [Quote] = [], strings: [Quote] = [], sigils: String = "", nameCharacters: String = ""
  ) {
    self.names = names
    self.keywords = Set(keywords.split { $0 == " " || $0 == "\n" })
    self.lineComments = lineComments
    self.comments = comments
    self.strings = strings
    self.sigils = sigils
    self.nameCharacters = nameCharacters
  }

  private static let double = Quote(start: "\"", end: "\"")
  private static let single = Quote(start: "'", end: "'")
  private static let block = Quote(start: "/*", end: "*/", isLong: true, hasEscapes: false)

  private static let objectiveC = CodeLanguage(
    keywords: """
      auto bool break case char const continue default do double else enum extern float for goto if in
      inline int long nil nonatomic nullable nonnull register return self short signed sizeof static strong
      struct super switch typedef union unsigned void volatile weak while copy assign readonly readwrite
      instancetype id BOOL YES NO SEL IBOutlet IBAction NULL
      """, lineComments: ["//"], comments: [block],
    strings: [Quote(start: "@\"", end: "\""), double, single], sigils: "@#")

  private static let javaScript = CodeLanguage(
    keywords: """
      abstract any as async await boolean break case catch class const continue debugger declare default
      delete do else enum export extends false finally for from function get if implements import in
      instanceof interface is keyof let namespace never new null number of private protected public readonly
      return set static string super switch this throw true try type typeof undefined unknown var void while
      with yield
      """, lineComments: ["//"], comments: [block],
    strings: [Quote(start: "`", end: "`", isLong: true), double, single], sigils: "@",
    nameCharacters: "$")

  private static let python = CodeLanguage(
    keywords: """
      and as assert async await break case class continue def del elif else except False finally for from
      global if import in is lambda match None nonlocal not or pass raise return self True try while with
      yield
      """, lineComments: ["#"],
    strings: [
      Quote(start: "\"\"\"", end: "\"\"\"", isLong: true),
      Quote(start: "'''", end: "'''", isLong: true), double, single,
    ], sigils: "@")

  private static let shell = CodeLanguage(
    keywords: """
      if then else elif fi for while until do done case esac in function select return exit export local
      readonly set unset source alias cd echo eval exec shift test trap sudo true false
      """, lineComments: ["#"],
    strings: [
      Quote(start: "\"", end: "\"", isLong: true),
      Quote(start: "'", end: "'", isLong: true, hasEscapes: false),
    ], sigils: "$", nameCharacters: "-")

  private static let json = CodeLanguage(
    .keys, keywords: "true false null", lineComments: ["//"], comments: [block],
    strings: [double, single])

  private static let yaml = CodeLanguage(
    .keys, keywords: "true false null yes no on off", lineComments: ["#"],
    strings: [double, Quote(start: "'", end: "'", hasEscapes: false)], sigils: "&*!",
    nameCharacters: "-./")

  private static let css = CodeLanguage(
    .keys, keywords: "important inherit initial unset auto none var calc", comments: [block],
    strings: [double, single], sigils: "@#.$", nameCharacters: "-")

  private static let markup = CodeLanguage(
    .markup, comments: [Quote(start: "<!--", end: "-->", isLong: true, hasEscapes: false)],
    strings: [
      Quote(start: "\"", end: "\"", isLong: true, hasEscapes: false),
      Quote(start: "'", end: "'", isLong: true, hasEscapes: false),
    ], nameCharacters: "-:.")

  private static let difference = CodeLanguage(.difference)
}
