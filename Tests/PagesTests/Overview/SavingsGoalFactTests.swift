import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("What somebody saves for, on the overview")
struct SavingsGoalFactTests {
    @Test("U-41 says what is saved of it, and how many sober days it is away")
    func underWay() throws {
        let fact = try #require(try facts(levels: "SSSSSSSSSS", goals: #"{ "name": "Bicycle", "amount": 900 }"#).last)
        #expect(fact.label.contains("Bicycle") && fact.figure.text == "€80.00 of €900.00")
        #expect(fact.note == "in about 103 sober days", "820 at 8 a day")
    }

    @Test(
        "U-41 several goals are in the order of the profile; one that is reached says so, and no distance is below 0"
    )
    func reached() throws {
        let goals = #"{ "name": "Book", "amount": 20.50 }, { "name": "Trip", "amount": 80.01 }"#
        let facts = try facts(levels: "SSSSSSSSSS", goals: goals).suffix(2)
        #expect(facts.map(\.figure.text) == ["€20.50", "€80.00 of €80.01"])
        #expect(facts.map(\.note) == ["saved", "in about 1 sober day"])
    }

    @Test("U-41 with a negative balance nothing of it is saved, and without savings a day there is no distance")
    func loss() throws {
        let loss = try facts(levels: "WWWW", goals: #"{ "name": "Trip", "amount": 80 }"#, "\"savings\": \"balance\",")
        #expect(loss.last?.figure.text == "€0.00 of €80.00" && loss.last?.note == "in about 18 sober days")
        let free = try facts(levels: "SS", goals: #"{ "name": "Trip", "amount": 80 }"#, "", price: "0")
        #expect(free.last?.note == "")
    }

    @Test("U-41 the public doesn't see what it is for")
    func publicEdition() throws {
        let folder = folder(levels: "SSS", goals: #"{ "name": "Trip", "amount": 80 }"#, "", price: "4")
        let report = Report(try folder.analysis(asOf: "2025-10-31T21:00").publicEdition, language: .english)
        #expect(!OverviewPage.facts(in: report).contains { $0.label.contains("Trip") })
    }

    private func folder(levels: String, goals: String, _ more: String, price: String) -> Folder {
        Folder(levels: levels)
            .with(
                "profile.json",
                #"{ \#(more) "pricePerDrink": \#(price), "drinksPerWeek": 14, "savingsGoals": [\#(goals)] }"#)
    }

    private func facts(
        levels: String, goals: String, _ more: String = "", price: String = "4"
    ) throws -> [Fact] {
        let folder = folder(levels: levels, goals: goals, more, price: price)
        return OverviewPage.facts(
            in: Report(try folder.analysis(asOf: "2025-10-31T21:00"), language: .english))
    }
}
