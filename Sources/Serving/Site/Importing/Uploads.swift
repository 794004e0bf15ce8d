import Actions
import Dispatch
import Model
import Pages
import Synchronization

/// A file that a browser has sent for an import, and its progress.
struct Upload: Sendable {
    /// The random name under which the file is kept.
    let id: String
    /// The name that the person knows the file by.
    let name: String
    /// The language of the page that it was sent from.
    let language: Language
    /// The time zone that was entered there; nil if none was.
    let zone: String?
    /// The person's choices for it.
    var said: [LogSheet.Field] = []
    /// The rows that are left out of the import, with the header of the table; nil if there aren't any.
    var rows: (count: Int, text: [UInt8])?
    /// What was written, one line each; nil while the file exists.
    var lines: [String]?
}

/// The files that browsers have sent, one for each session; they are deleted after some time.
///
/// It is a class because files are added and deleted while requests are answered.
final class Uploads: Sendable {
    private let files: UploadedFiles
    /// In seconds.
    private let lifetime: Double
    /// The files by the hashes of their sessions' secrets.
    private let kept = Mutex<[String: Upload]>([:])

    /// The maximum number of sessions at a time.
    private static let most = 16

    /// Makes the uploads of a data directory; files of an earlier server are deleted.
    init(of path: String, lifetime: Double) {
        (files, self.lifetime) = (UploadedFiles(of: path), lifetime)
    }

    /// The file of a session; nil if there isn't one.
    subscript(session: TokenSecret?) -> Upload? {
        session.flatMap { session in kept.withLock { $0[session.hash] } }
    }

    /// Keeps a file and replaces an earlier one of the session; false if there are too many sessions.
    func add(
        _ bytes: [UInt8], _ name: String, in language: Language, _ zone: String?, of session: TokenSecret
    ) throws(CommandError) -> Bool {
        remove(session)
        guard kept.withLock({ $0.count < Uploads.most }) else { return false }
        let upload = Upload(id: try files.add(bytes), name: name, language: language, zone: zone)
        kept.withLock { $0[session.hash] = upload }
        DispatchQueue.global().asyncAfter(deadline: .now() + lifetime) { [weak self] in
            guard let self, self[session]?.id == upload.id else { return }
            remove(session)
        }
        return true
    }

    /// The path of an upload's file.
    func path(of upload: Upload) -> String { files.path(of: upload.id) }

    /// Changes the progress of a file.
    func change(_ session: TokenSecret, _ change: (inout Upload) -> Void) {
        kept.withLock { kept in
            guard var upload = kept[session.hash] else { return }
            change(&upload)
            kept[session.hash] = upload
        }
    }

    /// Registers what was written and deletes the file.
    func finish(_ session: TokenSecret, lines: [String]) {
        guard let upload = self[session] else { return }
        files.remove(upload.id)
        change(session) { $0.lines = lines }
    }

    /// Deletes the file of a session.
    func remove(_ session: TokenSecret) {
        if let upload = kept.withLock({ $0.removeValue(forKey: session.hash) }) { files.remove(upload.id) }
    }

    /// Deletes all files, including those of a server that was killed.
    func removeAll() {
        kept.withLock { $0 = [:] }
        files.removeAll()
    }
}
