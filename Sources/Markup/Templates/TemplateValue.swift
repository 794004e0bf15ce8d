/// A value that templates reach by a path, such as `stats.noalc.streak.current`.
///
/// It is known when templates are linked, so the path becomes a literal.
package indirect enum TemplateValue: Sendable {
    /// No value: written as a dash, and its section isn't shown.
    case nothing
    /// A number, a date or a text: for readers, and as in the document.
    case text(String, raw: String)
    case flag(Bool)
    case list([TemplateValue])
    case group([String: TemplateValue])

    /// The text of its tag; nil for a condition, a list or a group.
    var text: String? {
        switch self {
        case .nothing: "–"
        case .text(let text, raw: _): text
        case .flag, .list, .group: nil
        }
    }

    /// The items for which its section is repeated.
    var items: [TemplateValue] {
        switch self {
        case .nothing, .flag(false): []
        case .list(let items): items
        case .text, .flag, .group: [self]
        }
    }

    /// A part of it: of a group by name; of a list by an item's id, its name without spaces or its index; of a text its
    /// `raw` spelling.
    func part(_ name: String) -> TemplateValue? {
        switch self {
        case .group(let parts): parts[name]
        case .list(let items):
            items.first { $0.id == name } ?? items.first { $0.name == name }
                ?? Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
        case .text(_, let raw): name == "raw" ? .text(raw, raw: raw) : nil
        case .nothing: name == "raw" ? .text("null", raw: "null") : nil
        case .flag(let flag): name == "raw" ? .text("\(flag)", raw: "\(flag)") : nil
        }
    }

    /// The names of its parts, ascending.
    var names: [String] {
        switch self {
        case .group(let parts): parts.keys.sorted()
        case .list(let items): items.compactMap { $0.id ?? $0.name }
        case .text, .nothing, .flag: ["raw"]
        }
    }

    /// The paths to its parts with their meanings; of a list of equal things only the first.
    package func paths(from path: String) -> [(tag: String, value: String)] {
        switch self {
        case .nothing, .text: [("{{\(path.isEmpty ? "." : path)}}", text ?? "")]
        case .flag(let flag): [("{{#\(path)}}", "\(flag)")]
        case .group(let parts):
            parts.sorted { $0.key < $1.key }.flatMap { $1.paths(from: path.isEmpty ? $0 : "\(path).\($0)") }
        case .list(let items) where items.first?.id != nil:
            items.flatMap { item in item.paths(from: "\(path).\(item.id ?? "")") }
        case .list(let items):
            [("{{#\(path)}}", "\(items.count) ×")]
                + (items.first?.paths(from: "").map { ("{{#\(path)}} " + $0, $1) } ?? [])
        }
    }

    /// The id that identifies it in its list; nil without one.
    private var id: String? { raw("id") }
    /// Without spaces, which a tag can't contain.
    private var name: String? { raw("name")?.filter { $0 != " " } }

    private func raw(_ part: String) -> String? {
        if case .group(let parts) = self, case .text(_, let raw)? = parts[part] { raw } else { nil }
    }
}
