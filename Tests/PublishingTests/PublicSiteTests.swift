import Model
import TestSupport
import Testing

@testable import Actions
@testable import Publishing

/// A public site contains nothing private.
@Suite struct PublicSiteTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for (file, text) in PublicSiteTests.data { try directory.write(text, to: "data/" + file) }
    }

    /// A folder in which every field that a person can write contains a unique word.
    private static let data: KeyValuePairs = [
        "profile.json": """
        { "name": "Xname", "timeZone": "America/Tijuana", "dayStart": "03:37", "language": "en", "weightKg": 93.7,
          "pricePerDrink": 4.5, "drinksPerWeek": 14, "goals": { "mindfulness": 977, "workout": 983 },
          "reminders": [ { "activity": "noalc", "time": "19:37" } ], "siteUrl": "https://example.org/me/",
          "feedId": "f81d4fae-7dec-41d0-a765-00a0c91e6bf6",
          "healthMilestones": [ { "days": 1, "text": "Xhealth", "source": "Xsource" } ],
          "pauses": [ { "from": "2025-10-02", "to": "2025-10-04", "reason": "Xpause" } ],
          "celebrations": [ "Xcelebration" ], "savingsGoals": [ { "name": "Xsaving", "amount": 947 } ] }
        """,
        "trackers.json": """
        [ { "id": "xidopen", "name": { "en": "Shown habit", "de": "Gezeigte Gewohnheit" }, "icon": "Xicon", "type": "good",
            "trackingMode": "counter", "streak": true, "public": true, "unit": "Xunit", "dailyGoal": 971,
            "prompt": "Xprompt", "healthType": "Xtype", "plans": [ { "trigger": "Xcue", "then": "Xplan" } ], "color": "#937A5B", "showInCalendar": true },
          { "id": "xidclosed", "name": { "en": "Xclosed", "de": "Xgeschlossen" }, "type": "saboteur",
            "trackingMode": "awareness", "private": true },
          { "id": "xidboth", "name": "Xboth", "type": "good", "trackingMode": "yesNo", "streak": true, "private": true,
            "public": true },
          { "id": "xidsilent", "name": "Xsilent", "type": "good", "trackingMode": "selection", "showInCalendar": true,
            "options": [ { "id": "xoption", "name": "Xchoice", "icon": "Xsign" } ] } ]
        """,
        "entries/xfile.csv": """
        date,level,drinks,timestamp,source,note
        2025-10-01,steady,1,2025-10-01T13:37:42-07:00,Xentrysource,Xentrynote
        2025-10-02,wild,967,2025-10-02T23:37:43-07:00,manual,
        2025-10-03,steady,0,2025-10-03T13:37:44-07:00,manual,
        """,
        "activities.csv": """
        date,kind,minutes,start,type,source,note
        2025-10-01,meditation,5,2025-10-01T13:37:45-07:00,,Xsessionsource,Xsessionnote
        2025-10-01,breathing,6,,,manual,
        2025-10-02,workout,20,2025-10-02T13:37:46-07:00,running,manual,Xworkoutnote
        """,
        "logs.csv": """
        timestamp,tracker,value,trigger,location,note
        2025-10-01T13:37:47-07:00,xidopen,2,Xtrigger,Xplace,Xlognote
        2025-10-02T13:37:48-07:00,xidclosed,,Xclosedtrigger,Xclosedplace,Xclosednote
        2025-10-03T13:37:49-07:00,xidboth,,,,Xbothnote
        2025-10-03T13:37:50-07:00,xidsilent,xoption,Xsilenttrigger,Xsilentplace,Xsilentnote
        """,
        "metrics.csv": "date,metric,value,source,id\n2025-10-01,Xmetric,953.7,Xdevice,Xmetricid\n",
        "notes/2025-10-01.md": "# Xheading\n\nXdaynote <!-- Xcomment --> [Xlink](https://xhost.example)\n",
        "why.md": "# Xwhytitle\n\nXwhy\n",
    ]

    /// The words that must not be found, in upper or lower case: the planted ones all begin with an x, the numbers
    /// occur nowhere else. (`3:37` is a minute of every planted time.)
    private static let withheld = [
        "xname", "tijuana", "-07:00", "3:37", "93.7", "977", "983", "xhealth", "xsource", "xid", "xicon", "xunit",
        "971",
        "xprompt", "937a5b", "xclosed", "xgeschlossen", "xboth", "xsilent", "xoption", "xchoice", "xsign",
        "xfile",
        "xentry",
        "967", "xsession", "xworkout", "running", "xtrigger", "xplace", "xlognote", "xheading", "xdaynote", "xcomment",
        "xlink", "xhost", "xwhy", "xpause", "xcelebration", "xsaving", "947", "xtype", "xcue", "xplan", "xmetric",
        "953.7", "xdevice",
    ]

    private func build(
        _ audience: Audience, language: Language = .english, pictures: any PictureDrawing = EmptyPictures()
    ) throws {
        let asOf = try #require(AsOfText("2025-10-03T13:37:51-07:00"))
        let build = try SiteBuild(
            HistoryReader(path: directory.path + "/data", asOf: asOf), Edition(audience: audience, language: language),
            output: directory.path + "/site", pictures: pictures)
        _ = try build.run { _ in }
    }

    /// A file of the site in lower case.
    private struct SiteText {
        let path: String
        /// For a drawing, its text.
        let bytes: [UInt8]

        func holds(_ word: String) -> Bool { bytes.holds(word) }
    }

    private func site() -> [SiteText] {
        directory.paths(in: "site").compactMap { path in
            directory.bytes(of: "site/" + path).map { bytes in
                let words = path.hasSuffix(".svg") ? bytes.wordsOfDrawing : bytes
                return SiteText(path: path.lowercased(), bytes: words.inLowerCase)
            }
        }
    }

    @Test("no word, time or number that was withheld is in any file or its name", arguments: Language.allCases)
    func nothingLeaks(language: Language) throws {
        // A picture is the same in each language, and drawing all of them takes most of the time.
        try build(.public, language: language, pictures: language == .english ? PictureTool() : EmptyPictures())
        let site = site()
        #expect(site.count > 8)
        for word in PublicSiteTests.withheld {
            // The compressed pixels of a picture can contain any few letters by chance.
            let read = word.count < 5 ? site.filter { !$0.path.hasSuffix(".png") } : site
            for file in read where file.path.contains(word) || file.holds(word) {
                let place = file.bytes.firstIndex(of: word).map { start in
                    String(decoding: file.bytes[max(0, start - 60)...].prefix(120), as: UTF8.self)
                }
                Issue.record("\(word) is in \(file.path): \(place ?? "its name")")
            }
        }
    }

    @Test("the words that are withheld from the public are there for the person")
    func theTestCanFail() throws {
        try build(.private)
        #expect(site().contains { $0.path == "share/streak.svg" && $0.holds("xname") }, "outlines are read")
        let all = site().flatMap { Array($0.path.utf8) + $0.bytes }
        // Not even on private pages: the source of a record, a file's name, an option's id, another language.
        let untold: Set = [
            "xgeschlossen", "xentrysource", "xsessionsource", "xfile", "xoption", "xcomment", "xsaving",
            "947", "xtype", "xcue", "xplan", "xdevice",
        ]
        for word in PublicSiteTests.withheld where !untold.contains(word) {
            #expect(all.holds(word), "\(word) is planted where nothing reads it")
        }
    }

    @Test("a public site shows levels, minutes, streaks and the public tracker, and invites search engines")
    func whatIsTold() throws {
        try build(.public)
        let overview = try #require(directory.text(of: "site/index.html"))
        #expect(overview.contains("Shown habit"))
        #expect(!overview.contains("noindex"))
        #expect(!overview.contains("face-clock"), "the timer counts whole days")
        #expect(directory.text(of: "site/calendar/2025-10.html")?.contains("20") == true)
        #expect(!directory.paths(in: "site").contains { $0.hasPrefix("trackers/hidden") || $0 == "reminders.ics" })
        #expect(directory.paths(in: "site/trackers") == ["index.csv", "index.html"], "the list of the activities")
    }

    @Test("the story is private: a public site has no such page and no link to it")
    func story() throws {
        try build(.private)
        #expect(directory.text(of: "site/story.html")?.contains("Xdaynote") == true)
        #expect(directory.text(of: "site/index.html")?.contains("story.html") == true)
        try build(.public)
        #expect(directory.text(of: "site/story.html") == nil)
        #expect(site().allSatisfy { !$0.path.contains("story") && !$0.holds("story.html") })
    }

    @Test("F-13 measurements of devices are private: a public site has no such page and no link to it")
    func metrics() throws {
        try build(.private)
        #expect(directory.text(of: "site/insights/metrics.html")?.contains("Xmetric") == true)
        #expect(directory.text(of: "site/insights.html")?.contains("insights/metrics.html") == true)
        try build(.public)
        #expect(directory.text(of: "site/insights/metrics.html") == nil)
        #expect(site().allSatisfy { !$0.holds("insights/metrics") })
    }

    @Test("U-40 the public sees that a milestone was reached, and none of the person's lines")
    func milestone() throws {
        try build(.private)
        #expect(directory.text(of: "site/index.html")?.contains("Xcelebration") == true)
        try build(.public)
        #expect(directory.text(of: "site/index.html")?.contains("class=\"celebration fresh\"") == true)
    }

    @Test("a public site that replaces a private one leaves nothing of it")
    func takesThePlace() throws {
        try build(.private)
        #expect(directory.text(of: "site/index.html")?.contains("noindex") == true)
        try build(.public)
        #expect(directory.paths(in: "site/trackers") == ["index.csv", "index.html"])
        #expect(!site().contains { $0.holds("xname") })
    }
}
