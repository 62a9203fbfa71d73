@testable import LifecycleEngine
@testable import SiteGenerator

extension ChoreographyIndex {
  /// The topic under which the report counts its steps.
  var topic: EvidenceTopic {
    switch self {
    case .viewLoading, .storyboardLoading, .embedSegue, .unwindSegue: .loading
    case .rootAppearance, .viewArrival, .viewRemoval, .manualAppearanceBegin,
      .manualAppearanceEnd, .appearanceWithoutLayout:
      .appearance
    case .navigationFirstAppearance, .navigationReappearance, .navigationPush, .navigationPop,
      .navigationSwipeBack, .swipeDeparture, .showSegue:
      .navigation
    case .pageQuestion, .pageFirstAppearance, .pageScroll, .pageCurl, .pageWithoutTurn,
      .pageIndicator:
      .pages
    case .tabFirstAppearance, .tabSwitch, .tabTap: .tabs
    case .splitCollapse, .splitExpansion, .splitDisplayChange: .split
    case .childAddition, .childReturn, .childArrival, .childDeparture, .childRemoval,
      .childTransition:
      .containment
    case .fullScreenPresentation, .fullScreenDismissal, .overPresentation, .overDismissal,
      .coveredDismissal, .containerViewLayout, .presentationQuestions, .adaptationQuestion,
      .adaptationNews, .adaptationCovers, .adaptationUncovers, .contextBegin, .contextIsAppearing,
      .contextEnd, .modalSegue:
      .presentation
    case .sheetPresentation, .sheetDismissal, .sheetSwipeQuestion, .sheetSwipe,
      .sheetSwipeRefused, .sheetDrag:
      .sheets
    case .geometryUpdate, .traitChange, .sizeTransition, .resizeBeforeSizeClasses, .rotation,
      .orientationQuestion, .viewAnimation:
      .geometry
    case .layoutPass, .updateWithoutLayout: .layout
    case .launch, .background, .foreground, .editingQuestion, .editingStart, .editingEndQuestion,
      .editingEnd, .poppedEditingQuestion, .poppedEditingEnd, .keyboardShowing, .keyboardHiding:
      .process
    case .deallocation, .memoryWarning, .viewUnloading: .memory
    case .pushedTwice, .repeatedInStack, .pushedNavigationController,
      .pushedSplitViewController, .poppedToStranger,
      .containedInItself, .wrongPageCount, .selectedStranger, .viewInOtherHierarchy,
      .addedUnderOther, .transitionWithoutParent, .transitionForwardedByHand, .noCommonOrientation,
      .splitOnPhone, .viewOfTwo, .viewInItself, .viewInDescendant,
      .invalidGeometry, .unknownSegue, .unrecognizedSelector,
      .unbalancedAppearance, .appearanceMisuse, .loadedWhileDeallocating, .nestedPush,
      .nestedPop,
      .unexpectedNavigationState, .presentedOffWindow, .presentedOverAnother,
      .presentedInTransition, .presentedFromDetached, .dismissedInTransition,
      .dismissedWithoutPresentation, .presentedOnItself, .presentedTwice, .presentedChild,
      .presentedActive, .presentedWithoutStyle, .presentedInPopover, .popoverWithoutAnchor,
      .actionSheetWithoutAnchor:
      .warnings
    }
  }
}

extension Step {
  /// Whether nothing is known from outside about it.
  var isAssumed: Bool {
    if case .assumed = basis { return true }
    return false
  }
}

extension StepPlace {
  /// Whether nothing is known from outside about the step.
  var isAssumed: Bool { step?.isAssumed ?? false }

  /// How many steps are assumed in the choreographies of a topic.
  static func assumedCount(_ topic: EvidenceTopic) -> Int {
    all.count { $0.isAssumed && ChoreographyIndex(rawValue: $0.choreography)?.topic == topic }
  }
}
