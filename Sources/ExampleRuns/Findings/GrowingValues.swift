import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine

/// Properties that one place of the code increases each time, so that they grow without end.
struct GrowingValues {
  /// The properties that no code increases for ever. A text or a counter may grow.
  private static let properties =
    [
      "constant", "contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets",
      "horizontalScrollIndicatorInsets", "layoutMargins", "directionalLayoutMargins",
    ] + ListNotes.lists

  /// A property that grew at a place.
  struct Growing {
    let name: String
    let deed: Deed
    /// The callback that increased the property before.
    let earlier: Occasion
    /// The number of times that the property grew in a row.
    let times: Int
  }

  /// The properties that grew, each with the last time.
  /// - Parameter isMeant: True for the occasions in which a property must not grow.
  static func all(in run: DriveRun, _ isMeant: (Occasion) -> Bool) -> [Growing] {
    var last: [Key: (deed: Deed, value: SetValue, times: Int)] = [:]
    var result: [Key: Growing] = [:]
    var order: [Key] = []
    for deed in run.deeds {
      guard case .set(let target, let property, let value) = deed.kind,
        properties.contains(property) || SetValue.isOfController(property)
      else { continue }
      let key = Key(target: target, name: value.name(of: property))
      defer { last[key] = (deed, value, last[key]?.times ?? 0) }
      guard let before = last[key] else { continue }
      last[key]?.times = 0
      guard before.deed.range == deed.range, let earlier = before.deed.occasion?.origin,
        let occasion = deed.occasion?.origin, isMeant(earlier), isMeant(occasion),
        earlier.event != occasion.event, earlier.receiver == occasion.receiver,
        grows(before.value, value)
      else { continue }
      last[key]?.times = before.times + 1
      if result[key] == nil { order.append(key) }
      result[key] = Growing(
        name: key.name, deed: deed, earlier: earlier, times: before.times + 1)
    }
    return order.compactMap { result[$0] }
  }

  private struct Key: Hashable {
    let target: Target
    let name: String
  }

  /// True if two values in a row each add something to the value before.
  private static func grows(_ first: SetValue, _ second: SetValue) -> Bool {
    guard let old = second.oldIdentity, old == first.newIdentity, !old.isEmpty else { return false }
    let part = second.part.map { $0 + " " } ?? ""
    let body = old.dropFirst(old.hasPrefix(part) ? part.count : 0)
    if second.newIdentity.hasPrefix("\(part)(\(body) \(BinaryOperator.add) ") { return true }
    if old.hasPrefix("["), second.newIdentity.hasPrefix("\(old.dropLast()), ") { return true }
    let (start, middle, end) = (
      numbers(first.oldIdentity), numbers(old), numbers(second.newIdentity)
    )
    guard let start, let middle, let end, start.count == middle.count, middle.count == end.count,
      start != middle
    else { return false }
    return middle.indices.allSatisfy { end[$0] - middle[$0] == middle[$0] - start[$0] }
  }

  /// The numbers in an identity: `insets 20 0 0 0` has four.
  private static func numbers(_ identity: String?) -> [Double]? {
    let words = identity?.split(separator: " ").map { String($0) } ?? []
    let numbers = words.compactMap { Scalars.decimal($0) }
    return numbers.isEmpty || words.count > numbers.count + 1 ? nil : numbers
  }
}
