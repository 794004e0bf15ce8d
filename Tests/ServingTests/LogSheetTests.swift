import Foundation
import Model
import TestSupport
import Testing

@testable import Serving

/// Writing on the log sheet, as a browser without scripts sends it.
@Suite("The log sheet") struct LogSheetTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }
    private var entries: String { directory.text(of: "data/entries.csv") ?? "" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(
            "date,level,drinks,note\n2025-10-29,steady,,\n2025-10-30,easy,3,Tea\n", to: "data/entries.csv")
        try directory.write(#"{"timeZone": "Europe/Berlin", "dayStart": "04:00"}"#, to: "data/profile.json")
        try directory.write(LogSheetTests.trackers, to: "data/trackers.json")
    }

    private static let trackers = """
        [
          { "preset": "water", "dailyGoal": 8 },
          { "preset": "mood", "showInWidget": true, "widgetOrder": 2 },
          { "preset": "feelings" },
          { "preset": "gratitude", "showInWidget": true, "widgetOrder": 1 },
          { "preset": "mood-scale" },
          { "preset": "sleep" },
          { "preset": "snacking" },
          { "id": "reading", "name": "Reading", "icon": "📖", "type": "good", "trackingMode": "yesNo" },
          { "preset": "rumination", "isActive": false }
        ]
        """

    @Test("N-17 F-04 has a button for each level, with colour, range and description, and a field for another date")
    func levels() async throws {
        try await RunningServer.serving(folder) { server in
            let page = try await page("/log", server)
            let buttons = page.all("button.level")
            #expect(buttons.map { $0.attributes["value"] } == ["none", "one", "easy", "wild"])
            #expect(buttons.map { $0.first("use")?.classes.first } == ["steady", "steady", "easy", "wild"])
            #expect(buttons.map { $0.first("b")?.text } == ["Steady", "Steady", "Easy", "Wild"])
            #expect(buttons[0].text.contains("No drink") && buttons[1].text.contains("1 drink"))
            #expect(buttons[2].text.contains("2 to 5 drinks moderate"))
            #expect(buttons.map { $0.first(".emoji")?.text } == ["💧", "💧", "✨", "💥"])
            let date = page.first("details")?.first("#f-date-day")
            #expect(date?.attributes["type"] == "date" && date?.attributes["value"] == "2025-10-31")
            #expect(date?.attributes["max"] == "2025-10-31")
            #expect(
                page.all("form").filter { $0.attributes["method"] == "post" }.allSatisfy { form in
                    form.all("input").contains { $0.attributes["value"] == server.token }
                })
            try directory.write(#"{"soberUpTo": 1}"#, to: "data/profile.json")
        }
        try await RunningServer.serving(folder) { server in
            let values = try await self.page("/log", server).all("button.level").map { $0.attributes["value"] }
            #expect(values == ["steady", "easy", "wild"])
        }
    }

    @Test("N-18 U-05 U-06 writes an entry with one tap, shows it at once, and a later one supersedes it")
    func entry() async throws {
        let before = entries
        try await RunningServer.serving(folder) { server in
            var (reply, page) = try await send("form=f-level&day=2025-10-31&level=none", server)
            #expect(reply.headers["location"] == "/log?done=1")
            #expect(entries == before + "2025-10-31,steady,0,\n" || entries == before + "2025-10-31,steady,,\n")
            #expect(page.first(".said")?.text.contains("Today: steady.") == true)
            #expect(page.all("button.is-written").map { $0.attributes["value"] } == ["none"])
            #expect(try await server.get("/").text.contains("Steady"))
            (reply, page) = try await send("form=f-level&day=2025-10-31&level=wild&note=Wedding", server)
            #expect(entries.hasSuffix("2025-10-31,wild,,Wedding\n"))
            #expect(page.first(".said")?.text.contains("wild (before: steady)") == true)
            #expect(page.all("button.is-written").map { $0.attributes["value"] } == ["wild"])
            #expect(page.first(".log-written")?.text.contains("💥 wild") == true)
            (reply, page) = try await send("form=f-level&day=2025-10-31&level=one", server)
            #expect(page.all("button.is-written").map { $0.attributes["value"] } == ["one"])
            (reply, page) = try await send("form=f-level&day=2025-10-31&level=number&drinks=2%2C5", server)
            #expect(entries.contains("2025-10-31,easy,2.5,"))
        }
    }

    @Test("V-54 has a button for each of one's own drinks, which adds one, and says what a drink is")
    func ownDrinks() async throws {
        try directory.write(
            #"{"timeZone": "Europe/Berlin", "drinkGrams": 10, "ownDrinks": [{"name": "Ale", "litres": 0.4, "percent": 5}]}"#,
            to: "data/profile.json")
        try await RunningServer.serving(folder) { server in
            let sheet = try await page("/log", server)
            let own = sheet.first(".log-levels")?.all("button.chip") ?? []
            #expect(own.map { $0.attributes["value"] } == ["Ale"] && own.map { $0.attributes["name"] } == ["item"])
            #expect(sheet.text.contains("One drink is 10 g of pure alcohol, as in Australia (NHMRC 2020)"))
            let (_, page) = try await send("form=f-level&day=2025-10-30&item=Ale", server)
            #expect(page.first(".said")?.text.contains("easy, 4.58 drinks") == true)
            let reply = try await server.post("/log", "token=\(server.token)&form=f-level&day=2025-10-30&item=Gin")
            #expect(reply.status == 422)
        }
    }

    @Test("U-08 undoes what was written, byte for byte, and nothing else that was written since")
    func undo() async throws {
        let before = entries
        try await RunningServer.serving(folder) { server in
            var (_, page) = try await send("form=f-level&day=2025-10-31&level=easy", server)
            let first = try #require(LogSheetTests.change(on: page))
            (_, page) = try await send("form=t-water&day=2025-10-31&item=1", server)
            // The button of a page that was left open must not undo the log of water.
            let late = try await server.post("/log/undo", "token=\(server.token)&change=\(first)&day=2025-10-31")
            #expect(late.status == 422)
            #expect(late.text.contains("Something else was written since this page was loaded"))
            let second = try #require(LogSheetTests.change(on: page))
            for change in [second, first] {
                let reply = try await server.post("/log/undo", "token=\(server.token)&change=\(change)")
                #expect(reply.status == 303)
            }
            #expect(entries == before)
            #expect(directory.text(of: "data/logs.csv") == nil)
            let again = try await server.post("/log/undo", "token=\(server.token)&change=\(first)")
            #expect(again.status == 422 && entries == before)
        }
    }

    @Test("U-05 U-08 marks only a day without an entry, and undoes only what a mark wrote")
    func marks() async throws {
        let before = entries
        try await RunningServer.serving(folder) { server in
            func send(_ form: String) async throws -> Reply {
                try await server.post("/log/mark", "token=\(server.token)&" + form)
            }
            let marked = try await send("mark=2025-10-28")
            #expect(marked.status == 303 && entries.contains("2025-10-28,steady"))
            let sheet = try await page("/log", server)
            let tile = sheet.all("button.mark-tile").first { $0.attributes["value"] == "2025-10-28" }
            #expect(tile?.attributes["name"] == "unmark")
            #expect(tile?.attributes["title"] == "28 October, steady: take back")
            // A page that was loaded before the entry was written.
            for day in ["2025-10-28", "2025-10-30"] {
                let late = try await send("mark=\(day)")
                #expect(late.headers["location"] == "/log?day=\(day)")
            }
            // An entry from elsewhere isn't a mark.
            #expect(try await send("unmark=2025-10-29").status == 422)
            #expect(try await send("mark=2025-11-01").status == 422)
            #expect(try await send("mark=").status == 400)
            #expect(try await server.post("/log/mark", "mark=2025-10-27").status == 403)
            #expect(try await server.get("/log/mark").status == 404)
            #expect(try await send("unmark=2025-10-28").status == 303)
            #expect(entries == before)
            #expect(try await send("unmark=2025-10-28").status == 422)
        }
    }

    @Test("F-17 says of each button of a steady day how much it is")
    func captions() async throws {
        try await RunningServer.serving(folder) { server in
            let captions = try await page("/log", server).all("button.level").map { $0.first("small")?.text }
            #expect(captions == ["none", "minimal", "moderate", "high"])
            try directory.write(#"{"soberUpTo": 1}"#, to: "data/profile.json")
        }
        try await RunningServer.serving(folder) { server in
            let steady = try await page("/log", server).first("button.level")
            #expect(steady?.first("small")?.text == "none or minimal")
        }
    }

    @Test("T-31 can be put on a home screen, but for the public")
    func manifest() async throws {
        try await RunningServer.serving(folder) { server in
            let reply = try await server.get("/log.webmanifest")
            #expect(reply.headers["content-type"] == "application/manifest+json")
            let json = try JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any]
            #expect(json?["start_url"] as? String == "/log" && json?["short_name"] as? String == "Log")
            let icons = json?["icons"] as? [[String: String]] ?? []
            #expect(icons.count == 2)
            for icon in icons {
                let picture = try await server.get(#require(icon["src"]))
                #expect(picture.headers["content-type"] == "image/png")
                #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            }
            let (sheet, overview) = (try await page("/log", server), try await page("/", server))
            #expect(sheet.all("link").contains { $0.attributes["rel"] == "manifest" })
            #expect(!overview.all("link").contains { $0.attributes["rel"] == "manifest" })
        }
        try await RunningServer.serving(folder, audience: .public) { server in
            #expect(try await server.get("/log.webmanifest").status == 404)
            let month = try await server.get("/calendar/2025-10.html")
            #expect(!month.text.contains("day-log"))
        }
    }

    @Test("N-19 keeps the day that was chosen: in the form, in the address it returns to, and on the page")
    func otherDay() async throws {
        try await RunningServer.serving(folder) { server in
            let sheet = try await page("/log?day=2025-10-28", server)
            #expect(sheet.first(".lede")?.text == "Tuesday 28 October")
            #expect(
                sheet.all("input").filter { $0.attributes["name"] == "day" && $0.attributes["type"] == "hidden" }
                    .allSatisfy { $0.attributes["value"] == "2025-10-28" })
            let (reply, page) = try await send("form=f-level&day=2025-10-28&level=easy&drinks=4", server)
            #expect(reply.headers["location"] == "/log?day=2025-10-28&done=1")
            #expect(entries.contains("2025-10-28,easy,4,"))
            #expect(page.first(".lede")?.text == "Tuesday 28 October")
            #expect(page.first(".log-written")?.text.contains("easy, 4 drinks") == true)
        }
        // 01:30 is still the evening before.
        try await RunningServer.serving(folder, asOf: "2025-11-01T01:30:00+01:00") { server in
            let date = try await page("/log", server).first("#f-date-day")
            #expect(date?.attributes["value"] == "2025-10-31")
        }
    }

    @Test("writes minutes, with the kind of workout in either language")
    func minutes() async throws {
        try await RunningServer.serving(folder) { server in
            _ = try await send("form=f-meditation&day=2025-10-31&minutes=12", server)
            _ = try await send("form=f-breathing&day=2025-10-30&minutes=5", server)
            let (_, page) = try await send("form=f-workout&day=2025-10-31&minutes=1%3A10&type=Laufen", server)
            let text = directory.text(of: "data/activities.csv") ?? ""
            for row in ["2025-10-31,,meditation,12", "2025-10-30,,breathing,5", "2025-10-31,,workout,70,running"] {
                #expect(text.contains(row), "\(text)")
            }
            #expect(page.first(".said")?.text.contains("70 min") == true)
            let options = page.first("datalist")?.all("option").compactMap { $0.attributes["value"] } ?? []
            #expect(options.contains("Cycling"))
        }
    }

    @Test("accepts a type of workout as it is, even if a terminal would read it as a unit of the minutes")
    func typeLikeUnit() async throws {
        try await RunningServer.serving(folder) { server in
            for (form, row) in [("minutes=2&type=h", "workout,2,h"), ("minutes=40&type=min", "workout,40,min")] {
                let (_, page) = try await send("form=f-workout&day=2025-10-31&\(form)", server)
                let text = directory.text(of: "data/activities.csv") ?? ""
                #expect(text.contains(row), "\(text)")
                // Its description in the journal means the same.
                let parts = row.split(separator: ",")
                #expect(page.text.contains("Last change: Workout, \(parts[2].capitalized), \(parts[1]) min"))
            }
        }
    }

    @Test("says what is wrong in the language of the page, but for problems of files")
    func language() async throws {
        try directory.write(
            #"{"timeZone": "Europe/Berlin", "language": "de"}"#, to: "data/profile.json")
        try await RunningServer.serving(folder, language: nil) { server in
            let forms = [
                ("t-snacking&time=23%3A50", "23:50 Uhr am 31. Oktober 2025 kommt erst noch."),
                ("t-sleep&amount=7%3A99", "Das ist keine Zahl."), ("t-mood&option=gone", "noch nichts ausgewählt"),
            ]
            for (form, text) in forms {
                let reply = try await server.post("/log", "token=\(server.token)&day=2025-10-31&form=\(form)")
                #expect(reply.status == 422 && reply.text.contains(text), "\(form)")
                #expect(!reply.text.contains(#"lang="en""#), "\(form)")
            }
        }
    }

    @Test("T-37 T-39 has a control for each active tracker, those of the widget first, and common items as chips")
    func controls() async throws {
        try directory.write(
            "timestamp,tracker,value,note\n2025-10-30,gratitude,,Rain\n2025-10-29,gratitude,,Rain\n",
            to: "data/logs.csv")
        try await RunningServer.serving(folder) { server in
            let page = try await page("/log", server)
            let forms = page.all("form.log-form").compactMap(\.id).filter { $0.hasPrefix("t-") }
            #expect(
                forms == [
                    "t-gratitude", "t-mood", "t-water", "t-feelings", "t-mood-scale", "t-sleep", "t-snacking",
                    "t-reading",
                ])
            let chips = page.first("#t-gratitude")?.all("button.chip").map(\.text) ?? []
            #expect(chips.prefix(2) == ["Rain", "Family"])
            #expect(page.first("#t-mood-scale")?.all("button.chip").map(\.text) == ["1", "2", "3", "4", "5"])
            #expect(page.first("#t-feelings")?.all("input").contains { $0.attributes["type"] == "checkbox" } == true)
            let trigger = page.first("#t-snacking")?.all("input").filter { $0.attributes["name"] == "trigger" }
            #expect(trigger?.compactMap { $0.attributes["value"] } == ["Boredom", "Stress", "Habit"])
        }
    }

    @Test("T-37 writes what each control of a tracker says")
    func trackers() async throws {
        try await RunningServer.serving(folder) { server in
            let forms = [
                "t-water&item=1": "water,1", "t-water&amount=2&item=": "water,2",
                "t-mood&option=relaxed": "mood,relaxed",
                "t-feelings&option=love&option=joy": "feelings,love|joy", "t-gratitude&item=Family": "Family",
                "t-gratitude&text=A+%22quiet%22+day": "A \"\"quiet\"\" day", "t-mood-scale&amount=4": "mood-scale,4",
                "t-sleep&amount=7%3A30": "sleep,7:30", "t-reading": "reading", "t-rumination": "rumination",
                "t-snacking&trigger=Stress&place=Home&other-place=Train&time=19%3A40": "snacking,,Stress,Train",
            ]
            for (form, expected) in forms {
                let (reply, _) = try await send("form=\(form)&day=2025-10-31", server)
                #expect(reply.headers["location"]?.contains("#t-") == true, "\(form)")
                let text = directory.text(of: "data/logs.csv") ?? ""
                #expect(text.contains(expected), "\(form): \(text)")
            }
            let page = try await page("/log", server)
            #expect(page.first("#t-water")?.first(".log-state")?.text == "3 of 8 glasses")
            #expect(directory.text(of: "data/logs.csv")?.contains("2025-10-31T19:40") == true)
        }
    }

    @Test("shows next to the field what is wrong, keeps what was entered, and writes nothing")
    func problems() async throws {
        let files = directory.paths()
        try await RunningServer.serving(folder) { server in
            let forms: [(form: String, field: String, text: String, entered: String)] = [
                ("f-level&level=number&drinks=many", "f-level-drinks", "not a number of drinks", "many"),
                ("f-level&level=wild&drinks=3", "f-level-drinks", "So many drinks are easy", "3"),
                ("f-level&level=none&drinks=1", "f-level-drinks", "So many drinks are steady", "1"),
                ("f-level&level=number&drinks=", "f-level-drinks", "Choose a level", ""),
                ("f-meditation&minutes=a+while", "f-meditation-minutes", "not a number of minutes", "a while"),
                ("f-workout&minutes=1441&type=Yoga", "f-workout-minutes", "only 1440 minutes", "1441"),
                ("t-water&amount=-1", "t-water-amount", "not a number", "-1"),
                ("t-snacking&time=25%3A00&note=x", "t-snacking-time", "not a time", "25:00"),
            ]
            for (form, field, text, entered) in forms {
                let reply = try await server.post("/log", "token=\(server.token)&day=2025-10-31&form=\(form)")
                #expect(reply.status == 422, "\(form)")
                let page = LogSheetTests.read(reply)
                let input = page.first("#" + field)
                #expect(input?.attributes["value"] ?? "" == entered, "\(form)")
                #expect(input?.attributes["aria-invalid"] == "true", "\(form)")
                let problem = page.first("#" + (input?.attributes["aria-describedby"] ?? "-"))
                #expect(problem?.text.contains(text) == true, "\(form)")
                #expect(problem?.text.contains("Nothing was written.") == true, "\(form)")
            }
            for form in ["t-mood-scale&amount=9", "t-mood", "t-gratitude&text=+", "t-feelings&option=nonsense"] {
                let reply = try await server.post("/log", "token=\(server.token)&day=2025-10-31&form=\(form)")
                #expect(reply.status == 422 && reply.text.contains("Nothing was written."), "\(form)")
            }
            for day in ["2025-11-01", "2025-02-30", "soon"] {
                let form = "token=\(server.token)&day=\(day)&form=f-level&level=easy&note=kept"
                #expect(try await server.post("/log", form).status == 422, "\(day)")
                #expect(try await server.get("/log?day=\(day)").status == 422, "\(day)")
            }
            #expect(directory.paths() == files)
        }
    }

    @Test("writes nothing for a GET, a wrong token, another origin, or an unknown form")
    func refusals() async throws {
        let files = directory.paths()
        try await RunningServer.serving(folder) { server in
            for path in [
                "/log", "/log?day=2025-10-30", "/log/water", "/log/steady?day=2025-10-30", "/log/meditation",
                "/log?form=f-level&level=wild&day=2025-10-31&token=\(server.token)", "/log/rumination",
            ] {
                #expect(try await server.get(path).status == 200, "\(path)")
            }
            for path in ["/log/", "/log/nothing", "/log/undo", "/log/water/1", "/log/..%2fwater"] {
                #expect([400, 404].contains(try await server.get(path).status), "\(path)")
            }
            let form = "form=f-level&day=2025-10-31&level=wild"
            #expect(try await server.post("/log", form).status == 403)
            #expect(try await server.post("/log", "token=\(server.wrongToken)&" + form).status == 403)
            let right = "token=\(server.token)&" + form
            #expect(try await server.post("/log", right, ["Origin: http://evil.example"]).status == 403)
            #expect(try await server.post("/log", right, []).status == 403)
            #expect(try await server.post("/log/water", right).status == 405)
            for other in ["form=f-none", "day=2025-10-31", "form=f-level&level=wild", "form=f-date&day=2025-10-31"] {
                let status = try await server.post("/log", "token=\(server.token)&\(other)").status
                #expect([400, 422].contains(status), "\(other)")
            }
            #expect(directory.paths() == files)
        }
    }

    @Test("shows what an address names alone: a tracker, an activity, or a level that is chosen")
    func parts() async throws {
        try await RunningServer.serving(folder) { server in
            let water = try await page("/log/water?day=2025-10-30", server)
            #expect(water.all("form.log-form").compactMap(\.id) == ["f-date", "t-water"])
            #expect(water.first("p.pager")?.first("a")?.attributes["href"] == "/log?day=2025-10-30")
            let steady = try await page("/log/steady", server)
            #expect(
                steady.all("button").filter { $0.attributes["autofocus"] != nil }.map { $0.attributes["value"] } == [
                    "none"
                ])
            let (reply, _) = try await send("form=t-water&day=2025-10-30&part=water&item=1", server)
            #expect(reply.headers["location"] == "/log/water?day=2025-10-30&done=1#t-water")
        }
    }

    @Test("is not there in what the public would see")
    func audience() async throws {
        try await RunningServer.serving(folder, audience: .public) { server in
            let (sheet, page) = (try await server.get("/log"), try await server.get("/"))
            #expect(sheet.status == 404)
            #expect(!page.text.contains("to-log"))
            let form = "token=\(server.token)&form=f-level&day=2025-10-31&level=wild"
            let reply = try await server.post("/log", form)
            #expect(reply.status == 400)
        }
        try await RunningServer.serving(folder) { server in
            for path in ["/", "/calendar/2025-10.html", "/nothing"] {
                let page = try await server.get(path)
                #expect(page.text.contains(##"class="to-log" href="##), "\(path)")
            }
        }
    }

    @Test("escapes whatever was written")
    func hostile() async throws {
        try await RunningServer.serving(folder) { server in
            let text = "%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27"
            let (_, page) = try await send("form=t-gratitude&day=2025-10-31&text=\(text)", server)
            #expect(page.all("script").allSatisfy { $0.attributes["src"] != nil })
            let reply = try await server.post(
                "/log", "token=\(server.token)&day=2025-10-31&form=f-meditation&minutes=\(text)")
            #expect(!reply.text.contains("<script>alert"))
        }
    }

    private static func change(on page: Element) -> String? {
        page.first(".said")?.all("input").first { $0.attributes["name"] == "change" }?.attributes["value"]
    }

    /// Reads a page strictly.
    private static func read(_ reply: Reply) -> Element {
        let reader = HTMLReader(page: reply.body)
        #expect(reader.faults == [])
        return reader.root
    }

    private func page(_ path: String, _ server: RunningServer) async throws -> Element {
        try await LogSheetTests.read(server.get(path))
    }

    /// Sends a form and follows to the page that it leads to.
    private func send(_ form: String, _ server: RunningServer) async throws -> (reply: Reply, page: Element) {
        let reply = try await server.post("/log", "token=\(server.token)&" + form)
        #expect(reply.status == 303, "\(form): \(reply.text.matches(of: /field-problem.*/).map(\.0))")
        let address = try #require(reply.headers["location"], "\(form)")
        return (reply, try await page(String(address.prefix { $0 != "#" }), server))
    }
}
