import Diagnostics
import ProgressModel

/// Reads `profile.json`.
struct ProfileReader {
    let file: SourceFile
    let problems: Problems
    /// The bytes of a time zone's file by its IANA name; nil where there is none.
    let zoneBytes: (String) -> [UInt8]?

    /// What can only be judged when the trackers are known.
    struct Pending {
        var reminders: [JSONNode] = []
        var pauses: [JSONNode] = []
        /// Nil where the key is not there.
        var comparisons: [JSONNode]?
    }

    /// Reads the profile, and what of it waits for the trackers.
    func read() -> (profile: Profile, pending: Pending) {
        var profile = Profile()
        guard let document = JSONReader.document(of: file, problems),
            var object = ObjectReader(document, what: "profile", in: file, problems)
        else { return (profile, Pending()) }
        profile.name = object.text("name")
        readTime(&object, into: &profile)
        readSavings(&object, into: &profile)
        readCounting(&object, into: &profile)
        profile.language = object.choice("language", of: Language.allCases) ?? profile.language
        profile.siteURL = siteURL(&object)
        let pending = Pending(
            reminders: object.list("reminders") ?? [], pauses: object.list("pauses") ?? [],
            comparisons: object.list("comparisons"))
        profile.healthMilestones = HealthMilestonesReader().read(&object) ?? profile.healthMilestones
        object.warnOfUnknownKeys()
        return (profile, pending)
    }

    private func readTime(_ object: inout ObjectReader, into profile: inout Profile) {
        if let node = object.node("timeZone") {
            profile.zone = zone(node, &object) ?? profile.zone
        }
        profile.dayStart = object.timeOfDay("dayStart", upTo: 11 * 3600 + 59 * 60) ?? profile.dayStart
        let weekStart = object.choice("weekStart", of: WeekStart.allCases)
        profile.weekStart = weekStart?.weekday ?? profile.weekStart
    }

    private func zone(_ node: JSONNode, _ object: inout ObjectReader) -> CivilZone? {
        guard case .string(let text) = node.value else {
            return object.reject(
                node, .unknownTimeZone, "not a time zone; expected e.g. \"Europe/Berlin\"")
        }
        let name = String(decoding: text, as: UTF8.self)
        if let bytes = zoneBytes(name), let zone = CivilZone(name: name, tzif: bytes) { return zone }
        // UTC needs no table, so it works where the system has none.
        if name == "UTC" { return .utc }
        return object.reject(
            node, .unknownTimeZone, "not a time zone; expected a name of the IANA database such as \"Europe/Berlin\"",
            hint: zoneBytes("Europe/Berlin") == nil
                ? "the system has no time zones; on Debian: apt install tzdata" : zoneHint(name))
    }

