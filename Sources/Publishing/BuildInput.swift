package import Actions
import Counting
import Diary
import Disk
import Markup
package import Model
package import Pages

/// Everything that a build reads, read once, with the record of the last build into the same directory.
package struct BuildInput: Sendable {
    package let data: DataDirectory.Contents
    let templates: TemplateDirectory.Contents
    let record: BuildRecord?
    package let edition: Edition
    /// The share cards that are also drawn as PNG.
    let png: PictureChoice
    /// As the person wrote it.
    let output: Path
    private let site: Path
    let dataDirectory: Path
    private let asOf: AsOfText?
    private let cache: BuildCache

    /// Reads the data and the templates; throws if the data directory can't be read at all.
    package init(
        _ reader: HistoryReader, _ edition: Edition, templates: String? = nil, output: String,
        png: PictureChoice = .needed, cache: BuildCache = BuildCache()
    ) throws(CommandError) {
        data = try reader.contents()
        dataDirectory = FileSystem.resolved(reader.directory.path)
        self.templates = TemplateDirectory.contents(of: templates)
        self.output = Path(output)
        site = FileSystem.resolved(self.output)
        record = output.isEmpty ? nil : cache.record(of: site)
        asOf = reader.asOf
        self.edition = edition
        self.png = png
        self.cache = cache
    }

    /// Throws if the site was last built from another folder, which still holds records: the site would be lost.
    package func checkOrigin() throws(CommandError) {
        guard let record, record.data != dataDirectory, DataSearch.holdsRecords(record.data) else { return }
        throw CommandError(
            .usage, "\(output) is the site of \(record.data)",
            hint: "choose another directory with --output; --output \(output) takes the place of that site")
    }

    /// The result of a build that would write what the site already has; nil if anything may differ.
    package var unchanged: BuildResult? {
        // A sync program's copy isn't part of the input, but causes a warning.
        guard data.copies.isEmpty, let record, let last = record.input,
            last.moment?.contains(Machine.now.seconds) ?? true,
            !record.files.isEmpty, key(zone: last.zone) == last.key,
            record.files.allSatisfy({ FileSystem.identity(of: site / $0.path) == $0.identity })
        else { return nil }
        let nothing = Publisher.Result(written: 0, unchanged: record.files.count, removed: 0, files: [])
        return BuildResult(
            summary: nothing.summary(of: output), pictureProblem: last.lacksPictures ? .noPictureTool : nil)
    }

    /// Removes the record of the last build, because the site is about to change.
    func forget() {
        cache.remove(site)
    }

    /// Records a build.
    ///
    /// A build as of yesterday is never recognized as unchanged, because tomorrow that is another day. Nothing is
    /// recorded if `files` is empty because another build may have changed the site meanwhile. A build with warnings is
    /// never recognized as unchanged, because the next one has to report them again; only a missing converter is
    /// reported from the record.
    func remember(
        _ files: [BuildRecord.File], _ pictures: SharePictures.Result, of analysis: Analysis, hasWarnings: Bool
    ) {
        guard !files.isEmpty else { return }
        let zone = analysis.history.profile.zone.name
        let lacksPictures = pictures.problem != nil
        let isKnown =
            !hasWarnings
            && (!lacksPictures || pictures.problem?.text == CommandError.noPictureTool.text && !PictureTool.isInstalled)
        let key = isKnown && asOf?.isRelative != true ? key(zone: zone) : nil
        let moment = asOf == nil ? edition.span(of: analysis) : nil
        let input = key.map {
            BuildRecord.Input(key: $0, zone: zone, lacksPictures: lacksPictures, moment: moment)
        }
        cache.save(BuildRecord(site: site, data: dataDirectory, input: input, files: files, pictures: pictures.sources))
    }

    /// The hash of everything that decides the bytes of the site; nil if some of it couldn't be read.
    private func key(zone: String) -> UInt64? {
        guard data.diagnostics.isEmpty, let templates = try? templates.get(),
            let program = FileSystem.identity(of: FileSystem.resolved(Path("/proc/self/exe")))
        else { return nil }
        var hash = CombinedHash()
        hash.add("\(program.size) \(program.modified) \(program.inode)")
        for argument in edition.arguments { hash.add(argument) }
        hash.add("\(png.rawValue) \(PictureTool.isInstalled)")
        hash.add(dataDirectory.text)
        hash.add(asOf?.text ?? "")
        hash.add(ZoneFiles.bytes(of: zone) ?? [])
        for file in data.files {
            hash.add(file.path)
            hash.add(file.bytes)
        }
        hash.add(data.pictureMarks)
        hash.add("templates")
        for template in templates {
            hash.add(template.name)
            hash.add(template.bytes)
        }
        return hash.value
    }
}
