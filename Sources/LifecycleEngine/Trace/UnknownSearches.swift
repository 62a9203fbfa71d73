// The situations of search controllers.
extension UnknownCalls {
  static let searching = UnknownCalls(
    "search", "A search begins or ends.",
    "No log shows which controllers appear, disappear and lay out.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.layout)).union(LensSet(.geometry)),
      and: [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange]),
    changing: .sizes)

  static let transitionDuringSearch = UnknownCalls(
    "transition-during-search", "A transition begins during a search.",
    "No log shows which controllers appear, disappear and lay out, and in one report a popped "
      + "controller stays alive.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.containment)).union(LensSet(.layout))
        .union(LensSet(.geometry)),
      and: [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .deinitialize]),
    changing: .lives)

  static let transitionBesideSearch = UnknownCalls(
    "transition-beside-search", "A transition begins while a search controller is being presented.",
    "In a Stack Overflow question, UIKit refuses such a pop on iOS 8 and 9. No source mentions "
      + "later releases.", CallbackSet.all, isLasting: true, changing: .all)

  static let presentationDuringSearch = UnknownCalls(
    "presentation-during-search", "A controller is presented during a search.",
    "No source says whether UIKit presents it or refuses because the search controller is already "
      + "presented.",
    CallbackSet.all, isLasting: true, changing: .all)

  /// The interpreter notes the situation.
  public static let searchResultsCode = UnknownCalls(
    "search-results-code", "Your code updates the results of a search.",
    "Apple documents when results are due, and no log shows how often.",
    CallbackSet.all, isLasting: true)

  static let searchResults = UnknownCalls(
    "search-results", "A search begins or ends.",
    "Apple documents that results are due when the search bar becomes the first responder and when "
      + "the text changes; no log shows how often, nor the place among the calls of the delegate.",
    CallbackSet(through: nil, and: [.searchUpdateResults]))

  static let searchKeyboard = UnknownCalls(
    "search-keyboard", "A search bar becomes the first responder.",
    "No log shows the keyboard notifications beside the calls of a search.",
    CallbackSet(through: LensSet(.console), and: []))

  static let inactiveSearch = UnknownCalls(
    "inactive-search", "Code ends a search that is not active.",
    "In a report from iOS 9, the delegate is called. No source mentions later releases.",
    CallbackSet(through: nil, and: [.searchWillDismiss, .searchDidDismiss]))
}
