import Testing

@testable import LifecycleEngine

/// The table of callbacks.
@Suite struct CallbackRowTests {
  @Test func aSetKeepsCallbacksApart() {
    for callback in Callback.allCases {
      var set = CallbackSet()
      set.insert(callback)
      #expect(Callback.allCases.filter { set.contains($0) } == [callback])
    }
  }

  @Test func everyCallbackHasARowOfItsOwn() {
    #expect(CallbackRow.all.map(\.callback) == Callback.allCases)
    var signatures: Set<String> = []
    for callback in Callback.allCases {
      let labels = callback.declarationLabels.map { $0 + ":" }.joined()
      #expect(!callback.baseName.isEmpty, "\(callback)")
      #expect(signatures.insert("\(callback.baseName)(\(labels))").inserted, "\(callback)")
    }
  }
}
