/// The problems of a site as a whole: links without a target, missing text for screen readers, and anything a page
/// would load from another server or run.
package struct SiteFaults {
    package private(set) var faults: [String] = []
    /// The pages that were read, by path.
    package let roots: [String: Element]
    private let paths: Set<String>
    private let ids: [String: Set<String>]

    /// Reads pages of a site by their paths; `paths` are those of all its files.
    ///
    /// Links to ids of other pages are not checked.
    package init(_ pages: [String: [UInt8]], of paths: Set<String>) {
        var roots: [String: Element] = [:]
        for (path, bytes) in pages.sorted(by: { $0.key < $1.key }) {
            let reader = HTMLReader(page: bytes)
            faults += reader.faults.map { "\(path): \($0)" }
            roots[path] = reader.root
        }
        self.roots = roots
        self.paths = paths
        ids = roots.mapValues { Set($0.everything.compactMap(\.id)) }
        for (path, root) in roots.sorted(by: { $0.key < $1.key }) {
            check(root, on: path, ancestors: [])
            for needed in ["h1", "main", "title", "nav"]
            where root.all(needed).count(where: { $0.id != "" }) == 0 {
                faults.append("\(path): no <\(needed)>")
            }
        }
    }

    private mutating func check(_ element: Element, on path: String, ancestors: [Element]) {
        let found =
            code(element) + references(element, path) + addresses(element, path, ancestors)
            + chart(element, ancestors)
        faults += found.map { "\(path): <\(element.name)> \($0)" }
        for child in element.children { check(child, on: path, ancestors: ancestors + [element]) }
    }

    /// Styles and scripts that the page's own policy would refuse.
    private func code(_ element: Element) -> [String] {
        var found = element.attributes.keys.filter { $0 == "style" || $0.hasPrefix("on") }.map { "has \($0)" }
        let forbidden = [
            "style", "iframe", "object", "embed", "image", "base", "form", "foreignObject", "animate",
        ]
        if forbidden.contains(element.name) { found.append("is not allowed") }
        if element.name == "img", element.attributes["alt"] == nil { found.append("has no words") }
        if element.name == "script", element.attributes["src"] == nil || !element.nodes.isEmpty { found.append("runs") }
        return found
    }

    private func references(_ element: Element, _ path: String) -> [String] {
        ["aria-labelledby", "aria-describedby"].flatMap { attribute in
            (element.attributes[attribute]?.split(separator: " ") ?? []).filter {
                ids[path]?.contains(String($0)) != true
            }
            .map { "\(attribute) \($0) is not there" }
        }
    }

    private func addresses(_ element: Element, _ path: String, _ ancestors: [Element]) -> [String] {
        ["href", "src", "action", "srcset", "xlink:href"].compactMap { attribute in
            element.attributes[attribute].flatMap { address in
                let isWritten = ancestors.contains { $0.classes.contains("written") }
                if element.name == "a", isWritten, address.hasPrefix("https://") || address.hasPrefix("http://") {
                    return nil
                }
                if element.name == "link", address.hasPrefix("data:image/svg+xml,") { return nil }
                return leads(address, from: path) ? nil : "\(attribute) \(address) leads nowhere"
            }
        }
    }

    private func leads(_ address: String, from path: String) -> Bool {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var folders = path.split(separator: "/").dropLast().map(String.init)
        for part in parts[0].split(separator: "/").map(String.init) {
            if part == ".." { _ = folders.popLast() } else { folders.append(part) }
        }
        let target = parts[0].isEmpty ? path : folders.joined(separator: "/")
        guard paths.contains(target) else { return false }
        return parts.count == 1 || ids[target]?.contains(parts[1]) != false
    }

    /// A drawing is either hidden from screen readers, or it has a title, a description and its numbers in a table nearby.
    private func chart(_ element: Element, _ ancestors: [Element]) -> [String] {
        guard element.name == "svg", element.attributes["aria-hidden"] != "true" else { return [] }
        let children = element.children
        var found: [String] = []
        for (name, attribute) in [("title", "aria-labelledby"), ("desc", "aria-describedby")] {
            let words = children.first { $0.name == name }
            if words?.text.isEmpty != false || words?.id != element.attributes[attribute] {
                found.append("has no \(name)")
            }
        }
        let home = ancestors.last { $0.name == "section" && $0.first("table") != nil }
        let tables = home?.all("table") ?? []
        if tables.isEmpty || tables.contains(where: { $0.all("th").isEmpty }) { found.append("has no table") }
        return found
    }
}
