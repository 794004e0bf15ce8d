package import Counting
package import Model
import Synchronization
package import Wording

/// What all pages are made from: the numbers, the words, and what was looked up once for all of them.
///
/// A class, because every page holds on to it and it never changes.
package final class Report: Sendable {
    package let analysis: Analysis
    package let language: Language
    package let phrases: Phrases
    /// Where the site will be found, with a slash at its end; nil if no address is set.
    package let siteURL: String?
    /// What is different if a server shows the pages; nil for a site of files.
    package let serving: Serving?
    /// Which share cards come as PNG too.
    let pictures: PictureChoice
    package let palette: Palette
    /// The pages that the person wrote, by their names.
    let ownPages: [OwnPageFile]
    let span: CalendarSpan
    /// What was ever recorded, even if the report is a window.
    let recorded: RecordedKinds
    /// What the calendars show; nil of a history with levels.
    package let leading: LeadingStreak?
    /// What is done day by day.
    let habits: [Habit]
    /// What the person is here for, which leads everywhere.
    package let lead: Profile.Aim
    /// The trackers with a ring of their own, at most two; the one in the place of levels has one only for its goal.
    let focus: [TrackerAnalysis]
    /// The tracker in the place of levels, unless the ring of its goal shows it already.
    let leadingTracker: TrackerAnalysis?
    /// The trackers that ring calendars show.
    let tracked: [TrackerAnalysis]
    /// The days of each of them, from its first to its last log or, while it is active, to today; nil of one that rests
    /// without a log.
    let focusDays: [ClosedRange<Day>?]
    /// The order in which trackers without a colour take the hues, by their indices: water first, which is blue, then those
    /// with a ring, so that the two rings of a day are far apart.
    let huePlaces: [Int: Int]
    let words: DayWords
    /// Whether the page of insights has anything to show, also in a window.
    let hasInsights: Bool
    /// Whether the page of trackers shows more than names, so that the menu leads to it, also in a window.
    let showsTrackers: Bool
    /// The report of earlier days; nil in a window.
    private let windows: AnalysisWindows?
    /// The report that a window is of.
    private let whole: Report?
    /// What `previewPicture` has looked up.
    private let computedPicture = Mutex<LinkPreview.Picture??>(nil)

    /// Looks up what pages need; without a language in the profile's, without an address for the profile's, if it has one.
    ///
    /// `siteURL` ends with a slash; `serving` is given if a server shows the pages.
    package init(
        _ analysis: Analysis, language: Language? = nil, siteURL: String? = nil, pictures: PictureChoice = .none,
        serving: Serving? = nil, palette: Palette = .standard, ownPages: [OwnPageFile] = []
    ) {
        let profile = analysis.history.profile
        let language = language ?? profile.language
        self.analysis = analysis
        self.language = language
        self.siteURL = siteURL ?? profile.siteURL
        self.serving = serving
        self.pictures = pictures
        (self.palette, self.ownPages) = (palette, ownPages)
        phrases = Phrases(language, forEveryone: analysis.audience == .public)
        span = CalendarSpan(analysis)
        recorded = RecordedKinds(analysis)
        leading = LeadingStreak(analysis)
        habits = analysis.habits
        // Who has written down and said nothing is shown the levels.
        lead = recorded.isNothing && analysis.history.profile.aim == nil ? .stop : analysis.aim
        hasInsights = analysis.hasInsights
        showsTrackers =
            recorded.mindfulness || recorded.workouts
            || analysis.trackers.contains { $0.days.logs > 0 || $0.walk(on: analysis.today) != nil }
        (windows, whole) = (AnalysisWindows(analysis), nil)
        focus = Report.focus(of: analysis, beside: leading)
        leadingTracker = Report.tracker(of: leading, beside: focus)
        tracked = focus + [leadingTracker].compactMap(\.self)
        words = DayWords(phrases, analysis.history, in: language)
        focusDays = focus.map { tracker in
            let first = tracker.firstDay ?? analysis.days.range.lowerBound
            let last = tracker.isActive ? max(first, analysis.today) : tracker.days.lastLoggedDay
            return last.map { min(first, $0)...$0 }
        }
        let free = analysis.trackers.filter { $0.colour == nil }
        let ringsFirst = free.filter(\.tracker.isFocus) + free.filter { !$0.tracker.isFocus }
        // The first hue is blue, as everybody thinks of water.
        let isWater = { (tracker: TrackerAnalysis) in tracker.tracker.icon == "💧" }
        let order = ringsFirst.filter(isWater) + ringsFirst.filter { !isWater($0) }
        huePlaces = Dictionary(order.enumerated().map { ($1.index, $0) }) { first, _ in first }
    }

    private init(_ whole: Report, _ window: Analysis, through last: Day) {
        analysis = window
        language = whole.language
        siteURL = whole.siteURL
        serving = whole.serving
        pictures = whole.pictures
        (palette, ownPages) = (whole.palette, whole.ownPages)
        phrases = whole.phrases
        span = whole.span.window(through: last)
        recorded = whole.recorded
        leading = whole.leading
        habits = whole.habits
        lead = whole.lead
        hasInsights = whole.hasInsights
        showsTrackers = whole.showsTrackers
        focus = whole.focus.map { window.trackers[$0.index] }
        leadingTracker = whole.leadingTracker
        tracked = focus + [leadingTracker].compactMap(\.self)
        focusDays = whole.focusDays
        words = whole.words
        huePlaces = whole.huePlaces
        (windows, self.whole) = (nil, whole)
    }

    /// The report as it was at the end of an earlier day; this one for a day that is not over, or before the first.
    ///
    /// Beside the window of the analysis it knows which kinds of records the whole report has and which page comes next.
    package func window(through last: Day) -> Report {
        guard let window = windows?.window(through: last) else { return self }
        return Report(self, window, through: last)
    }

    /// What link previews show, also those of a window; nil if there is no picture of it, or if no address is set.
    var previewPicture: LinkPreview.Picture? {
        if let whole { return whole.previewPicture }
        guard pictures != .none else { return nil }
        return computedPicture.withLock { computed in
            if let computed { return computed }
            let picture = LinkPreview.Picture(in: self)
            computed = picture
            return picture
        }
    }

    /// For whom the report is made.
    package var audience: Audience { analysis.audience }
    /// The weeks that have a page, ascending, the last the running one; never empty.
    package var weeks: ArraySlice<Week> { span.weeks }

    package var profile: Profile { analysis.history.profile }
    package var today: Day { analysis.today }
    /// Whether there is anything to say about drinking.
    package var hasLevels: Bool { recorded.levels }
    package var hasMindfulness: Bool { recorded.mindfulness }
    package var hasWorkouts: Bool { recorded.workouts }
    /// The activities that were ever recorded.
    package var activities: [Activity] {
        Activity.allCases.filter { $0 == .meditation ? hasMindfulness : hasWorkouts }
    }
    /// Whether nothing has been recorded yet.
    var isBlank: Bool { recorded.isNothing }
    /// Whether levels are told: where some were written down, and before anything was.
    var tellsLevels: Bool { hasLevels || isBlank }
    /// Whether there are sober days to reach.
    ///
    /// Someone who records other things but no drinking has none, nor has one who wants to drink less.
    var hasMilestones: Bool { tellsLevels && lead != .less }
    /// Whether jokers can be earned, or ever were.
    var hasJokers: Bool {
        let streaks =
            [analysis.noalc.streak] + Activity.allCases.map { analysis.activity($0).streak }
            + analysis.trackers.compactMap(\.streak)
        return isBlank
            || streaks.contains { !$0.walk.isEmpty && ($0.walk.policy.cap > 0 || !$0.walk.ledger.isEmpty) }
    }
    /// What the page of jokers and milestones is called; nil if there is neither.
    var jokersPageName: String? {
        hasMilestones ? phrases.jokersAndMilestones : hasJokers ? phrases.jokers : nil
    }
    package var numbers: NumberFormat { phrases.numbers }

    /// Whether the days have rings or a core; trackers alone have none unless one is in the calendar.
    var drawsRings: Bool { tellsLevels || !activities.isEmpty || !tracked.isEmpty || drawsHabits }
    /// Whether the middle of a day shows how many habits are done.
    var drawsHabits: Bool { leading?.isOfAllHabits ?? false }

    /// Whether there is an activity or a tracker to show, also in a window.
    var hasTrackers: Bool { !activities.isEmpty || !analysis.trackers.isEmpty }

    /// Whether there is a story: never for the public, and not before the first record.
    var hasStory: Bool { audience == .private && !isBlank }

    /// The person's name, unless it is blank.
    package var name: String? {
        guard let name = profile.name, name.contains(where: { !$0.isWhitespace }) else { return nil }
        return name.isolated
    }

    package func name(of tracker: TrackerAnalysis) -> String { name(of: tracker.tracker) }
    func name(of tracker: Tracker) -> String { tracker.name.text(in: language).isolated }

    /// `Title: Alex`.
    package func title(_ page: String) -> String { "\(page): \(name ?? phrases.siteName)" }

    /// How many cells of its week lie before a day, as the profile begins its weeks.
    package func column(of day: Day) -> Int { (day.weekday.rawValue - profile.weekStart.rawValue + 7) % 7 }

    /// The first day of the week of a day, as the profile begins its weeks.
    package func firstDayOfWeek(of day: Day) -> Day { day.advanced(by: -column(of: day)) }

    /// The weekdays as the profile begins its weeks.
    var weekdays: [Weekday] {
        let start = profile.weekStart.rawValue
        return Array(Weekday.allCases[start...] + Weekday.allCases[..<start])
    }

    /// Their short names.
    package var weekdayHeadings: [String] { weekdays.map(phrases.shortName(of:)) }

    /// The number of sober days in some days.
    package func soberDays(in range: ClosedRange<Day>) -> Int {
        guard range.overlaps(analysis.days.range) else { return 0 }
        return range.clamped(to: analysis.days.range).count { analysis.days[$0]?.isSober ?? false }
    }
}
