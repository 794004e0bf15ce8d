package import Model

/// Reads `profile.json`.
struct ProfileReader {
    let file: SourceFile
    let problems: Problems
    /// The bytes of a time zone's file by its IANA name; nil if there isn't one.
    let zoneBytes: (String) -> [UInt8]?

    /// The parts that need the trackers.
    struct Pending {
        var reminders: [JSONNode] = []
        var pauses: [JSONNode] = []
        /// Nil if the key is missing.
        var comparisons: [JSONNode]?
    }

    private struct Reading {
        var profile = Profile()
        var pending = Pending()
    }

    /// Reads the profile, and the parts that need the trackers.
    func read() -> (profile: Profile, pending: Pending) {
        var reading = Reading()
        guard let document = JSONReader.document(of: file, problems),
            var object = ObjectReader(document, what: "profile", in: file, problems)
        else { return (Profile(), Pending()) }
        var read: Set<String> = []
        for setting in Setting.all {
            guard let parent = setting.parent else {
                self.read(setting, of: &object, into: &reading)
                continue
            }
            guard read.insert(parent).inserted, let node = object.node(parent),
                var inner = ObjectReader(node, what: parent, in: object)
            else { continue }
            for setting in Setting.all where setting.parent == parent {
                inner.read(setting.kind, setting.lastKey, into: &reading.profile)
            }
            inner.warnOfUnknownKeys()
        }
        if object.has(Setting.drinksPerDay.key), let node = object.node(Setting.drinksPerWeek.key) {
            object.fail(
                .twoRates, "both \"drinksPerDay\" and \"drinksPerWeek\"; expected one of them", at: node)
        }
        object.warnOfUnknownKeys()
        return (reading.profile, reading.pending)
    }

    /// Reads a setting from its object; without a value it keeps its default.
    private func read(_ setting: Setting, of object: inout ObjectReader, into reading: inout Reading) {
        let key = setting.key
        /// Assigns a value if it was written.
        func take<Value>(_ path: WritableKeyPath<Profile, Value>, _ value: Value?) {
            if let value { reading.profile[keyPath: path] = value }
        }
        switch setting {
        case .timeZone: take(\.zone, zone(key, &object))
        case .currency:
            let expected = "not a currency; expected a code of ISO 4217 such as \"EUR\""
            take(\.currency, object.value(key, .unknownCurrency, expected) { Currency(code: $0) })
        // The zone and the start of the day are earlier in the list of settings.
        case .lastDrink: reading.profile.lastDrink = object.lastDrink(key, reading.profile.dayClock)
        case .siteURL: reading.profile.siteURL = siteURL(key, &object)
        case .feedID: reading.profile.feedID = feedID(key, &object)
        case .healthMilestones: take(\.healthMilestones, object.healthMilestones(key))
        case .assumeSteady: take(\.assumeSteady, object.daySpans(key))
        case .milestones:
            let expected = "not a milestone; expected a whole number of days from 1"
            reading.profile.milestones = object.items(key, .malformedNumber, expected) { node in
                node.wholeNumber.flatMap { (1...1_000_000).contains($0) ? $0 : nil }
            }
        case .celebrations:
            let expected = "not a text; expected those of \"celebrations\" in quotation marks"
            reading.profile.celebrations = object.items(key, .malformedText, expected) { node in
                node.word.flatMap { $0.isEmpty ? nil : $0 }
            }
        case .savingsGoals: reading.profile.savingsGoals = object.savingsGoals(key)
        // The grams of a drink are earlier in the list.
        case .ownDrinks: reading.profile.ownDrinks = object.ownDrinks(key, grams: reading.profile.drinkGrams)
        case .reminders: reading.pending.reminders = object.list(key) ?? []
        case .quietHours:
            let expected = "not a span of time; expected e.g. \"22:00-07:00\""
            reading.profile.quietHours = object.value(key, .malformedTime, expected) { QuietHoursText.read($0) }
        case .pauses: reading.pending.pauses = object.list(key) ?? []
        case .comparisons: reading.pending.comparisons = object.list(key)
        default: object.read(setting.kind, key, into: &reading.profile)
        }
    }

