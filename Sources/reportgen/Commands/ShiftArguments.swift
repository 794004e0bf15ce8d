import ArgumentParser
import ProgressFolder
import ProgressRequests

/// Whether a command makes a demonstration of old records.
struct ShiftArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            For demonstrations: move everything by whole weeks so that it ends on the evening before this day, such as \
            today; what would lie later is left out.
            """, valueName: "day"),
        transform: DayText.argument)
    var shiftTo: DayText?

    var shift: DemonstrationShift? { shiftTo.map(DemonstrationShift.init) }
}
