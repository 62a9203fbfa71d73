import Diagnostics

extension SourceID {
  /// Code that the author does not see: a library, or the drive of an example.
  package static let added = SourceID(.max)
}
