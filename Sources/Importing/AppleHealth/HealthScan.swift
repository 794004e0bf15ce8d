import Model

/// Reads an export once, from the first byte to the last, and gathers what is taken.
struct HealthScan: ~Copyable {
    private var tags: XMLBuffer
    private var seen = SeenRecords()
    private var gathered: GatheredHealth
    /// Whether the scan is inside a correlation, whose records are also in the file outside of it.
    private var isInCorrelation = false
    /// Whether the scan is inside a part of a workout, whose sums are only those of the part.
    private var isInPart = false
    private var workout: HealthSession?
    private var mood: HealthMood?

    static func gather(
        _ file: LargeFile, onlyFrom: String?, wanted: WantedTypes
    ) throws(ImportError) -> GatheredHealth {
        var scan = try HealthScan(file, onlyFrom: onlyFrom, wanted)
        try scan.run()
        return scan.gathered
    }

    private init(_ file: LargeFile, onlyFrom: String?, _ wanted: WantedTypes) throws(ImportError) {
        var tags = XMLBuffer(try file.open(), file: file.path)
        try XMLPrologue.pass(&tags)
        self.tags = tags
        gathered = GatheredHealth(file.path, onlyFrom: onlyFrom, wanted: wanted)
    }

    private mutating func run() throws(ImportError) {
        while let tag = try tags.next() {
            switch tag.bytes[1] {
            case UInt8(ascii: "R") where tag.isNamed("Record"): try record(tag)
            case UInt8(ascii: "/"):
                if try isEnd(tag) { return try tags.drain() }
            case UInt8(ascii: "C"), UInt8(ascii: "A"), UInt8(ascii: "V"): other(tag)
            case UInt8(ascii: "W"): try workout(tag)
            case UInt8(ascii: "M") where mood != nil && tag.isNamed("MetadataEntry"): mood?.add(tag)
            case UInt8(ascii: "S") where tag.isNamed("StateOfMind"):
                mood = nil
                try take(HealthRecord(tag), of: .stateOfMind, type: tag.name, tag)
            case UInt8(ascii: "E") where tag.isNamed("ExportDate"):
                gathered.exportDay = tag.attribute("value").flatMap(HealthDate.init)?.day
            case UInt8(ascii: "H") where tag.isNamed("HealthData") && tag.isEmpty: return try tags.drain()
            default: break
            }
        }
        throw tags.cutOff
    }

    /// Handles the end of an element; returns whether the export ends.
    private mutating func isEnd(_ tag: XMLTag) throws(ImportError) -> Bool {
        if tag.isNamed("Correlation") {
            isInCorrelation = false
        } else if tag.isNamed("Record") || tag.isNamed("StateOfMind") {
            endMood()
        } else if tag.isNamed("WorkoutActivity") {
            isInPart = false
        } else if tag.isNamed("Workout") {
            endWorkout()
        }
        return tag.isNamed("HealthData")
    }

    /// Counts an element that isn't read.
    private mutating func other(_ tag: XMLTag) {
        if tag.isNamed("Correlation") {
            isInCorrelation = !tag.isEmpty
            _ = gathered.others.count(tag.attribute("type") ?? tag.name)
        } else if ["ClinicalRecord", "ActivitySummary", "Audiogram", "VisionPrescription"].contains(where: tag.isNamed)
        {
            _ = gathered.others.count(tag.name)
        }
    }

    private mutating func record(_ tag: XMLTag) throws(ImportError) {
        guard !isInCorrelation else { return }
        guard let type = HealthScan.type(of: tag) else { return gathered.leave(.unreadable, "type", at: tag.offset) }
        guard let kind = gathered.types.count(type) else {
            if !gathered.wanted.isEmpty, let wish = gathered.wanted.place(of: type),
                let (source, start, _) = try basics(HealthRecord(tag), type, tag)
            {
                gathered.take(HealthRecord(tag), wish: wish, on: start.day, by: source, at: tag.offset)
            }
            return
        }
        try take(HealthRecord(tag), of: kind, type: type, tag)
    }

