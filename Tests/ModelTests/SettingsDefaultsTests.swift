import Model
import TestSupport
import Testing

@Suite struct SettingsDefaultsTests {
    @Test("a person who has not written a profile has the defaults of the data format")
    func profile() {
        let profile = Profile()
        #expect(profile.zone.name == "UTC" && profile.dayStart == 0)
        #expect(profile.language == .english && profile.weekStart == .monday)
        #expect(profile.currency.code == "EUR" && profile.caloriesPerDrink == AmountOverTime(FixedDecimal(150)))
        #expect(profile.pricePerDrink == nil && profile.drinkingRate == nil && profile.weightKilograms == nil)
        #expect(profile.mindfulnessGoal == nil && profile.workoutGoal == nil)
        #expect(profile.timerRule == .grace && profile.milestones == nil && profile.siteURL == nil)
        #expect(profile.reminders.isEmpty && profile.name == nil)
    }

    @Test("S-28 a day counts from two minutes unless the person says otherwise")
    func minimumMinutes() {
        #expect(Profile().minimumMinutes == 2)
    }

    @Test("every family of streaks follows the universal policy")
    func policies() {
        let policies = Profile().policies
        #expect(
            [policies.noalc, policies.meditation, policies.workout, policies.trackers].allSatisfy { $0 == .universal })
    }

    @Test("a name of one language is shown in the others, English first")
    func localizedText() {
        #expect(LocalizedText("Lesen").text(in: .english) == "Lesen")
        #expect(LocalizedText([.german: "Lesen"])?.text(in: .english) == "Lesen")
        #expect(LocalizedText([.german: "Lesen", .english: "Reading"])?.text(in: .german) == "Lesen")
        #expect(LocalizedText([.english: "Reading"])?.text(in: .german) == "Reading")
        #expect(LocalizedText([:]) == nil)
    }

    @Test("awareness and avoidance are a saboteur's modes, the others a good tracker's")
    func modes() {
        #expect(Tracker.Mode.allCases.filter { $0.kind == .saboteur } == [.awareness, .avoidance])
        #expect(Tracker.Mode.allCases.filter { $0.kind == .good } == [.counter, .yesNo, .selection, .note, .number])
    }
}
