import ProgressImport
import ProgressLoading
import ProgressModel
import SQLiteFiles
import TestSupport

/// Draws what somebody may have in Loop Habit Tracker, and writes it as the app's CSV files and as its backup.
struct LoopAppState {
    private struct Habit {
        var name, question, description, unit: String
        var hasAmounts, isLimit, isArchived: Bool
        var times = 1, days = 1, colour = 8
        var target: Double
        /// Newest first.
        var entries: [(day: Day, value: Int, note: String)] = []
    }

    private var habits: [Habit] = []

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
        let names = ["Read", "Run, long", "Say \"no\"", "読書", "Read", " Water ", "Über", "Read", "7", "a\u{301}/b"]
        let notes = ["", "", "", "late, in the train", "two\nlines", "dos\r\nlines", "\"so\"", " spaces ", "é👩‍👩‍👧"]
        let palette = 20
        for _ in 0..<(2 + random.next() % 6) {
            let hasAmounts = pick([true, false])
            var habit = Habit(
                name: pick(names), question: pick(["", "Did you?", "Really, \"truly\"?"]),
                description: pick(["", "why"]), unit: hasAmounts ? pick(["", "l", "pages"]) : "",
                hasAmounts: hasAmounts, isLimit: hasAmounts && pick([true, false]), isArchived: pick([false, true]),
                target: hasAmounts ? pick([0, 2, 1.5, 15_000_000]) : 0)
            (habit.times, habit.days) = pick([(1, 1), (3, 7), (1, 7), (1, 30), (7, 7), (2, 5)])
            habit.colour = Int(random.next() % UInt64(palette))
            for offset in 0..<40 {
                let value =
                    hasAmounts ? pick([0, 3, 1, 2, 500, 1000, 333, 12_345, -1]) : pick([2, 2, 2, 0, 3, -1])
                let entry = (day: date("2025-10-31").advanced(by: -offset), value: value, note: pick(notes))
                // What says nothing is in neither.
                if pick([true, true, false]), value >= 0 || !entry.note.isEmpty { habit.entries.append(entry) }
            }
            habits.append(habit)
        }
    }

    /// The folder that is in the zip file of the app.
    var csv: ImportInput {
        let header = "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,"
        var table = header + "Target Type,Target Value,Archived?\n"
        var files: [SourceFile] = []
        for (index, habit) in habits.enumerated() {
            let number = padded(index + 1, 3)
            let target: [String] =
                habit.hasAmounts ? [habit.isLimit ? "AT_MOST" : "AT_LEAST", javaText(habit.target)] : ["", ""]
            let cells = [
                number, habit.name, habit.hasAmounts ? "NUMERICAL" : "YES_NO", habit.question, habit.description,
                "\(habit.times)", "\(habit.days)", Self.colours[habit.colour], habit.unit,
            ]
            table += (cells + target + ["\(habit.isArchived)"]).map(quoted).joined(separator: ",") + "\n"
            let days = habit.entries.map { entry in
                "\(entry.day),\(word(entry.value)),\(quoted(entry.note))\n"
            }
            let letters = habit.name.unicodeScalars.filter {
                $0.isASCII && ($0.properties.isAlphabetic || " 7".contains(Character($0)))
            }
            let folder = withoutSpacesAround(number + " " + String(String.UnicodeScalarView(letters)))
            files.append(file(folder + "/Checkmarks.csv", "Date,Value,Notes\n" + days.joined()))
        }
        return ImportInput(files + [file("Habits.csv", table)], isSingleFile: false)
    }

    /// The backup of the app.
    func backup() throws -> ImportInput {
        var backup = LoopBackupFixture()
        // The ids say when a habit was made, the positions where it stands.
        let ids = habits.indices.map { habits.count * 3 - $0 * 2 }
        backup.habits = zip(ids, habits).enumerated().map { position, pair in
            let (id, habit) = pair
            return LoopBackupFixture.habit(
                id, habit.name,
                [
                    "position": .integer(position), "question": .text(habit.question),
                    "description": .text(habit.description), "unit": .text(habit.unit),
                    "type": .integer(habit.hasAmounts ? 1 : 0), "target_type": .integer(habit.isLimit ? 1 : 0),
                    "target_value": .real(habit.target), "freq_num": .integer(habit.times),
                    "freq_den": .integer(habit.days), "color": .integer(habit.colour),
                    "archived": .integer(habit.isArchived ? 1 : 0),
                ])
        }
        for (id, habit) in zip(ids, habits) {
            backup.days += habit.entries.reversed().map {
                LoopBackupFixture.day(id, "\($0.day)", $0.value, note: $0.note)
            }
        }
        return try backup.input()
    }

    private func word(_ value: Int) -> String {
        [2: "YES_MANUAL", 1: "YES_AUTO", 0: "NO", 3: "SKIP", -1: "UNKNOWN"][value] ?? "\(value)"
    }

    /// A number as the app's language writes it.
    private func javaText(_ number: Double) -> String { number == 15_000_000 ? "1.5E7" : "\(number)" }

    private func quoted(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    private static let colours = [
        "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C", "#00897B", "#00ACC1",
        "#039BE5", "#1976D2", "#303F9F", "#5E35B1", "#8E24AA", "#D81B60", "#5D4037", "#303030", "#757575", "#aaaaaa",
    ]
}
