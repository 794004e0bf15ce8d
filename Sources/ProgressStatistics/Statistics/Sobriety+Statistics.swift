import ProgressAnalysis
import ProgressModel

extension Sobriety {
    func statistics(in zone: CivilZone) -> JSONValue {
        .members([
            "soberDays": .integer(soberDays),
            "current": .integer(current?.length ?? 0),
            "start": (current?.first).orNull(\.statistics),
            "longest": .integer(longest?.length ?? 0),
            "longestStart": (longest?.first).orNull(\.statistics),
            "longestEnd": (longest?.last).orNull(\.statistics),
            "timerStart": timer.orNull { .text($0.start.iso8601(in: zone)) },
            "timerEnd": timer.orNull { .text($0.end.iso8601(in: zone)) },
        ])
    }
}

extension Savings {
    var statistics: JSONValue {
        .members([
            "amount": amount.orNull { .text($0.decimalText) },
            "currency": .text(currency.code),
            "caloriesAvoided": .integer(caloriesAvoided),
        ])
    }
}

extension Milestone {
    var statistics: JSONValue {
        .members(["days": .integer(days), "reached": reached.orNull(\.statistics)])
    }
}
