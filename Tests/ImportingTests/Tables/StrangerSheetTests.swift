import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

/// Complete sheets of other people, with ten oddities each: every filled cell becomes a record or is reported.
@Suite struct StrangerSheetTests {
    private func outcome(_ text: String, _ name: String) throws -> [String] {
        try OddTableTests.outcome(
            single(text, name), in: [file("profile.json", #"{ "timeZone": "Europe/Berlin" }"#)]
        ).sorted()
    }

    // A title without separators, an empty line, Windows line ends, decimal commas, a thin space between thousands, an
    // empty cell of drinks, a dry habit, opposite marks, a bedtime, a weekday, a column without a name, a row of sums.
    @Test("V-47 a German diary of drinks with a title, sums, bedtimes and a dry habit comes in")
    func diary() throws {
        let text = """
            Mein Jahr

            Tag;Datum;Bier;Wein;Kein Alkohol;Schritte;Zu Bett;Gelesen;;Notiz
            Do;30.10.25;1,5;;❌;8\u{202F}412;23:30;✅;?;müde
            Fr;31.10.25;;;✅;12\u{202F}004;0:45;❌;;
            Sa;1.11.25;2;0,5;❌;900;22:15;✅;;Fest, lang
            Summe;;3,5;0,5;;;;;;

            """.replacing("\n", with: "\r\n")
        #expect(
            try outcome(text, "Tagebuch.csv") == [
                "entry 2025-10-30 1.5", "entry 2025-11-01 2.5", "log 2025-10-30 Gelesen", "log 2025-10-31 Kein Alkohol",
                "log 2025-11-01 Gelesen", "metric 2025-10-30 steps 8412", "metric 2025-10-31 steps 12004",
                "metric 2025-11-01 steps 900", "note 2025-10-30 müde", "note 2025-11-01 Fest, lang", "told column 4",
                "told timeOfDay 3",
            ])
    }

    // A line above the names with separators, names twice, ids and icons, dates with names of months and halves of the
    // day, commas in quotation marks, seconds as a unit, error cells, a scale below zero, a blood pressure, a constant
    // that says nothing.
    @Test("V-47 an export of an American app with ids, doubled names and times of twelve hours comes in")
    func appExport() throws {
        let text = """
            com.app.export,6312003,4
            uuid,When,Icon,Running (s),Pages,Pages,Mood (-3 to 3),Pressure,Steps,Zone
            a-1,"Oct 30, 2025, 5:02:23 PM",ic_run,1500,12,3,-2,138/85,"8,412",Europe/Berlin
            b-2,"Oct 31, 2025, 11:40:00 PM",ic_run,900,0,2,1,128/79,#N/A,Europe/Berlin

            """
        #expect(
            try outcome(text, "export.csv") == [
                "log 2025-10-30 Pages 12", "log 2025-10-30 Pages 2 3", "log 2025-10-31 Pages 2 2",
                "metric 2025-10-30 diastolic 85", "metric 2025-10-30 steps 8412", "metric 2025-10-30 systolic 138",
                "metric 2025-10-31 diastolic 79", "metric 2025-10-31 systolic 128",
                "session 2025-10-30 workout 25 running", "session 2025-10-31 workout 15 running", "told belowZero 1",
                "told column 7", "told grouped 1", "told sameName 1",
            ])
    }

    // Several tables with titles, a month in a title, days across, sums at the end of rows and columns, x and empty
    // cells, a row without a mark, a name with a comma, a name in other letters, an empty row, tabs.
    @Test("V-47 a month of habits on a sheet with days across and a second table comes in")
    func month() throws {
        let days = (1...30).map(String.init)
        func row(_ name: String, _ done: Set<Int>) -> String {
            ([name] + (1...30).map { done.contains($0) ? "x" : "" } + ["\(done.count)"]).joined(separator: "\t") + "\n"
        }
        let text =
            "November 2025\n" + (["Habit"] + days + ["Total"]).joined(separator: "\t") + "\n" + row("Read", [1, 2])
            + row("No phone, no screen", [30]) + row("Füße", []) + row("Total", [1, 2, 30])
        #expect(
            try outcome(text, "habits.tsv") == [
                "log 2025-11-01 Read", "log 2025-11-02 Read", "log 2025-11-30 No phone, no screen", "told column 1",
            ])
    }
}
