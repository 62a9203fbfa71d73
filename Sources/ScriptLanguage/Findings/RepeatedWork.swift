extension Finding {
  @Sendable static func checkRepeatedWork(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    var begun: [(work: Work, deed: Deed, occasion: Occasion)] = []
    for deed in run.deeds {
      switch deed.kind {
      case .cancelled(let handle): begun.removeAll { $0.work.handle == handle }
      case .began(let work):
        guard let occasion = deed.occasion, let callback = occasion.callback,
          callback.isOfAppearing
        else { break }
        let earlier = begun.first { entry in
          entry.deed.range == deed.range && entry.occasion.receiver == occasion.receiver
            && entry.occasion.appearance < occasion.appearance
        }
        if let earlier, let receiver = occasion.receiver {
          result.append(
            Occurrence(
              "repeated-work", at: deed.range,
              [
                "'\(work.name)' began \(run.place(of: earlier.occasion)) at appearance "
                  + "\(earlier.occasion.appearance) of \(run.name(of: receiver))",
                "it began again at appearance \(occasion.appearance), and nothing had cancelled "
                  + "it",
              ], event: occasion.event))
        }
        begun.append((work, deed, occasion))
      default: break
      }
    }
    return result
  }
}
