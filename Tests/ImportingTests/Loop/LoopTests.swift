import Counting
import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

/// Exports of Loop Habit Tracker, in the forms that its versions write.
@Suite struct LoopTests {
    private func imported(_ name: String) throws -> (Directory, ImportSummary) {
        var directory = Directory()
        let summary = try directory.take(try fixture(name))
        return (directory, summary)
    }

    @Test("U-02 every habit, day, amount and note of an export arrives, and stats counts them")
    func whole() throws {
        let (directory, summary) = try imported("loop")
        #expect(summary.records[.logs]?.added == 18)
        #expect(summary.newTrackers == ["meditate", "run-long", "water", "coffee", "clean-windows", "pages"])
        #expect(summary.logsOfTracker.map(\.count) == [4, 3, 5, 4, 1, 1])
        let rows = directory.rows("logs.csv")
        #expect(rows.contains(#"2025-10-30,meditate,,,,"in the train, late",loop,loop:Meditate:2025-10-30"#))
        #expect(rows.contains("2025-10-25,water,0.333,,,,loop,loop:Water:2025-10-25"))
        #expect(rows.first?.hasPrefix("2025-10-24") == true && rows.last?.hasPrefix("2025-10-31") == true)
        let analysis = directory.analysis(on: "2025-10-31")
        let logs = analysis.history.logs
        #expect(logs.count == 18)
        #expect(analysis.trackers[0].streak?.current == 2)
        let water = (0..<logs.count).map { logs[$0] }.filter { $0.tracker == 2 }
        #expect(water.map(\.value) == ["0.333", "1.75", "0", "2", "2.5"].map { .amount(decimal($0)) })
    }

    @Test("frequency, target, unit, question, colour and archive become settings of the tracker")
    func settings() throws {
        let trackers = try imported("loop").0.history().trackers
        #expect(trackers.map(\.mode) == [.yesNo, .yesNo, .counter, .counter, .yesNo, .counter])
        #expect(trackers.map(\.isActive) == [true, true, true, true, false, true])
        #expect(trackers.map(\.hasStreak) == [true, true, true, true, false, false])
        #expect(trackers[0].prompt?.text(in: .english) == "Did you sit today?")
        #expect(trackers[0].colour == "#FF8F00")
        #expect(trackers[1].schedule == .perWeek(3))
        #expect(trackers[1].name.text(in: .english) == "Run, long")
        #expect(trackers[2].unit?.text(in: .english) == "l")
        #expect(trackers[2].target == .goal(FixedDecimal(2)) && trackers[2].streakOn == .goal)
        #expect(trackers[3].target == .limit(FixedDecimal(3)))
        #expect(trackers[5].target == nil)
    }

    @Test("V-35 a habit that was renamed in its app is recognised by its days, and continues once that is confirmed")
    func renamed() throws {
        func export(_ name: String, days: Int) -> ImportInput {
            let rows = (1...days).reversed().map { "\(date("2025-08-01").advanced(by: $0)),YES_MANUAL,YES_MANUAL" }
            return single((["Date,\(name),Water"] + rows).joined(separator: "\n") + "\n", "Checkmarks.csv")
        }
        var directory = Directory()
        try directory.take(export("Run", days: 40))
        let first = directory
        let doubled = try directory.take(export("Jogging", days: 42))
        #expect(doubled.newTrackers == ["jogging"])
        #expect(doubled.sameHabits.map { "\($0.tracker) \($0.name) \($0.equal) \($0.days)" } == ["run Jogging 40 40"])
        // The person renames the habit with `--rename`.
        directory = first
        let input = export("Jogging", days: 42)
        let format = try #require(ImportFormat(recognising: input, .ofAllLanguages))
        let context = ImportContext(settings: directory.files, loader: loader, mapping: nil)
        var imported = try format.read(input, context)
        imported.trackers[0].id = "run"
        imported.newNames = ["run": "Jogging"]
        let merge = try ImportMerge(imported, into: ImportTarget(directory.files, directory.history()))
        directory.files = directory.files.applying(try #require(merge.alternatives.first))
        #expect(merge.summary.records[.logs]?.added == 4 && merge.summary.newTrackers.isEmpty)
        #expect(directory.history().trackers.map { $0.name.text(in: .english) } == ["Jogging", "Water"])
        #expect(directory.rows("logs.csv").count == 84)
        // Later imports know it.
        let later = try directory.take(export("Jogging", days: 43))
        #expect(later.records[.logs]?.added == 2 && later.newTrackers.isEmpty && later.sameHabits.isEmpty)
    }

    @Test("V-05 skipped days become pauses, days in a row one of them")
    func skips() throws {
        let (directory, summary) = try imported("loop")
        let pauses = directory.history().profile.pauses
        #expect(summary.restDays == 3)
        #expect(pauses.map(\.span.first) == [date("2025-10-26"), date("2025-10-28")])
        #expect(pauses.map(\.span.last) == [date("2025-10-26"), date("2025-10-29")])
        #expect(pauses.map(\.subjects) == [[.tracker("water")], [.tracker("meditate")]])
    }

    @Test("a note on a day that was not done is kept in the note of the day")
    func notes() throws {
        let (directory, summary) = try imported("loop")
        #expect(summary.notes == 2)
        #expect(directory.text("notes/2025-10-27.md") == "Meditate: too tired, again\n")
        #expect(directory.text("notes/2025-10-29.md") == "Meditate: ill\n")
    }

    @Test("what is not written is counted, with its first line")
    func notices() throws {
        let notices = try imported("loop").1.notices
        let counts = Dictionary(uniqueKeysWithValues: notices.all.map { ($0.remark, $0.count) })
        #expect(
            counts == [
                .notDone: 1, .notSet: 9, .implied: 3, .skipped: 3, .zero: 1, .target: 1, .frequency: 1,
                .description: 1, .file: 2,
            ])
        #expect(notices.all.first?.place?.description == "001 Meditate/Checkmarks.csv:6")
    }

