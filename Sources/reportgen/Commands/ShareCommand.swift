import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Pages
import Publishing

/// `reportgen share`: one share card as a file.
struct ShareCommand: ParsableCommand {
    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case streak, meditation, workout, habits, month, year, poster
    }

    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Write a graphic to show to others: a streak, a month, a year or its poster.",
        discussion: """
            It shows the calendar of sober days, of the minutes of an activity or of what is done day by day, the streak, \
            its jokers and the longest; no notes. A single tracker is shown with --tracker. The poster has a circle for each day of a year and the size of A3. A \
            build writes all of these cards into the folder share of the site.
            """)

    @OptionGroup
    var data: DataArguments

    @Option(
        help:
            "What to show: streak, meditation, workout, habits, month, year or poster. Default: what --month or --year says, else the streak of what leads."
    )
    var kind: Kind?

    @Option(
        help: "The tracker to show, by its name or id; with --month or --year its days.",
        completion: LogCompletion.trackers)
    var tracker: String?

    @Option(
        help: ArgumentHelp("The month: 2025-10, 10, october, last or this. Default: this one.", valueName: "month"),
        transform: reading("a month", MonthText.expectation) { MonthText($0) })
    var month: MonthText?

    @Option(
        help: ArgumentHelp("The year: 2025, last or this. Default: this one.", valueName: "year"),
        transform: reading("a year", YearText.expectation) { YearText($0) })
    var year: YearText?

    @Option(help: "How to write it: svg, which follows light and dark, or png.")
    var format: ShareExport.Format?

    @Flag(help: "Draw a PNG in dark colours.")
    var dark = false

    @Option(help: "How large: 1200x630 or 1080x1080; a poster is A3. Default: 1200x630.")
    var size: ShareShape?

    @OptionGroup
    var edition: EditionArguments

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The file to write; - for standard output. Default: the card's own name, such as 2025-10.svg.",
            valueName: "file"))
    var output: String?

    func validate() throws {
        if tracker != nil, kind != nil {
            throw ValidationError("--tracker shows its streak, with --month or --year its days; it goes with no --kind")
        }
        if month != nil, year != nil { throw ValidationError("name a month or a year, not both") }
        if month != nil, kind != nil, kind != .month { throw ValidationError("--month goes with --kind month") }
        if year != nil, kind != nil, kind != .year, kind != .poster {
            throw ValidationError("--year goes with --kind year or poster")
        }
        if size != nil, kind == .poster { throw ValidationError("--size does not go with --kind poster") }
        if dark, (format ?? formatOfOutput) == .svg {
            throw ValidationError("--dark goes with --format png: an SVG follows light and dark by itself")
        }
        let ending = output?.split(separator: ".").last?.lowercased()
        if format == nil, let ending,
            ["jpg", "jpeg", "gif", "webp", "pdf", "heic", "bmp", "tif", "tiff"].contains(ending)
        {
            throw ValidationError("a card is written as SVG or PNG; expected a name that ends in .svg or .png")
        }
        if output?.isEmpty == true { throw ValidationError("the output has no name") }
    }

    func run() throws {
        try running { () throws(CommandError) in
            let reader = try data.reader()
            var analysis = try reader.analysis(for: edition.audience)
            var name = ""
            if let tracker, month != nil || year != nil {
                let index = try TrackerReference.name(tracker).index(analysis.trackers.map(\.tracker))
                name = analysis.trackers[index].id + "-"
                analysis = analysis.alone(tracker: index)
            }
            let address = try address(in: analysis)
            let export = ShareExport(
                analysis, edition.edition(), address, size ?? address?.shapes[0] ?? .wide, format ?? formatOfOutput,
                isDark: dark)
            if output == "-" {
                try Console.write(export.bytes())
            } else {
                let path = output ?? name + export.fileName
                let isFile = try SingleFile(path).write(export.bytes(), dataDirectory: reader.path)
                // A device may be the terminal or the pipe to which the name would be written.
                if isFile { try Console.write(lines: [path]) }
            }
        }
    }

    /// The format by the file's ending; SVG for other endings.
    private var formatOfOutput: ShareExport.Format { output?.hasSuffix(".png") == true ? .png : .svg }

    /// Nil for the leading streak, if nothing else was given.
    private func address(in analysis: Analysis) throws(CommandError) -> ShareAddress? {
        let (first, today) = (analysis.days.first, analysis.today)
        if let tracker, month == nil, year == nil {
            let index = try TrackerReference.name(tracker).index(analysis.trackers.map(\.tracker))
            return .tracker(analysis.trackers[index].id)
        }
        switch kind ?? (month != nil ? .month : year != nil ? .year : nil) {
        case nil: return nil
        case .streak: return .streak
        case .meditation: return .activity(.meditation)
        case .workout: return .activity(.workout)
        case .habits: return .habits
        case .month:
            let month = month?.month(today: today) ?? today.yearMonth
            guard (first.yearMonth...today.yearMonth).contains(month) else { throw outside("\(month)", analysis) }
            return .month(month)
        case .year: return .year(try self.year(in: analysis))
        case .poster: return .poster(try self.year(in: analysis))
        }
    }

    private func year(in analysis: Analysis) throws(CommandError) -> Int {
        let today = analysis.today
        let year = year?.year(today: today) ?? today.date.year
        guard (analysis.days.first.date.year...today.date.year).contains(year) else {
            throw outside("\(year)", analysis)
        }
        return year
    }

    private func outside(_ span: String, _ analysis: Analysis) -> CommandError {
        CommandError(
            .usage, "\(span) lies outside of the history",
            hint: "it goes from \(analysis.days.first) to \(analysis.today)")
    }
}

extension ShareExport.Format: ExpressibleByArgument {}

extension ShareShape: ExpressibleByArgument {
    /// Reads `1200x630`.
    public init?(argument: String) {
        guard let shape = ShareShape.cards.first(where: { $0.argument == argument }) else { return nil }
        self = shape
    }

    /// As it is written.
    public var defaultValueDescription: String { argument }
    /// Both, as they are written.
    public static var allValueStrings: [String] { cards.map(\.argument) }

    /// The shapes that can be chosen; a poster has its own.
    private static let cards = [ShareShape.wide, .square]
    private var argument: String { "\(width)x\(height)" }
}
