import ProgressModel

/// Reads what is to be compared with, once the trackers are known.
struct ComparisonsReader {
    let file: SourceFile
    let trackers: TrackerSettings
    let problems: Problems

    /// As many as the fixed list has for a metric: the more is compared, the more looks clear by chance.
    private static let most = 7

    /// The records in the order of the file, each once.
    func read(_ nodes: [JSONNode]) -> [ComparedRecords] {
        if nodes.count > ComparisonsReader.most {
            problems.error(
                .malformedList, file, nodes[ComparisonsReader.most].position,
                "more than \(ComparisonsReader.most) comparisons; the more is compared, the more looks clear by chance")
        }
        return nodes.reduce(into: []) { all, node in
            if let records = records(node), !all.contains(records) { all.append(records) }
        }
    }

    private func records(_ node: JSONNode) -> ComparedRecords? {
        switch node.word?.lowercased() {
        case "noalc": return .noalc
        case "meditation": return .meditation
        case "workout": return .workout
        case let word?:
            let name = node.word ?? word
            guard let index = trackers.index(of: name) else {
                return trackers.isComplete(for: name) ? reject(node, .unknownActivity, hint: hint(name)) : nil
            }
            return .tracker(trackers.trackers[index].id)
        case nil: return reject(node, .unknownActivity)
        }
    }

    private func hint(_ name: String) -> String? {
        let known = trackers.trackers.map(\.id)
        return spellingHint(name, among: ["noalc", "meditation", "workout"] + known)
    }

    private func reject(_ node: JSONNode, _ code: DiagnosticCode, hint: String? = nil) -> ComparedRecords? {
        problems.error(
            code, file, node.position, example: node.kind,
            "\(node.kind) is nothing to compare with; expected noalc, meditation, workout or the id of a tracker",
            hint: hint)
        return nil
    }
}
