// finding=none
// A line in the log tells that the orchard screen is really set free.
deinit {
    logger.debug("\(String(describing: Self.self), privacy: .public) is set free")
}
