import Diagnostics
import ScriptCompiler

extension SourceID {
  /// Code that the author does not see: a library, or the drive of an example.
  package static let added = SourceID(.max)
}

extension Program {
  /// True if a type belongs to a library whose code is compiled with the author's.
  package func isAdded(_ type: Int) -> Bool {
    types[type].methods.first.map { range(ofFunction: $0.function).source == .added } ?? false
  }
}
