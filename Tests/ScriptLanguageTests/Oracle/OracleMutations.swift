@testable import ScriptMachine
@testable import SwiftSubset

/// Programs made from a given program, each with a change to one token. The mutations accepted by
/// our parser include cases that nobody thought of.
///
/// The mutations depend on the program alone, so a new program leaves the mutations of all other
/// programs unchanged.
struct OracleMutations {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  private let original: OracleProgram
  private let tokens: [Token]

  /// Long programs repeat the constructs of short programs, and only take longer to read.
  private static let longest = 700

  init?(of program: OracleProgram) {
    // Few programs have constructs allowed only in files and examples, and such programs are long.
    let isRare = !OracleProgram.accepts(program.text, as: .scenario)
    guard isRare || program.text.count <= OracleMutations.longest,
      let tokens = try? Lexer.tokens(of: program.text), tokens.count > 2
    else { return nil }
    original = program
    self.tokens = tokens
    for byte in program.text { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state |= 1
  }

  /// Makes mutations and keeps the mutations accepted by our parser.
  /// - Parameter tries: The number of mutations to make.
  mutating func accepted(of tries: Int) -> [OracleProgram] {
    var result: [OracleProgram] = []
    for number in 1...max(1, tries) {
      let text = mutated()
      guard text != original.text, OracleProgram.accepts(text, as: original.mode),
        !OracleMutations.isMisread(text)
      else { continue }
      result.append(
        OracleProgram(
          name: "mutation-\(number)-of-\(original.name)", accepted: OracleProgram.read(text),
          as: original.mode))
    }
    return result
  }

  /// True if SwiftParser mistakes a `/` for the beginning of a regular expression. The mistake
  /// happens behind a member with the name of a keyword. The compiler reads `a.default / 2` as we
  /// do.
  private static func isMisread(_ text: [UInt8]) -> Bool {
    guard let tokens = try? Lexer.tokens(of: text) else { return false }
    return zip(tokens, tokens.dropFirst()).contains { word, slash in
      word.isWord && !word.isName && slash.kind == .multiplicative
        && text[slash.start] == UInt8(ascii: "/")
    }
  }

  private mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

  /// The program with a change to one token: the token omitted, doubled, exchanged with the next or
  /// another token, or with a different gap in front.
  private mutating func mutated() -> [UInt8] {
    var text = original.text
    let place = next(below: tokens.count - 1)
    let token = tokens[place].start..<tokens[place].end
    let kind = next(below: 6)
    let other = kind == 2 ? min(place + 1, tokens.count - 2) : next(below: tokens.count - 1)
    let another = tokens[other].start..<tokens[other].end
    switch kind {
    case 0: text.removeSubrange(token)
    case 1: text.insert(contentsOf: [32] + text[token], at: token.upperBound)
    case 2, 3:
      let (first, second) = place < other ? (token, another) : (another, token)
      guard first.upperBound <= second.lowerBound else { return text }
      text.replaceSubrange(second, with: original.text[first])
      text.replaceSubrange(first, with: original.text[second])
    case 4: text.insert(contentsOf: [32] + text[another] + [32], at: token.lowerBound)
    default:
      guard place > 0 else { return text }
      let gap = tokens[place - 1].end..<token.lowerBound
      text.replaceSubrange(gap, with: [[], [32], [10]][next(below: 3)])
    }
    return text
  }
}
