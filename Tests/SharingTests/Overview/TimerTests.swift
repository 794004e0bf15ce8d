import Model
import TestSupport
import Testing

@Suite("The live timer")
struct TimerTests {
    private let entries = """
        date,level,timestamp
        2025-10-29,steady,2025-10-29T20:41:07Z
        2025-10-30,steady,2025-10-31T08:00:00Z

        """

    private func timer(asOf moment: String, profile: String = "{}", language: Language? = nil) throws -> Element {
        let folder = Folder().with("entries.csv", entries).with("profile.json", profile)
        return try #require(try folder.site(asOf: moment, language: language).overview.first("a.timer"))
    }

    private func face(_ timer: Element) -> [String] {
        [timer.first(".face-days")?.first("b")?.text ?? "none"]
            + ["d", "h", "m", "s"].map { unit in
                timer.all("b").first { $0.attributes["data-unit"] == unit }?.text ?? "none"
            }
    }

    @Test("U-16, U-19, V-26 shows days, hours, minutes and seconds, and carries where it starts and ends")
    func values() throws {
        let timer = try timer(asOf: "2025-10-31T21:00:10")
        #expect(face(timer) == ["2", "2", "0", "19", "03"])
        #expect(timer.attributes["data-start"] == "2025-10-29T20:41:07+00:00")
        #expect(timer.attributes["data-end"] == "2025-11-01T18:00:00+00:00")
        #expect(timer.first(".face-days")?.text == "2 sober")
        #expect(timer.first(".face-label")?.text == "Day")
        #expect(timer.first(".face-clock")?.text == "2 d 0 h 19 min 03 s")
        #expect(timer.all("abbr").map { $0.attributes["title"] } == ["days", "hours", "minutes", "seconds"])
        #expect(timer.first(".face-past")?.attributes["hidden"] == "")
        #expect(timer.first(".face")?.attributes["role"] == "timer")
    }

    @Test("U-16 calls the first day day 1 from its first minute, in both languages")
    func oneDay() throws {
        let timer = try timer(asOf: "2025-10-29T21:00")
        #expect(timer.text.contains("Day 1 sober 0 d 0 h 18 min 53 s"))
        let german = try self.timer(asOf: "2025-10-29T21:00", language: .german)
        #expect(german.text.contains("Tag 1 nüchtern 0 T 0 h 18 min 53 s"))
    }

    @Test("U-15 links to today in the calendar")
    func today() throws {
        let site = try Folder().with("entries.csv", entries).site(asOf: "2025-10-31T21:00")
        #expect(try site.overview.first("a.timer")?.attributes["href"] == "calendar/2025-10.html#d31")
        #expect(try site.day(31).first("em")?.text == "Today")
    }

    @Test("U-18 is computed from its start at every tick, so that no sleep of the device makes it late")
    func script() throws {
        let site = try Folder(levels: "S").site()
        let script = try site.text("assets/timer.js")
        for part in [
            "box.dataset.start", "box.dataset.end", "Date.now()", "(now - start) / 1000", "visibilitychange",
        ] {
            #expect(script.contains(part), "\(part)")
        }
        for part in ["++", "+=", "setInterval", "innerHTML", "eval", "fetch", "localStorage"] {
            #expect(!script.contains(part), "\(part)")
        }
        let scripts = try site.overview.all("script")
        #expect(scripts.map { $0.attributes["src"] } == ["assets/timer.js"])
        #expect(scripts.first?.attributes["defer"] == "")
    }

    @Test("U-18 every name the script looks up is on the page")
    func scriptNames() throws {
        let timer = try timer(asOf: "2025-10-31T21:00")
        #expect(timer.classes.contains("timer"))
        #expect(timer.first(".face-past") != nil)
        #expect(timer.all("b").compactMap { $0.attributes["data-unit"] } == ["d", "h", "m", "s"])
    }

    @Test("U-19 under the strict rule an open today stops the clock at zero; the day stays, with its date")
    func ended() throws {
        let timer = try timer(asOf: "2025-10-31", profile: #"{ "timer": "strict" }"#)
        #expect(face(timer) == ["2", "0", "0", "00", "00"])
        #expect(timer.classes.contains("is-over"))
        #expect(timer.first(".face-past")?.text == "as of 30 October 2025")
        #expect(timer.first(".face-past")?.attributes["hidden"] == nil)
        let german = try self.timer(asOf: "2025-10-31", profile: #"{ "timer": "strict", "language": "de" }"#)
        #expect(german.first(".face-past")?.text == "Stand: 30. Oktober 2025")
    }

    @Test(
        "V-31 on the day of a slip the ring shows the sober days of the last weeks; if there are none, there is no ring"
    )
    func slip() throws {
        let ring = try #require(try Folder(levels: "SSSEW").site().overview.first("a.timer"))
        #expect(ring.first(".face")?.text == "Sober 3 of the last 5 days")
        #expect(ring.attributes["data-start"] == nil && ring.attributes["data-end"] == nil)
        #expect(ring.first("circle.dial-arc")?.attributes["stroke-dasharray"] == "60 100")
        #expect(try Folder(levels: "WW").site().overview.first("a.timer") == nil)
    }

    @Test("V-31 before the first sober day the hours since the last drink are the number")
    func hours() throws {
        let folder = Folder.life("stopped-yesterday")
        let timer = try #require(try folder.site(asOf: "2025-10-31T20:00").overview.first("a.timer"))
        #expect(face(timer) == ["21", "0", "21", "45", "00"])
        #expect(timer.first(".face-label")?.text == "Hours since the last drink")
        #expect(timer.all("b").compactMap { $0.attributes["data-unit"] } == ["hours", "d", "h", "m", "s"])
        #expect(timer.first("circle.dial-arc")?.attributes["stroke-dasharray"] == "90 100", "of a day")
        let row = try folder.site(asOf: "2025-10-31T20:00").overview.first("li.streak")
        #expect(row == nil, "no low-alcohol streak of 0 days is told before the first day")
    }

    @Test("is absent if levels are never logged")
    func absent() throws {
        let folder = Folder().with("activities.csv", "date,kind,minutes\n2025-10-31,workout,9\n")
        let ring = try #require(try folder.site().overview.first("a.timer"))
        #expect(ring.first(".face-clock") == nil && ring.attributes["data-start"] == nil)
    }
}
