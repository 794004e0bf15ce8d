/// An element of a page that was read back.
struct Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var nodes: [Node] = []

    enum Node {
        case element(Element)
        case text(String)
    }

    init(name: String, attributes: [String: String] = [:]) {
        (self.name, self.attributes) = (name, attributes)
    }

    mutating func append(_ node: Node) { nodes.append(node) }
}

extension Element {
    var id: String? { attributes["id"] }
    var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
    var children: [Element] {
        nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// All text in and below the element, white space joined.
    var text: String {
        let raw = nodes.map { node in
            switch node {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
        return raw.split(omittingEmptySubsequences: false) { $0.isWhitespace && $0 != "\u{A0}" }.filter { !$0.isEmpty }
            .joined(separator: " ").padded(like: raw)
    }

    /// The element and all below it, in the order of the page.
    var everything: [Element] {
        var found = [self]
        collect(where: { _ in true }) { found.append($0) }
        return found
    }

    /// Those below of a name: `use`; of a class: `.card`; of an id: `#d31`; of both: `li.streak`.
    func all(_ selector: String) -> [Element] {
        let selector = Selector(selector)
        var found: [Element] = []
        collect(where: selector.matches) { found.append($0) }
        return found
    }

    func first(_ selector: String) -> Element? { first(Selector(selector)) }

    private func first(_ selector: Selector) -> Element? {
        for case .element(let child) in nodes {
            if selector.matches(child) { return child }
            if let found = child.first(selector) { return found }
        }
        return nil
    }

    private func collect(where matches: (Element) -> Bool, into found: (Element) -> Void) {
        for case .element(let child) in nodes {
            if matches(child) { found(child) }
            child.collect(where: matches, into: found)
        }
    }
}

private struct Selector {
    private let id: String?
    private let name: String
    private let classes: [String]

    init(_ text: String) {
        id = text.hasPrefix("#") ? String(text.dropFirst()) : nil
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        (name, classes) = (parts[0], Array(parts.dropFirst()))
    }

    func matches(_ element: Element) -> Bool {
        if let id { return element.id == id }
        guard name.isEmpty || name == element.name else { return false }
        return classes.isEmpty || classes.allSatisfy(element.classes.contains)
    }
}

extension String {
    /// Keeps one space at either end where there was white space, so that neighbours stay apart.
    fileprivate func padded(like raw: String) -> String {
        guard !isEmpty else { return raw.isEmpty ? "" : " " }
        return (raw.first?.isWhitespace == true ? " " : "") + self + (raw.last?.isWhitespace == true ? " " : "")
    }

    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
