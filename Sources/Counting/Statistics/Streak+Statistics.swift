import Model

extension Streak {
    package var statistics: JSONValue {
        .members([
            "current": .integer(current),
            "good": .integer(good),
            "start": start.orNull(\.statistics),
            "longest": .integer(longest?.length ?? 0),
            "longestStart": (longest?.first).orNull(\.statistics),
            "longestEnd": (longest?.last).orNull(\.statistics),
            "lastActivityDate": lastActivity.orNull(\.statistics),
            "rewards": .members([
                "available": .integer(rewardsAvailable),
                "earned": .integer(rewardsEarned),
                "spent": .integer(rewardsSpent),
                "nextIn": nextRewardIn.orNull(JSONValue.integer),
            ]),
            "healed": .array(healed.map(\.statistics)),
            "pending": .flag(isPending),
            "policy": .text(walk.policy.name.rawValue),
            "unit": .text(unit.name),
            "ledger": .array(walk.ledger.map(\.statistics)),
        ])
    }
}

extension RewardEvent {
    /// `days` is the length that earned a reward, `reason` that of the missed day; otherwise they are null.
    fileprivate var statistics: JSONValue {
        let event: String
        var days: Int?
        var missed: MissReason?
        switch kind {
        case .earned(let length): (event, days) = ("earned", length)
        case .lostToCap(let length): (event, days) = ("lostToCap", length)
        case .spent(let reason): (event, missed) = ("spent", reason)
        case .taken(let reason, _): (event, missed) = ("taken", reason)
        }
        return .members([
            "date": date.statistics, "event": .text(event), "days": days.orNull(JSONValue.integer),
            "reason": missed.orNull { .text($0.rawValue) }, "balance": .integer(balance),
        ])
    }
}

extension StreakUnit {
    /// `day` or `week`: whether all days are expected makes no difference to the unit.
    package var name: String { self == .week ? "week" : "day" }
}

extension Day {
    var statistics: JSONValue { .text(description) }
}