    @Test(
        "the dialects of all versions say the same days",
        arguments: [
            (
                "loop-2.3.0",
                ["2015-01-22,wake-up-early", "2015-01-23,meditate", "2015-01-24,meditate", "2015-01-25,wake-up-early"]
            ),
            (
                "loop-2.3.0/Checkmarks.csv",
                ["2015-01-22,wake-up-early", "2015-01-23,meditate", "2015-01-24,meditate", "2015-01-25,wake-up-early"]
            ),
            ("loop-2.1", ["2023-04-04,read", "2023-04-05,meditate"]),
            ("loop-spreadsheet", ["2024-06-15,meditate", "2024-06-15,read", "2024-06-16,meditate"]),
        ])
    func dialects(name: String, days: [String]) throws {
        let rows = try imported(name).0.rows("logs.csv")
        #expect(rows.map { $0.split(separator: ",").prefix(2).joined(separator: ",") } == days)
    }

    @Test("the table of all habits and the files of each give the same ids, so that nothing doubles")
    func sameIDs() throws {
        var (directory, _) = try imported("loop-2.3.0")
        let before = directory.rows("logs.csv")
        let summary = try directory.take(try fixture("loop-2.3.0/Checkmarks.csv"))
        #expect(summary.isEmpty && directory.rows("logs.csv") == before)
    }

