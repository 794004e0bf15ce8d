/// A strict reader of the HTML that notes become: enough to find out whether a browser would see what was meant.
///
/// It reads scalars, as browsers do: a `>` ends a tag even where a combining accent follows it.
/// It accepts only elements and attributes a note may have, only balanced tags, and only double-quoted values.
struct HTMLReading {
    /// What is wrong with the HTML, in words; empty if nothing is.
    private(set) var faults: [String] = []
    /// The attributes of every `a`, in the order of the text.
    private(set) var links: [[String: String]] = []
    /// The attributes of every `input`, in the order of the text.
    private(set) var checkboxes: [[String: String]] = []
    /// Every id, in the order of the text.
    private(set) var ids: [String] = []
    /// The names of all start tags, in the order of the text.
    private(set) var elements: [String] = []
    /// The text between the tags, with the entities resolved.
    private(set) var text = ""

    private var open: [String] = []
    private var rest: Scalars

    private typealias Scalars = Substring.UnicodeScalarView

    private static let void: Set = ["br", "hr", "input"]
    private static let allowedElements: Set = [
        "a", "blockquote", "br", "code", "del", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "input", "li", "ol",
        "p",
        "pre", "section", "strong", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul",
    ]
    private static let allowedAttributes: Set = [
        "aria-label", "checked", "class", "data-footnote-backref", "data-footnote-ref", "data-footnotes", "disabled",
        "href", "id", "rel", "start", "title", "type",
    ]

    /// Reads all of `html`.
    init(_ html: String) {
        rest = html[...].unicodeScalars
        while let character = rest.first {
            if character == "<" { readTag() } else { readText() }
        }
        if !open.isEmpty { faults.append("never closed: \(open)") }
        if Set(ids).count != ids.count { faults.append("an id twice: \(ids)") }
    }

    private mutating func readText() {
        let run = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(run.count)
        if run.contains(">") || run.contains("\"") { faults.append("not escaped: \(Substring(run.prefix(80)))") }
        text += Self.resolved(run)
    }

    private mutating func readTag() {
        guard let end = rest.firstIndex(of: ">") else {
            faults.append("a tag without an end")
            rest = Scalars()
            return
        }
        var tag = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if tag.first == "/" {
            let name = String(tag.dropFirst())
            if open.popLast() != name { faults.append("closed out of order: \(name)") }
            return
        }
        if tag.suffix(2).elementsEqual(" /".unicodeScalars) { tag = tag.dropLast(2) }
        let name = String(tag.prefix { $0 != " " })
        if !Self.allowedElements.contains(name) { faults.append("element \(name)") }
        if name == "a", open.contains("a") { faults.append("a link in a link") }
        if !Self.void.contains(name) { open.append(name) }
        elements.append(name)
        keep(attributes(of: tag.dropFirst(name.unicodeScalars.count)), of: name)
    }

    private mutating func attributes(of source: Scalars) -> [String: String] {
        var attributes: [String: String] = [:]
        var source = source.drop { $0 == " " }
        while !source.isEmpty {
            let name = String(source.prefix { $0 != "=" && $0 != " " })
            source = source.dropFirst(name.unicodeScalars.count)
            var value = ""
            if source.starts(with: "=\"".unicodeScalars) {
                let quoted = source.dropFirst(2).prefix { $0 != "\"" }
                value = Self.resolved(quoted)
                source = source.dropFirst(quoted.count + 3)
            }
            if !Self.allowedAttributes.contains(name) { faults.append("attribute \(name)") }
            if attributes.updateValue(value, forKey: name) != nil { faults.append("attribute \(name) twice") }
            source = source.drop { $0 == " " }
        }
        return attributes
    }

    private mutating func keep(_ attributes: [String: String], of element: String) {
        if element == "a" { links.append(attributes) }
        if element == "input" { checkboxes.append(attributes) }
        if let id = attributes["id"] { ids.append(id) }
    }

    private static func resolved(_ source: Scalars) -> String {
        let text = String(source)
        guard source.contains("&") else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#x27;", with: "'").replacing("&amp;", with: "&")
    }
}