    /// The zone that was named in other capitals, or as a city without its continent.
    private func zoneHint(_ written: String) -> String? {
        let parts = written.split(separator: "/").map { part in
            part.split { $0 == " " || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
                .joined(separator: "_")
        }
        let name = parts.joined(separator: "/")
        let candidates = parts.count > 1 ? [name] : CivilZone.areas.map { $0 + "/" + name }
        return candidates.first { zoneBytes($0) != nil }.map { "did you mean \"\($0)\"?" }
    }

    private func readSavings(_ object: inout ObjectReader, into profile: inout Profile) {
        let limit = Profile.largestAmount
        if let node = object.node("currency") {
            profile.currency = currency(node, &object) ?? profile.currency
        }
        profile.pricePerDrink = object.amountOverTime("pricePerDrink", upTo: limit)
        let perDay = object.amountOverTime("drinksPerDay", upTo: limit)
        let perWeek = object.amountOverTime("drinksPerWeek", upTo: limit)
        if object.has("drinksPerDay"), let node = object.node("drinksPerWeek") {
            object.fail(
                .twoRates, "both \"drinksPerDay\" and \"drinksPerWeek\"; expected one of them", at: node)
        }
        profile.drinkingRate = perDay.map { .perDay($0) } ?? perWeek.map { .perWeek($0) }
        profile.caloriesPerDrink =
            object.amountOverTime("caloriesPerDrink", upTo: limit) ?? profile.caloriesPerDrink
        profile.savingsMethod =
            object.choice("savings", of: Profile.SavingsMethod.allCases) ?? profile.savingsMethod
        profile.weightKilograms = object.decimal("weightKg", upTo: 1000, isPositive: true)
    }

    private func currency(_ node: JSONNode, _ object: inout ObjectReader) -> Currency? {
        if case .string(let text) = node.value, let currency = Currency(code: String(decoding: text, as: UTF8.self)) {
            return currency
        }
        return object.reject(
            node, .unknownCurrency, "not a currency; expected a code of ISO 4217 such as \"EUR\"")
    }

    private func readCounting(_ object: inout ObjectReader, into profile: inout Profile) {
        profile.assumeSteady = object.daySpans("assumeSteady") ?? profile.assumeSteady
        profile.soberUpTo = object.wholeNumber("soberUpTo", in: 0...1) ?? profile.soberUpTo
        profile.minimumMinutes =
            object.wholeNumber("minMinutes", in: 1...1440) ?? profile.minimumMinutes
        if let node = object.node("goals"), var goals = ObjectReader(node, what: "goals", in: object) {
            profile.mindfulnessGoal = goals.decimal("mindfulness", upTo: 1440, isPositive: true)
            profile.workoutGoal = goals.decimal("workout", upTo: 1440, isPositive: true)
            goals.warnOfUnknownKeys()
        }
        if let node = object.node("policies"), var policies = ObjectReader(node, what: "policies", in: object) {
            let families: [(String, WritableKeyPath<Profile.Policies, Profile.PolicyName>)] = [
                ("noalc", \.noalc), ("meditation", \.meditation), ("workout", \.workout), ("trackers", \.trackers),
            ]
            for (key, family) in families {
                if let policy = policies.choice(key, of: Profile.PolicyName.allCases) {
                    profile.policies[keyPath: family] = policy
                }
            }
            policies.warnOfUnknownKeys()
        }
        if let node = object.node("schedules"), var schedules = ObjectReader(node, what: "schedules", in: object) {
            profile.schedules.meditation = schedules.schedule("meditation") ?? .everyDay
            profile.schedules.workout = schedules.schedule("workout") ?? .everyDay
            schedules.warnOfUnknownKeys()
        }
        readRewards(&object, into: &profile)
        profile.timerRule = object.choice("timer", of: Profile.TimerRule.allCases) ?? profile.timerRule
        profile.milestones = object.list("milestones")?.compactMap { node in
            if let days = node.wholeNumber, (1...1_000_000).contains(days) { return days }
            return object.reject(
                node, .malformedNumber, "not a milestone; expected a whole number of days from 1")
        }
    }

    private func readRewards(_ object: inout ObjectReader, into profile: inout Profile) {
        profile.celebrations = object.list("celebrations")?.compactMap { node in
            if let text = node.word, !text.isEmpty { return text }
            return object.reject(
                node, .malformedText, "not a text; expected those of \"celebrations\" in quotation marks")
        }
        profile.savingsGoals = (object.list("savingsGoals") ?? []).compactMap { savingsGoal($0, in: object) }
    }

    private func savingsGoal(_ node: JSONNode, in parent: ObjectReader) -> SavingsGoal? {
        guard var object = ObjectReader(node, what: "savings goal", in: parent) else { return nil }
        let name = object.text("name")
        let amount = object.decimal("amount", upTo: Profile.largestAmount, isPositive: true)
        object.warnOfUnknownKeys()
        if object.isSound, name == nil || amount == nil {
            object.fail(.missingValue, "the savings goal has no \"\(name == nil ? "name" : "amount")\"")
        }
        guard object.isSound, let name, let amount else { return nil }
        return SavingsGoal(name: name, amount: amount)
    }

    private func siteURL(_ object: inout ObjectReader) -> String? {
        guard let node = object.node("siteUrl"), let url = object.text("siteUrl") else { return nil }
        if let address = SiteAddress.read(url) { return address }
        return object.reject(
            node, .malformedURL, "not the address of a site; expected e.g. \"\(SiteAddress.example)\"")
    }

    private enum WeekStart: String, CaseIterable {
        case monday, sunday, saturday

        var weekday: Weekday {
            switch self {
            case .monday: .monday
            case .sunday: .sunday
            case .saturday: .saturday
            }
        }
    }
}

extension JSONReader {
    /// The value of a file that people write by hand; nil, with a report, where it is not JSON5 or not UTF-8.
    static func document(of file: SourceFile, _ problems: Problems) -> JSONNode? {
        if let place = file.firstInvalidByte {
            problems.error(.notUTF8, file, place, file.notText)
            return nil
        }
        var reader = JSONReader(file.bytes, dialect: .json5)
        do {
            return try reader.document()
        } catch {
            problems.error(.malformedJSON, file, error.position, error.text)
            return nil
        }
    }
}
