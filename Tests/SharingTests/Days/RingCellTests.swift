import Model
import TestSupport
import Testing

@Suite("A day of the ring calendar")
struct RingCellTests {
    /// Three days, today wild, and both activities on each.
    private let folder = Folder(levels: "SEW")
        .with(
            "activities.csv",
            """
            date,kind,minutes
            2025-10-29,workout,30
            2025-10-29,meditation,30
            2025-10-30,workout,5
            2025-10-31,breathing,5

            """)

    private func core(_ day: Int, of site: Site) throws -> Element {
        try #require(site.cell(day).all("use").last { $0.attributes["href"]?.hasPrefix("#hit") == false })
    }

    @Test(
        "N-01, N-02, N-03 has the colour of its level, and its label and emoji in words",
        arguments: [
            (29, "steady", "#0ebf6e", "💧 Steady"), (30, "easy", "#89d6b2", "✨ Easy"),
            (31, "wild", "#b6b6b6", "💥 Wild"),
        ])
    func levels(day: Int, level: String, colour: String, words: String) throws {
        let site = try folder.site()
        let core = try core(day, of: site)
        #expect(core.classes == [level])
        for scheme in StyleSheet.Scheme.allCases {
            let styles = StyleSheet.builtIn
            #expect(styles.value("fill", of: ".\(level)", scheme) == colour)
            #expect(styles.value("stroke", of: ".\(level)", scheme) == "none")
        }
        #expect(try site.cell(day).first("title")?.text.contains(words) == true)
        #expect(try site.day(day).first(".day-level")?.text.contains(words.prefix { $0 != "," }) == true)
    }

    @Test("N-04 has a filled circle of diameter 28 in the middle")
    func fill() throws {
        let site = try folder.site()
        let core = try core(29, of: site)
        #expect(core.attributes["href"] == "#fill")
        #expect(core.attributes["x"] == nil && core.attributes["transform"] == nil)
        let circle = try #require(try site.month.first("#fill"))
        #expect(circle.name == "circle")
        #expect(circle.attributes["r"] == "14")
        #expect(circle.attributes["cx"] == nil && circle.attributes["cy"] == nil, "around 0,0 like the rings")
    }

