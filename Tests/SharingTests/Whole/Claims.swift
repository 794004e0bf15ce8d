import Counting
import Model
import TestSupport
import Wording

/// The claims of a report in numbers, compared with `stats` or the days themselves.
struct Claims {
    /// A sentence with a `#` in place of each number, in both languages and in the plural; what follows a `*` is not
    /// read.
    private struct Claim {
        let sentences: [String]
        /// The beginnings of the places in which the sentence has this meaning.
        var places = [""]
        /// Whether numbers that were read are true.
        let isTrue: ([Double]) -> Bool
    }

    let language: Language
    private var claims: [Claim] = []

    /// Calculates the correct numbers; `week` is the one whose report is read.
    init(of analysis: Analysis, in language: Language, week: Week) {
        self.language = language
        let json = (try? JSON(parsing: String(decoding: Statistics(analysis).json.bytes, as: UTF8.self))) ?? JSON(nil)
        addSobriety(json["sobriety"], analysis)
        addStreaks(json)
        addDays(json, analysis)
        addWeeks(of: analysis, week)
        addStory(of: analysis)
    }

    /// The claims in a text whose numbers are wrong, each with its sentence.
    func faults(in said: Said) -> [String] {
        let text = Claims.inPlural(said.text)
        return claims.filter { claim in
            guard claim.places.contains(where: said.place.hasPrefix) else { return false }
            return claim.sentences.contains { sentence in numbers(in: text, sentence).map { !claim.isTrue($0) } ?? false
            }
        }
        .map { "“\($0.sentences[0])” is not so" }
    }

    private mutating func add(_ sentences: String..., at places: [String] = [""], isTrue: @escaping ([Double]) -> Bool)
    {
        claims.append(Claim(sentences: sentences, places: places, isTrue: isTrue))
    }

    // MARK: What is true

    private mutating func addSobriety(_ sobriety: JSON, _ analysis: Analysis) {
        let shown = Double(analysis.sobriety.shown?.length ?? 0)
        let (longest, runs) = (sobriety["longest"].number, analysis.soberRuns.count)
        let next = [sobriety["next"]["days"].number, sobriety["next"]["away"].number]
        add("Day #", "Tag #") { $0 == [shown] }
        add("The ring closes at # days.*", "Der Ring schließt sich bei # Tagen.*") {
            $0 == [next[0]]
        }
        add(
            "The next sober day is day 1. Your longest sober streak so far: # days.",
            "Der nächste nüchterne Tag ist Tag 1. Deine bisher längste nüchterne Serie: # Tage."
        ) { $0 == [longest] && runs > 1 }
        add(
            "The next sober day is day 1. Your first sober streak had # days.",
            "Der nächste nüchterne Tag ist Tag 1. Deine erste nüchterne Serie hatte # Tage."
        ) { $0 == [longest] && runs == 1 }
        add("- Longest sober streak: # days, *", "- Längste nüchterne Serie: # Tage, *") { $0 == [longest] }
        guard analysis.records.entries > 0 || analysis.totals.assumed > 0 else { return }
        add("- Next milestone: # days, in # days*", "- Nächster Meilenstein: # Tage, in # Tagen*") { $0 == next }
        add("# days, # days away", "# Tage, noch # Tage", at: ["stats"]) { $0 == next }
        add("# sober", "# nüchtern", at: ["stats"]) { $0 == [sobriety["soberDays"].number] }
    }

