/// Something that SwiftUI does to UIKit for the root view of a hosting controller.
package struct HostedEffects: OptionSet, Sendable {
  package let rawValue: UInt16

  package static let title = HostedEffects(rawValue: 1)
  package static let bars = HostedEffects(rawValue: 1 << 1)
  /// The back button, or the swipe back, may be gone.
  package static let back = HostedEffects(rawValue: 1 << 2)
  package static let style = HostedEffects(rawValue: 1 << 3)
  package static let children = HostedEffects(rawValue: 1 << 4)
  package static let dismissal = HostedEffects(rawValue: 1 << 5)
  package static let size = HostedEffects(rawValue: 1 << 6)
  package static let state = HostedEffects(rawValue: 1 << 7)
  /// Nobody knows all effects.
  package static let anything = HostedEffects(rawValue: 1 << 8)

  package init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// The views and modifiers of SwiftUI by their effects on UIKit. Source:
/// https://developer.apple.com/documentation/swiftui/view-modifiers
package enum HostedViews {
  /// The effects of a view of SwiftUI; `nil` for a name that is no view known here.
  package static func effects(ofView name: String) -> HostedEffects? {
    if plainViews.contains(name) { return [] }
    return containers.contains(name) ? .children : nil
  }

  /// The effects of a modifier.
  package static func effects(ofModifier name: String) -> HostedEffects {
    if plainModifiers.contains(name) || name.hasPrefix("accessibility") { return [] }
    return modifiers[name] ?? .anything
  }

  /// Returns true for a view or modifier whose closures run for an event and make no view.
  package static func handlesEvents(_ name: String) -> Bool { handlers.contains(name) }

  private static let containers = names(
    "NavigationStack NavigationView NavigationSplitView NavigationLink TabView Tab")

  private static let plainViews = names(
    """
    Text EmptyView Color Image VStack HStack ZStack LazyVStack LazyHStack Spacer Divider Group AnyView \
    Rectangle RoundedRectangle Circle Ellipse Capsule Path Label Button Toggle Slider Stepper \
    ProgressView Gauge ScrollView ForEach Section List Form Grid GridRow LazyVGrid LazyHGrid GridItem \
    GeometryReader LinearGradient RadialGradient AngularGradient Gradient AsyncImage TextField SecureField \
    ViewThatFits LabeledContent DisclosureGroup Picker DatePicker ColorPicker Menu Link ControlGroup \
    ContentUnavailableView EmptyModifier UnevenRoundedRectangle
    """)

  private static let plainModifiers = names(
    """
    font bold italic fontWeight foregroundColor foregroundStyle tint accentColor padding frame background \
    overlay opacity cornerRadius clipShape clipped shadow border offset position rotationEffect scaleEffect \
    multilineTextAlignment lineLimit lineSpacing kerning tracking aspectRatio resizable scaledToFit \
    scaledToFill imageScale fixedSize layoutPriority zIndex hidden disabled id tag buttonStyle \
    textFieldStyle listStyle pickerStyle toggleStyle labelStyle controlSize labelsHidden animation \
    transition onAppear onDisappear task onChange onReceive onTapGesture ignoresSafeArea \
    edgesIgnoringSafeArea environment environmentObject contentShape allowsHitTesting mask blur redacted \
    textCase strikethrough underline monospaced monospacedDigit minimumScaleFactor truncationMode \
    baselineOffset fill stroke strokeBorder trim inset symbolRenderingMode renderingMode interpolation \
    listRowInsets listRowBackground listRowSeparator scrollDisabled scrollIndicators help drawingGroup \
    compositingGroup containerRelativeFrame safeAreaPadding contentMargins init \
    contextMenu gesture onLongPressGesture simultaneousGesture highPriorityGesture swipeActions refreshable \
    keyboardType autocorrectionDisabled textInputAutocapitalization textContentType submitLabel onSubmit \
    safeAreaInset dynamicTypeSize gridCellColumns scrollContentBackground saturation brightness contrast \
    grayscale hueRotation colorMultiply blendMode allowsTightening defaultScrollAnchor scrollTargetLayout \
    scrollTargetBehavior glassEffect deleteDisabled moveDisabled onDelete onMove contentTransition \
    symbolEffect sensoryFeedback datePickerStyle menuStyle progressViewStyle gaugeStyle
    """)

  private static let modifiers: [String: HostedEffects] = [
    "navigationTitle": .title, "navigationBarTitle": [.title, .bars],
    "navigationBarTitleDisplayMode": .bars, "navigationBarItems": [.bars, .back],
    "navigationBarHidden": [.bars, .back], "navigationBarBackButtonHidden": [.bars, .back],
    "toolbar": [.bars, .back], "toolbarVisibility": [.bars, .back], "toolbarBackground": .bars,
    "toolbarColorScheme": .bars, "statusBarHidden": .bars, "statusBar": .bars, "tabItem": .title,
    "preferredColorScheme": .style, "interactiveDismissDisabled": .dismissal,
    "navigationViewStyle": .children, "navigationSplitViewStyle": .children,
    "tabViewStyle": .children, "navigationDestination": .children,
  ]

  private static let handlers = names(
    "Button onAppear onDisappear task onChange onReceive onTapGesture onLongPressGesture onSubmit refreshable onDelete onMove"
  )

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { String($0) })
  }
}
