extension HTML: ExpressibleByStringLiteral {
    /// Takes a literal as mark-up, such as the shapes that drawings refer to.
    package init(stringLiteral value: StaticString) {
        self.init()
        markup(value)
    }
}

extension DefaultStringInterpolation {
    /// HTML never becomes a `String` by accident: there it would be shown as the source of a value, or escaped twice.
    @available(*, unavailable, message: "write HTML into HTML")
    package mutating func appendInterpolation(_ html: HTML) {}
}
