import Diagnostics

/// The language of a block that a page only shows.
struct ShownLanguage {
  /// The first word behind the fence; empty without a word.
  private let word: String

  init(_ word: String) { self.word = word }

  /// The problem of the block, if there is one: the body is a scenario, which would stay unchecked, or
  /// nobody knows the language.
  /// - Parameter body: The body of the block.
  func problem(of body: String) -> Diagnostic? {
    if isKnown ? !isText && ShownLanguage.hasSteps(body) : ShownLanguage.looksLikeScenario(body) {
      let subject =
        word.isEmpty
        ? "This block has no word after the fence" : "'\(word)' is not a kind of block"
      return Diagnostic(
        id: "unchecked-scenario", "\(subject), so nothing checks the scenario below",
        at: SourceRange(0, 0),
        help: ["write 'scenario ID' after the fence, or 'text' for a scenario that is only shown"])
    }
    guard !word.isEmpty, !isKnown else { return nil }
    let near = EditDistance.nearest(to: name, in: ShownLanguage.known.sorted())
    return Diagnostic(
      .warning, id: "unknown-language", "'\(word)' is not the name of a language",
      at: SourceRange(0, 0),
      help: [near.map { "did you mean '\($0)'?" } ?? "write 'text' for code of no known language"])
  }

  /// The name in lower case, without what some programs read behind a name: `js{1,3}`, `sh:run.sh`.
  private var name: String {
    let text = word.lowercased().drop { $0 == "{" || $0 == "." }
    return String(text.prefix { !"{}:,[(".contains($0) })
  }

  private var isKnown: Bool { ShownLanguage.known.contains(name) }

  /// True for a word that names no programming language. Such a block may show a scenario as text.
  private var isText: Bool { ShownLanguage.texts.contains(name) }

  /// True if a line begins a step. No other language has `when` in front of a text and a brace.
  private static func hasSteps(_ body: String) -> Bool {
    body.split(separator: "\n").contains { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("when ") else { return false }
      return text.dropFirst(5).drop { $0 == " " }.hasPrefix("\"") && text.contains("{")
    }
  }

  /// True if a line begins a step or is a check. Other languages have calls such as `expect(x)` and
  /// `require 'x'`, which are no checks.
  private static func looksLikeScenario(_ body: String) -> Bool {
    body.split(separator: "\n").contains { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      func rest(after word: String) -> Substring? {
        guard text.hasPrefix(word) else { return nil }
        let rest = text.dropFirst(word.count)
        return rest.first.map { $0 == " " || $0 == "(" } == true ? rest.drop { $0 == " " } : nil
      }
      if let step = rest(after: "when") { return step.hasPrefix("\"") && step.contains("{") }
      if let check = rest(after: "expect") {
        return check.hasPrefix("{")
          || check.hasPrefix("(") && check.contains("{")
            && !check.contains("=>") && !check.contains("function")
      }
      guard text.hasPrefix("require "), let first = rest(after: "require")?.first else {
        return false
      }
      return first.isLetter || first == "!" || first == "(" && text.contains(".")
    }
  }

  /// The words for text of any kind, for markup, and for input of programs.
  private static let texts = Set(
    """
    text txt plain plaintext none output log console terminal shell sh bash zsh fish bat cmd \
    powershell ps1 markdown md mdx rst asciidoc tex latex html xhtml diff patch ebnf bnf abnf json \
    json5 jsonc yaml yml man manpage
    """.split(separator: " ").map(String.init))

  /// The languages that pages show, by the names that highlighters use.
  private static let known = Set(
    """
    text txt plain plaintext none output log console terminal shell sh bash zsh fish bat cmd \
    powershell ps1 swift objc objective-c objectivec objectivec++ objc++ c h cpp c++ cc csharp cs java \
    kotlin kt kts scala groovy gradle dart go rust rs zig python py ruby rb perl php lua r julia \
    haskell hs ocaml fsharp elixir erlang clojure lisp scheme fortran pascal ada d nim crystal \
    javascript js jsx mjs typescript ts tsx coffeescript vue svelte html xhtml xml svg plist css scss \
    sass less json json5 jsonc yaml yml toml ini conf properties env csv tsv sql graphql protobuf proto \
    markdown md mdx rst tex latex asciidoc diff patch git gitignore dockerfile docker makefile make \
    cmake ninja nginx apache http regex ebnf bnf abnf asm assembly llvm wasm wat metal glsl hlsl opencl \
    cuda mermaid dot graphviz plantuml math vim viml elisp applescript strings xcconfig entitlements \
    pbxproj podfile podspec gemfile starlark bazel nix terraform hcl solidity matlab leaf stencil mustache \
    handlebars jinja liquid regexp man manpage swiftinterface sil
    """.split(separator: " ").map(String.init))
}
