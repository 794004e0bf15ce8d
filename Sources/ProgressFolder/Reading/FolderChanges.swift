package import DiskAccess
package import ProgressAnalysis
import ProgressLoading
package import ProgressModel
import ProgressRequests
import ReportWords

/// Does something at first, and again whenever the files of a report change or its day ends.
package struct FolderChanges {
    private let folders: [WatchedFolder]

    /// Makes a watch of the folder of a reader, and of one with templates where there is one.
    package init(_ reader: HistoryReader, templates: String? = nil) {
        let templates = templates.map { WatchedFolder(Path($0), inner: ["cards", "blocks", "pages", "static"]) }
        folders = [.records(reader.directory.path), templates].compactMap(\.self)
    }

    /// Calls `act` at first, after each change, and at the moment that it returned; ends with its error, and where `stop`
    /// is given.
    ///
    /// What changes while `act` runs is noticed after it.
    package func run(
        stop: StopSignal? = nil, _ act: () throws(CommandError) -> Instant?
    ) throws(CommandError) {
        let watch = try FolderWatch(folders, stop: stop)
        var moment = try act()
        while watch.wait(until: moment) != .end { moment = try act() }
    }
}

extension HistoryReader {
    /// When a report that is made now says something else although no file has changed: when the person's day ends.
    ///
    /// Nil for a report of a given day, and where the person's clock is not known.
    package func end(of analysis: Analysis?) -> Instant? {
        guard let analysis, asOf?.isRelative ?? true else { return nil }
        let clock = analysis.history.profile.dayClock
        return clock.start(of: clock.day(of: Machine.now).advanced(by: 1))
    }
}

extension WatchedFolder {
    /// A folder of records: what a build reads, and no site, journal or copy in it.
    static func records(_ path: Path) -> WatchedFolder {
        WatchedFolder(
            path, inner: DataFolder.folderNames.sorted(), matters: { DataFolder.isMeant($0, .ofAllLanguages) },
            mattersInside: { WatchedFolder.isVisible($0) && !DataFolder.isCopy($0) })
    }
}
