import ReportMarkup

/// A letter as an outline.
struct Glyph: Sendable {
    /// Its code point.
    let code: UInt32
    /// From its origin to that of the next letter, in thousandths of the size.
    let width: Int
    /// A path in thousandths of the size, the y-axis downwards from the base line; empty for a space.
    let outline: HTML
}
