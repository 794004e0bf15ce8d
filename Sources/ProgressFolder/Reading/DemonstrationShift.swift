import ProgressImport
import ProgressLoading
import ProgressModel
package import ProgressRequests

/// Moves everything in a folder by whole weeks, so that it ends on the evening before a day: a demonstration made of old
/// records then tells of now, with each record on its weekday.
///
/// What would lie after that evening is left out, so that up to six days may be missing at the end.
package struct DemonstrationShift: Sendable {
    private let day: DayText

    /// Makes a shift to the evening before a day.
    package init(to day: DayText) { self.day = day }

    /// The folder as it would be; itself where it holds errors or no records.
    package func callAsFunction(_ folder: RecordedFolder) -> RecordedFolder {
        let days = RecordKind.allCases.flatMap { folder.files.writtenRecords($0, of: folder.history).map(\.day) }
        guard folder.errors.isEmpty, let last = days.max() else { return folder }
        let end = day.day(today: folder.today).advanced(by: -1)
        let distance = last.distance(to: end)
        let weeks = distance >= 0 ? (distance + 6) / 7 : distance / 7
        let shifted = RecordedFolder(
            folder.files.map { $0.shifted(byDays: 7 * weeks, in: folder.profile.zone) }, zones: folder.zones,
            now: { _ in folder.now })
        let export = OwnExport(shifted.files, shifted.history, until: end)
        return RecordedFolder(
            export.files(.csv).map { SourceFile(path: $0.path, bytes: $0.bytes) }, zones: folder.zones,
            now: { _ in folder.now })
    }
}
