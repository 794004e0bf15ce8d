import Model

/// Every number an audience may see, as one document: the output of `stats` and the content of `data.json`.
///
/// Its keys are a contract to which keys are only added; the JSON Schema of the same name describes them.
package struct Statistics: Sendable {
    static let schema = "reportgen.stats/1"

    package let json: JSONValue

    /// Gathers the numbers of an analysis; nothing is computed here.
    ///
    /// `sources` are the only ones that were read, or empty for all.
    package init(_ analysis: Analysis, sources: [String] = []) {
        json = analysis.audience == .public ? Statistics.told(of: analysis) : Statistics.all(of: analysis, sources)
    }

    private static func all(of analysis: Analysis, _ sources: [String]) -> JSONValue {
        let zone = analysis.history.profile.zone
        let always: KeyValuePairs<String, JSONValue> = [
            "schema": .text(Statistics.schema),
            "asOf": .text(analysis.today.description),
            "now": .text(analysis.now.iso8601(in: zone)),
            "timeZone": .text(zone.name),
            "aim": .text(analysis.aim.rawValue),
            "records": analysis.records.statistics,
            "noalc": .object(
                analysis.levels
                    + [JSONValue.Member]([
                        "open": analysis.noalc.openYesterday.orNull(\.statistics),
                        "week": analysis.noalc.week.orNull(\.statistics),
                    ])),
            "meditation": analysis.meditation.statistics(),
            "workout": analysis.workout.statistics(
                and: ["kilocalories": analysis.workoutEnergy().orNull(JSONValue.integer)]),
            "sobriety": analysis.sobriety.statistics(next: analysis.nextRung, in: zone),
            "savings": analysis.savings.orNull(\.statistics),
            "milestones": .array(analysis.milestones.map(\.statistics)),
            "nextMilestone": nextMilestone(of: analysis),
            "trackers": .array(analysis.trackers.map { $0.statistics(in: analysis.history.profile.language) }),
        ]
        // Newer keys are present only if they say something, so that older documents don't change.
        let others = [
            analysis.metrics.map { JSONValue.Member(name: "metrics", value: $0.statistics(analysis.trackers)) },
            analysis.dayComparisons.isAny
                ? JSONValue.Member(
                    name: "comparisons", value: analysis.dayComparisons.statistics(analysis.trackers)) : nil,
            analysis.history.experiments.isEmpty
                ? nil
                : JSONValue.Member(name: "experiments", value: .array(analysis.experiments.map(\.statistics))),
            sources.isEmpty
                ? nil : JSONValue.Member(name: "sources", value: .array(sources.map(JSONValue.text))),
        ]
        return .members(always, and: others.compactMap(\.self))
    }

    static func nextMilestone(of analysis: Analysis) -> JSONValue {
        analysis.nextMilestone.orNull { next in
            .members(["days": .integer(next.milestone.days), "inDays": .integer(next.daysAway)])
        }
    }
}

extension RecordCounts {
    fileprivate var statistics: JSONValue {
        .members([
            "entries": .integer(entries), "superseded": .integer(superseded), "activities": .integer(activities),
            "logs": .integer(logs), "future": .integer(future),
        ])
    }
}

extension Analysis {
    /// The days by level, and the streak.
    fileprivate var levels: [JSONValue.Member] {
        let totals = totals
        return [JSONValue.Member]([
            "days": .members([
                "steady": .integer(totals.steady), "easy": .integer(totals.easy), "wild": .integer(totals.wild),
                "gap": .integer(totals.gap), "assumed": .integer(totals.assumed), "paused": .integer(totals.paused),
            ]),
            "streak": noalc.streak.statistics,
        ])
    }
}

extension DrinkWeek {
    fileprivate var statistics: JSONValue {
        .members([
            "week": .text("\(week)"), "drinks": .number(drinks.text), "goal": .number(goal.text),
            "estimated": .integer(estimatedDays),
        ])
    }
}

extension ActivityAnalysis {
    fileprivate func statistics(and others: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
        .object(
            [JSONValue.Member](["minutes": .integer(minutes), "days": .integer(days)]) + [JSONValue.Member](others)
                + [JSONValue.Member](["streak": streak.statistics]))
    }
}

extension Statistics {
    /// The schema id of the public subset: the same keys and numbers, without what is private.
    static let publicSchema = "reportgen.public/1"

    /// The numbers of a public edition: no instants, no zone, no counted records; of trackers only names and streaks.
    static func told(of analysis: Analysis) -> JSONValue {
        .members([
            "schema": .text(publicSchema),
            "asOf": .text(analysis.today.description),
            "noalc": .object(analysis.levels),
            "meditation": analysis.meditation.statistics(),
            "workout": analysis.workout.statistics(),
            "sobriety": analysis.sobriety.statistics(next: analysis.nextRung),
            "savings": analysis.savings.orNull(\.statistics),
            "milestones": .array(analysis.milestones.map(\.statistics)),
            "nextMilestone": nextMilestone(of: analysis),
            "trackers": .array(
                (analysis.trackers.compactMap(SharedTracker.init) + analysis.sharedTrackers).map {
                    $0.statistics(in: analysis.history.profile.language)
                }),
        ])
    }
}

extension SharedTracker {
    fileprivate func statistics(in language: Language) -> JSONValue {
        .members([
            "name": .text(name.text(in: language)),
            "streak": .members([
                "unit": .text(unit.name),
                "current": .integer(current),
                "longest": .integer(longest),
                "rewards": .members(["available": .integer(rewards)]),
            ]),
        ])
    }
}
