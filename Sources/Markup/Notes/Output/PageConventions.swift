/// The few attributes that the library cannot be told about: classes, names for the ear, ids of their own per note.
///
/// The library writes them in one fixed spelling each, so they are exchanged in its output, literally. That is safe
/// because each spelling holds a `"` in a place where the library writes every `"` of a note as `&quot;` or `%22`: what
/// is found was written by the library.
struct PageConventions {
    let options: MarkdownOptions

    private static let exchanges = [
        // The content security policy of the pages forbids styles in attributes; `align` is no longer HTML.
        Exchange(" align=\"left\"") { _ in " class=\"align-left\"" },
        Exchange(" align=\"center\"") { _ in " class=\"align-center\"" },
        Exchange(" align=\"right\"") { _ in " class=\"align-right\"" },
        Exchange("<img src=\"") { _ in "<img loading=\"lazy\" src=\"" },
        // What a site learns of its visitor: not where from.
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

    /// The library's output as a page shows it, with control characters (a note may spell them `&#1;`) as U+FFFD.
    ///
    /// Only tags are searched: the library writes no `<` that does not begin one, and no `>` inside one but at its end.
    func apply(to rendered: String) -> SafeHTML {
        // Most notes have no attribute.
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

/// A spelling of the library, and what takes its place.
private struct Exchange: Sendable {
    /// In UTF-8; begins with a space, `<` or `a`.
    let find: [UInt8]
    let put: @Sendable (MarkdownOptions) -> String

    init(_ find: String, _ put: @escaping @Sendable (MarkdownOptions) -> String) {
        (self.find, self.put) = (Array(find.utf8), put)
    }
}
