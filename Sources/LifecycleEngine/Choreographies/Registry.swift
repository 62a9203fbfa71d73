/// The place of each choreography in `Choreography.all`.
enum ChoreographyIndex: Int, CaseIterable {
  case viewLoading
  case layoutPass
  case updateWithoutLayout
  case geometryUpdate
  case traitChange
  case sizeTransition
  case resizeBeforeSizeClasses
  case orientationQuestion
  case rotation
  case viewAnimation
  case manualAppearanceBegin
  case manualAppearanceEnd
  case appearanceWithoutLayout
  case deallocation
  case childAddition
  case childReturn
  case childArrival
  case childDeparture
  case swipeDeparture
  case childRemoval
  case childTransition
  case viewArrival
  case viewRemoval
  case rootAppearance
  case navigationFirstAppearance
  case navigationReappearance
  case navigationPush
  case navigationEarlyPush
  case navigationPop
  case navigationSwipeBack
  case tabFirstAppearance
  case tabSwitch
  case tabTap
  case splitCollapse
  case splitExpansion
  case splitDisplayChange
  case splitColumnInCode
  case pageQuestion
  case pageFirstAppearance
  case pageScroll
  case pageCurl
  case pageWithoutTurn
  case pageIndicator
  case storyboardLoading
  case showSegue
  case modalSegue
  case embedSegue
  case unwindSegue
  case launch
  case background
  case foreground
  case termination
  case memoryWarning
  case viewUnloading
  case editingQuestion
  case editingStart
  case editingEndQuestion
  case editingEnd
  case poppedEditingQuestion
  case poppedEditingEnd
  case keyboardShowing
  case keyboardHiding
  case keyboardHandover
  case pushedTwice
  case repeatedInStack
  case pushedNavigationController
  case pushedSplitViewController
  case poppedToStranger
  case containedInItself
  case wrongPageCount
  case selectedStranger
  case viewInOtherHierarchy
  case addedUnderOther
  case rootAsChild
  case transitionWithoutParent
  case transitionForwardedByHand
  case noCommonOrientation
  case splitOnPhone
  case viewOfTwo
  case viewInItself
  case viewInDescendant
  case invalidGeometry
  case unknownSegue
  case unrecognizedSelector
  case unbalancedAppearance
  case appearanceMisuse
  case loadedWhileDeallocating
  case nestedPush
  case nestedPop
  case unexpectedNavigationState
  case fullScreenPresentation
  case fullScreenDismissal
  case overPresentation
  case overDismissal
  case sheetPresentation
  case sheetDismissal
  case coveredDismissal
  case containerViewLayout
  case sheetSwipeQuestion
  case sheetSwipe
  case sheetSwipeRefused
  case sheetDrag
  case searchStart
  case searchEnd
  case searchResults
  case presentationQuestions
  case adaptationQuestion
  case adaptationNews
  case adaptationCovers
  case adaptationUncovers
  case contextBegin
  case contextIsAppearing
  case contextEnd
  case presentedOffWindow
  case presentedOverAnother
  case presentedInTransition
  case presentedFromDetached
  case dismissedInTransition
  case dismissedWithoutPresentation
  case presentedOnItself
  case presentedTwice
  case presentedChild
  case presentedActive
  case presentedWithoutStyle
  case presentedInPopover
  case popoverWithoutAnchor
  case actionSheetWithoutAnchor
}

