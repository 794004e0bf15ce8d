import ProgressModel

/// Reads the `options` of a selection.
struct OptionsReader {
    /// The options in the order of the file; nil where none are written.
    func read(_ object: inout ObjectReader, _ problems: Problems) -> [Tracker.Option]? {
        guard let nodes = object.list("options", problems) else { return nil }
        var options: [Tracker.Option] = []
        for node in nodes {
            guard var item = ObjectReader(node, what: "option", in: object.file, problems) else {
                object.invalidate()
                continue
            }
            let id = item.text("id", problems)
            let name = item.localizedText("name", problems)
            let icon = item.text("icon", problems)
            item.warnOfUnknownKeys(problems)
            guard item.isSound, let id, !id.contains("|"), !options.contains(where: { $0.id == id }) else {
                object.fail(
                    "malformed-option", "the option needs an \"id\" of its own without \"|\"", at: node, problems)
                continue
            }
            options.append(Tracker.Option(id: id, name: name ?? LocalizedText(id), icon: icon))
        }
        return options
    }
}
