/// A bar of a container that covers a part of the child's view.
public enum Bar: Sendable { case navigationBar, toolbar, tabBar }

/// The transition style of a page view controller.
public enum PageTransitionStyle: Sendable { case scroll, pageCurl }

/// The direction of a page turn.
public enum PageDirection: Sendable { case forward, reverse }
