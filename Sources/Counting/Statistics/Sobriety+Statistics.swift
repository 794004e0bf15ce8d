import Model

extension Sobriety {
    /// The runs of sober days, and the rung above the current one.
    func statistics(next: NextRung?) -> JSONValue { .object(runs(next)) }

    /// The runs, the rung, and the instants of the timer.
    func statistics(next: NextRung?, in zone: CivilZone) -> JSONValue {
        .object(
            runs(next) + [
                JSONValue.Member(name: "timerStart", value: timer.orNull { .text($0.start.iso8601(in: zone)) }),
                JSONValue.Member(name: "timerEnd", value: timer.orNull { .text($0.end.iso8601(in: zone)) }),
            ])
    }

    private func runs(_ next: NextRung?) -> [JSONValue.Member] {
        let runs: KeyValuePairs = [
            "soberDays": JSONValue.integer(soberDays),
            "current": .integer(current?.length ?? 0),
            "start": (current?.first).orNull(\.statistics),
            "longest": .integer(longest?.length ?? 0),
            "longestStart": (longest?.first).orNull(\.statistics),
            "longestEnd": (longest?.last).orNull(\.statistics),
            "next": next.orNull { rung in
                .members(["days": .integer(rung.length), "away": .integer(rung.away), "again": .flag(rung.isAgain)])
            },
        ]
        return runs.map { JSONValue.Member(name: $0.key, value: $0.value) }
    }
}

extension Savings {
    var statistics: JSONValue {
        .members([
            "amount": amount.orNull { .text($0.decimalText) },
            "currency": .text(currency.code),
            "caloriesAvoided": .integer(caloriesAvoided),
            "method": .text(method.rawValue),
        ])
    }
}

extension Milestone {
    var statistics: JSONValue {
        .members(["days": .integer(days), "reached": reached.orNull(\.statistics)])
    }
}
