/// The place of each choreography in `Choreography.all`.
enum ChoreographyIndex: Int, CaseIterable {
  case viewLoading
  case deallocation
  case childAddition
  case childArrival
  case childDeparture
  case childRemoval
  case rootAppearance
  case navigationFirstAppearance
  case navigationPush
  case navigationPop
  case navigationSwipeBack
  case tabFirstAppearance
  case pageFirstAppearance
  case pageScroll
  case pageCurl
}

extension Choreography {
  /// Every choreography the simulator knows, in a fixed order.
  public static let all: [Choreography] = ChoreographyIndex.allCases.map { index in
    switch index {
    case .viewLoading: viewLoading
    case .deallocation: deallocation
    case .childAddition: childAddition
    case .childArrival: childArrival
    case .childDeparture: childDeparture
    case .childRemoval: childRemoval
    case .rootAppearance: rootAppearance
    case .navigationFirstAppearance: navigationFirstAppearance
    case .navigationPush: navigationPush
    case .navigationPop: navigationPop
    case .navigationSwipeBack: navigationSwipeBack
    case .tabFirstAppearance: tabFirstAppearance
    case .pageFirstAppearance: pageFirstAppearance
    case .pageScroll: pageScroll
    case .pageCurl: pageCurl
    }
  }
}
