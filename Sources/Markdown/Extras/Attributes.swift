/// The attributes in braces behind a heading or an image: `{#id}`, `{width=300 align=left}`.
struct Attributes: Equatable {
  private(set) var id: String?
  /// The width and the height in pixels.
  private(set) var width: Int?
  private(set) var height: Int?
  /// `left`, `center` or `right`.
  private(set) var alignment: String?

  /// - Parameter text: The text between the braces.
  /// - Returns: nil for any other attribute, and for a value out of range.
  init?(_ text: some StringProtocol) {
    var words = text.split { $0 == " " || $0 == "\t" }[...]
    if words.first == ":" { words = words.dropFirst() }
    guard !words.isEmpty else { return nil }
    for (index, word) in words.enumerated() {
      let word = index == 0 && word.hasPrefix(":") ? word.dropFirst() : word
      if word.hasPrefix("#"), id == nil, Attributes.isID(word.dropFirst()) {
        id = String(word.dropFirst())
        continue
      }
      guard let equals = word.firstIndex(of: "=") else { return nil }
      var value = word[word.index(after: equals)...]
      for quote in ["\"", "'"]
      where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
        value = value.dropFirst().dropLast()
      }
      switch word[..<equals] {
      case "width" where width == nil: width = Attributes.pixels(value)
      case "height" where height == nil: height = Attributes.pixels(value)
      case "align" where alignment == nil && ["left", "center", "right"].contains(value):
        alignment = String(value)
        continue
      default: return nil
      }
      guard Attributes.pixels(value) != nil else { return nil }
    }
  }

  /// True for the attributes of a heading.
  var isOfHeading: Bool { id != nil && !isOfImage }

  /// True if an attribute for images is set.
  var isOfImage: Bool { width != nil || height != nil || alignment != nil }

  private static func pixels(_ text: some StringProtocol) -> Int? {
    let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits),
      (1...9999).contains(number)
    else { return nil }
    return number
  }

  private static func isID(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCIILetter || first.value == 95 else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0.isASCIILetter || ("0"..."9").contains($0) || "-_.:".unicodeScalars.contains($0)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
