/// Reads the keys of front matter, and reports every part without a meaning.
enum FrontMatterReader {
  static func read(_ block: FrontMatterBlock) -> (FrontMatter, [Issue]) {
    if let simple = SimpleFrontMatter.read(block.yaml) { return (simple, []) }
    // The first line of the YAML is the second of the file. The closing line is the last that an issue can
    // point at.
    let subject = KeyedYAML.Subject(
      name: "Front matter", id: "front-matter", firstLine: 1, lastLine: block.lineCount,
      helps: ["lang": "the language of a page is in its name: 'index.de.md'"])
    let yaml = KeyedYAML(block.yaml, subject: subject, keys: FrontMatter.keys)
    let frontMatter = FrontMatter(
      title: yaml.text("title")?.value, description: yaml.text("description")?.value,
      order: yaml.wholeNumber("order"), shortTitle: yaml.text("short-title")?.value,
      predict: yaml.text("predict")?.value, isExercises: yaml.truth("exercises") ?? false,
      isOfSources: yaml.truth("sources") ?? false, rules: yaml.rules("rules") ?? [],
      isDraft: yaml.truth("draft") ?? false)
    return (frontMatter, yaml.issues + lengthIssues(yaml))
  }

  private static func lengthIssues(_ yaml: KeyedYAML) -> [Issue] {
    guard let title = yaml.text("short-title") else { return [] }
    let count = title.value.count
    guard count > FrontMatter.shortTitleLimit else { return [] }
    return [
      Issue(
        severity: .warning, line: title.line, column: title.column, id: "long-short-title",
        message: "The short title has \(count) characters",
        help: "the list of pages has room for \(FrontMatter.shortTitleLimit)")
    ]
  }
}
