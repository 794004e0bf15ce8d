import Model
import Testing

@Suite struct InstantTests {
    @Test("instants are ordered to the nanosecond")
    func order() {
        let instants = [
            Instant(seconds: -2, nanoseconds: 999_999_999), Instant(seconds: -1), Instant(seconds: 0),
            Instant(seconds: 0, nanoseconds: 1), Instant(seconds: 1),
        ]
        #expect(instants.shuffled().sorted() == instants)
    }

    @Test(
        "an instant is written with the offset its zone has then",
        arguments: [
            ("UTC", "2025-06-01T00:00:00Z", "2025-06-01T00:00:00+00:00"),
            ("Europe/Berlin", "2025-06-01T00:00:00Z", "2025-06-01T02:00:00+02:00"),
            ("Asia/Kathmandu", "2025-06-01T00:00:00Z", "2025-06-01T05:45:00+05:45"),
            ("America/St_Johns", "2025-01-01T00:00:00Z", "2024-12-31T20:30:00-03:30"),
            ("Pacific/Kiritimati", "2025-06-01T12:00:00Z", "2025-06-02T02:00:00+14:00"),
            ("Europe/Berlin", "1890-01-01T00:00:00Z", "1890-01-01T00:53:28+00:53:28"),
            ("Africa/Monrovia", "1970-01-01T00:00:00Z", "1969-12-31T23:15:30-00:44:30"),
        ])
    func iso8601(name: String, instant: String, expected: String) throws {
        #expect(utc(instant).iso8601(in: try zone(name)) == expected)
    }
}
