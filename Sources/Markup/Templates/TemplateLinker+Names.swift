import Model

extension TemplateLinker {
    /// The meaning of a tag, looked up from the innermost scope outwards; nil, with a report, if there isn't one.
    ///
    /// A section of a missing value is empty: what an edition withholds is like what doesn't exist.
    mutating func meaning(
        of tag: TemplateTag, _ source: TemplateSource, _ scopes: [Scope], isSection: Bool
    ) -> Meaning? {
        let path = tag.name.split(separator: ".").map(String.init)
        var depth = scopes.count { if case .fields = $0 { true } else { false } }
        for scope in scopes.reversed() {
            switch scope {
            case .fields(let fields):
                depth -= 1
                if let index = fields.firstIndex(where: { $0.name == tag.name }) {
                    return .field(Template.Field(depth: depth, index: index), fields[index])
                }
            case .value(let value):
                if tag.name == "." { return .value(value) }
                guard let name = path.first, let part = value.part(name) else { continue }
                return self.value(tag, path.dropFirst(), of: part, source, isSection: isSection)
            }
        }
        // Within a section, a value may be withheld, as in a path.
        if isSection, case .value(let value)? = scopes.last, spellingHint(tag.name, among: value.names) == nil {
            return .value(.nothing)
        }
        var (known, meant): (Set<String>, String?) = ([], nil)
        for scope in scopes {
            switch scope {
            case .fields(let fields): known.formUnion(fields.map(\.name))
            case .value(let value):
                known.formUnion(value.names)
                let name = path.first ?? ""
                meant = value.names.first { value.part($0)?.part(name) != nil && name != "raw" } ?? meant
            }
        }
        report(
            tag, source, .templateField, "the page \"\(page)\" has no field \"\(tag.name)\"",
            hint: meant.map { "did you mean \"\($0).\(tag.name)\"?" }
                ?? TemplateLinker.hint(tag.name, among: known.sorted(), "it has: "))
        return nil
    }

    private mutating func value(
        _ tag: TemplateTag, _ path: ArraySlice<String>, of value: TemplateValue, _ source: TemplateSource,
        isSection: Bool
    ) -> Meaning? {
        guard let name = path.first else { return .value(value) }
        if let part = value.part(name) {
            return self.value(tag, path.dropFirst(), of: part, source, isSection: isSection)
        }
        guard !isSection || spellingHint(name, among: value.names) != nil else { return .value(.nothing) }
        report(
            tag, source, .templateField, "this edition has no \"\(tag.name)\"; it has no \"\(name)\"",
            hint: TemplateLinker.hint(name, among: value.names, "there are: "))
        return nil
    }
}
