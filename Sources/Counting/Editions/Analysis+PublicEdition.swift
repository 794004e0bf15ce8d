import Model

extension Analysis {
    /// What everyone may know, and nothing else: levels, minutes, streaks, rewards, savings.
    ///
    /// The one place that decides it. A new history is built from nothing, part by part, and counted by the same rules,
    /// so that whatever is not named here cannot be in any file of the site: no notes, triggers, places, the
    /// "why", the name, sources, exact times, counted drinks, goals or weight, and of trackers only what
    /// `SharedTracker` holds of those marked `public`, and the days of those marked `"public": "days"`.
    ///
    /// With `publicFrom` in the profile it is made from the history as if that had begun on the day.
    package var publicEdition: Analysis {
        guard let first = history.profile.publicFrom else { return publicPart }
        return counting(history.since(first)).publicPart
    }

    private var publicPart: Analysis {
        let shown = trackers.filter { $0.visibility == .sharedDays && $0.isActive }
        let history = History(
            profile: history.profile.publicPart, trackers: shown.map(\.publicPart), entries: publicEntries,
            sessions: publicSessions, logs: LogTable(shown.enumerated().flatMap { $1.publicLogs(tracker: $0) }))
        return Analysis(
            history, today: today, now: publicMoment, audience: .public,
            sharedTrackers: trackers.filter { $0.visibility == .shared }.compactMap(SharedTracker.init),
            trackerWalks: shown.map(\.currentWalk), streakInWeeks: noalc.streak.unit == .week ? noalc.streak : nil,
            aim: publicAim)
    }

    /// What leads; nobody is told of drinks a week where no weeks within a goal are shown.
    private var publicAim: Profile.Aim? { aim == .less && noalc.streak.unit != .week ? nil : aim }

    /// Whether counted drinks are shown; if they are not, no other number may replace them.
    package var tellsDrinks: Bool { audience == .private }

    /// The beginning of today, its evening where yesterday is no longer asked about, or the end of it where the report is
    /// made for a whole day: whatever of the time decides a number, and no more.
    private var publicMoment: Instant {
        let (own, clock) = (history.profile.dayClock, history.profile.publicPart.dayClock)
        if now == own.start(of: today.advanced(by: 1)) { return clock.start(of: today.advanced(by: 1)) }
        return own.asksAboutYesterday(at: now, today: today) ? clock.start(of: today) : clock.evening(of: today)
    }

    /// The level of each day, and of a steady day whether it was sober: the drinks of a sober day, at most one, count for
    /// the savings, and a steady day that was not sober has one drink, whatever was written.
    private var publicEntries: [Entry] {
        days.range.compactMap { day in
            guard let record = days[day], let level = record.level, !record.isAssumed else { return nil }
            let drinks = record.isSober ? record.drinks : level == .steady ? FixedDecimal(1) : nil
            return Entry(origin: .nowhere, day: day, level: level, drinks: drinks)
        }
    }

    /// The minutes of each day; meditation and breathing, which count together, are not told apart.
    private var publicSessions: [Session] {
        days.range.flatMap { day -> [Session] in
            let sessions = days.sessions(on: day)
            return [Session.Kind.meditation, .workout].compactMap { kind -> Session? in
                let minutes = sessions.filter { ($0.kind == .workout) == (kind == .workout) }.map(\.minutes)
                guard !minutes.isEmpty else { return nil }
                return Session(origin: .nowhere, kind: kind, day: day, minutes: minutes.reduce(.zero, +))
            }
        }
    }

    /// A tracker as if it were all that was ever written down.
    package func alone(tracker index: Int) -> Analysis {
        var profile = history.profile
        (profile.aim, profile.lastDrink, profile.assumeSteady, profile.drinkGoal) = (.habits, nil, [], nil)
        let logs = history.logs.filter { $0.tracker == index }.map { log in
            var own = TrackerLog(origin: log.origin, tracker: 0, day: log.day, value: log.value)
            (own.instant, own.wallTime) = (log.instant, log.wallTime)
            return own
        }
        let part = History(
            profile: profile, trackers: [history.trackers[index]], entries: [], sessions: [], logs: LogTable(logs))
        return counting(part)
    }

    /// Another history, counted at the same moment for the same audience.
    func counting(_ history: History) -> Analysis {
        Analysis(history, today: today, now: now, audience: audience, sharedTrackers: [])
    }
}

extension Profile {
    /// What days, streaks and savings are counted with, and how numbers are written; the rest keeps its default.
    ///
    /// The zone too: days without times need none, and an offset would show where the person lives.
    fileprivate var publicPart: Profile {
        var part = Profile()
        part.language = language
        part.weekStart = weekStart
        part.siteURL = siteURL
        // No file has it: what is made of it does not show it.
        part.feedID = feedID
        part.minimumMinutes = minimumMinutes
        part.policies = policies
        part.schedules = schedules
        part.pauses = pauses.compactMap(\.publicPart)
        part.soberUpTo = soberUpTo
        part.assumeSteady = assumeSteady
        // The day, which nobody assumes to be steady, without the hour.
        part.lastDrink = lastDrink.map { LastDrink(day: $0.day, moment: nil) }
        part.timerRule = timerRule
        part.milestones = milestones
        part.currency = currency
        part.pricePerDrink = pricePerDrink
        // A balance would tell the drinks of every week.
        part.drinkingRate = savingsMethod == .balance ? nil : drinkingRate
        part.caloriesPerDrink = caloriesPerDrink
        if case .known = healthMilestones { part.healthMilestones = .known } else { part.healthMilestones = .hidden }
        return part
    }
}

extension TrackerAnalysis {
    /// What everyone may know of a tracker whose days they may: what it is called, and whether it is done or avoided.
    ///
    /// No amounts, goals or options: what made a day a good one is told by nothing but that it was one.
    fileprivate var publicPart: Tracker {
        let publicMode: Tracker.Mode =
            switch mode {
            case .avoidance, .awareness: mode
            case .yesNo, .counter, .number, .selection, .note: .yesNo
            }
        var part = Tracker(
            id: id, name: name, icon: SharedTracker.sign(icon), mode: publicMode, hasStreak: hasStreak)
        (part.visibility, part.colour, part.schedule) = (.sharedDays, colour, tracker.schedule)
        return part
    }

    /// A log without anything but its day for each day that was good, or if it is avoided or noticed for each that was
    /// logged.
    fileprivate func publicLogs(tracker index: Int) -> [TrackerLog] {
        guard let range = days.range else { return [] }
        return range.filter { day in
            days.count(on: day) > 0 && (mode == .avoidance || mode == .awareness || isGood(day))
        }.map { TrackerLog(origin: .nowhere, tracker: index, day: $0, value: .none) }
    }
}

extension Pause {
    /// The days, without the reason, of the streaks that everyone may know; nil if there is none of them.
    fileprivate var publicPart: Pause? {
        let known: Set<Subject> = [.noalc, .meditation, .workout]
        let subjects = subjects?.intersection(known)
        return subjects?.isEmpty == true ? nil : Pause(span: span, subjects: subjects)
    }
}

extension Origin {
    /// Of a record that is in no file.
    static let nowhere = Origin(file: 0, line: 0)
}
