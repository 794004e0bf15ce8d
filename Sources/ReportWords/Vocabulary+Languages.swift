import ProgressAnalysis
package import ProgressModel

extension Vocabulary {
    /// What people type in every language that the reports are written in.
    package static let ofAllLanguages = Vocabulary(
        workoutTypes: WorkoutEnergy.knownTypes, presetWords: \.words, noticing: ReportWords.noticing)
}
