/// The few attributes that the library cannot be told about: classes, names for the ear, ids of their own per note.
///
/// The library writes them in one fixed spelling each, so they are exchanged in its output, literally. That is safe
/// because each spelling holds a `"` in a place where the library writes every `"` of a note as `&quot;` or `%22`: what
/// is found was written by the library.
struct PageConventions {
    private let options: MarkdownOptions

    /// Those of a page.
    init(_ options: MarkdownOptions) {
        self.options = options
    }

    private var exchanges: [Exchange] {
        let prefix = HTMLEscaping.escape(options.idPrefix)
        let checkbox = "<input type=\"checkbox\""
        let spellings = [
            // The content security policy of the pages forbids styles in attributes; `align` is no longer HTML.
            (" align=\"left\"", " class=\"align-left\""),
            (" align=\"center\"", " class=\"align-center\""),
            (" align=\"right\"", " class=\"align-right\""),
            ("<img src=\"", "<img loading=\"lazy\" src=\""),
            // What a site learns of its visitor: not where from.
            ("<a href=\"http://", "<a rel=\"noreferrer noopener\" href=\"http://"),
            ("<a href=\"https://", "<a rel=\"noreferrer noopener\" href=\"https://"),
            (
                "\(checkbox) checked=\"\"",
                "\(checkbox) aria-label=\"\(HTMLEscaping.escape(options.labels.taskDone))\" checked=\"\""
            ),
            (
                "\(checkbox) disabled",
                "\(checkbox) aria-label=\"\(HTMLEscaping.escape(options.labels.taskOpen))\" disabled"
            ),
            ("aria-label=\"Back to content\"", "aria-label=\"\(HTMLEscaping.escape(options.labels.backToReference))\""),
            (" id=\"fn-", " id=\"fn-\(prefix)"),
            (" id=\"fnref-", " id=\"fnref-\(prefix)"),
            (" href=\"#fn-", " href=\"#fn-\(prefix)"),
            (" href=\"#fnref-", " href=\"#fnref-\(prefix)"),
        ]
        return spellings.map { Exchange(find: Array($0.utf8), put: Array($1.utf8)) }
    }

    /// The library's output as a page shows it, with control characters (a note may spell them `&#1;`) as U+FFFD.
    ///
    /// Only tags are searched: the library writes no `<` that does not begin one, and no `>` inside one but at its end.
    func apply(to rendered: String) -> SafeHTML {
        // Most notes have no attribute.
        guard rendered.utf8.contains(UInt8(ascii: "\"")) else {
            return SafeHTML(vouchedFor: HTMLEscaping.withoutControls(rendered))
        }
        let exchanges = exchanges
        let source = Array(rendered.utf8)
        var html: [UInt8] = []
        html.reserveCapacity(source.count + source.count / 4)
        var rest = source[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
            html += rest[..<start]
            html += PageConventions.exchanged(rest[start..<end], exchanges)
            rest = rest[end...]
        }
        html += rest
        return SafeHTML(vouchedFor: HTMLEscaping.withoutControls(String(decoding: html, as: UTF8.self)))
    }

    private static func exchanged(_ tag: ArraySlice<UInt8>, _ exchanges: [Exchange]) -> ArraySlice<UInt8> {
        guard tag.contains(UInt8(ascii: "\"")) else { return tag }
        return exchanges.reduce(tag) { $1.applied(to: $0) }
    }
}

/// A spelling of the library, and what stands in its place; both in UTF-8.
private struct Exchange {
    /// Not empty.
    let find: [UInt8]
    let put: [UInt8]

    /// A tag with every `find` exchanged; O(length of the tag).
    func applied(to tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var result: [UInt8] = []
        var (start, index) = (tag.startIndex, tag.startIndex)
        while index + find.count <= tag.endIndex {
            guard tag[index] == find[0], tag[index..<index + find.count].elementsEqual(find) else {
                index += 1
                continue
            }
            result += tag[start..<index]
            result += put
            index += find.count
            start = index
        }
        return start == tag.startIndex ? tag : (result + tag[start...])[...]
    }
}