    private static func type(of tag: XMLTag) -> XMLBytes? {
        var attributes = tag.attributes
        return attributes.pass(#" type=""#) ?? tag.attribute("type")
    }

    private mutating func take(
        _ record: HealthRecord, of kind: HealthKind, type: XMLBytes, _ tag: XMLTag
    ) throws(ImportError) {
        guard let (source, start, end) = try basics(record, type, tag) else { return }
        if kind == .stateOfMind {
            mood = HealthMood(record, start, source: source, at: tag.offset)
            if tag.isEmpty { endMood() }
        } else {
            gathered.take(record, of: kind, from: start, to: end, by: source, at: tag.offset)
        }
    }

    /// The source and the times of a record; nil if it isn't taken.
    ///
    /// Throws if a time can't be read.
    private mutating func basics(
        _ record: HealthRecord, _ type: XMLBytes, _ tag: XMLTag
    ) throws(ImportError) -> (source: Int, start: HealthDate, end: HealthDate)? {
        guard let source = gathered.sources.place(of: record.source ?? XMLBytes(start: nil, count: 0)) else {
            throw tags.error("the name of a source has more than 64 KB", at: tag.offset)
        }
        guard gathered.sources.isWanted[source] else {
            let name = gathered.sources.names[source]
            return left(.otherSource, name, tag)
        }
        guard let written = record.start else { return left(.unreadable, "startDate", tag) }
        let start = try date(written, tag)
        let end = try record.end.map { bytes throws(ImportError) in try date(bytes, tag) } ?? start
        if record.repeated > 0 || (record.end == nil && record.duration == nil) {
            gathered.leave(.mended, "\(start.day)", at: tag.offset)
        }
        guard seen.insert(record.key(type, source: source, from: start, to: end)) else {
            return left(.repeated, "\(start.day)", tag)
        }
        guard gathered.isCredible(from: start, to: end) else { return left(.doubtful, "\(start.day)", tag) }
        return (source, start, end)
    }

    /// Counts a record that isn't taken.
    private mutating func left<Value>(
        _ remark: ImportRemark, _ example: @autoclosure () -> String, _ tag: XMLTag
    ) -> Value? {
        gathered.leave(remark, example(), at: tag.offset)
        return nil
    }

    private func date(_ bytes: XMLBytes, _ tag: XMLTag) throws(ImportError) -> HealthDate {
        if let date = HealthDate(bytes) { return date }
        let text = String(decoding: bytes.prefix(60), as: UTF8.self)
        throw tags.error(
            "\"\(text)\" is not a time of Apple Health; expected e.g. 2025-10-31 21:04:00 +0100", at: tag.offset,
            hint: "where the phone has another calendar or other digits, export again with the Gregorian one in English"
        )
    }

    private mutating func workout(_ tag: XMLTag) throws(ImportError) {
        if tag.isNamed("WorkoutStatistics") {
            guard !isInPart, workout != nil, let energy = GatheredHealth.energy(ofStatistics: tag) else { return }
            workout?.kilocalories = energy
        } else if tag.isNamed("WorkoutActivity") {
            isInPart = !tag.isEmpty
        } else if tag.isNamed("Workout") {
            endWorkout()
            (isInCorrelation, isInPart) = (false, false)
            let record = HealthRecord(tag)
            guard let (source, start, end) = try basics(record, record.activity ?? tag.name, tag) else { return }
            workout = gathered.workout(record, from: start, to: end, by: source, at: tag.offset)
            if tag.isEmpty { endWorkout() }
        }
    }

    private mutating func endWorkout() {
        if let workout { gathered.add(workout) }
        workout = nil
    }

    private mutating func endMood() {
        if let mood { gathered.add(mood) }
        mood = nil
    }
}
