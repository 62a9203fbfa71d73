import Diagnostics
import Yams

/// A YAML mapping whose keys and kinds of value are known beforehand: front matter, and the configuration of
/// a site.
package struct KeyedYAML {
  private var texts: [String: Text] = [:]
  private var numbers: [String: Int] = [:]
  private var truths: [String: Bool] = [:]
  private var lists: [String: [Text]] = [:]
  private var sections: [String: [Entry]] = [:]
  private var mappings: [String: [(key: Text, value: Text)]] = [:]
  private var ruleLists: [String: [Rule]] = [:]
  private var recordLists: [String: [[String: Text]]] = [:]
  private var nested: [String: KeyedYAML] = [:]
  /// Everything that is wrong, in the order of the file. The other keys are read nevertheless.
  package private(set) var issues: [Issue] = []
  private let subject: Subject
  private let keys: [Key]

  /// Reads a mapping. An empty text is an empty mapping.
  /// - Parameters:
  ///   - yaml: The YAML alone.
  ///   - subject: The subject of the YAML.
  ///   - keys: The permitted keys. Every other key is an error.
  package init(_ yaml: String, subject: Subject, keys: [Key]) {
    self.subject = subject
    self.keys = keys
    readDocument(yaml)
  }

  /// Reads a mapping inside a mapping.
  private init(_ mapping: Yams.Node.Mapping, subject: Subject, keys: [Key]) {
    self.subject = subject
    self.keys = keys
    for (key, value) in mapping { read(value, for: key) }
  }

  /// The value of a key of the kind `text`, or nil for a missing key.
  package func text(_ key: String) -> Text? { texts[key] }

  /// The value of a key of the kind `wholeNumber`, or nil for a missing key.
  package func wholeNumber(_ key: String) -> Int? { numbers[key] }

  /// The value of a key of the kind `truth`, or nil for a missing key.
  package func truth(_ key: String) -> Bool? { truths[key] }

  /// The value of a key of the kind `texts`, or nil for a missing key.
  package func list(_ key: String) -> [Text]? { lists[key] }

  /// The value of a key of the kind `sections`, or nil for a missing key.
  package func entries(_ key: String) -> [Entry]? { sections[key] }

  /// The value of a key of the kind `pairs`, in the order of the file, or nil for a missing key.
  package func pairs(_ key: String) -> [(key: Text, value: Text)]? { mappings[key] }

  /// The value of a key of the kind `rules`, in the order of the file, or nil for a missing key.
  package func rules(_ key: String) -> [Rule]? { ruleLists[key] }
  /// The value of a key of the kind `records`, or nil for a missing key.
  package func records(_ key: String) -> [[String: Text]]? { recordLists[key] }
  /// The value of a key of the kind `keyed`, or nil for a missing key.
  package func keyed(_ key: String) -> KeyedYAML? { nested[key] }

  // MARK: Reading

  private mutating func readDocument(_ yaml: String) {
    let root: Yams.Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch {
      issues.append(YAMLProblem(error, in: yaml, of: subject).issue)
      return
    }
    guard let root else { return }
    guard case .mapping(let mapping) = root else {
      let isEmpty = root.scalar?.string.isEmpty ?? false
      if !isEmpty {
        report(
          root, "shape", "\(subject.name) is not a list of keys",
          help: "write each key on a line of its own: `title: A title`")
      }
      return
    }
    for (key, value) in mapping { read(value, for: key) }
    issues.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func read(_ value: Yams.Node, for node: Yams.Node) {
    guard let name = node.scalar?.string else {
      report(
        node, "key", "A key of \(Self.lowercased(subject.name)) is not a word",
        help: "write a word and a colon: `title: A title`")
      return
    }
    guard let key = keys.first(where: { $0.name == name }) else {
      return reportUnknown(node, name, in: subject.name, known: keys.map(\.name))
    }
    switch key.kind {
    case .text: texts[name] = text(value, for: name)
    case .wholeNumber: numbers[name] = integer(value, for: name)
    case .truth: truths[name] = truth(value, for: name)
    case .texts: lists[name] = list(value, for: name)
    case .sections: sections[name] = entries(value, for: name)
    case .pairs: mappings[name] = pairs(value, for: name)
    case .rules: ruleLists[name] = rules(value, for: name)
    case .records(let known): recordLists[name] = records(value, for: name, known)
    case .keyed(let known): nested[name] = keyed(value, for: name, known)
    }
  }

  private mutating func text(_ value: Yams.Node, for key: String) -> Text? {
    if let text = text(value, named: "'\(key)'") { return text }
    if value.tag != Tag(.str) {
      report(
        value, "type", "'\(key)' is \(Self.kind(of: value)), not text",
        help: value.scalar.map { "write it in quotes: `\(key): \"\($0.string)\"`" }
          ?? "write one text: `\(key): A text`")
    }
    return nil
  }

  /// The text of a node, or nil for another kind of node. A control character is reported.
  private mutating func text(_ value: Yams.Node, named name: String) -> Text? {
    guard let scalar = value.scalar, value.tag == Tag(.str) else { return nil }
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    guard !scalar.string.unicodeScalars.contains(where: isControl) else {
      report(value, "control", "\(name) has a control character", help: "remove it")
      return nil
    }
    let place = place(of: value)
    return Text(value: scalar.string, line: place.line, column: place.column)
  }

  private mutating func integer(_ value: Yams.Node, for key: String) -> Int? {
    if let scalar = value.scalar, value.tag == Tag(.int) {
      if let number = Int.construct(from: scalar) { return number }
      report(value, "type", "'\(key)' is out of range", help: "write a smaller number")
      return nil
    }
    report(
      value, "type", "'\(key)' is \(Self.kind(of: value)), not a whole number",
      help: Self.isQuotedNumber(value)
        ? "write it without quotes: `\(key): \(value.scalar?.string ?? "1")`"
        : "write a number such as `\(key): 1`")
    return nil
  }

  private mutating func truth(_ value: Yams.Node, for key: String) -> Bool? {
    if let scalar = value.scalar, value.tag == Tag(.bool) { return Bool.construct(from: scalar) }
    report(
      value, "type", "'\(key)' is \(Self.kind(of: value)), not true or false",
      help: "write `\(key): true` or `\(key): false`")
    return nil
  }

  private mutating func list(_ value: Yams.Node, for key: String) -> [Text]? {
    sequence(value, for: key)?.compactMap { element(of: key, $0) }
  }

  private mutating func sequence(_ value: Yams.Node, for key: String) -> [Yams.Node]? {
    if let sequence = value.sequence { return Array(sequence) }
    report(
      value, "type", "'\(key)' is \(Self.kind(of: value)), not a list",
      help: "write each on a line of its own after a hyphen: `- text`")
    return nil
  }

  private mutating func element(of key: String, _ element: Yams.Node) -> Text? {
    if let text = text(element, named: "An entry of '\(key)'") { return text }
    guard element.tag != Tag(.str) else { return nil }
    report(
      element, "type", "An entry of '\(key)' is \(Self.kind(of: element)), not text",
      help: element.scalar.map { "write it in quotes: `- \"\($0.string)\"`" }
        ?? "write one text: `- A text`")
    return nil
  }

  private mutating func pairs(
    _ value: Yams.Node, for key: String
  ) -> [(key: Text, value: Text)]? {
    guard let mapping = value.mapping else {
      report(
        value, "type", "'\(key)' is \(Self.kind(of: value)), not a mapping",
        help: "write each on a line of its own, with a colon: `old.html: new.md`")
      return nil
    }
    return mapping.compactMap { name, value in
      guard let name = element(of: key, name), let value = element(of: key, value) else {
        return nil
      }
      return (name, value)
    }
  }

  private mutating func rules(_ value: Yams.Node, for key: String) -> [Rule]? {
    guard let mapping = value.mapping else {
      report(
        value, "type", "'\(key)' is \(Self.kind(of: value)), not a mapping",
        help: "write each on a line of its own, with a colon: `raw-html: warning`")
      return nil
    }
    return mapping.flatMap { id, value -> [Rule] in
      guard let id = word(id, in: key) else { return [] }
      guard let paths = value.mapping else {
        return word(value, in: key).map { [Rule(id: id, path: nil, level: $0)] } ?? []
      }
      return paths.compactMap { path, level in
        guard let path = word(path, in: key), let level = word(level, in: key) else { return nil }
        return Rule(id: id, path: path, level: level)
      }
    }
  }

  private mutating func keyed(
    _ value: Yams.Node, for key: String, _ known: [Key]
  ) -> KeyedYAML? {
    guard let mapping = value.mapping else {
      report(
        value, "type", "'\(key)' is \(Self.kind(of: value)), not a mapping",
        help: "write each of its keys on a line of its own, indented: `paths: [Sources]`")
      return nil
    }
    let inner = Subject(
      name: "'\(key)'", id: subject.id, firstLine: subject.firstLine, lastLine: subject.lastLine)
    let result = KeyedYAML(mapping, subject: inner, keys: known)
    issues += result.issues
    return result
  }

  /// A scalar as written. YAML takes `off` for false.
  private mutating func word(_ node: Yams.Node, in key: String) -> Text? {
    guard let scalar = node.scalar else {
      report(
        node, "type", "An entry of '\(key)' is \(Self.kind(of: node)), not a word",
        help: "write 'error', 'warning' or 'off'")
      return nil
    }
    let place = place(of: node)
    return Text(value: scalar.string, line: place.line, column: place.column)
  }

  private mutating func records(
    _ value: Yams.Node, for key: String, _ known: [String]
  ) -> [[String: Text]]? {
    sequence(value, for: key)?.compactMap { element in
      guard let mapping = element.mapping else {
        report(
          element, "type", "An entry of '\(key)' is \(Self.kind(of: element)), not a mapping",
          help: "write the keys \(known.map { "'\($0)'" }.joined(separator: ", ")) with colons")
        return nil
      }
      var record: [String: Text] = [:]
      for (name, value) in mapping {
        let word = name.scalar?.string ?? ""
        if known.contains(word) {
          record[word] = text(value, for: word)
        } else {
          reportUnknown(name, word, in: "An entry of '\(key)'", known: known)
        }
      }
      return record
    }
  }

  private mutating func entries(_ value: Yams.Node, for key: String) -> [Entry]? {
    sequence(value, for: key)?.compactMap { element in
      guard let mapping = element.mapping else {
        return self.element(of: key, element).map { .text($0) }
      }
      return section(mapping, element, in: key)
    }
  }

  /// The keys of a section: the title, and the key of the list around the section.
  private mutating func section(
    _ mapping: Yams.Node.Mapping, _ node: Yams.Node, in key: String
  ) -> Entry? {
    var title: Text?
    var members: [Text]?
    // A title with a reported problem is not reported as missing.
    var lacksTitle = true
    var lacksMembers = true
    for (name, value) in mapping {
      switch name.scalar?.string {
      case "title":
        title = text(value, for: "title")
        lacksTitle = title?.value.isEmpty ?? false
      case key:
        members = list(value, for: key)
        lacksMembers = value.sequence?.isEmpty ?? false
      case let other:
        lacksTitle = false
        lacksMembers = false
        reportUnknown(
          name, other ?? "", in: "An entry of '\(key)'", known: ["title", key])
      }
    }
    if lacksTitle || lacksMembers {
      report(
        node, "type", "A section of '\(key)' has no \(lacksTitle ? "title" : "list '\(key)'")",
        help: "a section is written `- title: Name` with `\(key): [...]` below it")
    }
    return members.map { .section(title: title ?? Text(value: "", line: 1, column: 1), $0) }
  }

  // MARK: Reporting

  private mutating func reportUnknown(
    _ key: Yams.Node, _ name: String, in owner: String, known: [String]
  ) {
    let help: String
    if let suggestion = EditDistance.nearest(to: name, in: known) {
      help = "did you mean '\(suggestion)'?"
    } else {
      help = "known keys are " + known.map { "'\($0)'" }.joined(separator: ", ")
    }
    // A key of front matter that is near none of ours is most likely one of another program.
    let isForeign = owner == "Front matter" && !help.hasPrefix("did you mean")
    report(key, "key", "\(owner) has no key '\(name)'", isForeign ? .warning : .error, help: help)
  }

  private mutating func report(
    _ node: Yams.Node, _ id: String, _ message: String, _ severity: Issue.Severity = .error,
    help: String = ""
  ) {
    let place = place(of: node)
    issues.append(
      Issue(
        severity: severity, line: place.line, column: place.column, id: "\(subject.id)-\(id)",
        message: message, help: help))
  }

  private func place(of node: Yams.Node) -> (line: Int, column: Int) {
    (subject.firstLine + (node.mark?.line ?? 1), node.mark?.column ?? 1)
  }

  /// A subject's name inside a sentence. Names of files keep their letters.
  private static func lowercased(_ name: String) -> String {
    name.contains(".") ? name : name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func isQuotedNumber(_ node: Yams.Node) -> Bool {
    node.tag == Tag(.str) && node.scalar.flatMap { Int($0.string) } != nil
  }

  private static func kind(of node: Yams.Node) -> String {
    if node.sequence != nil { return "a list" }
    if node.mapping != nil { return "a mapping" }
    switch node.tag {
    case Tag(.str): return "text"
    case Tag(.null): return "empty"
    case Tag(.bool): return "true or false"
    case Tag(.int): return "a whole number"
    case Tag(.float): return "a number"
    case Tag(.timestamp): return "a date"
    default: return "something else"
    }
  }
}
