import LifecycleEngine
import SwiftSubset

extension ExampleCode {
  /// The callbacks that the types of the example implement, in the order of the engine. A callback
  /// is a method with the name and labels, or a property with a getter.
  var implementedCallbacks: [Callback] {
    var found: Set<Callback> = []
    for statement in statements { ExampleCode.collect(from: statement, to: &found) }
    return Callback.allCases.filter(found.contains)
  }

  private static func collect(from statement: Statement, to found: inout Set<Callback>) {
    switch statement.kind {
    case .type(let type):
      for member in type.members { collect(from: member, to: &found) }
    case .function(let function): callback(of: function).map { _ = found.insert($0) }
    case .variable(let variable):
      for entry in variable.entries where entry.accessors?.getter != nil {
        for name in entry.pattern.names {
          guard let callback = Callback(declared: name, labels: []), callback.isProperty else {
            continue
          }
          found.insert(callback)
        }
      }
    case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      break
    }
  }

  private static func callback(of function: FunctionDeclaration) -> Callback? {
    switch function.role {
    case .initializer: return nil
    case .deinitializer: return .deinitialize
    case .function:
      let callback = Callback(declared: function.name, labels: function.parameters.map { $0.label })
      return callback?.isProperty == true ? nil : callback
    }
  }
}

extension ExampleVerdict {
  /// The callbacks that an example implements. The example is only parsed.
  /// - Parameter source: The body of the block.
  /// - Returns: The callbacks; empty if the syntax is wrong.
  package static func callbacks(implementedIn source: String) -> [Callback] {
    (try? ExampleCode(ExampleSource(source).code))?.implementedCallbacks ?? []
  }
}
