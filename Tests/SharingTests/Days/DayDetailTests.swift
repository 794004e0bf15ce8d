import Model
import TestSupport
import Testing

@Suite("The detail of a day")
struct DayDetailTests {
    private let trackers = """
        [
          { "id": "water", "name": "Water", "icon": "💧", "type": "good", "trackingMode": "counter", "dailyGoal": 8,
            "unit": "glasses" },
          { "id": "reading", "name": "Reading", "icon": "📖", "type": "good", "trackingMode": "yesNo" },
          { "preset": "doomscrolling" },
          { "id": "sweets", "name": "Sweets", "icon": "🍫", "type": "saboteur", "trackingMode": "avoidance",
            "createdAt": "2025-10-20" },
        ]
        """
    private let logs = """
        timestamp,tracker,value,trigger,location,note
        2025-10-30T09:15,water,2,,,
        2025-10-30T13:40,water,3.5,,,
        2025-10-30T21:05,doomscrolling,,Boredom,Sofa,again and again
        2025-10-30T23:10,doomscrolling,,,,
        2025-10-30T16:00,sweets,,Stress,Office,a birthday
        2025-10-29T20:00,reading,,,,
        2025-10-31T20:00,reading,,,,

        """

    private func site() throws -> Site {
        try Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", logs).site()
    }

    private func marks(_ day: Int) throws -> [(text: String, isGood: Bool)] {
        try site().day(day).first("ul.marks")?.all("li").map { ($0.text, $0.classes.contains("good")) } ?? []
    }

    @Test("the note of a log is Markdown like that of a day; a line without any is a paragraph")
    func markdown() throws {
        let rows = "2025-10-31T20:00,reading,,,,Finished *The Wall*\n2025-10-31T21:00,reading,,,,and slept\n"
        let site = try Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", logs + rows).site()
        let notes = try site.day(31).all(".note")
        #expect(notes.map(\.name) == ["div", "p"])
        #expect(notes.first?.first("em")?.text == "The Wall")
        let page = try site.page("trackers/reading.html")
        #expect(page.all(".entry-note").flatMap { $0.all("em") }.map(\.text) == ["The Wall"])
        let few = "timestamp,tracker,note\n2025-10-31T20:00,doomscrolling,*again*\n"
        let scrolling = try Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", few).site()
            .page("trackers/doomscrolling.html")
        #expect(scrolling.all(".entry-note").flatMap { $0.all("em") }.map(\.text).contains("again"), "one by one")
    }

    @Test("F-06 opens from the day's cell, which shows emoji and label before")
    func tooltip() throws {
        let site = try Folder(levels: "SEW").site()
        for (day, words) in [(29, "💧 Steady"), (30, "✨ Easy"), (31, "💥 Wild")] {
            let cell = try site.cell(day)
            #expect(cell.first("title")?.text.contains(words) == true)
            #expect(cell.attributes["href"] == "#d\(day)")
            #expect(try site.day(day).name == "article")
        }
        let link = try site.overview.first(".rings")?.all("a").last
        #expect(link?.attributes["href"] == "calendar/2025-10.html#d31")
        #expect(link?.first("title")?.text.contains("💥 Wild") == true)
        let styles = StyleSheet.builtIn
        #expect(styles.value("display", of: ".day-body", .light) == "none")
        #expect(styles.value("display", of: ".day:target .day-body", .light) == "block")
    }

