import ScriptCompiler

extension Program {
  /// The releases that the code asks for in conditions, such as `#available(iOS 17, *)`.
  var askedReleases: Set<Int> {
    var result: Set<Int> = []
    for function in functions {
      for case .checkRelease(let major) in function.code where major > 0 { result.insert(major) }
    }
    return result
  }
}
