/// A bar of a container that covers a part of what it shows.
public enum Bar: Sendable { case navigationBar, toolbar, tabBar }

/// How a page view controller turns pages.
public enum PageTransitionStyle: Sendable { case scroll, pageCurl }

/// Which way a page is turned.
public enum PageDirection: Sendable { case forward, reverse }
