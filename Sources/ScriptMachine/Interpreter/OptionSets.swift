import LifecycleEngine
import ScriptCompiler

// The author's structures that are option sets. The members are bits of a number.
extension ValueTypes {
  /// True if an author's type is an option set.
  func isOptionSet(_ type: Int) -> Bool {
    program.types[type].role == .structure && machine.types.conforms(type, to: "OptionSet")
  }

  /// The bits of an option set, of a member's name, or of a list of names.
  func optionBits(_ value: Value, _ type: Int) throws(RunError) -> Int64? {
    switch value {
    case .symbol(let name):
      let member = try implicitMember(name, of: type)
      defer { heap.release(member) }
      return try optionBits(member, type)
    case .object(let id):
      if case .structure(type, let fields) = heap.foreignObject(id),
        case .integer(let bits)? = fields.first
      {
        return bits
      }
      guard let elements = heap.array(id) else { return nil }
      var bits: Int64 = 0
      for element in elements {
        guard let more = try optionBits(element, type) else { return nil }
        bits |= more
      }
      return bits
    default: return nil
    }
  }

  func makeOptions(_ type: Int, _ bits: Int64) -> Value {
    var fields = [Value.integer(bits)]
    for _ in program.types[type].fields.dropFirst() { fields.append(.null) }
    return .object(heap.makeForeign(.structure(type, fields)))
  }

  /// Converts a list of options into an option set. Returns `nil` if the type is no option set.
  func options(in list: Value, _ type: Int) throws(RunError) -> Value? {
    guard isOptionSet(type), let bits = try optionBits(list, type) else { return nil }
    return makeOptions(type, bits)
  }

  /// Calls a member that every option set has. Returns the result, and the changed set if the call
  /// changes the set.
  func callOptions(
    _ receiver: Value, _ type: Int, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (result: Value, changed: Value?)? {
    guard isOptionSet(type), let mine = try optionBits(receiver, type), let first = arguments.first,
      let bits = try optionBits(first, type)
    else { return nil }
    func made(_ bits: Int64) -> Value { makeOptions(type, bits) }
    switch name {
    case "contains", "isSuperset": return (.boolean(mine & bits == bits), nil)
    case "isSubset": return (.boolean(mine & bits == mine), nil)
    case "isDisjoint": return (.boolean(mine & bits == 0), nil)
    case "isStrictSubset": return (.boolean(mine & bits == mine && mine != bits), nil)
    case "isStrictSuperset": return (.boolean(mine & bits == bits && mine != bits), nil)
    case "union": return (made(mine | bits), nil)
    case "intersection": return (made(mine & bits), nil)
    case "subtracting": return (made(mine & ~bits), nil)
    case "symmetricDifference": return (made(mine ^ bits), nil)
    case "insert":
      let isNew = mine & bits != bits
      let pair = [Value.boolean(isNew), made(isNew ? bits : mine & bits)]
      return (heap.makeTuple(pair, Program.insertionLabels), made(mine | bits))
    case "update": return (mine & bits == 0 ? .null : made(mine & bits), made(mine | bits))
    case "remove": return (mine & bits == 0 ? .null : made(mine & bits), made(mine & ~bits))
    case "formUnion": return (.void, made(mine | bits))
    case "formIntersection": return (.void, made(mine & bits))
    case "subtract": return (.void, made(mine & ~bits))
    case "formSymmetricDifference": return (.void, made(mine ^ bits))
    default: return nil
    }
  }
}
