import ProgressModel

/// Reads the `options` of a selection.
struct OptionsReader {
    /// The options in the order of the file; nil where none are written.
    func read(_ object: inout ObjectReader) -> [Tracker.Option]? {
        typealias Key = TrackerField.Option
        guard let nodes = object.list(TrackerField.options.key) else { return nil }
        var options: [Tracker.Option] = []
        var ids: Set<String> = []
        for node in nodes {
            guard var item = ObjectReader(node, what: "option", in: object, hint: example(node)) else {
                object.invalidate()
                continue
            }
            let id = item.text(Key.id.rawValue)
            let name = item.localizedText(Key.name.rawValue)
            let icon = item.text(Key.icon.rawValue)
            let valence = item.signedNumber(Key.valence.rawValue, in: -2...2)
            item.warnOfUnknownKeys()
            if valence == nil, item.has(Key.valence.rawValue) {
                object.invalidate()
                continue
            }
            guard item.isSound, let id, !id.contains("|"), ids.insert(id).inserted else {
                object.fail(
                    .malformedOption, "the option needs an \"id\" of its own without \"|\"", at: node)
                continue
            }
            options.append(Tracker.Option(id: id, name: name ?? LocalizedText(id), icon: icon, valence: valence))
        }
        return options
    }

    /// How an option is written of which only the name stands there.
    private func example(_ node: JSONNode) -> String {
        let name = node.word ?? "Rad"
        let id = name.lowercased()
        let isPlain = id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        guard isPlain, !id.isEmpty, id.utf8.count <= 64 else {
            return "an option is written as { \"id\": \"rad\", \"name\": \"Rad\" }"
        }
        return "an option is written as { \"id\": \"\(id)\", \"name\": \"\(name)\" }"
    }
}
