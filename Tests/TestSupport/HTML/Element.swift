/// An element of a page that was read.
package struct Element: Sendable {
    package let name: String
    package let attributes: [String: String]
    package private(set) var nodes: [Node] = []

    /// What an element contains.
    package enum Node: Sendable {
        case element(Element)
        case text(String)
    }

    package init(name: String, attributes: [String: String] = [:]) {
        (self.name, self.attributes) = (name, attributes)
    }

    package mutating func append(_ node: Node) { nodes.append(node) }
}

extension Element {
    package var id: String? { attributes["id"] }
    package var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
    package var children: [Element] {
        nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// All text in and below the element; a run of white space becomes one space.
    package var text: String {
        let raw = nodes.map { node in
            switch node {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
        return raw.split(omittingEmptySubsequences: false) { $0.isWhitespace && $0 != "\u{A0}" }.filter { !$0.isEmpty }
            .joined(separator: " ").padded(like: raw)
    }

    /// The element and all elements below it, in the order of the page.
    package var everything: [Element] {
        var found = [self]
        collect(where: { _ in true }) { found.append($0) }
        return found
    }

    /// The elements below that have a name (`use`), a class (`.card`), an id (`#d31`) or a name and a class (`li.streak`).
    package func all(_ selector: String) -> [Element] {
        let selector = Selector(selector)
        var found: [Element] = []
        collect(where: selector.matches) { found.append($0) }
        return found
    }

    /// The first of `all(selector)`.
    package func first(_ selector: String) -> Element? { first(Selector(selector)) }

    private func first(_ selector: Selector) -> Element? {
        for case .element(let child) in nodes {
            if selector.matches(child) { return child }
            if let found = child.first(selector) { return found }
        }
        return nil
    }

    /// The names of the element, its attributes and what is in it, without elements that have one of the classes.
    package func skeleton(without excluded: Set<String>) -> [String] {
        var names: [String] = []
        add(to: &names, without: excluded)
        return names
    }

    private func add(to names: inout [String], without excluded: Set<String>) {
        guard excluded.isDisjoint(with: classes) else { return }
        names.append(name)
        names += attributes.keys.sorted()
        for child in children { child.add(to: &names, without: excluded) }
    }

    /// All texts and values of attributes in it, without elements of a class.
    package func strings(without excluded: String) -> [String] {
        if classes.contains(excluded) { return [] }
        let texts = nodes.flatMap { node in
            switch node {
            case .text(let text): [text]
            case .element(let child): child.strings(without: excluded)
            }
        }
        return texts + attributes.values
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
    /// Keeps one space at either end if there was white space, so that neighbours stay separate.
    fileprivate func padded(like raw: String) -> String {
        guard !isEmpty else { return raw.isEmpty ? "" : " " }
        return (raw.first?.isWhitespace == true ? " " : "") + self + (raw.last?.isWhitespace == true ? " " : "")
    }
}
