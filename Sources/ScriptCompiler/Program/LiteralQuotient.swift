/// A quotient of integer literals: `1 / 2` is 0, and a half beside a fractional number.
package struct LiteralQuotient {
  package let whole: Int64
  package let fraction: Double
}