extension Choreography {
  /// Every choreography the simulator knows, in a fixed order.
  public static let all: [Choreography] = ChoreographyIndex.allCases.map { index in
    switch index {
    case .viewLoading: viewLoading
    case .layoutPass: layoutPass
    case .updateWithoutLayout: updateWithoutLayout
    case .geometryUpdate: geometryUpdate
    case .traitChange: traitChange
    case .sizeTransition: sizeTransition
    case .resizeBeforeSizeClasses: resizeBeforeSizeClasses
    case .orientationQuestion: orientationQuestion
    case .rotation: rotation
    case .viewAnimation: viewAnimation
    case .manualAppearanceBegin: manualAppearanceBegin
    case .manualAppearanceEnd: manualAppearanceEnd
    case .appearanceWithoutLayout: appearanceWithoutLayout
    case .deallocation: deallocation
    case .childAddition: childAddition
    case .childReturn: childReturn
    case .childArrival: childArrival
    case .childDeparture: childDeparture
    case .swipeDeparture: swipeDeparture
    case .childRemoval: childRemoval
    case .childTransition: childTransition
    case .viewArrival: viewArrival
    case .viewRemoval: viewRemoval
    case .rootAppearance: rootAppearance
    case .navigationFirstAppearance: navigationFirstAppearance
    case .navigationReappearance: navigationReappearance
    case .navigationPush: navigationPush
    case .navigationEarlyPush: navigationEarlyPush
    case .navigationPop: navigationPop
    case .navigationSwipeBack: navigationSwipeBack
    case .tabFirstAppearance: tabFirstAppearance
    case .tabSwitch: tabSwitch
    case .tabTap: tabTap
    case .splitCollapse: splitCollapse
    case .splitExpansion: splitExpansion
    case .splitDisplayChange: splitDisplayChange
    case .splitColumnInCode: splitColumnInCode
    case .pageQuestion: pageQuestion
    case .pageFirstAppearance: pageFirstAppearance
    case .pageScroll: pageScroll
    case .pageCurl: pageCurl
    case .pageWithoutTurn: pageWithoutTurn
    case .pageIndicator: pageIndicator
    case .storyboardLoading: storyboardLoading
    case .showSegue: showSegue
    case .modalSegue: modalSegue
    case .embedSegue: embedSegue
    case .unwindSegue: unwindSegue
    case .launch: ProcessChoreographies.launch
    case .background: ProcessChoreographies.background
    case .foreground: ProcessChoreographies.foreground
    case .termination: ProcessChoreographies.termination
    case .memoryWarning: ProcessChoreographies.memoryWarning
    case .viewUnloading: ProcessChoreographies.viewUnloading
    case .editingQuestion: editingQuestion
    case .editingStart: editingStart
    case .editingEndQuestion: editingEndQuestion
    case .editingEnd: editingEnd
    case .poppedEditingQuestion: poppedEditingQuestion
    case .poppedEditingEnd: poppedEditingEnd
    case .keyboardShowing: keyboardShowing
    case .keyboardHiding: keyboardHiding
    case .keyboardHandover: keyboardHandover
    case .pushedTwice: MisuseChoreographies.pushedTwice
    case .repeatedInStack: MisuseChoreographies.repeatedInStack
    case .pushedNavigationController: MisuseChoreographies.pushedNavigationController
    case .pushedSplitViewController: MisuseChoreographies.pushedSplitViewController
    case .poppedToStranger: MisuseChoreographies.poppedToStranger
    case .containedInItself: MisuseChoreographies.containedInItself
    case .wrongPageCount: MisuseChoreographies.wrongPageCount
    case .selectedStranger: MisuseChoreographies.selectedStranger
    case .viewInOtherHierarchy: MisuseChoreographies.viewInOtherHierarchy
    case .addedUnderOther: MisuseChoreographies.addedUnderOther
    case .rootAsChild: MisuseChoreographies.rootAsChild
    case .transitionWithoutParent: MisuseChoreographies.transitionWithoutParent
    case .transitionForwardedByHand: MisuseChoreographies.transitionForwardedByHand
    case .noCommonOrientation: MisuseChoreographies.noCommonOrientation
    case .splitOnPhone: MisuseChoreographies.splitOnPhone
    case .viewOfTwo: MisuseChoreographies.viewOfTwo
    case .viewInItself: MisuseChoreographies.viewInItself
    case .viewInDescendant: MisuseChoreographies.viewInDescendant
    case .invalidGeometry: MisuseChoreographies.invalidGeometry
    case .unknownSegue: MisuseChoreographies.unknownSegue
    case .unrecognizedSelector: MisuseChoreographies.unrecognizedSelector
    case .unbalancedAppearance: MisuseChoreographies.unbalancedAppearance
    case .appearanceMisuse: MisuseChoreographies.appearanceMisuse
    case .loadedWhileDeallocating: MisuseChoreographies.loadedWhileDeallocating
    case .nestedPush: MisuseChoreographies.nestedPush
    case .nestedPop: MisuseChoreographies.nestedPop
    case .unexpectedNavigationState: MisuseChoreographies.unexpectedNavigationState
    case .fullScreenPresentation: fullScreenPresentation
    case .fullScreenDismissal: fullScreenDismissal
    case .overPresentation: overPresentation
    case .overDismissal: overDismissal
    case .sheetPresentation: sheetPresentation
    case .sheetDismissal: sheetDismissal
    case .coveredDismissal: coveredDismissal
    case .containerViewLayout: containerViewLayout
    case .sheetSwipeQuestion: sheetSwipeQuestion
    case .sheetSwipe: sheetSwipe
    case .sheetSwipeRefused: sheetSwipeRefused
    case .sheetDrag: sheetDrag
    case .searchStart: searchStart
    case .searchEnd: searchEnd
    case .searchResults: searchResults
    case .presentationQuestions: presentationQuestions
    case .adaptationQuestion: adaptationQuestion
    case .adaptationNews: adaptationNews
    case .adaptationCovers: adaptationCovers
    case .adaptationUncovers: adaptationUncovers
    case .contextBegin: contextBegin
    case .contextIsAppearing: contextIsAppearing
    case .contextEnd: contextEnd
    case .presentedOffWindow: MisuseChoreographies.presentedOffWindow
    case .presentedOverAnother: MisuseChoreographies.presentedOverAnother
    case .presentedInTransition: MisuseChoreographies.presentedInTransition
    case .presentedFromDetached: MisuseChoreographies.presentedFromDetached
    case .dismissedInTransition: MisuseChoreographies.dismissedInTransition
    case .dismissedWithoutPresentation: MisuseChoreographies.dismissedWithoutPresentation
    case .presentedOnItself: MisuseChoreographies.presentedOnItself
    case .presentedTwice: MisuseChoreographies.presentedTwice
    case .presentedChild: MisuseChoreographies.presentedChild
    case .presentedActive: MisuseChoreographies.presentedActive
    case .presentedWithoutStyle: MisuseChoreographies.presentedWithoutStyle
    case .presentedInPopover: MisuseChoreographies.presentedInPopover
    case .popoverWithoutAnchor: MisuseChoreographies.popoverWithoutAnchor
    case .actionSheetWithoutAnchor: MisuseChoreographies.actionSheetWithoutAnchor
    }
  }
}

/// The reported misuses: exceptions and warnings.
enum MisuseChoreographies {}

/// The life of the app as seen by the system.
enum ProcessChoreographies {}
