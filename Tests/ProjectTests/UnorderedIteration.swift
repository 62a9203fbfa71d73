/// Loops over sets and dictionaries, whose order differs from run to run.
///
/// The type of a variable is known only if the file itself declares the variable with the type.
enum UnorderedIteration {
  static func problems(_ file: SourceFile) -> [String] {
    let lines = SwiftCode.stripped(file.text)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let names = Set(lines.flatMap(declared))
    guard !names.isEmpty else { return [] }
    var result: [String] = []
    for (index, line) in lines.enumerated() where !line.contains(".sorted") {
      guard names.contains(where: { line.contains($0) }) else { continue }
      for name in iterated(in: line) where names.contains(name) {
        result.append(
          "\(file.path):\(index + 1): '\(name)' has no order; go through '\(name).sorted(by:)'")
      }
    }
    return result
  }

  /// The variables and parameters that a line declares as a set or a dictionary.
  private static func declared(in line: Substring) -> [String] {
    guard line.contains("Set<") || line.contains("Dictionary<") || line.contains("[") else {
      return []
    }
    let type = #/(\w+)\s*(?::|=)\s*(?:Set<|Dictionary<|\[[A-Z][\w.]*\??:[^\]]*\])/#
    return line.matches(of: type).map { String($0.1) }
  }

  /// The variables that a line goes through element by element.
  private static func iterated(in line: Substring) -> [String] {
    let loop = #/\bin\s+(?:self\.)?(\w+)(?:\.(?:keys|values))?\s*(?:\{|where\b)/#
      .wordBoundaryKind(.simple)
    let call =
      #/(\w+)(?:\.(?:keys|values))?\.(?:map|flatMap|compactMap|forEach|reduce|enumerated|joined)\b/#
      .wordBoundaryKind(.simple)
    return line.matches(of: loop).map { String($0.1) }
      + line.matches(of: call).map { String($0.1) }
  }
}
