import ProgressModel

/// Reads `profile.json`.
struct ProfileReader {
    let file: SourceFile
    /// The bytes of a time zone's file by its IANA name; nil where there is none.
    let zoneBytes: (String) -> [UInt8]?

    /// Prices, rates and weights above this are mistakes; below it no product overflows.
    static let largestAmount = 1_000_000_000

    /// Reads the profile, and the reminders' nodes, which can only be judged when the trackers are known.
    func read(_ problems: Problems) -> (profile: Profile, reminders: [JSONNode]) {
        var profile = Profile()
        guard let document = JSONReader.document(of: file, problems),
            var object = ObjectReader(document, what: "profile", in: file, problems)
        else { return (profile, []) }
        profile.name = object.text("name", problems)
        readTime(&object, into: &profile, problems)
        readSavings(&object, into: &profile, problems)
        readCounting(&object, into: &profile, problems)
        profile.language = object.choice("language", of: Language.allCases, problems) ?? profile.language
        profile.siteURL = siteURL(&object, problems)
        let reminders = object.list("reminders", problems) ?? []
        profile.healthMilestones = HealthMilestonesReader().read(&object, problems) ?? profile.healthMilestones
        object.warnOfUnknownKeys(problems)
        return (profile, reminders)
    }

    private func readTime(_ object: inout ObjectReader, into profile: inout Profile, _ problems: Problems) {
        if let node = object.node("timeZone") {
            profile.zone = zone(node, &object, problems) ?? profile.zone
        }
        profile.dayStart = object.timeOfDay("dayStart", upTo: 11 * 3600 + 59 * 60, problems) ?? profile.dayStart
        let weekStart = object.choice("weekStart", of: WeekStart.allCases, problems)
        profile.weekStart = weekStart?.weekday ?? profile.weekStart
    }

    private func zone(_ node: JSONNode, _ object: inout ObjectReader, _ problems: Problems) -> CivilZone? {
        guard case .string(let text) = node.value else {
            return object.reject(
                node, "unknown-time-zone", "no time zone, expected such as \"Europe/Berlin\"", problems)
        }
        let name = String(decoding: text, as: UTF8.self)
        if let bytes = zoneBytes(name), let zone = CivilZone(name: name, tzif: bytes) { return zone }
        // UTC needs no table, so it works where the system has none.
        if name == "UTC" { return .utc }
        return object.reject(
            node, "unknown-time-zone", "no time zone, expected a name of the IANA database such as \"Europe/Berlin\"",
            hint: zoneBytes("Europe/Berlin") == nil
                ? "the system has no time zones; on Debian: apt install tzdata" : nil,
            problems)
    }

    private func readSavings(_ object: inout ObjectReader, into profile: inout Profile, _ problems: Problems) {
        let limit = Self.largestAmount
        if let node = object.node("currency") {
            profile.currency = currency(node, &object, problems) ?? profile.currency
        }
        profile.pricePerDrink = object.decimal("pricePerDrink", upTo: limit, problems)
        let perDay = object.decimal("drinksPerDay", upTo: limit, problems)
        let perWeek = object.decimal("drinksPerWeek", upTo: limit, problems)
        if object.has("drinksPerDay"), let node = object.node("drinksPerWeek") {
            object.fail(
                "two-rates", "both \"drinksPerDay\" and \"drinksPerWeek\", expected one of them", at: node, problems)
        }
        profile.drinkingRate = perDay.map { .perDay($0) } ?? perWeek.map { .perWeek($0) }
        profile.caloriesPerDrink =
            object.decimal("caloriesPerDrink", upTo: limit, problems) ?? profile.caloriesPerDrink
        profile.weightKilograms = object.decimal("weightKg", upTo: 1000, isPositive: true, problems)
    }

    private func currency(_ node: JSONNode, _ object: inout ObjectReader, _ problems: Problems) -> Currency? {
        if case .string(let text) = node.value, let currency = Currency(code: String(decoding: text, as: UTF8.self)) {
            return currency
        }
        return object.reject(
            node, "unknown-currency", "no currency, expected a code of ISO 4217 such as \"EUR\"", problems)
    }

    private func readCounting(_ object: inout ObjectReader, into profile: inout Profile, _ problems: Problems) {
        profile.minimumMinutes =
            object.wholeNumber("minMinutes", in: 1...1440, problems) ?? profile.minimumMinutes
        if let node = object.node("goals"), var goals = ObjectReader(node, what: "goals", in: file, problems) {
            profile.mindfulnessGoal = goals.decimal("mindfulness", upTo: 1440, isPositive: true, problems)
            profile.workoutGoal = goals.decimal("workout", upTo: 1440, isPositive: true, problems)
            goals.warnOfUnknownKeys(problems)
        }
        if let node = object.node("policies"), var policies = ObjectReader(node, what: "policies", in: file, problems) {
            let families: [(String, WritableKeyPath<Profile.Policies, Profile.PolicyName>)] = [
                ("noalc", \.noalc), ("meditation", \.meditation), ("workout", \.workout), ("trackers", \.trackers),
            ]
            for (key, family) in families {
                if let policy = policies.choice(key, of: Profile.PolicyName.allCases, problems) {
                    profile.policies[keyPath: family] = policy
                }
            }
            policies.warnOfUnknownKeys(problems)
        }
        profile.timerRule = object.choice("timer", of: Profile.TimerRule.allCases, problems) ?? profile.timerRule
        profile.milestones = object.list("milestones", problems)?.compactMap { node in
            if let days = node.wholeNumber, (1...1_000_000).contains(days) { return days }
            return object.reject(
                node, "malformed-number", "no milestone, expected a whole number of days from 1", problems)
        }
    }

    private func siteURL(_ object: inout ObjectReader, _ problems: Problems) -> String? {
        guard let node = object.node("siteUrl"), let url = object.text("siteUrl", problems) else { return nil }
        if let address = SiteAddress.read(url) { return address }
        return object.reject(
            node, "malformed-url", "no address of a site, expected such as \"\(SiteAddress.example)\"", problems)
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
            problems.error("not-utf8", file, place, notUTF8)
            return nil
        }
        var reader = JSONReader(file.bytes, dialect: .json5)
        do {
            return try reader.document()
        } catch {
            problems.error("malformed-json", file, error.position, error.text)
            return nil
        }
    }
}
