import Model

extension Analysis {
    /// What everyone may know, and nothing else: levels, minutes, streaks, rewards, savings.
    ///
    /// The only place that decides it. A new history is built from nothing, part by part, and counted by the same
    /// rules, so that what isn't named here can't be in any file of the site: no notes, triggers, places, the "why",
    /// the name, sources, exact times, counted drinks, goals or weight; of trackers only what `SharedTracker` has of
    /// those marked `public`, and the days of those marked `"public": "days"`.
    ///
    /// With `publicFrom` in the profile, the history begins on that day.
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
            counted: shown, streakInWeeks: noalc.streak.unit == .week ? noalc.streak : nil,
            aim: publicAim)
    }

    /// The aim; nil if it is to drink less but no weeks within a goal are shown.
    private var publicAim: Profile.Aim? { aim == .less && noalc.streak.unit != .week ? nil : aim }

    /// Whether counted drinks are shown; if not, no other number may replace them.
    package var tellsDrinks: Bool { audience == .private }

    /// The coarsest moment that gives the same numbers: the beginning of today, its evening if yesterday is no longer
    /// open, or its end if the report is made for a whole day.
    private var publicMoment: Instant {
        let (own, clock) = (history.profile.dayClock, history.profile.publicPart.dayClock)
        if now == own.start(of: today.advanced(by: 1)) { return clock.start(of: today.advanced(by: 1)) }
        return own.asksAboutYesterday(at: now, today: today) ? clock.start(of: today) : clock.evening(of: today)
    }

    /// The level of each day, and whether a steady day was sober: a sober day keeps its drinks, at most one, for the
    /// savings; a steady day that wasn't sober has one drink, whatever was written.
    private var publicEntries: [Entry] {
        days.range.compactMap { day in
            guard let record = days[day], let level = record.level, !record.isAssumed else { return nil }
            let drinks = record.isSober ? record.drinks : level == .steady ? FixedDecimal(1) : nil
            return Entry(origin: .nowhere, day: day, level: level, drinks: drinks)
        }
    }

    /// The minutes of each day; meditation and breathing, which count together, aren't separated.
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

    /// A tracker as if there were no other records.
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
    /// The settings that days, streaks, savings and number formats need; the rest has its default.
    ///
    /// The zone is left out: days without times need none, and an offset would show where the person lives.
    fileprivate var publicPart: Profile {
        var part = Profile()
        part.language = language
        part.weekStart = weekStart
        part.siteURL = siteURL
        // It isn't in any file: the ids derived from it don't reveal it.
        part.feedID = feedID
        part.minimumMinutes = minimumMinutes
        part.policies = policies
        part.schedules = schedules
        part.pauses = pauses.compactMap(\.publicPart)
        part.soberUpTo = soberUpTo
        part.assumeSteady = assumeSteady
        // The day without the time; nobody assumes it to be steady.
        part.lastDrink = lastDrink.map { LastDrink(day: $0.day, moment: nil) }
        part.timerRule = timerRule
        part.milestones = milestones
        part.currency = currency
        part.pricePerDrink = pricePerDrink
        // A balance would reveal the drinks of every week.
        part.drinkingRate = savingsMethod == .balance ? nil : drinkingRate
        part.caloriesPerDrink = caloriesPerDrink
        if case .known = healthMilestones { part.healthMilestones = .known } else { part.healthMilestones = .hidden }
        return part
    }
}

extension TrackerAnalysis {
    /// What everyone may know of a tracker with public days: its name, and whether it is done or avoided.
    ///
    /// No amounts, goals or options: a good day doesn't show why it was one.
    fileprivate var publicPart: Tracker {
        let publicMode: Tracker.Mode =
            switch mode {
            case .avoidance, .awareness: mode
            case .yesNo, .counter, .number, .selection, .note: .yesNo
            }
        var part = Tracker(
            id: id, name: name, icon: SharedTracker.sign(icon), mode: publicMode, hasStreak: hasStreak)
        (part.visibility, part.colour, part.schedule) = (.sharedDays, colour, tracker.schedule)
        part.modeChanges = tracker.modeChanges
        return part
    }

    /// A log with nothing but the day: for each good day, or for each logged day of what is avoided or noticed.
    fileprivate func publicLogs(tracker index: Int) -> [TrackerLog] {
        guard let range = days.range else { return [] }
        return range.filter { day in
            days.count(on: day) > 0 && (mode == .avoidance || mode == .awareness || isGood(day))
        }.map { TrackerLog(origin: .nowhere, tracker: index, day: $0, value: .none) }
    }
}

extension Pause {
    /// The days, without the reason, for the public streaks; nil if the pause isn't for any of them.
    fileprivate var publicPart: Pause? {
        let known: Set<Subject> = [.noalc, .meditation, .workout]
        let subjects = subjects?.intersection(known)
        return subjects?.isEmpty == true ? nil : Pause(span: span, subjects: subjects)
    }
}

extension Origin {
    /// The origin of a record that isn't in a file.
    static let nowhere = Origin(file: 0, line: 0)
}
