/// What a package is about does not matter to its pages.
public enum Example {}
