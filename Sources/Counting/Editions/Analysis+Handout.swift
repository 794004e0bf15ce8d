package import Model

extension Analysis {
    /// The analysis as of the day after a day, without later records, or now if it is today; yesterday can be open.
    package func until(_ last: Day) -> Analysis {
        guard last < today else { return self }
        let end = history.profile.dayClock.start(of: last.advanced(by: 2))
        return Analysis(
            history.through(last), today: last.advanced(by: 1), now: min(now, end), audience: .private,
            sharedTrackers: [])
    }

    /// What a reader of a page may know, and nothing else.
    ///
    /// Built from nothing, part by part, as the public edition is, so that what isn't named here can't be on the page:
    /// for a doctor the days of drinking, the metrics, and the chosen trackers, minutes and notes; for a friend what
    /// the public may know, and the days of the chosen trackers.
    package func handout(for reader: HandoutReader, _ choice: HandoutChoice) -> Analysis {
        switch reader {
        case .oneself: self
        case .doctor: forDoctor(choice)
        case .friend: sharing(choice.trackers).publicEdition
        }
    }

    private func forDoctor(_ choice: HandoutChoice) -> Analysis {
        let notes = choice.notes
        let chosen = trackers.filter { choice.trackers.contains($0.id) }
        let places = Dictionary(chosen.enumerated().map { ($1.index, $0) }) { first, _ in first }
        let entries = days.range.compactMap { day in
            days.entry(on: day).map { entry in
                var part = Entry(origin: .nowhere, day: day, level: entry.level, drinks: entry.drinks)
                if notes { part.note = entry.note }
                return part
            }
        }
        let logs = history.logs.filter { $0.day <= today }.compactMap { log in
            places[log.tracker].map { TrackerLog(origin: .nowhere, tracker: $0, day: log.day, value: log.value) }
        }
        let sessions = history.sessions.filter { $0.day <= today }.compactMap { session in
            choice.activities.first { $0.includes(session.kind) }.map { activity in
                Session(
                    origin: .nowhere, kind: activity == .workout ? .workout : .meditation, day: session.day,
                    minutes: session.minutes)
            }
        }
        let metrics = history.metrics.filter { $0.day <= today }.map { metric in
            Metric(origin: .nowhere, day: metric.day, name: metric.name, value: metric.value, source: nil)
        }
        let part = History(
            profile: history.profile.partForDoctor, trackers: chosen.map(\.partForDoctor), entries: entries,
            sessions: sessions,
            logs: LogTable(logs), metrics: metrics, notes: notes ? history.notes.filter { $0.key <= today } : [:])
        return counting(part)
    }

    /// The history with the days of some trackers made public.
    private func sharing(_ ids: Set<String>) -> Analysis {
        guard !ids.isEmpty else { return self }
        var trackers = history.trackers
        for index in trackers.indices where ids.contains(trackers[index].id) {
            trackers[index].visibility = .sharedDays
        }
        let history = History(
            profile: history.profile, trackers: trackers, entries: history.entries, sessions: history.sessions,
            logs: history.logs)
        return counting(history)
    }
}

extension Profile {
    /// The profile without wishes, prices and reminders.
    ///
    /// It keeps the settings that counting needs, so that the page has the numbers of `stats`; also the zone, which
    /// decides whether yesterday is open.
    fileprivate var partForDoctor: Profile {
        var part = self
        part.lastDrink = lastDrink.map { LastDrink(day: $0.day, moment: nil) }
        part.pauses = pauses.map { Pause(span: $0.span, subjects: $0.subjects) }
        (part.levelStreak, part.siteURL, part.feedID, part.publicFrom, part.quietHours) = (nil, nil, nil, nil, nil)
        (part.aim, part.drinkGoal, part.mindfulnessGoal, part.workoutGoal) = (nil, nil, nil, nil)
        (part.pricePerDrink, part.drinkingRate, part.weightKilograms, part.savingsGoals) = (nil, nil, nil, [])
        part.ownDrinks = []
        (part.milestones, part.celebrations, part.comparisons, part.reminders) = (nil, nil, nil, [])
        part.healthMilestones = .hidden
        return part
    }
}

extension TrackerAnalysis {
    /// The tracker without the person's goals.
    fileprivate var partForDoctor: Tracker {
        var part = Tracker(id: id, name: name, icon: icon, mode: mode, hasStreak: false)
        (part.summary, part.unit, part.options) = (tracker.summary, tracker.unit, tracker.options)
        part.allowsSeveralOptions = tracker.allowsSeveralOptions
        return part
    }
}

/// What a person chose to show on a page besides what its reader may always see.
package struct HandoutChoice: Sendable {
    package var trackers: Set<String>
    package var activities: Set<Activity>
    package var notes: Bool

    package init(trackers: Set<String> = [], activities: Set<Activity> = [], notes: Bool = false) {
        (self.trackers, self.activities, self.notes) = (trackers, activities, notes)
    }
}

/// The reader of a page that the person hands over.
package enum HandoutReader: String, CaseIterable, Sendable {
    /// The person, who may see everything.
    case oneself = "self"
    /// Someone who treats them: drinking, measurements, and the person's choice.
    case doctor
    /// A friend: streaks and pictures, no drinks.
    case friend
}
