/// HTML or SVG while it is being written: mark-up comes from literals of the program, everything else is escaped.
///
/// Literals are `StaticString`, so the compiler refuses a `String` written by a person.
@usableFromInline
package struct HTML: Sendable {
    @usableFromInline package internal(set) var buffer = MarkupBuffer()
    /// The numbers, 0–63, passed to `refer`: what the HTML refers to elsewhere on its page, such as icons.
    package private(set) var references: UInt64 = 0
    /// Empty for a part of a page or a picture: parts are created often, so what only a whole has takes a single word.
    private var page: [Page] = []

    private struct Page {
        var tables: TableFile?
        /// The offset of the first call of `placeDefinitions`.
        var placeOfDefinitions: Int?
    }

    @usableFromInline package init() {}

    /// HTML of a page, with the file for its tables; nil for a page without one.
    ///
    /// It has room for `capacity` bytes: growing beyond that copies it.
    package init(tables: TableFile?, capacity: Int) {
        buffer.reserve(capacity)
        page = [Page(tables: tables)]
    }

    /// The file for tables; nil for a page without one, and for a part of a page.
    package var tables: TableFile? { page.first?.tables }

    package mutating func keep(_ write: (inout TableFile) -> Void) {
        guard var page = page.popLast() else { return }
        if var tables = page.tables.take() {
            write(&tables)
            page.tables = tables
        }
        self.page.append(page)
    }

    package var bytes: [UInt8] { buffer.bytes }
    @usableFromInline package var isEmpty: Bool { buffer.isEmpty }

    /// Returns the bytes without copying them, and empties the HTML.
    package mutating func takeBytes() -> [UInt8] { buffer.takeBytes() }

    /// Writes a literal unchanged.
    @inlinable @inline(__always)
    package mutating func markup(_ literal: StaticString) { buffer.append(literal) }

    /// Writes three consecutive literals.
    @inlinable @inline(__always)
    package mutating func markup(_ first: StaticString, _ second: StaticString, _ third: StaticString) {
        buffer.append(first, second, third)
    }

    @usableFromInline package mutating func text(_ text: String) { HTMLEscaping.append(text, to: &buffer) }

    /// Writes an address; nothing if it has a scheme other than `https` and `mailto`.
    mutating func address(_ write: (inout HTML) -> Void) {
        let start = buffer.count
        write(&self)
        let written = buffer.written[start...]
        // A scheme ends with a colon that precedes each of the others.
        let end = written.firstIndex { byte in
            byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
                || byte == UInt8(ascii: ":")
        }
        guard let end, written[end] == UInt8(ascii: ":"),
            !["https", "mailto"].contains(String(decoding: written[..<end], as: UTF8.self).lowercased())
        else { return }
        buffer.cut(to: start)
    }

    /// Writes a whole number without grouping.
    @usableFromInline package mutating func number(_ number: Int) { buffer.append(number: number) }

    /// Writes the last two digits of a non-negative number: 7 as 07.
    package mutating func twoDigits(_ number: Int) { buffer.append(twoDigits: number) }

    /// Writes a number of tenths with its fraction: 95 as 9.5.
    @usableFromInline package mutating func tenths(_ tenths: Int) { buffer.append(tenths: tenths) }

    /// Writes HTML that `MarkdownNotes` has made safe.
    package mutating func safe(_ html: SafeHTML) { buffer.append(contentsOf: html.html.utf8) }

    /// Writes bytes of a template, which are the site owner's mark-up.
    mutating func template(_ bytes: [UInt8]) { buffer.append(contentsOf: bytes) }

    /// Writes the HTML as text of an XML file, whose reader gets the HTML back.
    package mutating func escaped(_ html: HTML) { HTMLEscaping.append(utf8: html.buffer.written, to: &buffer) }

    @usableFromInline package static func += (left: inout HTML, right: consuming HTML) {
        left.references |= right.references
        left.buffer.append(part: right.buffer)
    }

    /// Writes HTML that is used again.
    package mutating func copy(_ part: HTML) {
        references |= part.references
        buffer.append(contentsOf: part.buffer)
    }

    /// Records a reference to a number, 0–63.
    package mutating func refer(to number: Int) { references |= 1 << UInt64(truncatingIfNeeded: number) }

    /// Marks where definitions for the references are inserted at the end.
    package mutating func placeDefinitions() {
        if page.isEmpty { page.append(Page()) }
        if page[0].placeOfDefinitions == nil { page[0].placeOfDefinitions = buffer.count }
    }

    /// Inserts HTML at the marked place, if there is one.
    package mutating func insertDefinitions(_ html: HTML) {
        guard let place = page.first?.placeOfDefinitions else { return }
        buffer.insert(html.buffer, at: place)
    }
}

extension HTML {
    /// A literal as mark-up, such as the shapes that drawings refer to.
    @usableFromInline package init(stringLiteral value: StaticString) {
        self.init()
        markup(value)
    }
}

extension DefaultStringInterpolation {
    /// Prevents accidental conversion to `String`, where HTML would appear as the source of a value, or escaped twice.
    @available(*, unavailable, message: "write HTML into HTML")
    package mutating func appendInterpolation(_ html: HTML) {}
}
