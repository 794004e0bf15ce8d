import Counting
import Diary
import Model
import TestSupport
import Testing

@testable import Importing

/// The trackers that an import adds to a folder.
@Suite struct NewTrackerTests {
    @Test("T-03 a habit that there is a preset for begins as any new tracker of it", arguments: TrackerPreset.allCases)
    func presets(preset: TrackerPreset) throws {
        let written = try trackers(ImportedTracker(preset: preset))
        var object = TrackerObject(new: preset)
        object.takeRing(beside: [])
        #expect(written == "[\n  \(object.json.text)\n]\n")
        guard preset == .water else { return }
        #expect(
            written
                == "[\n  { \"preset\": \"water\", \"dailyGoal\": 8, \"showInCalendar\": true, \"healthType\": \"HKQuantityTypeIdentifierDietaryWater\" }\n]\n"
        )
    }

    @Test("V-21 a tracker that an import makes begins on the first day that it brings, whatever their order")
    func start() throws {
        var imported = ImportedRecords(source: "app")
        let smoking = imported.add(ImportedTracker("Smoking", .avoidance))
        let reading = imported.add(ImportedTracker("Reading", .yesNo))
        for (tracker, day) in [(smoking, "2025-10-12"), (smoking, "2025-10-07"), (reading, "2025-10-20")] {
            imported.records.append(
                .log(of: tracker, on: date(day), id: day, at: ImportPlace(file: "export.csv", line: 1)))
        }
        imported.rests.append(ImportedRest(tracker: reading, day: date("2025-10-18")))
        let merge = try ImportMerge(imported, into: ImportTarget([], Directory().history()))
        var directory = Directory()
        directory.files = directory.files.applying(try #require(merge.alternatives.first))
        #expect(directory.history().trackers.map(\.createdAt) == [date("2025-10-07"), date("2025-10-18")])
        #expect(directory.analysis(on: "2025-10-31").trackers.first?.streak?.current == 19)
    }

    @Test("a preset whose id is taken gets another, and no ring if there is no room for one")
    func taken() throws {
        let present = (1...2).map { number in
            #"{ "id": "\#(number == 1 ? "water" : "b")", "type": "good", "trackingMode": "note", "showInCalendar": true }"#
        }
        let text = "[\n  " + present.joined(separator: ",\n  ") + "\n]\n"
        let written = try trackers(ImportedTracker(preset: .water), beside: text)
        #expect(
            written.hasSuffix(
                ",\n  { \"id\": \"water-app\", \"preset\": \"water\", \"dailyGoal\": 8, \"healthType\": \"HKQuantityTypeIdentifierDietaryWater\" }\n]\n"
            ), "\(written)")
    }

    /// `trackers.json` after an import of a habit.
    private func trackers(_ tracker: ImportedTracker, beside text: String? = nil) throws -> String {
        var directory = Directory(["entries.csv": "date,level\n2025-10-31,easy\n"])
        directory.files += text.map { [file("trackers.json", $0)] } ?? []
        var imported = ImportedRecords(source: "app")
        _ = imported.add(tracker)
        // An export without any records makes no tracker.
        imported.notes = [
            ImportedNote(text: "A note.", day: date("2025-10-31"), place: ImportPlace(file: "export", line: 1))
        ]
        let merge = try ImportMerge(imported, into: ImportTarget(directory.files, directory.history()))
        directory.files = directory.files.applying(try #require(merge.alternatives.first))
        #expect(directory.history().trackers.count == (text == nil ? 1 : 3))
        return try #require(directory.text("trackers.json"))
    }
}
