package import Model

/// A quarter of the day in local time, in the order in which ties are decided.
package enum PartOfDay: String, CaseIterable, Sendable {
    /// 06–11
    case morning
    /// 12–17
    case afternoon
    /// 18–23
    case evening
    /// 00–05
    case night

    /// The part of an hour, 0–23.
    package init(hour: Int) {
        switch hour {
        case 0..<6: self = .night
        case 6..<12: self = .morning
        case 12..<18: self = .afternoon
        default: self = .evening
        }
    }

    /// Its index in `allCases`.
    package var index: Int {
        switch self {
        case .morning: 0
        case .afternoon: 1
        case .evening: 2
        case .night: 3
        }
    }
}

extension Tracker.Plan.Moment {
    /// Whether the times share an hour with a part of the day.
    package func overlaps(_ part: PartOfDay) -> Bool {
        switch self {
        case .part(let name): name == part.rawValue
        case .hours(let from, let to):
            (0..<24).contains { hour in
                let isWithin = from < to ? (from..<to).contains(hour) : hour >= from || hour < to
                return isWithin && PartOfDay(hour: hour) == part
            }
        }
    }
}

extension [Tracker.Plan] {
    /// The plans for a part of the day in which something is usual (Documentation/counting.md, section 8), best match
    /// first, equal ones in file order.
    ///
    /// A plan with a time matches by its time; one with only a trigger by `isTrigger`, whether that is the most
    /// frequent trigger then; one with neither always matches.
    package func fitting(_ part: PartOfDay, isTrigger: (String) -> Bool) -> [Tracker.Plan] {
        let ranked = enumerated().compactMap { place, plan -> (rank: Int, place: Int, plan: Tracker.Plan)? in
            if let moment = plan.moment, !moment.overlaps(part) { return nil }
            let isCommon = plan.trigger.map(isTrigger) ?? false
            if plan.moment == nil, plan.trigger != nil, !isCommon { return nil }
            return ((plan.moment == nil ? 0 : -1) + (isCommon ? -1 : 0), place, plan)
        }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.plan)
    }
}
