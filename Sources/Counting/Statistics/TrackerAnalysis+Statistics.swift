import Model

extension TrackerAnalysis {
    func statistics(in language: Language) -> JSONValue {
        .members([
            "id": .text(tracker.id),
            "name": .text(tracker.name.text(in: language)),
            "type": .text(tracker.kind.rawValue),
            "mode": .text(mode.rawValue),
            "active": .flag(tracker.isActive),
            "logs": .integer(days.logs),
            "total": hasTotal ? .number(days.total.text) : .null,
            "days": .integer(days.loggedDays),
            "goalDays": tracker.target.orNull { .integer(days.days(meeting: $0)) },
            "values": days.numbers.orNull(\.statistics),
            "streak": streak.orNull(\.statistics),
            "archived": .array(archived.map(\.statistics)),
            "insights": insights.statistics,
        ])
    }
}

extension NumberSummary {
    fileprivate var statistics: JSONValue {
        .members([
            "latest": .number(latest.text), "mean": .number(mean.text), "min": .number(min.text),
            "max": .number(max.text),
        ])
    }
}

extension TrackerAnalysis.Period {
    fileprivate var statistics: JSONValue {
        .members([
            "mode": .text(mode.rawValue),
            "first": streak.walk.first.statistics,
            "last": streak.walk.lastStep.orNull(\.statistics),
            "final": .integer(streak.current),
            "longest": .integer(streak.longest?.length ?? 0),
        ])
    }
}

extension TrackerInsights {
    fileprivate var statistics: JSONValue {
        .members([
            "byHour": .integers(byHour),
            "byWeekdayAndHour": .array(byWeekdayAndHour.map(JSONValue.integers)),
            "byPart": TrackerInsights.parts(byPart),
            "sharePercent": TrackerInsights.parts(sharePercent),
            "risk": risk.orNull { part in
                .members(["part": .text(part.rawValue), "percent": .integer(percent(of: part))])
            },
            "triggers": .array(triggers.map(\.statistics)),
            "locations": .array(places.map(\.statistics)),
            "weekly": .array(
                trend.weeks.map { week in
                    .members(["week": .text(week.week.description), "count": .integer(week.count)])
                }),
            "trend": trend.comparison.orNull { comparison in
                .members([
                    "direction": .text(comparison.direction.rawValue),
                    "percent": comparison.percent.orNull(JSONValue.integer),
                ])
            },
            "progressPercent": trend.progressPercent.orNull(JSONValue.integer),
        ])
    }

    private static func parts(_ numbers: [Int]) -> JSONValue {
        .object(
            zip(PartOfDay.allCases, numbers).map { part, number in
                JSONValue.Member(name: part.rawValue, value: .integer(number))
            })
    }
}

extension NameCount {
    fileprivate var statistics: JSONValue {
        .members(["name": .text(name), "count": .integer(count)])
    }
}
