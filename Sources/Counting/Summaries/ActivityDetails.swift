package import Model

/// The figures of an activity over the whole history.
package struct ActivityDetails: Sendable {
    package struct Weekday: Sendable, Hashable {
        /// The days from the first session to today, without days of rest and a pending today.
        package fileprivate(set) var days = 0
        package fileprivate(set) var countedDays = 0
        /// The sum of the days' rounded minutes.
        package fileprivate(set) var minutes = 0

        /// Minutes a day, rounded; nil without a day.
        package var mean: Int? { days > 0 ? (minutes * 2 + days) / (days * 2) : nil }
    }

    /// The sessions of one kind; workouts by their type.
    package struct Part: Sendable {
        package let kind: Session.Kind
        /// In lower case; nil for workouts without a type, and for other kinds.
        package let type: String?
        package fileprivate(set) var sessions = 0
        package fileprivate(set) var minutes = FixedDecimal.zero
        fileprivate var energy = WorkoutEnergy()

        /// Whole kilocalories; nil if unknown.
        package var kilocalories: Int? { energy.kilocalories }
    }

    /// Seven, Monday first.
    package let weekdays: [Weekday]
    /// The most minutes of a day, and that day, nil if it isn't the only one; nil if no day has a minute.
    package let fullestDay: (day: Day?, minutes: Int)?
    /// The longest session and its day, nil if sessions of several days are as long; nil without sessions.
    package let longestSession: (day: Day?, minutes: FixedDecimal)?
    /// By minutes, most first, then by name, with workouts without a type last.
    package let parts: [Part]
}

extension Analysis {
    package func details(of activity: Activity) -> ActivityDetails {
        let (weekdays, fullest) = days(of: activity)
        let (parts, longest) = sessions(of: activity)
        return ActivityDetails(weekdays: weekdays, fullestDay: fullest, longestSession: longest, parts: parts)
    }

    private func days(of activity: Activity) -> ([ActivityDetails.Weekday], (day: Day?, minutes: Int)?) {
        var weekdays = [ActivityDetails.Weekday](repeating: .init(), count: 7)
        var fullest: (day: Day?, minutes: Int)?
        let analysis = self.activity(activity)
        let walk = analysis.streak.walk
        guard !walk.isEmpty else { return (weekdays, nil) }
        let (rest, fewest) = (rest(of: activity), history.profile.minimumMinutes)
        for day in walk.days {
            if day == today, analysis.isTodayOpen { continue }
            let minutes = days[day].map(activity.minutes) ?? 0
            if minutes < fewest, rest.reason(on: day) != nil { continue }
            let weekday = day.weekday.rawValue
            weekdays[weekday].days += 1
            weekdays[weekday].minutes += minutes
            if minutes >= fewest { weekdays[weekday].countedDays += 1 }
            if minutes == fullest?.minutes { fullest?.day = nil }
            if minutes > fullest?.minutes ?? 0 { fullest = (day, minutes) }
        }
        return (weekdays, fullest)
    }

    private func sessions(
        of activity: Activity
    ) -> (parts: [ActivityDetails.Part], longest: (day: Day?, minutes: FixedDecimal)?) {
        struct Key: Hashable {
            let kind: Session.Kind
            let type: String?
        }
        let (sessions, weight) = (history.sessions, history.profile.weightKilograms)
        var places: [Key: Int] = [:]
        var parts: [ActivityDetails.Part] = []
        var longest: (day: Day?, minutes: FixedDecimal)?
        // By index, because a session would be copied with its texts.
        for index in sessions.indices where sessions[index].day <= today && activity.includes(sessions[index].kind) {
            let minutes = sessions[index].minutes
            let key = Key(kind: sessions[index].kind, type: activity == .workout ? sessions[index].type : nil)
            let place = places[key] ?? parts.count
            if place == parts.count {
                places[key] = place
                parts.append(ActivityDetails.Part(kind: key.kind, type: key.type))
            }
            parts[place].sessions += 1
            parts[place].minutes = parts[place].minutes + minutes
            parts[place].energy.add(sessions[index], weight: weight)
            if longest?.minutes == minutes, longest?.day != sessions[index].day { longest?.day = nil }
            if longest.map({ $0.minutes < minutes }) ?? true { longest = (sessions[index].day, minutes) }
        }
        parts.sort { left, right in
            guard left.minutes == right.minutes else { return right.minutes < left.minutes }
            guard let name = left.type, let other = right.type else { return left.type != nil && right.type == nil }
            return name < other
        }
        return (parts, longest)
    }
}

extension Analysis {
    /// The minutes of an activity week by week, from the week of its first session to the running one, without gaps.
    ///
    /// Nil for a week without a session; empty without sessions. O(weeks).
    package func weeks(of activity: Activity) -> (first: Week, minutes: [Int?]) {
        let walk = self.activity(activity).streak.walk
        guard !walk.isEmpty else { return (weeks.first, []) }
        let first = Week(containing: walk.first)
        let figures = weeks.figures.dropFirst(max(0, weeks.first.distance(to: first)))
        return (
            first,
            figures.map { week in
                switch activity {
                case .meditation: week.hasMindfulness ? week.mindfulnessMinutes : nil
                case .workout: week.hasWorkouts ? week.workoutMinutes : nil
                }
            }
        )
    }
}
