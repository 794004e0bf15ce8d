package import Actions
import Counting
import Diary
import Disk
import Markup
package import Model
import Pages
package import Publishing
import Synchronization

/// The current site of a folder: it is made again when files change, and kept unchanged while they have errors.
///
/// It is a class because all requests use the same site, which changes.
package final class LiveSite: Sendable {
    /// The current content.
    private struct State {
        /// The last site without errors; nil if there isn't one yet.
        var site: SiteInMemory?
        var problems: [Serving.Problem] = []
        /// Whether there is no site because nothing has been recorded, which isn't an error.
        var isUnstarted = false
        var language: Language
        /// When the content changes although no file does; nil for never.
        var end: Instant?
    }

    private let reader: HistoryReader
    private let edition: Edition
    private let templates: String?
    /// The secret in forms; nil if there are no forms.
    let token: String?
    private let pictures = DrawnPictures()
    private let state: Mutex<State>
    /// Locked while a site is made, so that the later one of two changes is shown last.
    private let making = Mutex(LastReading())

    /// The files that were read last.
    private struct LastReading {
        /// The hash of all files; nil if the folder couldn't be read.
        var hash: UInt64?
        /// The problems that were reported.
        var problems: [Diagnostic] = []
    }

    /// Makes a site of the folder of a reader; it is empty until `renew` is called.
    ///
    /// Its forms contain `token`; without one its pages have no forms.
    package init(_ reader: HistoryReader, _ edition: Edition, templates: String? = nil, token: String? = nil) {
        self.reader = reader
        self.edition = edition
        self.templates = templates
        self.token = edition.audience == .private ? token : nil
        state = Mutex(State(language: SystemSettings.language ?? .fallback))
    }

    /// The folder of the records, as the person wrote it.
    package var path: String { reader.path }
    /// A writer of the folder, at the moment of the site.
    var recorder: Recorder { Recorder(path: reader.path, now: reader.asOf) }
    /// The name of the folder.
    var name: String { reader.name }
    /// The moment of a first site, by the clock of a zone.
    func startingMoment(in zone: CivilZone) -> Instant { recorder.moment(DayClock(zone: zone, dayStart: 0)) }
    /// Whether the site is private, so that the person can write to it.
    var isPrivate: Bool { edition.audience == .private }
    /// The site with its history; nil if there was none without errors yet.
    package var site: SiteInMemory? { state.withLock { $0.site } }
    /// The person's day, by the clock of the last site.
    package var today: Day { clock.day(of: recorder.moment(clock)) }
    /// The person's real day, whatever the moment of the site is; tokens and links for pairing expire by it.
    package var actualDay: Day { clock.day(of: Machine.now) }
    private var clock: DayClock { site?.analysis.history.profile.dayClock ?? DayClock(zone: .utc, dayStart: 0) }
    /// The language of its pages.
    package var language: Language { state.withLock { $0.language } }
    /// When `renew` has a different result although no file has changed; nil for never.
    package var end: Instant? { state.withLock { $0.end } }
    /// Whether nothing has been recorded yet, so that the person begins here.
    package var isUnstarted: Bool { state.withLock { $0.isUnstarted } }
    /// Whether the files have errors.
    package var hasProblems: Bool { state.withLock { !$0.problems.isEmpty } }

    /// Reads the files, and shows the site that they result in, or their problems above the previous site.
    ///
    /// If no byte has changed and the day is the same, the site is kept, and only then the result is false. `tell` gets
    /// the problems that weren't reported before, `failed` the reason that the folder can't be read.
    @discardableResult package func renew(
        tell: ([Diagnostic], String) -> Void = { _, _ in }, _ failed: (CommandError) -> Void = { _ in }
    ) -> Bool {
        making.withLock { last in
            do throws(CommandError) {
                let own = try TemplateDirectory.contents(of: templates).get()
                let contents = try reader.contents()
                let hash = LiveSite.hash(of: contents, own)
                guard hash != last.hash || end.map({ $0 <= Machine.now }) ?? false else { return false }
                last.hash = hash
                try make(of: contents, own, &last.problems, tell: tell)
            } catch {
                last.hash = nil
                failed(error)
                keep(with: [Serving.Problem(place: "", text: error.text, hint: error.hint)], nil)
            }
            return true
        }
    }

    /// Whether a person begins here, which it then notes: there was never a site, and only records are missing.
    private func begins(_ result: HistoryReader.Result) -> Bool {
        guard isPrivate, site == nil, result.hasNoRecords, let folder = try? recorder.read() else { return false }
        var profile = folder.profile
        if !folder.files.contains(where: { $0.path == "profile.json" }) {
            profile.language = SystemSettings.language ?? profile.language
        }
        state.withLock { $0 = State(isUnstarted: true, language: edition.language(for: profile)) }
        return true
    }

    /// Forgets the site of a folder whose last file was removed by an undo: the person begins there again.
    func forgetIfEmpty() {
        guard (try? recorder.read())?.files.isEmpty == true else { return }
        state.withLock { $0 = State(isUnstarted: true, language: $0.language) }
    }

    private func make(
        of contents: DataDirectory.Contents, _ own: [TemplateFile], _ known: inout [Diagnostic],
        tell: ([Diagnostic], String) -> Void
    ) throws(CommandError) {
        let result = try reader.read(contents)
        guard !begins(result) else {
            known = []
            return
        }
        var (set, found) = TemplateDirectory.set(
            with: own, for: result.analysis.map { edition.report(edition.analysis($0), templates: own) })
        if reader.isStrict { found.makeErrors() }
        let problems = result.diagnostics + found
        tell(result.diagnostics.filter { !known.contains($0) }, reader.path)
        tell(found.filter { !known.contains($0) }, templates ?? "")
        known = problems
        guard let set, let analysis = result.analysis, problems.allSatisfy({ $0.severity == .warning }) else {
            let notices = notices(result.diagnostics, in: reader.path) + notices(found, in: templates ?? "")
            return keep(with: notices, set, own)
        }
        let site = SiteInMemory(
            analysis, edition, set, own, Serving(token: token), pictures: pictures, of: reader.directory)
        let language = edition.language(for: analysis.history.profile)
        let end = reader.end(of: analysis)
        state.withLock { $0 = State(site: site, language: language, end: end) }
    }

    /// The hash of everything that a site is made from, except for the moment.
    private static func hash(of contents: DataDirectory.Contents, _ templates: [TemplateFile]) -> UInt64 {
        var hash = CombinedHash()
        for file in contents.files {
            hash.add(file.path)
            hash.add(file.encodedBytes)
        }
        hash.add(contents.pictureMarks)
        for problem in contents.diagnostics { hash.add(problem.location.file + "\n" + problem.text) }
        for template in templates {
            hash.add(template.name)
            hash.add(template.bytes)
        }
        return hash.value
    }

    /// Shows the previous site with the problems above it; without valid templates it uses the built-in ones.
    private func keep(with problems: [Serving.Problem], _ templates: TemplateSet?, _ own: [TemplateFile] = []) {
        let templates = templates ?? TemplateDirectory.set(with: []).templates
        let known = site
        let older = known.flatMap { site in
            templates.map {
                SiteInMemory(
                    site.analysis, edition, $0, own, Serving(problems: problems, token: token), pictures: pictures,
                    of: reader.directory)
            }
        }
        // A readable profile determines the language of a page about other files.
        let profile = known == nil ? try? Recorder(path: reader.path).read().profile : nil
        state.withLock { state in
            state.problems = problems
            state.isUnstarted = false
            // The pages keep their day until the files have no errors.
            state.end = nil
            state.site = older ?? state.site
            if let profile { state.language = edition.language(for: profile) }
        }
    }

    /// The errors among some problems, as shown on pages.
    private func notices(_ diagnostics: [Diagnostic], in folder: String) -> [Serving.Problem] {
        let folder = folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        return diagnostics.filter { $0.severity == .error }.map { diagnostic in
            let line = diagnostic.location.line > 0 ? ":\(diagnostic.location.line)" : ""
            return Serving.Problem(
                place: folder + diagnostic.location.file + line, text: diagnostic.text, hint: diagnostic.hint)
        }
    }

    /// The page that is shown instead of all others if there is no site; nil if there is one.
    package var placeholder: ServedFile? {
        state.withLock { $0.site == nil ? ProblemPage.file($0.problems, in: $0.language) : nil }
    }

    /// The answer for a path: a file, the `index.html` of a folder, or the page for unknown addresses.
    ///
    /// The path is relative to the root, without escapes. It is only compared with the paths of the site's files; the
    /// disk isn't searched.
    func find(_ path: String) -> SiteAnswer {
        guard let site else {
            if let asset = ProblemPage.asset(path) { return .page(asset) }
            return answerBeforeSite ?? find(path)
        }
        let isFolder = path.isEmpty || path.hasSuffix("/")
        if let file = site.file(isFolder ? path + "index.html" : path) { return .page(file) }
        if !isFolder, site.has(path + "/index.html") { return .moved(path + "/") }
        return .nothing
    }

    /// The page for an unknown address; nil without a site.
    var missingPage: ServedFile? { site?.file("404.html") }

    /// Whether another program is needed to make the file at a path.
    package func isPicture(_ path: String) -> Bool { site?.isPicture(path) ?? false }
}
