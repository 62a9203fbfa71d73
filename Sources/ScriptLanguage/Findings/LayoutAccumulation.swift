import LifecycleEngine

extension Finding {
  @Sendable static func checkLayoutAccumulation(_ run: DriveRun) -> [Occurrence] {
    var passes: [(receiver: ObjectID, callback: Callback, more: [Int], range: SourceRange, event: Int)] = []
    for deed in run.deeds {
      guard case .laidOut(let receiver, let more) = deed.kind,
        let callback = deed.occasion?.callback
      else { continue }
      if let index = passes.firstIndex(where: {
        $0.receiver == receiver && $0.callback == callback && $0.range == deed.range
      }) {
        passes[index].more.append(more)
      } else {
        passes.append((receiver, callback, [more], deed.range, deed.event))
      }
    }
    return passes.compactMap { pass in
      guard pass.more.count > 1, pass.more.allSatisfy({ $0 > 0 }) else { return nil }
      let total = pass.more.reduce(0, +)
      return Occurrence(
        "layout-accumulation", at: pass.range,
        [
          "each of \(pass.more.count) layout passes added to \(run.name(of: pass.receiver)) in "
            + "'\(pass.callback.baseName)' and left it there: \(total) views, layers or "
            + "constraints in all"
        ], event: pass.event)
    }
  }
}
