// Calls about page view controllers.
extension World {
  /// Sets the style, which UIKit takes at creation.
  public func setPageStyle(
    _ style: PageTransitionStyle, isVertical: Bool = false, of id: ObjectID
  ) {
    pages[id].style = style
    pages[id].isVertical = isVertical
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

  /// The data source, if alive.
  public func pageDataSource(of id: ObjectID) -> ObjectID? {
    alive(pages[id].dataSource)
  }

  /// The delegate, if alive.
  public func pageDelegate(of id: ObjectID) -> ObjectID? {
    alive(pages[id].delegate)
  }

  /// The pages of `viewControllers`: one page, or none before the first page is set.
  public func viewControllers(ofPages id: ObjectID) -> [ObjectID] {
    alive(pages[id].current).map { [$0] } ?? []
  }

  /// Performs `setViewControllers(_:direction:animated:completion:)` with a wrong number of
  /// controllers, which raises an exception.
  public func refusePages(count: Int, of id: ObjectID) { paging.refusePages(count: count, of: id) }

  /// Performs `setViewControllers(_:direction:animated:completion:)` with one controller.
  ///
  /// The containment of the new page is complete when the call returns. A turn without animation is
  /// complete too, and the very first page is never animated. The call ends with
  /// `didMove(toParent:)`.
  /// - Parameters:
  ///   - controller: The page to show.
  ///   - id: The page view controller.
  ///   - direction: The direction of the turn.
  ///   - animated: True if the page is turned.
  ///   - completion: The closure to call at the end, which the world holds until then.
  public func setPage(
    _ controller: ObjectID, of id: ObjectID, _ direction: PageDirection = .forward, animated: Bool,
    completion: ObjectID?
  ) { paging.setPage(controller, of: id, direction, animated: animated, completion: completion) }
}
