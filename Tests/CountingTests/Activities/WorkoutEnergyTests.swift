import Counting
import Model
import TestSupport
import Testing

@Suite("The energy of workouts")
struct WorkoutEnergyTests {
    /// A workout of a known type with kcal = MET × 3.5 × kg / 200 × minutes worked out by hand.
    struct Example: Sendable, CustomTestStringConvertible {
        let type: String
        let minutes: String
        let kilograms: String
        let kilocalories: Int

        var testDescription: String { "\(minutes) min of \(type) at \(kilograms) kg" }
    }

    @Test(
        "F-11 a workout's energy is MET × 3.5 × kg / 200 × minutes",
        arguments: [
            Example(type: "running", minutes: "30", kilograms: "78", kilocalories: 328),  // 8.0: 327.6
            Example(type: "cycling", minutes: "40", kilograms: "80", kilocalories: 420),  // 7.5
            Example(type: "walking", minutes: "60", kilograms: "70.5", kilocalories: 259),  // 3.5: 259.0875
            Example(type: "yoga", minutes: "20", kilograms: "80", kilocalories: 70),  // 2.5
            Example(type: "strength", minutes: "45.5", kilograms: "64", kilocalories: 178),  // 3.5: 178.36
        ])
    func formula(_ example: Example) {
        var history = HistoryBuilder()
        history.profile.weightKilograms = decimal(example.kilograms)
        history.spend(example.minutes, on: .workout, day: day(1), type: example.type)
        #expect(history.analysis(on: day(1)).workoutEnergy(on: day(1)) == example.kilocalories)
    }

    @Test("F-11 the energy of several workouts is rounded once, after adding up")
    func roundedOnce() {
        var history = HistoryBuilder()
        history.profile.weightKilograms = decimal("64")
        // 8.96 kcal a minute: 0.448 each, which would be rounded to nothing.
        for number in 1...3 { history.spend("0.05", on: .workout, day: day(number), type: "running") }
        let analysis = history.analysis(on: day(3))
        #expect(analysis.workoutEnergy(on: day(1)) == 0)
        #expect(analysis.workoutEnergy() == 1)
    }

    @Test("F-11 without a weight or a known type nothing is claimed")
    func unknown() {
        var history = HistoryBuilder()
        history.spend("30", on: .workout, day: day(1), type: "running")
        #expect(history.analysis(on: day(1)).workoutEnergy() == nil)
        history.profile.weightKilograms = decimal("70")
        history.sessions = []
        history.spend("30", on: .workout, day: day(1), type: "juggling")
        history.spend("30", on: .workout, day: day(1))
        history.spend("30", on: .meditation, day: day(1), type: "yoga")
        #expect(history.analysis(on: day(1)).workoutEnergy() == nil)
    }

    @Test("F-11 a workout of unknown type takes nothing from the others, and one after today adds nothing")
    func onlyWhatIsKnown() {
        var history = HistoryBuilder()
        history.profile.weightKilograms = decimal("80")
        history.spend("20", on: .workout, day: day(1), type: "yoga")
        history.spend("20", on: .workout, day: day(1), type: "juggling")
        history.spend("20", on: .workout, day: day(3), type: "yoga")
        #expect(history.analysis(on: day(2)).workoutEnergy() == 70)
    }
}
