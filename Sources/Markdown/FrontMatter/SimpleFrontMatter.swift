/// Reads the front matter of nearly every page without a YAML parser: known keys with plain or quoted values
/// on one line each. Parsing such a block as YAML costs more than the whole page.
///
/// Text that YAML might read differently, and text that may be wrong, is left to the YAML parser. Both ways
/// therefore have the same result.
enum SimpleFrontMatter {
  /// The front matter, or nil if the block is not certainly simple.
  static func read(_ yaml: String) -> FrontMatter? {
    var result = FrontMatter()
    for line in yaml.utf8.split(separator: Byte.newline) {
      var line = line[...]
      if line.last == Byte.carriageReturn { line = line.dropLast() }
      guard let colon = line.firstIndex(of: Byte.colon), isPrintable(line) else { return nil }
      let afterColon = line[line.index(after: colon)...]
      guard afterColon.first == Byte.space else { return nil }
      let value = trimmed(afterColon)
      switch Substring(line[..<colon]) {
      case "title" where result.title == nil:
        result.title = text(value)
        guard result.title != nil else { return nil }
      case "description" where result.description == nil:
        result.description = text(value)
        guard result.description != nil else { return nil }
      case "short-title" where result.shortTitle == nil:
        result.shortTitle = text(value)
        guard let title = result.shortTitle, title.count <= FrontMatter.shortTitleLimit else {
          return nil
        }
      case "order" where result.order == nil:
        result.order = number(value)
        guard result.order != nil else { return nil }
      default: return nil
      }
    }
    return result
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var text = text.drop { $0 == Byte.space }
    while text.last == Byte.space { text = text.dropLast() }
    return text
  }

  /// True for a line without control characters, byte order marks and characters that YAML takes for line
  /// ends.
  private static func isPrintable(_ line: Substring.UTF8View) -> Bool {
    line.allSatisfy { $0 >= Byte.space && $0 != 0x7F && $0 != 0xC2 && $0 != 0xEF }
      && !line.contains(0xE2)
  }

  /// Quoted text without escapes, or plain text that begins with a letter and is longer than any word with a
  /// special meaning, such as `false`.
  private static func text(_ value: Substring.UTF8View) -> String? {
    let quote = UInt8(ascii: "\"")
    if value.first == quote {
      let content = value.dropFirst().dropLast()
      let isSimple =
        value.count >= 2 && value.last == quote && !content.contains(quote)
        && !content.contains(Byte.backslash)
      return isSimple ? String(Substring(content)) : nil
    }
    guard let first = value.first, value.count > 5,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20), first < 0x80,
      !value.contains(Byte.colon), !value.contains(Byte.hash)
    else { return nil }
    return String(Substring(value))
  }

  /// A decimal number. Numbers with leading zeros are left out, because YAML takes them for octal.
  private static func number(_ value: Substring.UTF8View) -> Int? {
    let digits = value.first == Byte.hyphen ? value.dropFirst() : value
    guard let first = digits.first, digits.count <= 9, digits.allSatisfy(Byte.isDigit),
      first != UInt8(ascii: "0") || value.count == 1
    else { return nil }
    return Int(Substring(value))
  }
}
