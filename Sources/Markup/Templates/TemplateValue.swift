/// A value that templates reach by its path, such as `stats.noalc.streak.current`.
///
/// It is known when templates are linked, so a path becomes the text that it leads to.
package indirect enum TemplateValue: Sendable {
    /// It is known that there is nothing: written as a dash, and no section of it is shown.
    case nothing
    /// A number, a date or a text: for readers, and as the document spells it.
    case text(String, raw: String)
    case flag(Bool)
    case list([TemplateValue])
    case group([String: TemplateValue])

    /// What a tag of its path writes; nil for a condition, a list or a group.
    var text: String? {
        switch self {
        case .nothing: "–"
        case .text(let text, raw: _): text
        case .flag, .list, .group: nil
        }
    }

    /// What a section of it is repeated for.
    var items: [TemplateValue] {
        switch self {
        case .nothing, .flag(false): []
        case .list(let items): items
        case .text, .flag, .group: [self]
        }
    }

    /// A part of it: of a group by its name, of a list by the id of an item, by its name without spaces or by its place from
    /// 0, of a text its `raw` spelling.
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

    /// What can be written after a path that leads to it, each with what it is; of a list of equal things the first.
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

    /// What tells it from the other items of its list; nil without one.
    private var id: String? { raw("id") }
    /// Without the spaces, which a tag doesn't have.
    private var name: String? { raw("name")?.filter { $0 != " " } }

    private func raw(_ part: String) -> String? {
        if case .group(let parts) = self, case .text(_, let raw)? = parts[part] { raw } else { nil }
    }
}
