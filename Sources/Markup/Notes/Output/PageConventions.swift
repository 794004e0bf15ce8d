/// The attributes that the library can't be configured to write: classes, accessible names, ids unique to a note.
///
/// The library has one fixed spelling for each, so they are replaced in its output. That is safe because each spelling
/// has a `"` where the library would write a `"` of a note as `&quot;` or `%22`.
struct PageConventions {
    let options: MarkdownOptions

    private static let exchanges = [
        // The content security policy of the pages forbids styles in attributes; `align` is no longer part of HTML.
        Exchange(" align=\"left\"") { _ in " class=\"align-left\"" },
        Exchange(" align=\"center\"") { _ in " class=\"align-center\"" },
        Exchange(" align=\"right\"") { _ in " class=\"align-right\"" },
        Exchange("<img src=\"") { _ in "<img loading=\"lazy\" src=\"" },
        // The linked site learns nothing about the page.
        Exchange("<a href=\"http://") { _ in "<a rel=\"noreferrer noopener\" href=\"http://" },
        Exchange("<a href=\"https://") { _ in "<a rel=\"noreferrer noopener\" href=\"https://" },
        Exchange("<input type=\"checkbox\" checked=\"\"") {
            "<input type=\"checkbox\" aria-label=\"\(NoteEscaping.escape($0.labels.taskDone))\" checked=\"\""
        },
        Exchange("<input type=\"checkbox\" disabled") {
            "<input type=\"checkbox\" aria-label=\"\(NoteEscaping.escape($0.labels.taskOpen))\" disabled"
        },
        Exchange("aria-label=\"Back to content\"") {
            "aria-label=\"\(NoteEscaping.escape($0.labels.backToReference))\""
        },
        Exchange(" id=\"fn-") { " id=\"fn-\(NoteEscaping.escape($0.idPrefix))" },
        Exchange(" id=\"fnref-") { " id=\"fnref-\(NoteEscaping.escape($0.idPrefix))" },
        Exchange(" href=\"#fn-") { " href=\"#fn-\(NoteEscaping.escape($0.idPrefix))" },
        Exchange(" href=\"#fnref-") { " href=\"#fnref-\(NoteEscaping.escape($0.idPrefix))" },
    ]

    /// The library's output with these replacements, and U+FFFD for control characters (a note may contain `&#1;`).
    ///
    /// Only tags are searched: the library writes `<` only at the start of one, and `>` only at its end.
    func apply(to rendered: String) -> SafeHTML {
        // Most notes have no attributes.
        guard rendered.utf8.contains(UInt8(ascii: "\"")) else {
            return SafeHTML(vouchedFor: NoteEscaping.withoutControls(rendered))
        }
        let source = Array(rendered.utf8)
        var html: [UInt8] = []
        html.reserveCapacity(source.count + source.count / 4)
        var rest = source[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
            html += rest[..<start]
            html += exchanged(rest[start..<end])
            rest = rest[end...]
        }
        html += rest
        return SafeHTML(vouchedFor: NoteEscaping.withoutControls(String(decoding: html, as: UTF8.self)))
    }

    private func exchanged(_ tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard tag.contains(UInt8(ascii: "\"")) else { return tag }
        var (result, start, index) = ([UInt8](), tag.startIndex, tag.startIndex)
        while index < tag.endIndex {
            guard " <a".utf8.contains(tag[index]),
                let exchange = PageConventions.exchanges.first(where: { tag[index...].starts(with: $0.find) })
            else {
                index += 1
                continue
            }
            result += tag[start..<index]
            result += exchange.put(options).utf8
            index += exchange.find.count
            start = index
        }
        return start == tag.startIndex ? tag : (result + tag[start...])[...]
    }
}

private struct Exchange: Sendable {
    /// In UTF-8; begins with a space, `<` or `a`.
    let find: [UInt8]
    let put: @Sendable (MarkdownOptions) -> String

    init(_ find: String, _ put: @escaping @Sendable (MarkdownOptions) -> String) {
        (self.find, self.put) = (Array(find.utf8), put)
    }
}
