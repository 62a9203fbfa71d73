/// A place in the file.
struct FilePosition: Hashable {
  /// Counted from 1.
  var line: Int
  /// In Unicode scalars, counted from 1.
  var column: Int
}
