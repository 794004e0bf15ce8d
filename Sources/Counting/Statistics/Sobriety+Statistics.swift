import Model

extension Sobriety {
    /// The runs of sober days, the rung above the current one, and with a zone the instants of the timer.
    func statistics(next: NextRung?, in zone: CivilZone? = nil) -> JSONValue {
        .members(
            [
                "soberDays": .integer(soberDays),
                "current": .integer(current?.length ?? 0),
                "start": (current?.first).orNull(\.statistics),
                "longest": .integer(longest?.length ?? 0),
                "longestStart": (longest?.first).orNull(\.statistics),
                "longestEnd": (longest?.last).orNull(\.statistics),
                "next": next.orNull { rung in
                    .members([
                        "days": .integer(rung.length), "away": .integer(rung.away), "again": .flag(rung.isAgain),
                    ])
                },
            ],
            and: zone.map { zone in
                [JSONValue.Member]([
                    "timerStart": timer.orNull { .text($0.start.iso8601(in: zone)) },
                    "timerEnd": timer.orNull { .text($0.end.iso8601(in: zone)) },
                ])
            } ?? [])
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
