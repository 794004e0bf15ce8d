import Model
import TestSupport
import Testing

@Suite struct MetricRecordTests {
    private func metrics(_ files: [String: String]) throws -> [String] {
        try history(files).metrics.map { "\($0.name) \($0.day) \($0.value.text) \($0.source ?? "-")" }
    }

    @Test("V-08 a metric has its day, a name, a value and a source, in order of names and days")
    func columns() throws {
        let text = """
            date,metric,value,source,id
            2025-10-31,steps,8000,watch,
            2025-10-31,sleep,7:20,,
            30.10.2025,sleep,6.5,,
            2025-10-30, Mood Score ,0,,
            """
        #expect(
            try metrics(["metrics.csv": text]) == [
                "Mood Score 2025-10-30 0 -", "sleep 2025-10-30 6.5 -", "sleep 2025-10-31 7.333333333 -",
                "steps 2025-10-31 8000 watch",
            ])
    }

    @Test("metrics are records: they may be all there is, in CSV, in JSON and in a folder")
    func forms() throws {
        let json = "[{ \"date\": \"2025-10-30\", \"metric\": \"steps\", \"value\": \"12.5\" }]"
        let csv = "value;metric;date\n1,5;steps;2025-10-31\n"
        #expect(
            try metrics(["metrics.json": json, "metrics/b.csv": csv]) == [
                "steps 2025-10-30 12.5 -", "steps 2025-10-31 1.5 -",
            ])
    }

    @Test("of a day and a metric the last value counts, in any capitals of its name")
    func laterReplaces() throws {
        let first = "date,metric,value\n2025-10-31,RestingHeartRate,60\n2025-10-31,weight,80\n2025-10-30,Weight,79\n"
        let second = "date,metric,value\n2025-10-31,restingheartrate,58\n2025-10-31,WEIGHT,81\n"
        #expect(
            try metrics(["metrics.csv": first, "metrics/a.csv": second]) == [
                "restingHeartRate 2025-10-31 58 -", "weight 2025-10-30 79 -", "weight 2025-10-31 81 -",
            ])
    }

    @Test("of metrics with the same id the last one counts, also of another day")
    func sameID() throws {
        let text = "date,metric,value,id\n2025-10-31,steps,1,a\n2025-10-29,steps,3,\n2025-10-30,steps,2,a\n"
        #expect(try metrics(["metrics.csv": text]) == ["steps 2025-10-29 3 -", "steps 2025-10-30 2 -"])
    }

    @Test("an invalid metric is an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.check()
    }

    @Test("a metric far from all other records is a warning")
    func distant() {
        let text = "date,metric,value\n2025-10-30,steps,1\n2025-10-31,steps,1\n‸2015-10-31,sleep,1\n"
        BrokenInput("", "metrics.csv", text, "distant-record").onlyWarns.check()
    }

    @Test("nearly the name of the metrics is a warning", arguments: ["metric.csv", "Metrics.json", "metrics (1).csv"])
    func nearlyTheName(path: String) throws {
        let problem = try problem(in: oneEntry.merging([path: ""]) { $1 })
        #expect(problem.code == .unknownFile && problem.text.contains("metrics.csv"))
    }

    @Test("V-31 a header alone is what init writes, and no warning")
    func headerAlone() throws {
        let assumed = ["profile.json": "{ \"assumeSteady\": [{ \"from\": \"2025-10-07\" }] }"]
        #expect(try history(assumed.merging(["entries.csv": "date,level\n"]) { $1 }).entries.isEmpty)
        #expect(try problem(in: assumed.merging(["entries.csv": ""]) { $1 }).code == .missingHeader)
    }

    private static let problems: [BrokenInput] = [
        ("no date", "date,metric,value\n‸,steps,1\n", "missing-value"),
        ("no name", "date,metric,value\n‸2025-10-31,,1\n", "missing-value"),
        ("a blank name", "date,metric,value\n2025-10-31,‸\" \",1\n", "malformed-text"),
        ("no value", "date,metric,value\n‸2025-10-31,steps,\n", "missing-value"),
        ("no column of values", "‸date,metric\n2025-10-31,steps\n", "missing-column"),
        ("a date with a time", "date,metric,value\n‸2025-10-31T08:00,steps,1\n", "malformed-date"),
        ("a negative value", "date,metric,value\n2025-10-31,steps,‸-1\n", "malformed-number"),
        ("a value in words", "date,metric,value\n2025-10-31,steps,‸many\n", "malformed-number"),
        ("sixty minutes", "date,metric,value\n2025-10-31,sleep,‸7:60\n", "malformed-number"),
        ("too many places", "date,metric,value\n2025-10-31,sleep,‸7.0000000001\n", "malformed-number"),
    ].map { BrokenInput($0.0, "metrics.csv", $0.1, $0.2) }
}