    @Test("F-16 shows a number of drinks only for a day on which one was recorded")
    func drinks() throws {
        let entries = "date,level,drinks\n2025-10-29,,2.5\n2025-10-30,easy,\n2025-10-31,easy,3\n"
        let site = try Folder().with("entries.csv", entries).site()
        let titles = try (29...31).map { try site.cell($0).first("title")?.text }
        #expect(
            titles == ["Wednesday 29: ✨ Easy, 2.5 drinks", "Thursday 30: ✨ Easy", "Friday 31: ✨ Easy, 3 drinks"])
        #expect(try site.day(30).text.contains("drink") == false)
        #expect(try site.day(29).text.contains("2.5 drinks"))
    }

    @Test("T-36 names triggers that were logged in two languages in that of the page, on one line")
    func vocabulary() throws {
        let logs = """
            timestamp,tracker,trigger,location
            2025-10-30T09:15,doomscrolling,Boredom,home
            2025-10-30T21:05,doomscrolling,Langeweile,Zuhause
            2025-10-30T22:05,doomscrolling,Hunger,Zuhause

            """
        let folder = Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", logs)
        for (language, words) in [
            (Language.english, ["Boredom", "Home"]), (.german, ["Langeweile", "Zuhause"]),
        ] {
            let lines = try folder.site(language: language).day(30).first("ol.logs")?.all("li").map(\.text) ?? []
            #expect(lines.count == 2)
            #expect(words.allSatisfy { lines.first?.contains($0) == true })
            #expect(lines.first?.contains("09:15") == true && lines.first?.contains("21:05") == true)
            #expect(lines.last?.contains("Hunger") == true)
        }
    }

    @Test("V-10 lists a log with only a day separately from one with a time, and without a time")
    func untimed() throws {
        let logs = "timestamp,tracker,value\n2025-10-30,water,2\n2025-10-30T09:15,water,2\n"
        let site = try Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", logs).site()
        let lines = try #require(try site.day(30).first("ol.logs")).all("li")
        #expect(lines.count == 2)
        #expect(!lines[0].text.contains(":") && lines[1].text.contains("09:15"))
    }

    @Test("T-08 shows a counter's total of the day, and its goal")
    func total() throws {
        #expect(try marks(30).map(\.text).contains("💧 Water 5.5 of 8 glasses"))
        #expect(try marks(29).isEmpty == false)
    }

    @Test("T-11 shows an awareness log with its time and note, and how many there were")
    func awareness() throws {
        let logs = try #require(try site().day(30).first("ol.logs")).all("li")
        let log = try #require(logs.first { $0.text.contains("again and again") })
        #expect(log.first("time")?.text == "21:05")
        #expect(log.first(".note")?.text == "again and again")
        #expect(log.first("b")?.text == "Doomscrolling")
        #expect(try marks(30).allSatisfy { !$0.text.contains("Doomscrolling") }, "the list says it all")
    }

    @Test("T-13 shows its trigger and its place")
    func triggers() throws {
        let log = try site().day(30).all("li").first { $0.first("time")?.text == "21:05" }
        #expect(log?.text == "21:05 Doomscrolling Boredom · Sofaagain and again")
    }

    @Test("T-16 shows a relapse with its trigger, without green")
    func relapse() throws {
        let log = try site().day(30).all("li").first { $0.first("time")?.text == "16:00" }
        #expect(log?.text.contains("Sweets") == true)
        #expect(log?.text.contains("Sweets Stress · Office") == true)
        #expect(try marks(30).allSatisfy { !$0.text.contains("Sweets") })
        let tile = try site().overview.all("li.tile").first { $0.text.contains("Sweets") }
        #expect(tile?.first(".t-figure")?.text.hasPrefix("1 day without") == true)
    }

    @Test("T-17 lists a good tracker when it is done, and has a quiet mark when it is not")
    func goodTracker() throws {
        #expect(try site().day(31).first(".logs")?.text.contains("Reading") == true)
        #expect(try marks(30).first { $0.text == "📖 Reading" }?.isGood == false)
    }

    @Test("T-18 an awareness tracker's moments don't mark a good day")
    func moments() throws {
        #expect(try marks(30).allSatisfy { !$0.text.contains("Doomscrolling") })
    }

    @Test("T-19 marks an avoided day green")
    func avoided() throws {
        let mark = try marks(31).first { $0.text == "🍫 without Sweets" }
        #expect(mark?.isGood == true)
    }

    @Test("T-22 lists every log of the day in the order of time, also of trackers without a ring")
    func everyLog() throws {
        let logs = try #require(try site().day(30).first("ol.logs")).all("li")
        #expect(
            logs.map { "\($0.first("time")?.text ?? "") \($0.first("b")?.text ?? "")" } == [
                "09:15 Water", "13:40 Water", "16:00 Sweets", "21:05 Doomscrolling", "23:10 Doomscrolling",
            ])
    }

    @Test("T-22 lists repeated logs once, with all of their times; a log with a note is separate")
    func again() throws {
        let logs = """
            timestamp,tracker,value,trigger,location,note
            2025-10-30T09:15,water,2,,,
            2025-10-30T10:00,doomscrolling,,Habit,Sofa,
            2025-10-30T11:30,water,2,,,
            2025-10-30T12:00,water,1,,,
            2025-10-30T17:00,doomscrolling,,Habit,,
            2025-10-30T18:00,doomscrolling,,Habit,Sofa,
            2025-10-30T20:45,water,2,,,
            2025-10-30T22:00,doomscrolling,,Habit,Sofa,until midnight

            """
        let site = try Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", logs).site()
        let lines = try site.day(30).first("ol.logs")?.all("li").map(\.text)
        #expect(
            lines == [
                "09:15 Water 3\u{A0}× 2 glasses09:15, 11:30, 20:45",
                "10:00 Doomscrolling 2\u{A0}× · Habit · Sofa10:00, 18:00",
                "12:00 Water 1 glass", "17:00 Doomscrolling Habit", "22:00 Doomscrolling Habit · Sofauntil midnight",
            ])
    }

    @Test("F-08 shows the joker that seven days earned and the wild day that it healed")
    func joker() throws {
        let site = try Folder(levels: "SSSSSSSWS").site()
        #expect(try site.day(29).first("p.healed")?.text == "Day 7 of the streak earned a joker. In hand now: 1.")
        #expect(try site.day(30).first("p.healed")?.text == "One wild day, healed by a joker. 🍀 goes on: 8 days.")
        #expect(try site.day(30).first(".day-level")?.text == "💥 Wild 🍀, healed by a joker")
    }

    @Test("shows minutes, goal and energy of the activities")
    func minutes() throws {
        let folder = Folder(levels: "S")
            .with("profile.json", #"{ "weightKg": 70, "goals": { "workout": 30, "mindfulness": 10 } }"#)
            .with("activities.csv", "date,kind,minutes,type\n2025-10-31,workout,40,running\n2025-10-31,meditation,7,\n")
        let metrics = try #require(try folder.site().day(31).first("dl.metrics"))
        #expect(metrics.text.contains("Mindfulness7 of 10 min"))
        #expect(metrics.text.contains("Workout40 of 30 min, "))
        #expect(metrics.text.contains("kcal"))
    }
}