    @Test("a habit's name with a comma is read with the names of Habits.csv, and refused without them")
    func comma() throws {
        let all = try fixture("loop").files.filter { !$0.path.contains("/") }
        var directory = Directory()
        let summary = try directory.take(ImportInput(all, isSingleFile: false))
        #expect(summary.newTrackers.prefix(2) == ["meditate", "run-long"])
        #expect(summary.logsOfTracker.map(\.count) == [2, 1, 2, 2, 1])
        let table = try #require(all.first { $0.path == "Checkmarks.csv" })
        let error = #expect(throws: ImportError.self) {
            var other = Directory()
            try other.take(ImportInput([table], isSingleFile: true))
        }
        #expect(error?.place?.number == 1 && error?.hint?.contains("Habits.csv") == true)
    }

    @Test(
        "files that aren't exports of Loop are refused, even if the format is named",
        arguments: [
            "[1, 2]", "A line of prose, which has a comma.", String(repeating: "[", count: 1_000_000), "",
            "name,count\n2025-10-31,2\n",
        ])
    func wrongFile(text: String) throws {
        for input in [single(text), ImportInput([file("export.csv", text)], isSingleFile: false)] {
            let context = ImportContext(settings: [], loader: loader, mapping: nil)
            let error = #expect(throws: ImportError.self) {
                _ = try ImportFormat(named: "loop")?.read(input, context)
            }
            #expect(error?.text.hasPrefix("not an export of Loop Habit Tracker") == true)
        }
    }

    @Test("U-02 a habit whose name has quotation marks is read, as the app writes it: without doubling them")
    func quotedNames() throws {
        let table = single("Date,Read \"Dune\",Run\n2025-10-31,2,0\n2025-10-30,2,2\n", "Checkmarks.csv")
        #expect(
            ImportFormat(
                recognising: single("Date,Read \"Dune\",Run,\n2025-10-31,YES_MANUAL,NO,\n"), .ofAllLanguages)?.name
                == "loop")
        var directory = Directory()
        let summary = try directory.take(table, format: "loop")
        #expect(summary.logsOfTracker.map(\.count) == [2, 1])
        #expect(directory.history().trackers.map { $0.name.text(in: .english) } == ["Read \"Dune\"", "Run"])
    }

    private func changing(_ old: String, _ new: String) throws -> ImportInput {
        let files = try fixture("loop").files.map { source in
            let text = String(decoding: source.bytes, as: UTF8.self)
            return source.path == "001 Meditate/Checkmarks.csv"
                ? file(source.path, text.split(separator: old).joined(separator: new)) : source
        }
        return ImportInput(files, isSingleFile: false)
    }

    @Test("U-02 a newer export adds only what is new")
    func newer() throws {
        var (directory, _) = try imported("loop")
        let before = directory.rows("logs.csv")
        let summary = try directory.take(
            try changing("Date,Value,Notes\n", "Date,Value,Notes\n2025-11-01,YES_MANUAL,\n").withHeader)
        #expect(summary.records[.logs]?.added == 1 && summary.records[.logs]?.unchanged == 18)
        #expect(directory.rows("logs.csv") == before + ["2025-11-01,meditate,,,,,loop,loop:Meditate:2025-11-01"])
        #expect(summary.newTrackers == [] && summary.restDays == 0 && summary.notes == 0)
    }

    @Test("a record that has changed takes the place of the earlier one")
    func changed() throws {
        var (directory, _) = try imported("loop")
        let summary = try directory.take(try changing("in the train, late", "at home"))
        #expect(summary.records[.logs]?.changed == 1 && summary.records[.logs]?.added == 0)
        let logs = directory.history().logs
        #expect(logs.count == 18)
        #expect((0..<logs.count).compactMap { logs[$0].note } == ["at home"])
    }

    @Test("a tracker that a person has given another name and another mode gets the next logs too")
    func reshaped() throws {
        var (directory, _) = try imported("loop")
        directory.files = directory.files.map { source in
            guard source.path == "trackers.json" else { return source }
            let text = String(decoding: source.bytes, as: UTF8.self)
            return file(
                source.path,
                text.replacing(
                    #""name": "Meditate", "type": "good", "trackingMode": "yesNo""#,
                    with: #""name": "Sitting", "type": "good", "trackingMode": "counter""#))
        }
        let summary = try directory.take(
            try changing("Date,Value,Notes\n", "Date,Value,Notes\n2025-11-01,YES_MANUAL,\n").withHeader)
        #expect(summary.newTrackers == [] && summary.records[.logs]?.added == 1)
        #expect(summary.records[.logs]?.changed == 0)
        let history = directory.history()
        #expect(history.trackers[0].mode == .counter && history.trackers[0].name.text(in: .english) == "Sitting")
    }

    @Test("a day that the app no longer counts as done is named, and stays")
    func gone() throws {
        var (directory, _) = try imported("loop")
        let summary = try directory.take(try changing("2025-10-26,YES_MANUAL", "2025-10-26,NO"))
        #expect(summary.isEmpty && directory.rows("logs.csv").count == 18)
        let notice = try #require(summary.notices.all.first { $0.remark == .gone })
        #expect(notice.examples == ["2025-10-26"] && notice.place?.file == "logs.csv")
    }

    @Test("what a person has made their own by another source is not replaced")
    func ownWords() throws {
        var (directory, _) = try imported("loop")
        directory.files = directory.files.map { source in
            guard source.path == "logs.csv" else { return source }
            let text = String(decoding: source.bytes, as: UTF8.self)
            return file(
                source.path,
                text.split(separator: #""in the train, late",loop"#).joined(separator: "on the bus,manual"))
        }
        let summary = try directory.take(try fixture("loop"))
        #expect(summary.isEmpty && summary.records[.logs]?.kept == 1)
        #expect(directory.rows("logs.csv").contains { $0.contains("on the bus,manual") })
    }

    @Test("a habit goes into the tracker of its name, unless that counts otherwise")
    func matching() throws {
        var directory = Directory([
            "trackers.json": """
            [ { "id": "sitting", "name": "Meditate", "type": "good", "trackingMode": "yesNo" },
              { "id": "water", "name": "Water", "type": "good", "trackingMode": "note" } ]
            """
        ])
        let summary = try directory.take(try fixture("loop"))
        #expect(summary.logsOfTracker.prefix(3).map(\.id) == ["sitting", "run-long", "water-loop"])
        #expect(summary.newTrackers == ["run-long", "water-loop", "coffee", "clean-windows", "pages"])
    }
}

extension ImportInput {
    /// The same: splitting at a header that begins the text leaves it out.
    fileprivate var withHeader: ImportInput {
        ImportInput(
            files.map { source in
                let text = String(decoding: source.bytes, as: UTF8.self)
                return source.path == "001 Meditate/Checkmarks.csv" && !text.hasPrefix("Date,")
                    ? file(source.path, "Date,Value,Notes\n2025-11-01,YES_MANUAL,\n" + text) : source
            }, isSingleFile: isSingleFile)
    }
}
