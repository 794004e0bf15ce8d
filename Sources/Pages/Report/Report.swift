package import Counting
package import Model
import Synchronization
package import Wording

/// The data from which all pages are made: the numbers, the words, and values that are computed once for all of them.
///
/// It is a class because every page keeps it and it never changes.
package final class Report: Sendable {
    package let analysis: Analysis
    package let language: Language
    package let phrases: Phrases
    /// The address of the site, with a slash at its end; nil if none is set.
    package let siteURL: String?
    /// The additions for pages shown by a server; nil for a site of files.
    package let serving: Serving?
    /// The share cards that are also PNGs.
    let pictures: PictureChoice
    package let palette: Palette
    /// The pages written by the person, by their names.
    let ownPages: [OwnPageFile]
    let span: CalendarSpan
    /// The kinds of records that exist, even if the report is a window.
    let recorded: RecordedKinds
    /// The leading streak, which the calendars show; nil if the history has levels.
    package let leading: LeadingStreak?
    /// The habits that are done day by day.
    let habits: [Habit]
    /// The person's aim, which leads on all pages.
    package let lead: Profile.Aim
    /// The trackers with rings, at most two; one in the place of levels only has a ring if it has a goal.
    let focus: [TrackerAnalysis]
    /// The tracker in the place of levels, unless the ring of its goal is shown.
    let leadingTracker: TrackerAnalysis?
    /// The trackers in ring calendars.
    let tracked: [TrackerAnalysis]
    /// The days of each focus tracker, from its first to its last log or, while it is active, to today; nil if it rests
    /// and has no logs.
    let focusDays: [ClosedRange<Day>?]
    /// The order in which trackers without a colour take hues, by their indices: water first, which is blue, then those
    /// with a ring, so that the two rings of a day have very different hues.
    let huePlaces: [Int: Int]
    let words: DayWords
    /// Whether the page of insights has any content, even if the report is a window.
    let hasInsights: Bool
    /// Whether the page of trackers shows more than names, so that it is in the menu, even if the report is a window.
    let showsTrackers: Bool
    /// The reports of earlier days; nil in a window.
    private let windows: AnalysisWindows?
    /// The report that the window is a part of; nil if it isn't a window.
    private let whole: Report?
    /// The value of `previewPicture`, if it was computed.
    private let computedPicture = Mutex<LinkPreview.Picture??>(nil)

    /// Makes a report; by default its language and its address are those of the profile.
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
        // A person without records and without an aim sees the levels.
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
        // The first hue is blue, which suits water.
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

    /// The report as it was at the end of an earlier day; itself for a day that isn't over, or before the first.
    ///
    /// Unlike the window of the analysis, it has the kinds of records of the whole report, and the next page.
    package func window(through last: Day) -> Report {
        guard let window = windows?.window(through: last) else { return self }
        return Report(self, window, through: last)
    }

    /// The picture of link previews, also in a window; nil if there isn't one, or if no address is set.
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

    /// The readers of the report.
    package var audience: Audience { analysis.audience }
    /// The weeks with a page, ascending up to the current one; never empty.
    package var weeks: ArraySlice<Week> { span.weeks }

    package var profile: Profile { analysis.history.profile }
    package var today: Day { analysis.today }
    /// Whether levels were ever recorded.
    package var hasLevels: Bool { recorded.levels }
    package var hasMindfulness: Bool { recorded.mindfulness }
    package var hasWorkouts: Bool { recorded.workouts }
    /// The activities that were ever recorded.
    package var activities: [Activity] {
        Activity.allCases.filter { $0 == .meditation ? hasMindfulness : hasWorkouts }
    }
    /// Whether nothing has been recorded yet.
    var isBlank: Bool { recorded.isNothing }
    /// Whether levels are shown: if they were recorded, or nothing was.
    var tellsLevels: Bool { hasLevels || isBlank }
    /// Whether sober days have milestones.
    ///
    /// False for a person who only records other things, and with the aim to drink less.
    var hasMilestones: Bool { tellsLevels && lead != .less }
    /// Whether jokers can be earned, or were ever earned.
    var hasJokers: Bool {
        let streaks =
            [analysis.noalc.streak] + Activity.allCases.map { analysis.activity($0).streak }
            + analysis.trackers.compactMap(\.streak)
        return isBlank
            || streaks.contains { !$0.walk.isEmpty && ($0.walk.policy.cap > 0 || !$0.walk.ledger.isEmpty) }
    }
    /// The name of the page of jokers and milestones; nil if there are neither.
    var jokersPageName: String? {
        hasMilestones ? phrases.jokersAndMilestones : hasJokers ? phrases.jokers : nil
    }
    package var numbers: NumberFormat { phrases.numbers }

    /// Whether days have rings or a core; trackers alone have none unless one is in the calendar.
    var drawsRings: Bool { tellsLevels || !activities.isEmpty || !tracked.isEmpty || drawsHabits }
    /// Whether the middle of a day shows how many habits are done.
    var drawsHabits: Bool { leading?.isOfAllHabits ?? false }

    /// Whether there are activities or trackers to show, also in a window.
    var hasTrackers: Bool { !activities.isEmpty || !analysis.trackers.isEmpty }

    /// Whether there is a story: not in the public edition, and not before the first record.
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

    /// The number of days between the first day of the profile's week and a day.
    package func column(of day: Day) -> Int { (day.weekday.rawValue - profile.weekStart.rawValue + 7) % 7 }

    /// The first day of a day's week, in the weeks of the profile.
    package func firstDayOfWeek(of day: Day) -> Day { day.advanced(by: -column(of: day)) }

    /// The weekdays, from the first day of the profile's week.
    var weekdays: [Weekday] {
        let start = profile.weekStart.rawValue
        return Array(Weekday.allCases[start...] + Weekday.allCases[..<start])
    }

    /// The short names of the weekdays, from the first day of the profile's week.
    package var weekdayHeadings: [String] { weekdays.map(phrases.shortName(of:)) }

    /// The number of sober days in a range.
    package func soberDays(in range: ClosedRange<Day>) -> Int {
        guard range.overlaps(analysis.days.range) else { return 0 }
        return range.clamped(to: analysis.days.range).count { analysis.days[$0]?.isSober ?? false }
    }
}