    @Test(
        "N-02, N-03, N-04 is visible without colour by a mark on a disc of the same size",
        arguments: ["easy", "wild"])
    func marksOnDisc(shape: String) throws {
        let site = try folder.site()
        let disc = try #require(try site.month.first("#\(shape)"))
        #expect(disc.children.map(\.name) == ["circle", shape == "easy" ? "circle" : "rect"])
        #expect(disc.children[0].attributes["r"] == "14")
        #expect(disc.children[1].classes == ["mark-on"])
        #expect(StyleSheet.builtIn.value("stroke", of: ".mark-on", .light) == "currentColor")
        if shape == "easy" { #expect(try core(30, of: site).attributes["href"] == "#easy") }
        if shape == "wild" { #expect(try core(31, of: site).attributes["href"] == "#wild") }
    }

    @Test("N-05, F-07 has strokes of 5 on 32 and 42 around the fill of 28, without overlaps or gaps")
    func geometry() throws {
        let trackers =
            #"[{ "preset": "water", "showInCalendar": true }, { "preset": "phone", "showInCalendar": true }]"#
        let logs = "timestamp,tracker,value\n2025-10-30,water,8\n2025-10-30,phone,1\n"
        let site = try folder.with("trackers.json", trackers).with("logs.csv", logs).site()
        let styles = StyleSheet.builtIn
        var outer = 14.0
        for (ring, diameter, width) in [("w", 32.0, 5.0), ("m", 42, 5), ("x", 52, 2.5), ("y", 59, 2.5)] {
            let shape = try #require(try site.month.first("#\(ring)"))
            let circle = shape.name == "g" ? try #require(shape.children.first) : shape
            #expect(circle.attributes["r"].flatMap(Double.init) == diameter / 2)
            #expect(circle.attributes["cx"] == nil && circle.attributes["cy"] == nil)
            let selector = width == 5 ? ".\(ring)" : ".fine"
            #expect(styles.value("stroke-width", of: selector, .light).flatMap(Double.init) == width)
            #expect(styles.value("fill", of: selector, .light) == "none")
            if width == 5 { #expect(diameter / 2 - width / 2 <= outer, "no gap") }
            #expect(diameter / 2 - width / 2 >= outer - 0.5, "it is seen")
            outer = diameter / 2 + width / 2
        }
        #expect(28 / (2 * outer) > 0.45, "the disc keeps 45 % of the cell")
        #expect(2 * outer < 66, "all of it in the cell")
    }

    @Test("N-04 fills 59 % of a day without the rings of trackers, which is drawn as large as its place allows")
    func near() throws {
        let calendar = try #require(try folder.site().month.first("svg.rings"))
        #expect(calendar.classes.contains("near"))
        let width = try #require(calendar.attributes["viewBox"]?.split(separator: " ")[2]).description
        #expect(Int(width) == 7 * 52, "47 and a gap of 5")
    }

    @Test("N-05 draws the fill above the rings, and the number above the fill")
    func order() throws {
        let group = try #require(try folder.site().cell(29).first("#c29"))
        #expect(
            group.children.map { $0.attributes["href"] ?? $0.name } == [
                "#track-wm", "#w", "#m", "#closed-s", "#fill", "text",
            ])
    }

    @Test("N-06 without an entry has no fill, and its other rings")
    func noEntry() throws {
        let site = try Folder(levels: "S.S").with("activities.csv", "date,kind,minutes\n2025-10-30,workout,9\n").site()
        let cell = try #require(try site.cell(30).first("#c30"))
        #expect(cell.classes == ["blank"])
        #expect(cell.all("use").map { $0.attributes["href"] } == ["#track-w", "#w", "#none"])
        #expect(StyleSheet.builtIn.value("fill", of: ".none", .light) == "none")
        #expect(try site.cell(30).first("title")?.text == "Thursday 30: No entry, 9 min Workout")
    }

    @Test("draws as much of a ring as was done of the goal, from twelve o'clock")
    func shares() throws {
        let goals = #"{ "goals": { "workout": 60, "mindfulness": 5 } }"#
        let site = try folder.with("profile.json", goals).site()
        #expect(try site.cell(29).first("use.w")?.attributes["stroke-dasharray"] == "50 100")
        #expect(try site.cell(31).first("use.m")?.attributes["stroke-dasharray"] == nil, "a full ring has no gap")
        let ring = try #require(try site.month.first("#w")?.children.first)
        #expect(ring.attributes["pathLength"] == "100")
        #expect(ring.attributes["transform"] == "rotate(-90)")
    }

    @Test("has no empty track for an activity that is never done")
    func tracks() throws {
        let site = try Folder(levels: "SS").site()
        #expect(try site.cell(31).all("use").map { $0.attributes["href"] } == ["#hit-c", "#today-c", "#fill"])
    }

    @Test("N-02, N-04 that a joker healed keeps the disc and the mark of its level, with a small clover in the corner")
    func healed() throws {
        for (level, name) in [("E", "easy"), ("W", "wild")] {
            let site = try Folder(levels: "SSSSSSS\(level)").site()
            let uses = try site.cell(31).all("use").suffix(2)
            #expect(uses.map { $0.attributes["href"] } == ["#\(name)", "#healed"])
            #expect(uses.first?.classes == [name], "the colour of the level")
            let clover = try #require(try site.month.first("#healed")?.first("use"))
            #expect(clover.attributes["transform"]?.hasSuffix("scale(.36)") == true, "a third as wide as the disc")
            #expect(try site.cell(31).first("title")?.text.contains("healed by a joker") == true)
        }
    }

    @Test("U-09 of today has its own mark, and no other day has it")
    func today() throws {
        let site = try folder.site()
        #expect(try site.month.all("use.today").count == 1)
        #expect(try site.cell(31).first("use.today") != nil)
        #expect(try site.day(31).first("em")?.text == "Today")
        #expect(try site.overview.first(".rings")?.all("use.today").count == 1)
        #expect(try site.overview.first(".seven")?.all("use.today").count == 1)
        #expect(try site.overview.all("use.now").count == 1)
        #expect(try site.year.all("use.now").count == 1)
    }

    @Test("before the first record and after today is a number only")
    func outside() throws {
        let site = try folder.site(asOf: "2025-10-30")
        let soon = try #require(try site.month.first(".rings")).all("g.soon")
        #expect(soon.map { $0.text.trimmed } == (1...28).map { "\($0)" } + ["31"])
        #expect(soon.allSatisfy { $0.all("use").isEmpty })
    }
}
