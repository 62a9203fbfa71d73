import Diagnostics
import SwiftSubset

extension ExpressionCompiler {
  /// - Parameter path: The text after the backslash.
  func compileKeyPath(_ path: String, _ range: SourceRange) throws(ScriptError) {
    guard !path.utf8.contains(UInt8(ascii: "[")) else {
      throw ScriptError.unsupported("A key path with a subscript", range)
    }
    try compileClosure(values.closure(ofKeyPath: path, range), range)
    guard case .makeClosure(let function, _) = code.lastInstruction else { return }
    let (root, members) = values.partsOfPath(path)
    let type = typeLookup.typeIndex(named: root, inside: scopes.enclosingType)
    let name = type.map { symbols.types[$0].qualifiedName } ?? root
    builder.changeFunction(function) { $0.keyPath = (name, members) }
    let setter = builder.reserveFunction(named: "key path")
    guard let body = values.setter(ofKeyPath: path, range) else { return }
    builder.changeFunction(function) { $0.keyPathSetter = setter }
    try statements.compileBody(
      body, values.pathParameters(range), into: BodyTarget(function: setter, range: range))
    builder.changeFunction(setter) { $0.keyPath = (name, members) }
  }
}
