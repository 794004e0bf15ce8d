import Testing

@testable import Disk

@Suite struct ReadingProgressTests {
    @Test(
        "shows the part that is read, the rate and the seconds that are left",
        arguments: [
            (250_000_000, 1.0, "25 % · 250 MB/s · 3 s"), (999_999_999, 2.5, "99 % · 400 MB/s · 1 s"),
            (1_000_000_000, 2.5, "100 % · 400 MB/s · 0 s"), (0, 1.0, "0 %"),
            (2_000_000_000, 4, "100 % · 250 MB/s · 0 s"),
        ])
    func text(position: Int, seconds: Double, expected: String) {
        #expect(ReadingProgress.text(position, of: 1_000_000_000, after: seconds) == expected)
    }

    @Test("is missing if the output isn't a terminal")
    func pipe() throws {
        // The standard error of the tests is only a terminal if somebody runs them by hand.
        guard !Machine.isTerminal(.error) else { return }
        #expect(ReadingProgress(of: 1_000_000_000) == nil)
    }
}
