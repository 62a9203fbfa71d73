// Calls about page view controllers.
extension World {
  /// Sets the style; UIKit takes it at creation.
  public func setPageStyle(_ style: PageTransitionStyle, of id: ObjectID) {
    pages[id].style = style
  }

  /// The style.
  public func pageStyle(of id: ObjectID) -> PageTransitionStyle { pages[id].style }

  /// Gives a page view controller fixed pages to turn between.
  public func setPages(_ controllers: [ObjectID], of id: ObjectID) {
    paging.setPages(controllers, of: id)
  }

  /// Sets the data source, which is held weakly.
  public func setPageDataSource(_ source: ObjectID?, of id: ObjectID) {
    paging.setPageDataSource(source, of: id)
  }

  /// Sets the delegate, which is held weakly.
  public func setPageDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    pages[id].delegate = delegate
  }

  /// The data source, if it is alive.
  public func pageDataSource(of id: ObjectID) -> ObjectID? {
    alive(pages[id].dataSource)
  }

  /// The delegate, if it is alive.
  public func pageDelegate(of id: ObjectID) -> ObjectID? {
    alive(pages[id].delegate)
  }

  /// The pages it shows: one, or none before the first is set.
  public func viewControllers(ofPages id: ObjectID) -> [ObjectID] {
    alive(pages[id].current).map { [$0] } ?? []
  }

  /// Does what `setViewControllers(_:direction:animated:completion:)` does with several controllers
  /// or with none, where one is shown at a time: it raises an exception.
  public func refusePages(count: Int, of id: ObjectID) { paging.refusePages(count: count, of: id) }

  /// Does what `setViewControllers(_:direction:animated:completion:)` does with one controller.
  ///
  /// The containment of the new page is complete when the call returns, and so is the turn if it is
  /// not animated; the very first page is never animated. `didMove(toParent:)` is what the call
  /// does last.
  /// - Parameters:
  ///   - controller: The page to show.
  ///   - id: The page view controller.
  ///   - direction: On which side the page before it is then.
  ///   - animated: True if the page is turned.
  ///   - completion: The closure to call when it is over; the world holds it until then.
  public func setPage(
    _ controller: ObjectID, of id: ObjectID, _ direction: PageDirection = .forward, animated: Bool,
    completion: ObjectID?
  ) { paging.setPage(controller, of: id, direction, animated: animated, completion: completion) }
}
