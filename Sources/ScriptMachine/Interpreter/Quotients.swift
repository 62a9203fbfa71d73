import LifecycleEngine
import ScriptCompiler

extension Machine {
  func pushQuotient(_ quotient: LiteralQuotient) {
    if case .double? = stack.last {
      stack.push(.double(quotient.fraction))
    } else {
      stack.push(.integer(quotient.whole))
    }
  }
}
