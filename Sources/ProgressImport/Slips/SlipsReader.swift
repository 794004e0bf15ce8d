import ProgressLoading
import ProgressModel

/// Turns a list of slips into records: those of alcohol into entries of days, all others into logs of a saboteur that is
/// avoided.
struct SlipsReader: ImportReader {
    private let input: ImportInput
    private let vocabulary: Vocabulary
    private let zone: CivilZone
    private var imported: ImportedRecords

    init(_ input: ImportInput, _ context: ImportContext) {
        (self.input, vocabulary, zone) = (input, context.vocabulary, context.zone)
        imported = ImportedRecords(source: context.source ?? "slips")
    }

    /// Whether an input is such a list.
    static func recognises(_ input: ImportInput, _ vocabulary: Vocabulary) -> Bool {
        input.isSingleFile && input.files.first.map { SlipList.recognises($0, vocabulary) } == true
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        guard input.isSingleFile, let file = input.files.first else {
            throw ImportError("a folder; expected the one file of the list")
        }
        var parts = try SlipList(file, vocabulary).parts
        let times = SourceTimes(parts.flatMap(\.slips).map(\.date), in: zone)
        for part in parts.indices {
            for slip in parts[part].slips.indices {
                let (date, place) = (parts[part].slips[slip].date, parts[part].slips[slip].place)
                parts[part].slips[slip].date = imported.shown(date, by: times, at: place)
            }
        }
        for part in parts {
            guard let first = part.first else {
                throw ImportError("the list has neither a date \"since\" nor a slip", at: part.place)
            }
            if let name = part.name { addAvoidance(name, part, since: first) } else { addAlcohol(part, since: first) }
        }
        return imported
    }

    /// How much it was is not known, so that the level is the lowest that is not sober.
    private mutating func addAlcohol(_ part: SlipList.Part, since: Day) {
        imported.steadySince = min(since, imported.steadySince ?? since)
        for (day, slips) in Dictionary(grouping: part.slips, by: \.date.day).sorted(by: { $0.key < $1.key }) {
            let notes = slips.map(\.note).filter { !$0.isEmpty }.joined(separator: "\n")
            imported.notices.add(.levelAssumed, "\(day)", at: slips[0].place)
            imported.records.append(.entry(day, level: .easy, note: notes, at: slips[0].place))
        }
    }

    private mutating func addAvoidance(_ name: String, _ part: SlipList.Part, since: Day) {
        var tracker = ImportedTracker(name, .avoidance)
        tracker.createdAt = since
        let index = imported.add(tracker)
        for slip in part.slips {
            imported.records.append(
                .log(
                    of: index, on: slip.date.day, id: imported.id(of: name, at: slip.date.identity),
                    time: slip.date.time, note: slip.note, at: slip.place))
        }
    }
}

extension SlipList.Part {
    /// The first day that it knows of: an app names the day since the last slip, which may follow those of the list.
    fileprivate var first: Day? { ([since?.day] + slips.map(\.date.day)).compactMap(\.self).min() }
}
