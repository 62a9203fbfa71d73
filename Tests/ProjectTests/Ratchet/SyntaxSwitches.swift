/// Switches over the kinds of syntax that have a `default`. Without a `default` the compiler names every switch
/// that a new kind of syntax has to be added to.
struct SyntaxSwitches {
  /// The enums that declare the kinds of syntax.
  static let enums = ["Expression.Kind", "Statement.Kind", "Pattern", "TypeSyntax", "Condition"]
  /// A switch that names so many kinds goes through all of them. A switch that names fewer asks for a form.
  static let fewest = 5

  /// The numbers of values that each case of an enum may carry.
  private typealias Cases = [String: Set<Int>]

  private let syntax: [Cases]
  private let others: [Cases]

  init(_ files: [CodeFile]) {
    var cases: [String: Cases] = [:]
    for item in files.flatMap(\.outline.cases) {
      cases[item.type, default: [:]][item.name, default: []].insert(item.payload)
    }
    syntax = Self.enums.compactMap { cases[$0] }
    others = cases.keys.sorted().filter { !Self.enums.contains($0) }.compactMap { cases[$0] }
  }

  /// A measure for each file, by the name of the file alone, so that a file may move.
  func measures(_ files: [CodeFile]) -> [Measure] {
    files.compactMap { file in
      let lines = self.lines(file)
      guard !lines.isEmpty else { return nil }
      return Measure(
        key: "default \(file.name)", value: lines.count,
        advice:
          "write out the kinds that 'default' stands for, so that the compiler asks about new ones",
        places: lines.map { "\(file.path):\($0)" })
    }
  }

  /// The lines of the switches over many kinds of syntax that have a `default`.
  func lines(_ file: CodeFile) -> [Int] {
    SwitchReader(file.tokens).switches().filter { item in
      item.hasDefault && Set(item.patterns.map(\.name)).count >= Self.fewest
        && syntax.contains { fits(item, $0) } && !others.contains { fits(item, $0) }
    }.map(\.line)
  }

  private func fits(_ item: Switch, _ cases: Cases) -> Bool {
    item.patterns.allSatisfy { pattern in
      guard let payloads = cases[pattern.name] else { return false }
      return pattern.payload.map { payloads.contains($0) } ?? true
    }
  }
}
