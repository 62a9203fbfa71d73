import LifecycleEngine

extension Choreography {
  /// The topic of the choreography, by the topics of sources.
  var topic: EvidenceTopic { Choreography.topics[id] ?? .appearance }

  /// The topics by the ids of the choreographies. A test finds choreographies without a topic,
  /// which the reference would leave out.
  static let topics: [String: EvidenceTopic] = {
    var result: [String: EvidenceTopic] = [:]
    for line in topicTable.split(separator: "\n") {
      let fields = EvidenceSource.fields(of: line)
      guard fields.count == 2, let topic = EvidenceTopic(rawValue: fields[0]) else { continue }
      for id in fields[1].split(separator: " ") { result[String(id)] = topic }
    }
    return result
  }()

  /// The topic in each line, then choreographies of the topic. A topic may have several lines.
  private static let topicTable = """
    loading | view-loading storyboard-loading embed-segue unwind-segue
    appearance | root-appearance view-arrival view-removal manual-appearance-begin
    appearance | manual-appearance-end appearance-without-layout
    navigation | navigation-first-appearance navigation-reappearance navigation-push
    navigation | navigation-pop navigation-swipe-back swipe-departure show-segue
    pages | page-question page-first-appearance page-scroll page-curl page-without-turn
    pages | page-indicator
    tabs | tab-first-appearance tab-switch tab-tap
    split | split-collapse split-expansion split-display-change
    containment | child-addition child-return child-arrival child-departure child-removal
    containment | child-transition
    presentation | full-screen-presentation full-screen-dismissal over-presentation over-dismissal
    presentation | covered-dismissal container-view-layout presentation-questions
    presentation | adaptation-question adaptation-news adaptation-covers adaptation-uncovers
    presentation | context-begin context-is-appearing context-end modal-segue
    sheets | sheet-presentation sheet-dismissal sheet-swipe-question sheet-swipe
    sheets | sheet-swipe-refused sheet-drag
    geometry | geometry-update trait-change size-transition resize-before-size-classes rotation
    geometry | orientation-question view-animation
    layout | layout-pass update-without-layout
    process | launch background foreground editing-question editing-start editing-end-question
    process | editing-end popped-editing-question popped-editing-end keyboard-showing
    process | keyboard-hiding keyboard-handover
    memory | deallocation memory-warning view-unloading
    warnings | pushed-twice repeated-in-stack pushed-navigation-controller
    warnings | pushed-split-view-controller popped-to-stranger contained-in-itself
    warnings | wrong-page-count selected-stranger view-in-other-hierarchy added-under-other
    warnings | transition-without-parent transition-forwarded-by-hand no-common-orientation
    warnings | split-on-phone view-of-two view-in-itself view-in-descendant invalid-geometry
    warnings | unknown-segue unrecognized-selector unbalanced-appearance appearance-misuse
    warnings | loaded-while-deallocating nested-push nested-pop unexpected-navigation-state
    warnings | presented-off-window presented-over-another presented-in-transition
    warnings | presented-from-detached dismissed-in-transition dismissed-without-presentation
    warnings | presented-on-itself presented-twice presented-child presented-active
    warnings | presented-without-style presented-in-popover popover-without-anchor
    warnings | action-sheet-without-anchor
    """
}
