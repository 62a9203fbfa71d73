import Yams

/// Reads the keys of front matter and reports everything in it that has no meaning.
struct FrontMatterReader {
  private var result = FrontMatter()
  private var issues: [Issue] = []

  static func read(_ block: FrontMatterBlock) throws(MarkdownError) -> FrontMatter {
    if let simple = SimpleFrontMatter.read(block.yaml) { return simple }
    var reader = FrontMatterReader()
    reader.readDocument(block)
    guard reader.issues.isEmpty else { throw MarkdownError(issues: reader.issues) }
    return reader.result
  }

  private mutating func readDocument(_ block: FrontMatterBlock) {
    let root: Yams.Node?
    do {
      root = try Yams.compose(yaml: block.yaml)
    } catch {
      issues.append(YAMLProblem(error, in: block).issue)
      return
    }
    guard let root else { return }
    guard case .mapping(let mapping) = root else {
      let isEmpty = root.scalar?.string.isEmpty ?? false
      if !isEmpty { report(root, "front-matter-shape", "Front matter is not a list of keys") }
      return
    }
    for (key, value) in mapping { read(value, for: key) }
    issues.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func read(_ value: Yams.Node, for key: Yams.Node) {
    guard let name = key.scalar?.string else {
      report(key, "front-matter-key", "A key of front matter is not a word")
      return
    }
    switch name {
    case "title": result.title = string(value, for: name)
    case "description": result.description = string(value, for: name)
    case "order": result.order = integer(value, for: name)
    default: reportUnknown(key, name)
    }
  }

  private mutating func string(_ value: Yams.Node, for key: String) -> String? {
    if let scalar = value.scalar, value.tag == Tag(.str) { return scalar.string }
    report(
      value, "front-matter-type", "'\(key)' is \(Self.kind(of: value)), not text",
      help: value.scalar.map { "Write it in quotes: `\(key): \"\($0.string)\"`" } ?? "")
    return nil
  }

  private mutating func integer(_ value: Yams.Node, for key: String) -> Int? {
    if let scalar = value.scalar, value.tag == Tag(.int) {
      if let number = Int.construct(from: scalar) { return number }
      report(value, "front-matter-type", "'\(key)' is out of range")
      return nil
    }
    report(
      value, "front-matter-type", "'\(key)' is \(Self.kind(of: value)), not a whole number",
      help: "Write it without quotes: `\(key): 1`")
    return nil
  }

  private mutating func reportUnknown(_ key: Yams.Node, _ name: String) {
    let known = FrontMatter.knownKeys
    let help: String
    if let suggestion = EditDistance.nearest(to: name, among: known) {
      help = "Did you mean '\(suggestion)'?"
    } else {
      help = "Known keys are " + known.map { "'\($0)'" }.joined(separator: ", ")
    }
    report(key, "front-matter-key", "Front matter has no key '\(name)'", help: help)
  }

  private mutating func report(
    _ node: Yams.Node, _ id: String, _ message: String, help: String = ""
  ) {
    let mark = node.mark
    // The first line of the YAML is the second of the file.
    issues.append(
      Issue(
        line: (mark?.line ?? 1) + 1, column: mark?.column ?? 1, id: id, message: message, help: help
      ))
  }

  private static func kind(of node: Yams.Node) -> String {
    if node.sequence != nil { return "a list" }
    if node.mapping != nil { return "a mapping" }
    switch node.tag {
    case Tag(.str): return "text"
    case Tag(.null): return "empty"
    case Tag(.bool): return "a truth value"
    case Tag(.int): return "a whole number"
    case Tag(.float): return "a number"
    case Tag(.timestamp): return "a date"
    default: return "something else"
    }
  }
}
