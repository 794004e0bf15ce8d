import ProgressModel

/// How a person felt, of which not everything may have been read.
struct HealthMood {
    let time: HealthDate
    /// From -1 (very unpleasant) to 1; nil while it is not known.
    private(set) var valence: FixedDecimal?
    private(set) var labels: String
    let source: Int
    let offset: Int

    init(_ record: HealthRecord, _ time: HealthDate, source: Int, at offset: Int) {
        (self.time, self.source, self.offset) = (time, source, offset)
        valence = (record.valence ?? record.value).flatMap(HealthNumber.init)?.value
        labels = record.labels.map(HealthMood.text) ?? ""
    }

    /// Takes an entry of the metadata.
    mutating func add(_ tag: XMLTag) {
        guard let key = tag.attribute("key"), let value = tag.attribute("value") else { return }
        let name = String(decoding: key.prefix(80), as: UTF8.self).lowercased()
        if name.hasSuffix("valence"), valence == nil { valence = HealthNumber(value)?.value }
        if name.hasSuffix("labels") || name.hasSuffix("label"), labels.isEmpty { labels = HealthMood.text(value) }
    }

    /// A person has chosen a few words; more are made to exhaust the program.
    private static func text(_ bytes: XMLBytes) -> String { XMLText(bytes.part(0..<min(bytes.count, 4096))).text }
}
