/// The room that text takes where all letters are equally wide: in a terminal, and in a diagram.
package enum DisplayWidth {
  /// The number of columns of a scalar: combining marks and joiners take none, East Asian
  /// characters and emoji two.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// The number of columns of a character: the columns of the widest scalar, because joined scalars
  /// are drawn in the same place.
  static func columns(of character: Character) -> Int {
    var result = 0
    for scalar in character.unicodeScalars { result = max(result, columns(of: scalar)) }
    return result
  }
}
