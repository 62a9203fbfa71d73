import LifecycleEngine
import ScriptCompiler
import UIKitNames

/// A walk through code that makes views of SwiftUI, which tells what SwiftUI does to UIKit for the views.
struct HostedWalk {
  let program: Program
  private(set) var effects: HostedEffects = []
  /// The name of a view or modifier whose effects nobody knows.
  private(set) var unknown: String?
  /// The variables outside of functions that the code reads.
  private(set) var globals: Set<Int> = []
  private var open: [Int] = []
  private var seen: Set<Int> = []
  private var seenTypes: Set<Int> = []

  init(program: Program) { self.program = program }

  mutating func walk(function: Int) {
    open.append(function)
    walk()
  }

  mutating func walk(type: Int) {
    follow(type: type)
    walk()
  }

  private mutating func walk() {
    while let function = open.popLast() {
      guard seen.insert(function).inserted else { continue }
      let code = program.functions[function].code
      // The names whose calls have begun: the arguments follow the name.
      var callees: [String] = []
      for place in code.indices {
        if let callee = callee(at: place, in: code) { callees.append(callee) }
        if case .callValue = code[place], let callee = callees.popLast() { followCall(of: callee) }
        if case .makeClosure(let closure, _) = code[place] {
          let name = consumer(behind: place, in: code) ?? callees.last
          if name.map({ HostedViews.handlesEvents($0) }) != true { open.append(closure) }
        }
        follow(code[place])
      }
    }
  }

  /// The undeclared name that is called with what follows.
  private func callee(at place: Int, in code: [Instruction]) -> String? {
    guard case .pushOpaque(let name) = code[place], place + 1 < code.count else { return nil }
    switch code[place + 1] {
    case .getMember, .return: return nil
    case .callMember(let site) where site.argumentCount == 0: return nil
    default:
      // The compiler's own names begin with this sign.
      return program.names[name].utf8.first == UInt8(ascii: "#") ? nil : program.names[name]
    }
  }

  /// The declared function, or the method, that gets a closure.
  private func consumer(behind place: Int, in code: [Instruction]) -> String? {
    var depth = 0
    for next in code.indices.dropFirst(place + 1) {
      if callee(at: next, in: code) != nil { depth += 1 }
      switch code[next] {
      case .callValue:
        if depth == 0 { return nil }
        depth -= 1
      case .callBuiltIn(let site), .callMember(let site):
        if depth == 0, site.argumentCount > 0 { return program.names[site.name] }
      case .callFunction(_, let site), .callOverloaded(_, let site), .construct(_, let site):
        if depth == 0, site.argumentCount > 0 { return "" }
      default: break
      }
    }
    return ""
  }

  private mutating func follow(type index: Int) {
    guard seenTypes.insert(index).inserted else { return }
    let type = program.types[index]
    guard type.isValue else { return }
    if type.inherited.contains(where: { $0.hasSuffix("Representable") }) {
      add(.anything, type.name)
    }
    guard let body = type.computed.first(where: { $0.name == "body" }) else { return }
    open.append(body.getter)
    if type.fields.contains(where: { !$0.isConstant }) { effects.formUnion(.state) }
  }

  private mutating func follow(_ instruction: Instruction) {
    switch instruction {
    case .callBuiltIn(let site): followCall(of: program.names[site.name])
    case .callMember(let site), .callMutating(let site):
      let name = program.names[site.name]
      let own = program.functions(named: name)
      open += own
      if own.isEmpty, !Self.methods.contains(name) {
        add(HostedViews.effects(ofModifier: name), name)
      }
    case .getMember(let name): open += program.functions(named: program.names[name], reading: true)
    case .callFunction(let function, _): open.append(function)
    case .callOverloaded(let list, _): open += program.overloads[list]
    case .construct(let type, _): follow(type: type)
    case .loadGlobal(let global): globals.insert(global)
    default: break
    }
  }

  private mutating func followCall(of name: String) {
    if let known = HostedViews.effects(ofView: name) {
      effects.formUnion(known)
    } else if !Self.values.contains(name) {
      add(.anything, name)
    }
  }

  private mutating func add(_ new: HostedEffects, _ name: String) {
    effects.formUnion(new)
    if new.contains(.anything) { unknown = name }
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { String($0) })
  }

  /// The functions and types of Swift that make no views.
  private static let values = names(
    """
    print String Int Double CGFloat Float Bool Array Set Date URL UUID min max abs CGSize CGRect CGPoint zip \
    stride LocalizedStringKey Font EdgeInsets UIColor UIImage NSLocalizedString
    """)

  /// The methods of Swift that make no views.
  private static let methods = names(
    """
    map filter sorted enumerated reversed joined prefix suffix contains formatted uppercased lowercased \
    system custom
    """)
}
