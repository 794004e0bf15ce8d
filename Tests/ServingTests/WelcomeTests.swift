import Foundation
import Model
import TestSupport
import Testing

@testable import Serving

/// Starting the server in a folder without records.
@Suite("The first page") struct WelcomeTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/my-year" }

    init() throws {
        directory = try TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test("U-39 explains heatmap, streaks and savings with drawings of invented days, from every address")
    func explanation() async throws {
        try await RunningServer.serving(folder) { server in
            for path in ["/", "/index.html", "/log", "/calendar/2025-10.html"] {
                let reply = try await server.get(path)
                #expect(reply.status == 303 && reply.headers["location"] == "/welcome", "\(path)")
            }
            let page = try await server.page("/welcome")
            #expect(page.first(".topics")?.all("h2").map(\.text) == ["The heatmap", "Streaks", "Savings"])
            #expect(page.first(".heat")?.all("path").isEmpty == false)
            #expect(page.first(".beads")?.all("li").count == 10)
            // 58 sober days of two drinks at €4.50.
            #expect(page.first(".facts")?.text.contains("€522") == true)
            #expect(page.first(".facts")?.text.contains("58 sober days") == true)
            let german = try await server.page("/welcome?language=de")
            #expect(german.first("h1")?.text == "Willkommen" && german.text.contains("522\u{A0}€"))
            #expect(try await server.get("/assets/style.css").status == 200)
            #expect(directory.paths(in: "my-year") == [])
        }
    }

    @Test("U-31 writes what init writes from the answers, and continues at the log sheet")
    func begin() async throws {
        try await RunningServer.serving(folder) { server in
            let fields = [
                "name=Ada+%22the%22+first", "language=de", "timeZone=berlin", "aim=less", "lastDrink=2025-10-07",
                "lastDrinkTime=21%3A30", "drinkGoal=8", "habit=slips", "oneDrink=yes", "jokers=no", "price=7%2C50",
                "currency=chf",
                "drinksPerWeek=10", "presets=water", "presets=mood", "reminder=21%3A00", "why=For+the+mornings",
            ]
            let (location, page) = try await server.send(fields.joined(separator: "&"), to: "/welcome")
            #expect(location == "/log" && page.first(".log-form") != nil)
            let profile = directory.text(of: "my-year/profile.json") ?? ""
            let expected = [
                #""name": "Ada \"the\" first""#, #""language": "de""#, #""timeZone": "Europe/Berlin""#,
                #""pricePerDrink": 7.50"#, #""currency": "CHF""#, #""drinksPerWeek": 10"#, #""soberUpTo": 1"#,
                #""noalc": "classic""#, #""time": "21:00""#, #"{ "from": "2025-10-31" }"#, #""aim": "less""#,
                #""lastDrink": "2025-10-07T21:30:00+02:00""#, #""drinksPerWeek": 8"#, #""savings": "balance""#,
            ]
            for text in expected { #expect(profile.contains(text), "\(text): \(profile)") }
            #expect(directory.text(of: "my-year/entries.csv")?.contains("steady") == false, "no day is invented")
            #expect(directory.text(of: "my-year/trackers.json")?.contains(#"{ "preset": "mood" }"#) == true)
            #expect(directory.text(of: "my-year/why.md") == "For the mornings\n")
            let again = try await server.get("/welcome")
            #expect(again.headers["location"] == "/")
            #expect(try await server.get("/").text.contains("Ada"))
        }
    }

    @Test(
        "V-31 asks for the aim, its beginning and what to notice; the rest is folded, and open if it has a mistake"
    )
    func folded() async throws {
        try await RunningServer.serving(folder) { server in
            let page = try await server.page("/welcome")
            let form = try #require(page.first("form.settings-form"))
            let more = try #require(form.first("details.more"))
            #expect(more.first("summary")?.text == "More, if you like" && more.attributes["open"] == nil)
            let names = { (element: Element) in
                Set(["input", "textarea"].flatMap { element.all($0) }.compactMap { $0.attributes["name"] })
            }
            let rest = names(more)
            #expect(
                names(form).subtracting(rest) == [
                    "token", "aim", "lastDrink", "lastDrinkTime", "drinkGoal", "drinkGrams", "presets",
                ])
            #expect(rest.isSuperset(of: ["name", "timeZone", "price", "balance", "why"]))
            #expect(
                form.first("fieldset")?.all(".chip").map(\.text) == ["Stop drinking", "Drink less", "Other habits"])
            #expect(more.first("#s-timeZone")?.attributes["data-zone"] != nil)
            let reply = try await server.post("/welcome", "token=\(server.token)&timeZone=Atlantis")
            let returned = RunningServer.read(reply).first("details.more")
            #expect(returned?.attributes["open"] != nil)
            #expect(returned?.first("#s-timeZone")?.attributes["data-zone"] == nil, "what was entered stays")
        }
    }

    @Test("V-31 fields for the aim to drink less are ignored with another aim")
    func otherAim() async throws {
        try await RunningServer.serving(folder) { server in
            try await server.send("aim=stop&drinkGoal=8&balance=yes&price=4", to: "/welcome")
            let profile = directory.text(of: "my-year/profile.json") ?? ""
            #expect(profile.contains(#"  "aim": "stop","#) && !profile.contains(#""drinksPerWeek": 8"#))
            #expect(profile.contains(#"// "savings": "balance","#))
        }
    }

    @Test("U-31 with no answer at all there is an overview, which links to the log sheet until there is a record")
    func nothing() async throws {
        try await RunningServer.serving(folder) { server in
            try await server.send("language=en", to: "/welcome")
            let page = try await server.page("/")
            #expect(page.first(".first-entry")?.first("a")?.attributes["href"] == "log")
            try await server.send("form=f-level&day=2025-10-31&level=none", to: "/log")
            let after = try await server.page("/")
            #expect(after.first(".first-entry") == nil)
        }
    }

    @Test(
        "U-31 an invalid answer is shown again with the reason and with all others, and nothing is written"
    )
    func problems() async throws {
        try await RunningServer.serving(folder) { server in
            let wrong = [
                ("timeZone", "Atlantis", "not a time zone"), ("currency", "Taler", "not a currency"),
                ("price", "much", "not an amount"), ("drinksPerWeek", "x", "not a number"),
                ("lastDrink", "2025-11-01", "not a day up to now"), ("drinkGoal", "1001", "not a number"),
                ("reminder", "25:00", "not a time"),
            ]
            for (field, value, text) in wrong {
                let reply = try await server.post(
                    "/welcome", "token=\(server.token)&name=Ada&presets=mood&\(field)=\(value)")
                #expect(reply.status == 422, "\(field)")
                let page = RunningServer.read(reply)
                #expect(page.first("#p-" + field)?.text.contains(text) == true, "\(field)")
                #expect(page.first("#s-" + field)?.attributes["value"] == value, "\(field)")
                #expect(page.first("#s-name")?.attributes["value"] == "Ada")
                let ticked = page.all("input").filter { $0.attributes["checked"] != nil }
                #expect(ticked.contains { $0.attributes["value"] == "mood" })
            }
            #expect(directory.paths(in: "my-year") == [])
        }
    }

    @Test("asks only what a profile lacks, and leaves the profile as it is")
    func profile() async throws {
        let profile = #"{ "name": "Ada", "language": "de" }  // mine"#
        try directory.write(profile, to: "my-year/profile.json")
        try await RunningServer.serving(folder) { server in
            let page = try await server.page("/welcome")
            #expect(page.first("#s-name") == nil && page.first("#s-why") != nil)
            try await server.send("presets=mood&why=Because", to: "/welcome")
            #expect(directory.text(of: "my-year/profile.json") == profile)
            #expect(directory.text(of: "my-year/trackers.json")?.contains("mood") == true)
        }
    }

    @Test("takes a name and a reason as they are, also if they are words for nothing at a terminal")
    func names() async throws {
        try await RunningServer.serving(folder) { server in
            try await server.send("name=No&why=Nothing", to: "/welcome")
            #expect(directory.text(of: "my-year/profile.json")?.contains("\"name\": \"No\"") == true)
            #expect(directory.text(of: "my-year/why.md") == "Nothing\n")
        }
    }

    @Test("writes nothing for a GET, without the token, from another site, for the public, or if there are records")
    func refusals() async throws {
        try await RunningServer.serving(folder) { server in
            let right = "token=\(server.token)&name=Ada"
            let read = try await server.get("/welcome?" + right)
            #expect(read.status == 200)
            #expect(try await server.post("/welcome", "name=Ada").status == 403)
            #expect(try await server.post("/welcome", right, ["Origin: http://evil.example"]).status == 403)
            #expect(directory.paths(in: "my-year") == [])
        }
        try await RunningServer.serving(folder, audience: .public) { server in
            #expect(try await server.get("/").status == 503)
            let reply = try await server.post("/welcome", "token=\(server.token)&name=Ada")
            #expect(reply.headers["location"] == "/")
            #expect(directory.paths(in: "my-year") == [])
        }
        try directory.write("date,level\n2025-10-30,nonsense\n", to: "my-year/entries.csv")
        try await RunningServer.serving(folder) { server in
            let page = try await server.get("/").text
            #expect(page.contains("There is an error in your files."))
            #expect(try await server.post("/welcome", "token=\(server.token)&name=Ada").status == 303)
            #expect(directory.paths(in: "my-year") == ["entries.csv"])
        }
    }
}
