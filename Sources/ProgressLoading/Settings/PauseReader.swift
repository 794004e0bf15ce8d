import ProgressModel

/// Reads the pauses of the profile, once the trackers are known.
struct PauseReader {
    let file: SourceFile
    let trackers: TrackerSettings
    let problems: Problems

    func pause(_ node: JSONNode) -> Pause? {
        guard var object = ObjectReader(node, what: "pause", in: file, problems) else { return nil }
        let span = object.daySpan("pause")
        let reason = object.text(Setting.Pause.reason.rawValue)
        let subjects = object.list(Setting.Pause.subjects.rawValue).map { $0.compactMap { subject($0, &object) } }
        object.warnOfUnknownKeys()
        guard object.isSound, let span else { return nil }
        return Pause(span: span, reason: reason, subjects: subjects.map { Set($0) })
    }

    private func subject(_ node: JSONNode, _ object: inout ObjectReader) -> Pause.Subject? {
        let subject = node.word.map(Pause.Subject.init)
        switch subject {
        case .tracker(let id)? where trackers.index(of: id) == nil && trackers.isComplete(for: id): break
        case let subject?: return subject
        case nil: break
        }
        return object.reject(
            node, .unknownActivity,
            "not a streak; expected noalc, meditation, workout, trackers or the id of a tracker",
            hint: node.word.flatMap {
                spellingHint($0, among: TrackerReader.reservedIDs + trackers.trackers.map(\.id))
            })
    }
}
