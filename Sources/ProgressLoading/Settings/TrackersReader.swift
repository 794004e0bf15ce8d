import ProgressModel

/// Reads `trackers.json`.
struct TrackersReader {
    let file: SourceFile
    let problems: Problems
    let vocabulary: Vocabulary

    func read() -> TrackerSettings {
        guard let document = JSONReader.document(of: file, problems) else {
            return TrackerSettings(trackers: [], isReadable: false)
        }
        guard case .array(let nodes) = document.value else {
            problems.error(
                .malformedJSON, file, document.position,
                "the file holds \(document.kind); expected a list of trackers")
            return TrackerSettings(trackers: [], isReadable: false)
        }
        var trackers: [Tracker] = []
        var places: [Position] = []
        var brokenNames: Set<String> = []
        var seen: Set<String> = []
        var focusCount = 0
        for node in nodes {
            guard var object = ObjectReader(node, what: "tracker", in: file, problems) else { continue }
            let id = TrackerReader.id(&object)
            if let id, !seen.insert(id).inserted {
                object.fail(
                    .duplicateTracker, "a second tracker with the id \"\(id)\"",
                    at: object.node(TrackerField.id.key))
            }
            guard let id,
                let tracker = TrackerReader(id: id, vocabulary: vocabulary).read(&object)
            else {
                if let id { brokenNames.insert(id) }
                brokenNames.formUnion(object.node(TrackerField.name.key)?.words.map { $0.lowercased() } ?? [])
                continue
            }
            trackers.append(tracker)
            places.append(object.position)
            guard tracker.isFocus, tracker.isActive else { continue }
            focusCount += 1
            if focusCount > TrackerObject.mostInCalendar {
                object.fail(
                    .thirdFocusTracker,
                    "a third tracker in the calendar; expected at most \(TrackerObject.mostInCalendar) active ones with \"showInCalendar\"",
                    at: object.node(TrackerField.isInCalendar.key))
            }
        }
        return TrackerSettings(trackers: trackers, places: places, brokenNames: brokenNames)
    }
}
