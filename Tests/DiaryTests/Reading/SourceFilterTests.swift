import Diary
import Model
import TestSupport
import Testing
import Wording

/// Reading only the records of certain sources, as if the others didn't exist.
@Suite struct SourceFilterTests {
    private static let files = [
        "profile.json": #"{ "assumeSteady": [ { "from": "2025-01-01" } ] }"#,
        "trackers.json": #"[ { "preset": "water" } ]"#,
        "entries.csv": """
        date,level,source
        2025-10-01,steady,manual
        2025-10-01,easy,notification
        2025-10-02,steady,
        2025-10-03,wild,Notification

        """,
        "activities.csv": """
        date,kind,minutes,source,id
        2025-10-01,meditation,5,app,x
        2025-10-01,meditation,9,manual,x

        """,
        "logs.csv": """
        timestamp,tracker,value,source,id
        2025-10-01,water,1,app,y
        2025-10-01,water,2,,y

        """,
        "metrics.csv": """
        date,metric,value,source
        2025-10-01,sleep,7,watch
        2025-10-01,sleep,6,app

        """,
    ]

    private func loaded(_ sources: [String]?) throws -> History {
        let loader = HistoryLoader(
            zoneBytes: systemZone, vocabulary: .ofAllLanguages, filter: sources.map(SourceFilter.init))
        let (history, diagnostics) = loader.load(
            SourceFilterTests.files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
        return try #require(history, "\(diagnostics)")
    }

    private func text(_ history: History) -> [String] {
        history.entries.map { "\($0.day.dayOfMonth) \($0.level)\($0.isSuperseded ? " superseded" : "")" }
            + history.sessions.map { "\($0.minutes.text) min" }
            + (0..<history.logs.count).map { "log of \(history.logs[$0].source ?? "-")" }
            + history.metrics.map { "\($0.value.text) h" }
    }

    @Test(
        "F-18 of a source only its records count, those that others replaced too",
        arguments: [
            (["manual"], ["1 steady", "9 min"]),
            (["NOTIFICATION "], ["1 easy", "3 wild"]),
            (["app"], ["5 min", "log of app", "6 h"]),
            (["watch", "manual"], ["1 steady", "9 min", "7 h"]),
            ([""], ["2 steady", "log of -"]),
            (["nobody"], []),
        ])
    func sources(_ names: [String], _ expected: [String]) throws {
        let history = try loaded(names)
        #expect(text(history) == expected)
        #expect(history.profile.assumeSteady.isEmpty, "no source wrote down assumed days")
    }

    @Test("F-18 without a source every record is read")
    func all() throws {
        let history = try loaded(nil)
        #expect(
            text(history) == [
                "1 steady superseded", "1 easy", "2 steady", "3 wild", "9 min", "log of -", "6 h",
            ])
        #expect(history.profile.assumeSteady.count == 1)
    }
}
