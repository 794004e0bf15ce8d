import Model

extension RecordSource {
    func read(into metrics: inout LatestByID<Metric>) {
        records.forEachRow(in: ZoneReader(.utc)) { decoder in
            let id = decoder.text(.id)
            if let metric = metric(&decoder), filter.allows(metric.source) { metrics.append(metric, id: id) }
        }
    }

    private func metric(_ decoder: inout RecordDecoder) -> Metric? {
        let day = decoder.day(.date)
        let name = name(&decoder)
        let value = value(&decoder)
        let writer = decoder.text(.source)
        guard decoder.isSound, let day, let name, let value else { return nil }
        return Metric(
            origin: origin(of: decoder.row), day: day, name: name, value: value,
            source: writer)
    }

    private func name(_ decoder: inout RecordDecoder) -> String? {
        guard let field = decoder.words(.metric) else { return nil }
        let name = withoutSpacesAround(decoder.row.text(field))
        guard name.isEmpty else { return name }
        return decoder.reject(field, .malformedText, "not the name of a metric; expected a word such as sleep")
    }

    private func value(_ decoder: inout RecordDecoder) -> FixedDecimal? {
        guard let field = decoder.field(.value) else { return nil }
        if let amount = decoder.amount(of: field) { return amount }
        let hint = decoder.decimalCommaHint(field)
        return decoder.reject(
            field, .malformedNumber, "not a number; expected an amount such as 7.5 or 7:30", hint: hint)
    }
}

extension [Metric] {
    /// The last value of each name and day, by name in its first spelling and then by day.
    ///
    /// Names are compared without case; known ones get their standard spelling.
    func onePerDay() -> [Metric] {
        var names = MetricNames()
        let numbers = map { names.number(of: $0.name) }
        let ranks = names.ranks
        // Compares texts once for each name, not for each record.
        let keys = indices.map { (rank: ranks[numbers[$0]], day: self[$0].day.number, index: $0) }
        let order = keys.sorted { left, right in
            if left.rank != right.rank { return left.rank < right.rank }
            return left.day != right.day ? left.day < right.day : left.index < right.index
        }
        return order.indices.compactMap { place in
            let key = order[place]
            if place + 1 < order.count, order[place + 1].rank == key.rank, order[place + 1].day == key.day {
                return nil
            }
            return self[key.index].named(names.spellings[numbers[key.index]])
        }
    }
}

/// The numbers of metrics' names, with their first spelling.
private struct MetricNames {
    private(set) var spellings = Metric.knownNames
    private var numbers: [String: Int] = [:]
    private var names: [String: Int]

    init() {
        names = Dictionary(uniqueKeysWithValues: Metric.knownNames.enumerated().map { ($1.lowercased(), $0) })
    }

    mutating func number(of name: String) -> Int {
        if let number = numbers[name] { return number }
        let key = name.lowercased()
        let number = names[key] ?? spellings.count
        if number == spellings.count { spellings.append(name) }
        names[key] = number
        numbers[name] = number
        return number
    }

    /// The rank of each number in the order of the spellings.
    var ranks: [Int] {
        var ranks = [Int](repeating: 0, count: spellings.count)
        for (rank, number) in spellings.indices.sorted(by: { spellings[$0] < spellings[$1] }).enumerated() {
            ranks[number] = rank
        }
        return ranks
    }
}

extension Metric {
    fileprivate func named(_ name: String) -> Metric {
        Metric(origin: origin, day: day, name: name, value: value, source: source)
    }
}
