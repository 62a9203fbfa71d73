import TraceRendering

/// Sentences with names as HTML for a page.
enum ExampleText {
  /// A sentence as HTML. Text in quotes or backticks is code.
  static func html(_ sentence: String) -> String {
    var result = ""
    var isCode = false
    var quote: Character = "'"
    var previous: Character = " "
    for character in sentence {
      let opens = !isCode && (character == "'" || character == "`") && !previous.isLetter
      let closes = isCode && character == quote
      if opens {
        quote = character
        result += "<code>"
        isCode = true
      } else if closes {
        result += "</code>"
        isCode = false
      } else {
        result += HTMLEscape.text(String(character))
      }
      previous = character
    }
    return isCode ? result + "</code>" : result
  }
}