    /// The streaks with a number on a page; a sentence doesn't always name the streak that it is about.
    private mutating func addStreaks(_ json: JSON) {
        let trackers = json["trackers"].list.map { $0["streak"] }.filter { !$0.isNull }
        let streaks = ["noalc", "meditation", "workout"].map { json[$0]["streak"] } + trackers
        let lengths = Set(streaks.map { $0["current"].number })
        let longest = lengths.union(streaks.map { $0["longest"].number })
        let parts = streaks.map { [$0["good"].number, $0["current"].number - $0["good"].number] }
        add("# good, # healed", "# gut, # geheilt") { parts.contains($0) }
        for unit in [("days", "Tage"), ("weeks", "Wochen")] {
            add("# \(unit.0) in a row", "# \(unit.1) in Folge", at: ["index"]) { lengths.contains($0[0]) }
            add("# \(unit.0) aware", "# \(unit.1) bewusst", at: ["index"]) { lengths.contains($0[0]) }
            add("# \(unit.0), longest # \(unit.0)*", "# \(unit.1), längste # \(unit.1)*", at: ["summary"]) {
                lengths.contains($0[0]) && longest.contains($0[1]) && $0[0] < $0[1]
            }
            add("* (longest # \(unit.0))", "* (längste # \(unit.1))", at: ["index"]) { longest.contains($0[0]) }
        }
        add("# days without", "# Tage ohne", at: ["index"]) { lengths.contains($0[0]) }
        let rewards = streaks.map { $0["rewards"] }.map { [$0["available"], $0["earned"], $0["spent"]].map(\.number) }
        add("# held, # earned, # spent*", "# da, # verdient, # eingelöst*", at: ["stats"]) { rewards.contains($0) }
    }

    private mutating func addDays(_ json: JSON, _ analysis: Analysis) {
        let days = json["noalc"]["days"]
        let levels = ["steady", "assumed", "easy", "wild", "gap"].map { days[$0].number }
        add(
            "# steady (# assumed), # easy, # wild, # without an entry",
            "# ruhig (davon # angenommen), # locker, # wild, # ohne Eintrag"
        ) { $0 == levels }
        add("# steady, # easy, # wild, # without an entry", "# ruhig, # locker, # wild, # ohne Eintrag") {
            $0 == levels.enumerated().filter { $0.offset != 1 }.map(\.element) && levels[1] == 0
        }
        let minutes = ["meditation", "workout"].map { [json[$0]["minutes"].number, json[$0]["days"].number] }
        add("# min on # days*", "# min an # Tagen*", at: ["stats"]) { minutes.contains(Array($0.prefix(2))) }
        let logs = json["trackers"].list.map { [$0["logs"].number, $0["days"].number] }
        add("# on # days*", "# an # Tagen*", at: ["stats"]) { logs.contains(Array($0.prefix(2))) }
        add("# nights, middle *", "# days, middle *", "# Nächte, Mitte *", "# Tage, Mitte *", at: ["stats"]) {
            $0[0] > 1
        }
        let week = json["noalc"]["week"]
        let missing = Week(containing: analysis.today).days.contains { day in
            day < analysis.today && day >= analysis.days.firstLevel ?? day && analysis.days[day]?.level == nil
        }
        for word in ["", "At least ", "Mindestens "] {
            add("\(word)# of # drinks this week.*", "\(word)# von # Drinks in dieser Woche.*") {
                $0 == [week["drinks"].number, week["goal"].number]
                    && word.isEmpty == (week["estimated"].number == 0 && !missing)
            }
        }
    }

    private mutating func addWeeks(of analysis: Analysis, _ week: Week) {
        let month = (analysis.today.yearMonth.firstDay...analysis.today).map { $0 }
        for (week, places) in [(Week(containing: analysis.today), ["index", "summary"]), (week, ["weeks"])] {
            let days = week.days.filter { $0 <= analysis.today }
            let minutes = Claims.mindfulMinutes(days, of: analysis)
            add("# of # days steady*", "# von # Tagen ruhig*", at: places) { numbers in
                [days, month].contains { Claims.areSteady(numbers, among: $0, of: analysis) }
            }
            // Without milestones, the overview also shows the five weeks before this one.
            let earlier = (1...5).map { ago in
                Claims.mindfulMinutes(week.days.map { $0.advanced(by: -7 * ago) }, of: analysis)
            }
            add("# mindful minutes*", "# achtsame Minuten*", at: places) { numbers in
                numbers[0] == minutes || places.contains("index") && earlier.contains(numbers[0])
            }
        }
        addSuperlatives(of: analysis, week)
    }

