import CZlib
import Foundation

/// A text in the form that a page unpacks with `DecompressionStream("deflate")`.
enum PackedText {
  /// Packs a text with zlib and writes the bytes as letters, since a script is text.
  /// - Parameter bytes: The text in UTF-8, of any length.
  /// - Returns: The stream of zlib (RFC 1950) in base64; nothing where memory is missing.
  static func base64(_ bytes: [UInt8]) -> String {
    var room = compressBound(uLong(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(room))
    let status = compress2(&packed, &room, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
    // With the room of `compressBound` zlib fails only where memory is missing. The page says then that the text could
    // not be loaded.
    guard status == Z_OK else { return "" }
    return Data(packed.prefix(Int(room))).base64EncodedString()
  }
}
