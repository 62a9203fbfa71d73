extension EvidenceTopic {
  /// The title of the topic.
  var title: String {
    switch self {
    case .loading: "Loading and storyboards"
    case .appearance: "Appearance"
    case .navigation: "Navigation controllers"
    case .pages: "Page view controllers"
    case .tabs: "Tab bar controllers"
    case .split: "Split view controllers"
    case .containment: "Custom containers"
    case .presentation: "Presentations"
    case .sheets: "Sheets"
    case .geometry: "Size, rotation and traits"
    case .layout: "Layout"
    case .process: "App, keyboard and text fields"
    case .memory: "Memory"
    case .warnings: "Warnings and exceptions"
    }
  }
}

extension EvidenceSource.Kind {
  /// The title of sources of the kind.
  var title: String {
    switch self {
    case .log: "Logs"
    case .statement: "Statements"
    case .answer: "Answers"
    case .unitTest: "Unit tests"
    case .documentedSequence: "Documented sequences"
    case .documentation: "Documentation"
    case .measurement: "Measurements"
    case .consoleText: "Texts of the console"
    case .publicCode: "Public code"
    }
  }
}
