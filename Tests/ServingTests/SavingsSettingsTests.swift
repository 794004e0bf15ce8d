import Foundation
import Model
import TestSupport
import Testing

@testable import Serving

/// Changing savings, as a browser without scripts sends it.
@Suite("The settings of savings") struct SavingsSettingsTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }
    private var profile: String { directory.text(of: "data/profile.json") ?? "" }
    private static let path = "/settings/savings"

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(
            "date,level\n2025-10-25,steady\n2025-10-26,steady\n2025-10-27,wild\n2025-10-28,steady\n",
            to: "data/entries.csv")
        try directory.write(SavingsSettingsTests.profile, to: "data/profile.json")
    }

    private static let profile = """
        {
          "name": "Ada",
          "pricePerDrink": 4.50,   // the bar at the corner
          "drinksPerWeek": 14,
          /* things */ "savingsGoals": [
            { "name": "Bicycle", "amount": 900 },   // red
            { "name": "Tea", "amount": 20 }
          ]
        }

        """

    /// The fields of the form as a browser sends them, with some of them changed.
    private func form(_ page: Element, _ changes: [String: String]) -> String {
        let form = page.all("form").first { $0.attributes["action"] == SavingsSettingsTests.path }
        let fields = (form?.all("input") ?? []).filter { field in
            field.attributes["type"] != "radio" || field.attributes["checked"] != nil
        }
        return fields.compactMap { field in
            let name = field.attributes["name"] ?? ""
            let value = changes[name] ?? field.attributes["value"] ?? ""
            return name == "token" ? nil : name + "=" + value.replacing("+", with: "%2B").replacing(" ", with: "+")
        }.joined(separator: "&")
    }

    private func page(_ server: RunningServer) async throws -> Element {
        try await server.page(SavingsSettingsTests.path)
    }

    private static func numbers(_ page: Element) -> String { page.first(".settings-result")?.text ?? "" }

    @Test("U-35 a new price counts at once on every page, keeps the file's comments, and one button takes it back")
    func price() async throws {
        try await RunningServer.serving(folder) { server in
            let before = try await page(server)
            #expect(before.value(of: "price") == "4.50" && before.value(of: "drinks") == "14")
            #expect(SavingsSettingsTests.numbers(before).contains("€27.00"))
            let (location, after) = try await server.send(form(before, ["price": "5"]), to: SavingsSettingsTests.path)
            #expect(location == "/settings/savings?done=1")
            #expect(profile == SavingsSettingsTests.profile.replacing("4.50", with: "5"))
            #expect(SavingsSettingsTests.numbers(after).contains("€30.00"))
            #expect(try await server.page("/").first(".facts")?.text.contains("€30") == true)
            let change = try #require(after.first(".said")?.value(of: "change"))
            let (_, undone) = try await server.send("part=savings&change=\(change)", to: "/settings/undo")
            #expect(profile == SavingsSettingsTests.profile)
            #expect(SavingsSettingsTests.numbers(undone).contains("€27.00"))
            #expect(undone.first(".said")?.first("form") == nil)
        }
    }

    @Test("U-32 U-35 writes several settings as one change: drinks a day, currency, method, calories")
    func several() async throws {
        try await RunningServer.serving(folder) { server in
            let changes = ["drinks": "3", "unit": "day", "currency": "$", "method": "balance", "calories": "100"]
            let (_, page) = try await server.send(form(page(server), changes), to: SavingsSettingsTests.path)
            let expected = ["\"drinksPerDay\": 3", "\"currency\": \"USD\"", "\"savings\": \"balance\"", "Drink\": 100"]
            for text in expected { #expect(profile.contains(text), "\(profile)") }
            #expect(!profile.contains("drinksPerWeek"))
            #expect(page.value(of: "currency") == "USD")
            let change = try #require(page.first(".said")?.value(of: "change"))
            try await server.send("part=savings&change=\(change)", to: "/settings/undo")
            #expect(profile == SavingsSettingsTests.profile)
        }
    }

    @Test("U-41 changes, adds and removes what is saved for, each in its place")
    func goals() async throws {
        try await RunningServer.serving(folder) { server in
            let before = try await page(server)
            #expect(SavingsSettingsTests.numbers(before).contains("€873.00 to go"))
            let changes = ["amount-0": "950", "goal-1": "", "amount-1": "", "goal-2": "A trip", "amount-2": "20"]
            let (_, page) = try await server.send(form(page(server), changes), to: SavingsSettingsTests.path)
            #expect(profile.contains("{ \"name\": \"Bicycle\", \"amount\": 950 },   // red\n"), "\(profile)")
            #expect(!profile.contains("Tea") && profile.contains("{ \"name\": \"A trip\", \"amount\": 20 }"))
            #expect(SavingsSettingsTests.numbers(page).contains("A trip€20.00, reached"))
        }
    }

    @Test("of a price that has changed over time it changes the latest one only")
    func overTime() async throws {
        let text = """
            { "drinksPerWeek": 14, "pricePerDrink": [
              { "since": "2024-01-01", "value": 4 },
              { "since": "2025-10-26", "value": 5 }   // a new menu
            ] }
            """
        try directory.write(text, to: "data/profile.json")
        try await RunningServer.serving(folder) { server in
            let (_, page) = try await server.send(form(page(server), ["price": "6"]), to: SavingsSettingsTests.path)
            #expect(profile == text.replacing("5 }", with: "6 }"))
            #expect(SavingsSettingsTests.numbers(page).contains("€32.00"))
        }
    }

    @Test("an emptied price is removed, and an unchanged form writes nothing")
    func emptied() async throws {
        try await RunningServer.serving(folder) { server in
            let (_, same) = try await server.send(form(page(server), [:]), to: SavingsSettingsTests.path)
            #expect(profile == SavingsSettingsTests.profile && same.first(".said")?.first("form") == nil)
            let (_, page) = try await server.send(form(page(server), ["price": ""]), to: SavingsSettingsTests.path)
            #expect(!profile.contains("pricePerDrink"))
            #expect(SavingsSettingsTests.numbers(page).contains("With a price"))
        }
    }

    @Test("writes only changed fields: other changes since then stay, and both at once are refused")
    func meanwhile() async throws {
        try await RunningServer.serving(folder) { server in
            let open = try await page(server)
            let other = SavingsSettingsTests.profile.replacing("14", with: "21")
            try directory.write(other, to: "data/profile.json")
            try await server.send(form(open, ["price": "5"]), to: SavingsSettingsTests.path)
            #expect(profile == other.replacing("4.50", with: "5"))
            let late = try await server.post(
                SavingsSettingsTests.path, "token=\(server.token)&" + form(open, ["drinks": "10"]))
            #expect(late.status == 422 && late.text.contains("has changed since this page was loaded"))
            #expect(profile == other.replacing("4.50", with: "5"))
        }
    }

    @Test("U-35 shows next to the field what is wrong, keeps everything that was entered, and writes nothing")
    func problems() async throws {
        let files = directory.paths()
        try await RunningServer.serving(folder) { server in
            let open = try await page(server)
            let wrong = [
                ("price", "a lot", "not a number from 0"), ("price", "-1", "not a number from 0"),
                ("drinks", "2000000000", "not a number from 0"), ("calories", "1.2.3.4", "not a number from 0"),
                ("currency", "Taler", "not a currency"), ("amount-0", "0", "not an amount above 0"),
                ("goal-0", "", "What is this amount for?"), ("goal-2", "Shoes", "not an amount above 0"),
            ]
            for (field, value, text) in wrong {
                let changes = ["name": "kept", field: value]
                let reply = try await server.post(
                    SavingsSettingsTests.path, "token=\(server.token)&" + form(open, changes))
                #expect(reply.status == 422, "\(field)")
                let page = RunningServer.read(reply)
                let marked = page.all("input").first { $0.attributes["aria-invalid"] == "true" }
                let shown = field == "goal-2" ? page.first("#s-goal-2") : page.first("#s-" + field)
                #expect(shown?.attributes["value"] == value, "\(field)")
                let name = marked?.attributes["name"] ?? ""
                #expect(name == (field == "goal-2" ? "amount-2" : field), "\(field)")
                #expect(page.first("#p-" + name)?.text.contains(text) == true, "\(field)")
                #expect(page.first("#p-" + name)?.text.contains("Nothing was written.") == true, "\(field)")
            }
            #expect(profile == SavingsSettingsTests.profile && directory.paths() == files)
        }
    }

    @Test("the overview links to it on a private server")
    func way() async throws {
        try await RunningServer.serving(folder) { server in
            let overview = try await server.page("/")
            #expect(overview.first(".change")?.first("a")?.attributes["href"] == "settings/savings")
        }
        try await RunningServer.serving(folder, audience: .public) { server in
            for path in ["savings", "trackers"] {
                #expect(try await server.get("/settings/" + path).status == 404)
            }
            let overview = try await server.get("/").text
            #expect(!overview.contains("settings/"))
            let form = "token=\(server.token)&price=9&was-price=4.50"
            #expect(try await server.post(SavingsSettingsTests.path, form).status == 404)
            #expect(profile == SavingsSettingsTests.profile)
        }
    }

    @Test("writes nothing for a GET, without the token, with a wrong one, or from a page of another site")
    func refusals() async throws {
        let files = directory.paths()
        try await RunningServer.serving(folder) { server in
            let right = "token=\(server.token)&was-price=4.50&price=9"
            #expect(try await server.get("/settings/savings?" + right).status == 200)
            let path = SavingsSettingsTests.path
            #expect(try await server.post(path, "was-price=4.50&price=9").status == 403)
            #expect(try await server.post(path, "token=\(server.wrongToken)&price=9").status == 403)
            #expect(try await server.post(path, right, ["Origin: http://evil.example"]).status == 403)
            #expect(try await server.post(path, right, []).status == 403)
            #expect(try await server.post("/settings/general", right).status == 405)
            let foreign = try await server.reply(
                "POST " + path, ["Origin: http://evil.example", "Content-Type: application/x-www-form-urlencoded"],
                host: "evil.example", body: Array(right.utf8))
            #expect(foreign.status == 421)
            for other in ["", "part=savings", "change=1", "part=nothing&change=1"] {
                #expect(try await server.post("/settings/undo", "token=\(server.token)&" + other).status == 400)
            }
            #expect(directory.paths() == files && profile == SavingsSettingsTests.profile)
        }
    }
}
