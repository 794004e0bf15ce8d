import Actions
package import Counting
import Markup
import Model
import Pages
import Publishing
import Sharing
import Synchronization

/// A site without files on a disk: each file is made on request, by the function that a build makes it with, and then
/// kept.
///
/// It is a class because files are added to it when they are made.
package final class SiteInMemory: Sendable {
    /// The analysis that the pages are made from.
    package let analysis: Analysis
    private let report: Report
    private let templates: TemplateSet
    private let groups: [SiteFiles.Group]
    /// The index of its group for each path.
    private let places: [String: Int]
    /// The share cards as PNG, each drawn on request; empty if the machine has no program to draw them with.
    private let cards: [String: CardPicture]
    private let drawn: DrawnPictures
    private let folder: DataDirectory
    private let made = Mutex<[String: ServedFile]>([:])

    /// Lists the files of an edition of an analysis, without making any.
    ///
    /// The share cards are also PNGs if the machine can draw them. `pictures` are those of the previous site.
    init(
        _ analysis: Analysis, _ edition: Edition, _ templates: TemplateSet, _ own: [TemplateFile] = [],
        _ serving: Serving, pictures drawn: DrawnPictures, of folder: DataDirectory
    ) {
        (self.analysis, self.folder, self.drawn) = (analysis, folder, drawn)
        let pictures = PictureTool.isInstalled ? PictureChoice.all : .none
        report = edition.report(edition.analysis(analysis), pictures: pictures, serving: serving, templates: own)
        self.templates = templates
        groups = SiteFiles(report, templates: templates).groups
        places = Dictionary(groups.enumerated().flatMap { place, group in group.paths.map { ($0, place) } }) { $1 }
        cards = Dictionary((pictures == .none ? [] : CardPicture.all(in: report)).map { ($0.path, $0) }) { $1 }
    }

    /// Whether there is such a file; the file isn't made for that.
    package func has(_ path: String) -> Bool { places[path] != nil || isPicture(path) }

    /// Whether a file is a picture, which another program needs a tenth of a second to draw.
    package func isPicture(_ path: String) -> Bool { cards[path] != nil }

    /// Today's questions and the state of everything at a moment.
    func today(at moment: Instant) -> TodayStatus { TodayStatus(in: report, at: moment) }

    /// The answers of a reminder's buttons.
    func answers(to activity: Reminder.Activity) -> [String] {
        ReminderAnswer.choices(activity, in: report).map(\.said)
    }

    /// The reminders with links to a server; nil in the public edition.
    func calendar(server: String) -> ServedFile? {
        ReminderCalendar(in: report, server: server).map { ServedFile(path: ReminderCalendar.path, bytes: $0.bytes) }
    }

    /// A log sheet, made for each request.
    func page(_ sheet: LogSheet) -> ServedFile {
        ServedFile(path: "log.html", bytes: LogPage(sheet, in: report).bytes(templates))
    }

    /// A settings page, made for each request.
    func settings(_ page: (Report) -> SettingsPage) -> ServedFile {
        ServedFile(path: "settings.html", bytes: page(report).bytes(templates))
    }

    /// A picture of a note, read for each request.
    private func notePicture(_ path: String) -> ServedFile? {
        let file = String(path.dropFirst("notes/".count))
        guard path == "notes/" + file, report.analysis.history.pictures.contains(file) else { return nil }
        return folder.picture(file).map { ServedFile(path: path, bytes: $0) }
    }

    /// A file; nil if the site has no such file, or if a picture can't be drawn.
    package func file(_ path: String) -> ServedFile? {
        if let file = made.withLock({ $0[path] }) { return file }
        if let card = cards[path] {
            return PictureOrder(card, in: report).flatMap(drawn.picture).map { ServedFile(path: path, bytes: $0) }
        }
        guard let place = places[path] else { return notePicture(path) }
        let files = groups[place].files().map { ($0.path, ServedFile(path: $0.path, bytes: $0.bytes)) }
        made.withLock { made in
            for (path, file) in files { made[path] = file }
        }
        return files.first { $0.0 == path }?.1
    }
}
