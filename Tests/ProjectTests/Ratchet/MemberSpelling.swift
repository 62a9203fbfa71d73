/// The files that spell the name of a modelled UIKit member. A member that is declared in a row is spelled in
/// one or two files.
enum MemberSpelling {
  /// The target whose texts have a row for each member. All rows count as one file.
  static let table = "UIKitNames"
  /// The number of files that may spell a name before the name gets a row of its own.
  static let limit = 8
  /// The number of files to which every name is to come down.
  static let aim = 2
  /// Targets whose literals are keys of their own, in templates, JSON and front matter: `title`, `message`.
  static let exceptions = [
    "Benchmarks", "LanguageServer", "Markdown", "SiteGenerator", "TraceRendering", "lifeguard",
  ]

  /// The modelled members. Members that are not simulated are left out.
  static func names(_ files: [CodeFile]) -> Set<String> {
    var result: Set<String> = []
    for file in files where file.target == table {
      for row in file.literals.flatMap({ $0.text.split(separator: "\n") }) {
        guard let words = row.firstMatch(of: #/ \[([^\[\]]*)\]$/#)?.1,
          words.contains(#/\bsimulated\b/#)
        else { continue }
        let declaration = row.trimmingPrefix(#/ *(static )?/#)
        result.insert(String(declaration.prefix { !"(: ".contains($0) }))
      }
    }
    return result
  }

  /// The files that spell each name, as a whole literal or in front of a parenthesis: `show(_:sender:)`.
  static func files(_ files: [CodeFile], spelling names: Set<String>) -> [String: Set<String>] {
    var result = Dictionary(uniqueKeysWithValues: names.map { ($0, Set([table])) })
    for file in files where !exceptions.contains(file.target) {
      for literal in file.literals {
        let word = String(literal.text.prefix { $0 != "(" })
        if names.contains(word) { result[word]?.insert(file.path) }
      }
    }
    return result
  }

  static func measures(_ files: [CodeFile]) -> [Measure] {
    let spelled = Self.files(files, spelling: names(files))
    let counts = spelled.values.map(\.count).sorted()
    let advice = "let the row that declares the member carry what these files decide by its name"
    let middle = counts.isEmpty ? 0 : counts[counts.count / 2]
    let above = spelled.filter { $0.value.count > aim }.keys.sorted()
    return [
      Measure(key: "spelling, median", value: middle, limit: aim, advice: advice),
      Measure(
        key: "spelling, names in more than \(aim) files", value: above.count, advice: advice),
    ]
      + spelled.keys.sorted().map { name in
        let paths = (spelled[name] ?? []).sorted()
        return Measure(
          key: "spelling \(name)", value: paths.count, limit: limit, advice: advice, places: paths)
      }
  }
}
