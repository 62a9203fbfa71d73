/// Paths of files as text. The file system interprets the paths. No function here follows a link or
/// removes `..`.
package enum FilePath {
  /// The path without `.` parts and repeated or trailing slashes; `.` for an empty result.
  package static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + parts }
    return parts.isEmpty ? "." : parts
  }

  /// The folder a normalized path lies in.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a normalized path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A path in a folder; both normalized.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The most bytes of a name made from a text. File systems take 255 with number and ending.
  static let nameLimit = 120

  /// A name, cut to the limit of a file name: before a near hyphen, or else before a scalar.
  static func cut(_ name: String) -> String {
    guard name.utf8.count > nameLimit else { return name }
    var end = name.utf8.index(name.startIndex, offsetBy: nameLimit)
    // Not between the bytes of a scalar.
    while name.utf8[end] & 0xC0 == 0x80 { end = name.utf8.index(before: end) }
    let start = name[..<end]
    let hyphen = start.lastIndex(of: "-") ?? end
    return String(start[hyphen...].utf8.count < nameLimit / 2 ? start[..<hyphen] : start)
  }

  /// A path relative to a folder; nil if the path does not begin with the folder.
  package static func relative(_ path: String, to folder: String) -> String? {
    if folder == "." { return path.hasPrefix("/") ? nil : path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