    private static func mindfulMinutes(_ days: [Day], of analysis: Analysis) -> Double {
        Double(days.reduce(0) { $0 + (analysis.days[$1]?.mindfulnessMinutes ?? 0) })
    }

    /// Whether this many days can be steady, between at least the ones with a level and at most all.
    private static func areSteady(_ numbers: [Double], among days: [Day], of analysis: Analysis) -> Bool {
        let levels = days.compactMap { analysis.days[$0]?.level }
        return Double(levels.count { $0 == .steady }) == numbers[0]
            && (Double(levels.count)...Double(days.count)).contains(numbers[1])
    }

    private mutating func addSuperlatives(of analysis: Analysis, _ week: Week) {
        let runs = analysis.soberRuns
        add(
            "# sober days in a row, the longest sober streak so far.*", "# nüchterne Tage in Folge – der Rekord.*",
            at: ["weeks"]
        ) { numbers in
            let length = Int(numbers[0])
            guard
                let run = runs.firstIndex(where: {
                    $0.first <= week.sunday && $0.last >= week.monday && $0.length >= length
                })
            else { return false }
            return run > 0 && runs[..<run].allSatisfy { $0.length < length }
        }
        let sums = stride(from: analysis.days.range.lowerBound, through: week.sunday, by: 1).reduce(
            into: [Week: (Int, Int)]()
        ) { sums, day in
            sums[Week(containing: day), default: (0, 0)].0 += analysis.days[day]?.mindfulnessMinutes ?? 0
            sums[Week(containing: day), default: (0, 0)].1 += analysis.days[day]?.workoutMinutes ?? 0
        }
        let earlier = sums.filter { $0.key < week }.values
        add("# mindful minutes, more than in any week before.*", "# achtsame Minuten, mehr als in jeder Woche zuvor.*")
        {
            numbers in earlier.allSatisfy { Double($0.0) < numbers[0] }
        }
        add(
            "# minutes of workout, more than in any week before.*",
            "# Minuten Training, mehr als in jeder Woche zuvor.*"
        ) { numbers in earlier.allSatisfy { Double($0.1) < numbers[0] } }
        add(
            "All seven days were steady: # sober days in a row.*",
            "Alle sieben Tage waren ruhig: # nüchterne Tage in Folge.*"
        ) { numbers in
            (analysis.days[week.sunday]?.soberRun).map(Double.init) == numbers[0] && numbers[0] > 7
        }
    }

    private mutating func addStory(of analysis: Analysis) {
        let lengths = analysis.soberRuns.map { Double($0.length) }
        let most = lengths.max() ?? 0
        let isAlone = lengths.count { $0 == most } == 1
        add("The longest sober streak so far", "Die bisher längste nüchterne Serie", at: ["story"]) { _ in
            isAlone && lengths.count > 1
        }
        add("The first sober streak", "Die erste nüchterne Serie", at: ["story"]) { _ in lengths.count == 1 }
        add("# sober days, from *", "# nüchterne Tage, vom *", at: ["story"]) { numbers in
            lengths.firstIndex(of: numbers[0]).map { lengths[..<$0].allSatisfy { $0 < numbers[0] } } ?? false
        }
        let hasLevels = analysis.records.entries > 0 || analysis.totals.assumed > 0
        add("# streaks since *. The longest: # *", "# Serien seit *. Die längste: # *", at: ["index"]) {
            !hasLevels || isAlone && lengths.count > 1 && $0 == [Double(lengths.count), most]
        }
        let firstYear = analysis.days.firstRecorded
        add("* # more than the year before.*", "* # mehr als im Jahr davor.*", at: ["story"]) { _ in
            firstYear.advanced(by: 360) < analysis.today
        }
    }
}
