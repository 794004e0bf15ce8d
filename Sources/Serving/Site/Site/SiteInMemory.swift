import Actions
package import Counting
import Markup
import Model
import Pages
import Publishing
import Sharing
import Synchronization

/// A site of which no file is on a disk: each is made by the function that a build makes it with, when it is asked for, and
/// kept then.
///
/// A class, because files are added to it as they are made.
package final class SiteInMemory: Sendable {
    /// What the pages are made from.
    package let analysis: Analysis
    private let report: Report
    private let templates: TemplateSet
    private let groups: [SiteFiles.Group]
    /// For each path the place of its group.
    private let places: [String: Int]
    /// The share cards as PNG, each drawn when it is asked for; none if the machine has no program to draw them with.
    private let cards: [String: CardPicture]
    private let drawn: DrawnPictures
    private let folder: DataDirectory
    private let made = Mutex<[String: ServedFile]>([:])

    /// Lists the files of an edition of an analysis; none of them is made.
    ///
    /// The share cards come as PNG too if the machine can draw them. `pictures` are those of the site before.
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

    /// Whether there is such a file; it is not made for that.
    package func has(_ path: String) -> Bool { places[path] != nil || isPicture(path) }

    /// Whether a file is a picture, which takes another program a tenth of a second to draw.
    package func isPicture(_ path: String) -> Bool { cards[path] != nil }

    /// What is asked and how far everything has come at a moment.
    func today(at moment: Instant) -> TodayStatus { TodayStatus(in: report, at: moment) }

    /// What the buttons of a reminder say.
    func answers(to activity: Reminder.Activity) -> [String] {
        ReminderAnswer.choices(activity, in: report).map(\.said)
    }

    /// The reminders with links to a server; nil for the public.
    func calendar(server: String) -> ServedFile? {
        ReminderCalendar(in: report, server: server).map { ServedFile(path: ReminderCalendar.path, bytes: $0.bytes) }
    }

    /// A log sheet, which is made anew each time.
    func page(_ sheet: LogSheet) -> ServedFile {
        ServedFile(path: "log.html", bytes: LogPage(sheet, in: report).bytes(templates))
    }

    /// A page of settings, which is made anew each time.
    func settings(_ page: (Report) -> SettingsPage) -> ServedFile {
        ServedFile(path: "settings.html", bytes: page(report).bytes(templates))
    }

    /// A picture of a note, which is read each time.
    private func notePicture(_ path: String) -> ServedFile? {
        let file = String(path.dropFirst("notes/".count))
        guard path == "notes/" + file, report.analysis.history.pictures.contains(file) else { return nil }
        return folder.picture(file).map { ServedFile(path: path, bytes: $0) }
    }

    /// A file; nil if the site has none of that path, or if a picture cannot be drawn.
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
