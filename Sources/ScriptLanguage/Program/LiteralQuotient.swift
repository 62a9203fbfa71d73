/// A quotient of integer literals: `1 / 2` is 0, and a half beside a fractional number.
struct LiteralQuotient {
  let whole: Int64
  let fraction: Double
}
