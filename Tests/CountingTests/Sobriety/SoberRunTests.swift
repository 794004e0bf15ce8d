import Counting
import Model
import TestSupport
import Testing

@Suite("The sober streak")
struct SoberRunTests {
    @Test(
        "U-22 the current streak is the run of steady days that ends today, or yesterday while today is open",
        arguments: [
            ("SSS", 1, 3), ("SSWSS", 4, 2), ("SSS?", 1, 3), ("SS.S?", 4, 1), ("S", 1, 1), (".ES", 3, 1),
        ])
    func current(_ levels: String, _ first: Int, _ length: Int) {
        #expect(sobriety(levels).current?.span == days(first...(first + length - 1)))
    }

    @Test("U-22 there is none after a day that isn't sober", arguments: ["SSE", "SSW", "SS.?", "?", "", "E?"])
    func noCurrent(_ levels: String) {
        #expect(sobriety(levels).current == nil)
        #expect(sobriety(levels).timer == nil)
    }

    @Test(
        "V-01 a steady day with a drink is sober only if the person says so",
        arguments: [(0, 1, 1), (1, 3, 3)])
    func soberUpTo(soberUpTo: Int, soberDays: Int, current: Int) {
        var history = HistoryBuilder()
        history.profile.soberUpTo = soberUpTo
        history.enter(.steady, on: day(1), drinks: 1)
        history.enter(.steady, on: day(2), drinks: decimal("0.5"))
        history.enter(.steady, on: day(3))
        let analysis = history.analysis(on: day(3))
        #expect(analysis.sobriety.soberDays == soberDays && analysis.sobriety.current?.length == current)
        #expect(analysis.days[day(3)]?.shade == current)
        #expect(analysis.noalc.streak.current == 3 && analysis.totals.steady == 3, "steady is steady")
        let told = analysis.publicEdition
        #expect(told.sobriety.soberDays == soberDays, "the public sees as many sober days")
    }

    @Test("U-22 rewards heal no sober streak")
    func rewardsDoNotHeal() {
        let analysis = HistoryBuilder(levels: "SSSSSSSESS").analysis(on: day(10))
        #expect(analysis.noalc.streak.current == 10)
        #expect(analysis.sobriety.current?.span == days(9...10))
    }

    @Test(
        "U-23 the longest streak is the earliest of equals, the current one included",
        arguments: [("SSSWSS", 1, 3), ("SSWSSS", 4, 3), ("SSSWSSS", 1, 3), ("SSWSSS?", 4, 3), ("SSS....", 1, 3)])
    func longest(_ levels: String, _ first: Int, _ length: Int) {
        #expect(sobriety(levels).longest?.span == days(first...(first + length - 1)))
    }

    @Test("U-23 there is no longest streak if no day was sober", arguments: ["", "EW", "?"])
    func noLongest(_ levels: String) {
        #expect(sobriety(levels).longest == nil)
    }

    @Test("All sober days count, not only those of the streak")
    func soberDays() {
        #expect(sobriety("SSWS.SE").soberDays == 4)
    }

    private func sobriety(_ levels: String) -> Sobriety {
        HistoryBuilder(levels: levels).analysis(on: day(max(1, levels.count))).sobriety
    }
}
