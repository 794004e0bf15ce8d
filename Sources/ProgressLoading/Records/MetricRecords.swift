import Diagnostics
import ProgressModel

/// Reads the metrics of one file.
struct MetricRecords {
    let file: SourceFile
    let fileIndex: Int
    let problems: Problems

    func read(into metrics: inout LatestByID<Metric>) {
        RecordFile<MetricColumn>(file, problems).forEachRow(in: ZoneReader(.utc)) { decoder in
            let id = decoder.text(.id)
            if let metric = metric(&decoder) { metrics.append(metric, id: id) }
        }
    }

    private func metric(_ decoder: inout RecordDecoder<MetricColumn>) -> Metric? {
        let day = decoder.day(.date)
        let name = name(&decoder)
        let value = value(&decoder)
        let source = decoder.text(.source)
        guard decoder.isSound, let day, let name, let value else { return nil }
        return Metric(
            origin: Origin(file: fileIndex, line: decoder.row.position.line), day: day, name: name, value: value,
            source: source)
    }

    private func name(_ decoder: inout RecordDecoder<MetricColumn>) -> String? {
        guard let field = decoder.words(.metric) else { return nil }
        let name = withoutSpacesAround(decoder.row.text(field))
        guard name.isEmpty else { return name }
        return decoder.reject(field, .malformedText, "not the name of a metric; expected a word such as sleep")
    }

    private func value(_ decoder: inout RecordDecoder<MetricColumn>) -> FixedDecimal? {
        guard let field = decoder.field(.value) else { return nil }
        if let amount = decoder.amount(of: field) { return amount }
        let hint = decoder.decimalCommaHint(field)
        return decoder.reject(
            field, .malformedNumber, "not a number; expected an amount such as 7.5 or 7:30", hint: hint)
    }
}

extension [Metric] {
    /// Of each day and name the last one, by name in its first spelling and then by day.
    ///
    /// Upper and lower case do not tell names apart; those that the program knows are spelled as it spells them.
    func onePerDay() -> [Metric] {
        var spellings = Dictionary(uniqueKeysWithValues: Metric.knownNames.map { ($0.lowercased(), $0) })
        var metrics: [MetricKey: Metric] = [:]
        for metric in self {
            let key = metric.name.lowercased()
            let spelling = spellings[key] ?? metric.name
            spellings[key] = spelling
            metrics[MetricKey(name: spelling, day: metric.day)] = metric.named(spelling)
        }
        return metrics.values.sorted { ($0.name, $0.day) < ($1.name, $1.day) }
    }
}

private struct MetricKey: Hashable {
    let name: String
    let day: Day
}

extension Metric {
    fileprivate func named(_ name: String) -> Metric {
        Metric(origin: origin, day: day, name: name, value: value, source: source)
    }
}