    private func zone(_ key: String, _ object: inout ObjectReader) -> CivilZone? {
        guard let node = object.node(key) else { return nil }
        guard case .string(let text) = node.value else {
            return object.reject(
                node, .unknownTimeZone, "not a time zone; expected e.g. \"Europe/Berlin\"")
        }
        let name = String(decoding: text, as: UTF8.self)
        if let bytes = zoneBytes(name), let zone = CivilZone(name: name, tzif: bytes) { return zone }
        // UTC needs no table, so it works on a system without any.
        if name == "UTC" { return .utc }
        return object.reject(
            node, .unknownTimeZone, "not a time zone; expected a name of the IANA database such as \"Europe/Berlin\"",
            hint: zoneBytes("Europe/Berlin") == nil
                ? "the system has no time zones; on Debian: apt install tzdata" : zoneHint(name))
    }

    /// The hint for a zone in other case, or a city without its continent.
    private func zoneHint(_ written: String) -> String? {
        let parts = written.split(separator: "/").map { part in
            part.split { $0 == " " || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
                .joined(separator: "_")
        }
        let name = parts.joined(separator: "/")
        let candidates = parts.count > 1 ? [name] : CivilZone.areas.map { $0 + "/" + name }
        return candidates.first { zoneBytes($0) != nil }.map { "did you mean \"\($0)\"?" }
    }

    private func siteURL(_ key: String, _ object: inout ObjectReader) -> String? {
        guard let node = object.node(key), let url = object.text(key) else { return nil }
        if let address = SiteAddress.read(url) { return address }
        return object.reject(
            node, .malformedURL, "not the address of a site; expected e.g. \"\(SiteAddress.example)\"")
    }

    private func feedID(_ key: String, _ object: inout ObjectReader) -> String? {
        guard let node = object.node(key), let text = object.text(key) else { return nil }
        return UniqueID.read(text)
            ?? object.reject(
                node, .malformedID, "not a UUID; expected e.g. \"f81d4fae-7dec-41d0-a765-00a0c91e6bf6\"")
    }
}

extension JSONReader {
    /// The value of a hand-written file; nil, with a report, if it isn't JSON5 or UTF-8.
    static func document(
        of file: SourceFile, _ problems: Problems, dialect: JSONReader.Dialect = .json5
    ) -> JSONNode? {
        if let place = file.firstInvalidByte {
            problems.error(.notUTF8, file, place, file.notText)
            return nil
        }
        var reader = JSONReader(file.bytes, dialect: dialect)
        do {
            return try reader.document()
        } catch {
            problems.error(.malformedJSON, file, error.position, error.text)
            return nil
        }
    }

    /// The items of a file that is a list of `things`; nil, with a report, if it isn't one.
    static func list(
        of things: String, in file: SourceFile, _ problems: Problems, dialect: JSONReader.Dialect = .json5
    ) -> [JSONNode]? {
        guard let document = document(of: file, problems, dialect: dialect) else { return nil }
        if let elements = document.elements { return elements }
        problems.error(
            .malformedJSON, file, document.position,
            "the file holds \(document.kind); expected a list of \(things)")
        return nil
    }
}

/// The form `22:00-07:00` of a profile.
package enum QuietHoursText {
    /// Reads it, also with an en or em dash; nil for other texts, and if both times are equal.
    ///
    /// `time` reads one of the times.
    package static func read(
        _ text: String, time: (String) -> Int? = { parseTimeOfDay($0.filter { $0 != " " }.utf8Span.span) }
    ) -> QuietHours? {
        let parts = text.split { "-\u{2013}\u{2014}".contains($0) }.map { time(String($0)) }
        guard parts.count == 2, let start = parts[0], let end = parts[1], start != end else { return nil }
        return QuietHours(from: start, to: end)
    }

    package static func text(of hours: QuietHours) -> String {
        [hours.start, hours.end].map { WallTime(secondsSinceEpoch: $0).hourAndMinute }.joined(separator: "-")
    }
}
