import Model
import TestSupport
import Testing
import Wording

@testable import Actions
@testable import Serving

/// Changing single settings of the profile and of a tracker in the browser, without scripts.
@Suite("The settings of the profile and of a tracker") struct FieldSettingsTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }

    init() throws {
        directory = try TemporaryDirectory()
        let days = (20...29).map { "2025-10-\($0),steady" } + ["2025-10-30,easy"]
        try directory.write("date,level\n" + days.joined(separator: "\n") + "\n", to: "data/entries.csv")
        try directory.write("{\n  // mine\n  \"timeZone\": \"Europe/Berlin\"\n}\n", to: "data/profile.json")
        try directory.write(
            """
            [
              { "preset": "water", "dailyGoal": 8 }, // eight
              { "id": "piano", "name": "Piano", "type": "good", "trackingMode": "yesNo" }
            ]

            """, to: "data/trackers.json")
        try directory.write(
            "timestamp,tracker,value\n2025-10-29T08:00:00+01:00,water,2\n2025-10-30T08:00:00+01:00,water,1\n",
            to: "data/logs.csv")
    }

    private var files: [String?] {
        ["profile.json", "trackers.json", "logs.csv", "why.md"].map { directory.text(of: "data/" + $0) ?? "" }
    }

    private func page(_ path: String, _ server: RunningServer) async throws -> Element {
        let reply = try await server.get(path)
        #expect(reply.status == 200, "\(path)")
        let reader = HTMLReader(page: reply.body)
        #expect(reader.faults == [], "\(path)")
        return reader.root
    }

    /// Sends the form of a setting, also on the page that asks first if there is one, and returns the message.
    @discardableResult
    private func change(
        _ key: String, _ value: String, _ more: String = "", tracker: String? = nil, on server: RunningServer
    ) async throws -> String {
        let fields = "token=\(server.token)&key=\(key)&value=\(value)" + more + (tracker.map { "&tracker=\($0)" } ?? "")
        var reply = try await server.post("/settings/change", fields)
        var address = try #require(reply.headers["location"], "\(key) \(value): \(reply.status)")
        if address.hasPrefix("/settings/change") {
            #expect(try await page(address, server).first(".effects") != nil)
            reply = try await server.post("/settings/change", fields + "&sure=yes")
            address = try #require(reply.headers["location"])
        }
        return try await page(address, server).first(".said")?.first("p")?.text ?? ""
    }

    private func undo(_ server: RunningServer) async throws {
        let sheet = try await page("/log", server)
        let change = sheet.first(".last-change")?.all("input").first { $0.attributes["name"] == "change" }
        let reply = try await server.post(
            "/settings/undo", "token=\(server.token)&part=general&change=\(change?.attributes["value"] ?? "")")
        #expect(reply.status == 303)
    }

    @Test("V-22, T-23, T-34 every setting of the profile is changed, says what it did, and is undone byte for byte")
    func profile() async throws {
        let before = files
        let changes: [(key: String, value: String, more: String, written: String)] = [
            ("name", "Nora", "", #""name": "Nora""#), ("timeZone", "Vienna", "", #""timeZone": "Europe/Vienna""#),
            ("dayStart", "04%3A00", "", #""dayStart": "04:00""#),
            ("weekStart", "sunday", "", #""weekStart": "sunday""#),
            ("publicFrom", "1.2.2025", "", #""publicFrom": "2025-02-01""#),
            ("quietHours", "22%3A00+-+7%3A00", "", #""quietHours": "22:00-07:00""#),
            ("comparisons", "noalc%2Cmeditation", "", #""comparisons": ["noalc", "meditation"]"#),
            ("weightKg", "64%2C5", "", #""weightKg": 64.5"#), ("aim", "less", "", #""aim": "less""#),
            ("lastDrink", "19.10.2025+22%3A00", "", #""lastDrink": "2025-10-19T22:00:00+02:00""#),
            ("goals.drinksPerWeek", "5", "", #""drinksPerWeek": 5"#), ("soberUpTo", "1", "", #""soberUpTo": 1"#),
            ("drinkGrams", "12", "", #""drinkGrams": 12"#),
            ("ownDrinks", "Gin+%3D+1%2C5", "", #"{ "name": "Gin", "drinks": 1.5 }"#),
            ("levelStreak", "NoAlc", "", #""levelStreak": "NoAlc""#), ("timer", "strict", "", #""timer": "strict""#),
            ("milestones", "7%2C+30", "", #""milestones": [7, 30]"#),
            ("why", "For+me.%0D%0A%0D%0AAnd+you.", "", ""), ("minMinutes", "5", "", #""minMinutes": 5"#),
            ("goals.mindfulness", "10", "", #""mindfulness": 10"#), ("goals.workout", "30", "", #""workout": 30"#),
            ("schedules.meditation", "3+days+a+week", "", #""perWeek": 3"#),
            ("schedules.workout", "Monday%2C+Thursday", "", #""weekdays": ["monday", "thursday"]"#),
            ("policies.noalc", "none", "", #""noalc": "none""#),
            ("policies.meditation", "classic", "", #""meditation": "classic""#),
            ("policies.workout", "classic", "", #""workout": "classic""#),
            ("policies.trackers", "none", "", #""trackers": "none""#),
            ("remind", "21%3A00", "&activity=water", #"{ "activity": "water", "time": "21:00" }"#),
            ("pause", "Flu", "&first=2025-10-28&last=&streak=", #"{ "from": "2025-10-28", "reason": "Flu" }"#),
        ]
        try await RunningServer.serving(folder) { server in
            let keys = try await page("/settings/general", server).all("input")
                .filter { $0.attributes["name"] == "key" }.compactMap { $0.attributes["value"] }
            #expect(Set(keys) == Set(changes.map(\.key) + ["language"]))
            #expect(Set(keys) == Set(Setting.all.filter { $0.group != nil }.map(\.key) + ["remind", "pause"]))
            for change in changes {
                let said = try await self.change(change.key, change.value, change.more, on: server)
                #expect(!said.isEmpty, "\(change.key)")
                let text = directory.text(of: "data/profile.json") ?? ""
                #expect(text.contains(change.written), "\(change.key): \(text)")
                #expect(text.contains("// mine"))
            }
            #expect(directory.text(of: "data/why.md") == "For me.\n\nAnd you.\n")
            // The page shows the values of the form: saving them again changes nothing.
            let full = files
            let again = try await page("/settings/general", server)
            for form in again.all("form") where form.all("input").contains(where: { $0.attributes["name"] == "key" }) {
                let key = form.all("input").first { $0.attributes["name"] == "key" }?.attributes["value"] ?? ""
                guard Setting.inForm(key) != nil, key != "why" else { continue }
                let option = form.all("option").first { $0.attributes["selected"] != nil }?.attributes["value"]
                let inputs = form.all("input").filter { $0.attributes["name"] == "value" }
                let ticked = inputs.filter { $0.attributes["type"] != "checkbox" || $0.attributes["checked"] != nil }
                let field = ticked.compactMap { $0.attributes["value"] }.joined(separator: ",")
                let value = (option ?? field).replacing(" ", with: "+").replacing(":", with: "%3A")
                _ = try await change(key, value, on: server)
                #expect(files == full, "\(key) \(value)")
            }
            for _ in changes { try await undo(server) }
            #expect(files == before)
        }
    }

    @Test("V-45 a new time zone is asked about only if it changes a past day, which the question names")
    func timeZone() async throws {
        try await RunningServer.serving(folder) { server in
            let fields = "token=\(server.token)&key=timeZone&value=Honolulu"
            // The rows have offsets.
            let reply = try await server.post("/settings/change", fields)
            #expect(reply.headers["location"]?.hasPrefix("/settings/change") == false)
            #expect(directory.text(of: "data/profile.json")?.contains("Pacific/Honolulu") == true)
            try await undo(server)
            try directory.write("timestamp,tracker,value\n2025-10-29T08:00:00Z,water,2\n", to: "data/logs.csv")
            let asked = try await server.post("/settings/change", fields)
            let question = try await page(try #require(asked.headers["location"]), server)
            #expect(
                question.first(".effects")?.text.contains("past days change: 28 October 2025 and 29 October 2025")
                    == true)
            #expect(directory.text(of: "data/profile.json")?.contains("Berlin") == true)
        }
    }

    @Test("V-22 an emptied field removes its key; keys that were never set stay unset")
    func empty() async throws {
        try await RunningServer.serving(folder) { server in
            try await change("name", "Nora", on: server)
            try await change("name", "", on: server)
            #expect(directory.text(of: "data/profile.json")?.contains("name") == false)
            let before = files
            #expect(try await change("name", "", on: server) == "It is so already; nothing was changed.")
            try await change("why", "Me", on: server)
            try await change("why", "", on: server)
            #expect(directory.text(of: "data/why.md") == "")
            #expect(files.dropLast() == before.dropLast())
        }
    }

    @Test("V-22 every day is a schedule that can be entered, and of amounts over time only the last one changes")
    func everyDay() async throws {
        try directory.write(
            #"{"schedules": {"workout": {"perWeek": 2}}, "goals": {"drinksPerWeek": [{"since": "2025-09-01", "value": 20}, {"since": "2025-10-06", "value": 10}]}}"#,
            to: "data/profile.json")
        try await RunningServer.serving(folder) { server in
            try await change("schedules.workout", "every+day", on: server)
            #expect(directory.text(of: "data/profile.json")?.contains("perWeek") == false)
            try await change("goals.drinksPerWeek", "8", on: server)
            #expect(
                directory.text(of: "data/profile.json")?.contains(
                    #"[{"since": "2025-09-01", "value": 20}, {"since": "2025-10-06", "value": 8}]"#) == true)
        }
    }

    @Test("V-22 if a streak changes, a page first shows the new one, and nothing is written before")
    func consent() async throws {
        try await RunningServer.serving(folder) { server in
            let before = files
            let fields = "token=\(server.token)&key=policies.noalc&value=none"
            let reply = try await server.post("/settings/change", fields)
            let address = try #require(reply.headers["location"])
            #expect(address == "/settings/change?key=policies%2Enoalc&value=none")
            let question = try await page(address, server)
            #expect(question.first("h1")?.text == "Low alcohol: change it?")
            let effects = question.first(".effects")?.all("li").map(\.text)
            #expect(
                effects == [
                    "Low alcohol: Every missed day can be healed by a joker → Without jokers",
                    "Low alcohol: 🍀 11 days; 3 days to the next joker → 🍀 0 days",
                ])
            #expect(files == before)
        }
    }

    @Test("T-02 the streak of the levels has the name that the person gives it, but for the public")
    func levelStreak() async throws {
        try await RunningServer.serving(folder) { server in
            #expect(try await page("/", server).text.contains("Low alcohol"))
            try await change("levelStreak", "NoAlc", on: server)
            for path in ["/", "/about.html"] {
                let text = try await page(path, server).text
                #expect(text.contains("NoAlc") && !text.contains("Low alcohol"), "\(path)")
            }
            #expect(try await server.get("/badges/noalc.svg").text.contains("NoAlc"))
        }
        try await RunningServer.serving(folder, audience: .public) { server in
            let overview = try await server.get("/").text
            #expect(overview.contains("Low alcohol") && !overview.contains("NoAlc"))
        }
    }

    @Test("V-22 reminders and pauses go one by one, and a pause ends today", arguments: [Language.english, .german])
    func lists(language: Language) async throws {
        try directory.write(
            """
            { "language": "\(language.rawValue)", "reminders": [{ "activity": "noalc", "time": "09:00" }, { "activity": "water", "time": "16:00" }],
              "pauses": [{ "from": "2025-10-01", "to": "2025-10-03" }, { "from": "2025-10-28", "reason": "Flu" }] }

            """, to: "data/profile.json")
        try await RunningServer.serving(folder, language: nil) { server in
            try await change("forget", "noalc+09%3A00", on: server)
            #expect(directory.text(of: "data/profile.json")?.contains("noalc") == false)
            try await change("pause-end", "1+2025-10-28", on: server)
            #expect(directory.text(of: "data/profile.json")?.contains(#""to": "2025-10-31""#) == true)
            try await change("pause-remove", "0+2025-10-01", on: server)
            #expect(directory.text(of: "data/profile.json")?.contains("2025-10-01") == false)
            // The form of a page that was left open now refers to another pause.
            for (key, value) in [("pause-remove", "1+2025-10-28"), ("forget", "noalc+09%3A00"), ("pause-end", "x")] {
                let late = try await server.post(
                    "/settings/change", "token=\(server.token)&key=\(key)&value=\(value)")
                #expect(late.status == 422, "\(key)")
            }
        }
    }

    @Test("T-16, T-20, T-39, S-20, V-22 every switch of a tracker is changed, and undone byte for byte")
    func tracker() async throws {
        let before = files
        let changes: [(key: String, value: String, written: String)] = [
            ("name", "Glasses+of+water", #""name": "Glasses of water""#), ("icon", "%F0%9F%A5%9B", #""icon": "🥛""#),
            ("prompt", "How+many%3F", #""prompt": "How many?""#), ("unit", "cups", #""unit": "cups""#),
            ("dailyLimit", "3", #""dailyLimit": 3"#), ("dailyGoal", "6", #""dailyGoal": 6"#),
            ("streakOn", "goal", #""streakOn": "goal""#), ("streak", "false", #""streak": false"#),
            ("schedule", "Monday", #""weekdays": ["monday"]"#), ("showInCalendar", "true", #""showInCalendar": true"#),
            ("showInWidget", "true", #""showInWidget": true"#), ("widgetOrder", "2", #""widgetOrder": 2"#),
            ("color", "%231F9E8A", ##""color": "#1F9E8A""##), ("private", "true", #""private": true"#),
        ]
        try await RunningServer.serving(folder) { server in
            for change in changes {
                let said = try await self.change(change.key, change.value, tracker: "water", on: server)
                #expect(!said.isEmpty, "\(change.key)")
                let text = directory.text(of: "data/trackers.json") ?? ""
                #expect(text.contains(change.written), "\(change.key): \(text)")
                #expect(text.contains("// eight"))
            }
            try await change("remind", "16%3A00", tracker: "water", on: server)
            #expect(try await page("/settings/tracker?tracker=water", server).text.contains("16:00"))
            for _ in 0...changes.count { try await undo(server) }
            #expect(files == before)
            // A field that the tracker cannot have is refused with what was entered.
            let wrong = try await server.post(
                "/settings/change", "token=\(server.token)&tracker=water&key=color&value=greenish")
            #expect(wrong.status == 422 && wrong.text.contains("greenish"))
            #expect(files == before)
        }
    }

    @Test("V-22 a tracker is removed with its logs only after a page with their number, and undo restores all")
    func removal() async throws {
        let before = files
        try await RunningServer.serving(folder) { server in
            let list = try await page("/settings/tracker?tracker=water", server)
            #expect(list.text.contains("Remove with 2 logs"))
            let fields = "token=\(server.token)&tracker=water&key=remove&value=2"
            let reply = try await server.post("/settings/change", fields)
            let question = try await page(try #require(reply.headers["location"]), server)
            #expect(question.first("p.lede")?.text.hasPrefix("2 logs go from your files as well.") == true)
            #expect(question.first(".effects")?.text.contains("No streak changes.") == true)
            #expect(files == before)
            #expect(try await change("remove", "2", tracker: "water", on: server) == "Drink Water is removed.")
            #expect(directory.text(of: "data/trackers.json")?.contains("water") == false)
            #expect(directory.text(of: "data/logs.csv") == "timestamp,tracker,value\n")
            #expect(try await server.get("/settings/tracker?tracker=water").status == 404)
            try await undo(server)
            #expect(files == before)
            // A log was added after the page was loaded.
            try directory.write(
                (before[2] ?? "") + "2025-10-31T08:00:00+01:00,water,1\n", to: "data/logs.csv")
            let late = try await server.post("/settings/change", fields + "&sure=yes")
            #expect(late.status == 422)
            #expect(directory.text(of: "data/trackers.json") == before[1])
        }
    }

    @Test("an invalid value is reported in the language of the page, and nothing is written")
    func invalid() async throws {
        try directory.write(#"{"language": "de"}"#, to: "data/profile.json")
        let before = files
        try await RunningServer.serving(folder, language: nil) { server in
            for (key, value) in [("timeZone", "Nowhere"), ("soberUpTo", "7"), ("remind", ""), ("minMinutes", "x")] {
                let reply = try await server.post(
                    "/settings/change", "token=\(server.token)&key=\(key)&value=\(value)&activity=noalc")
                #expect(reply.status == 422, "\(key)")
                let reader = HTMLReader(page: reply.body)
                #expect(reader.faults == [])
                let said = reader.root.first(".field-problem")?.text ?? ""
                #expect(said.contains("passt hier nicht") || said.contains("fehlt"), "\(key): \(said)")
            }
            #expect(
                try await server.post("/settings/change", "token=\(server.token)&key=siteUrl&value=x").status == 400)
            #expect(try await server.post("/settings/change", "key=name&value=x").status == 403)
            #expect(files == before)
        }
    }
}
