import Model

struct HealthSession {
    /// Nil for a session of mindfulness.
    var workout: String?
    let start: HealthDate
    /// Seconds since 1970.
    let end: Int
    var minutes: FixedDecimal
    var kilocalories: FixedDecimal?
    let source: Int
    let offset: Int
}

extension [HealthSession] {
    /// Removes sessions that two sources recorded: if they overlap, the longer one is kept; sorts them by their start.
    ///
    /// Sessions of the same source are all kept. Returns the days of those that were removed.
    mutating func removeOverlaps(_ sources: HealthSources) -> [Day] {
        sort { first, second in
            let (left, right) = ((first.start.seconds, first.end), (second.start.seconds, second.end))
            if left != right { return left < right }
            return first.source != second.source && sources.isInOrder(first.source, second.source)
        }
        var kept: [HealthSession] = []
        var others: [Day] = []
        // The index of the kept session that ends last.
        var latest = 0
        for session in self {
            guard latest < kept.count, session.start.seconds < kept[latest].end, session.source != kept[latest].source
            else {
                kept.append(session)
                if session.end >= kept[latest].end { latest = kept.count - 1 }
                continue
            }
            let last = kept[latest]
            if session.end - session.start.seconds > last.end - last.start.seconds {
                others.append(last.start.day)
                kept[latest] = session
            } else {
                others.append(session.start.day)
            }
        }
        self = kept
        return others
    }
}

/// How a person felt; its parts are read one after the other.
struct HealthMood {
    let time: HealthDate
    /// From -1 (very unpleasant) to 1; nil if it isn't known yet.
    private(set) var valence: FixedDecimal?
    private(set) var labels: String
    let source: Int
    let offset: Int

    init(_ record: HealthRecord, _ time: HealthDate, source: Int, at offset: Int) {
        (self.time, self.source, self.offset) = (time, source, offset)
        valence = (record.valence ?? record.value).flatMap(HealthNumber.init)?.value
        labels = record.labels.map(HealthMood.text) ?? ""
    }

    mutating func add(_ tag: XMLTag) {
        guard let key = tag.attribute("key"), let value = tag.attribute("value") else { return }
        let name = String(decoding: key.prefix(80), as: UTF8.self).lowercased()
        if name.hasSuffix("valence"), valence == nil { valence = HealthNumber(value)?.value }
        if name.hasSuffix("labels") || name.hasSuffix("label"), labels.isEmpty { labels = HealthMood.text(value) }
    }

    /// A person chooses a few words; a longer text can only be an attempt to use up memory.
    private static func text(_ bytes: XMLBytes) -> String { XMLText(bytes.part(0..<min(bytes.count, 4096))).text }
}
