import Actions
import Dispatch
import Model
import Pages
import Synchronization

/// A file that a browser has sent for an import, and what has become of it.
struct Upload: Sendable {
    /// The random name under which it is kept.
    let id: String
    /// What the person calls it.
    let name: String
    /// The language of the page that it was sent from.
    let language: Language
    /// The time zone that was said there; nil if none was.
    let zone: String?
    /// What the person has said of it.
    var said: [LogSheet.Field] = []
    /// The rows that stay out of the import, with the header of the table; nil if there are none.
    var rows: (count: Int, text: [UInt8])?
    /// What was written, a line each; nil as long as the file is there.
    var lines: [String]?
}

/// The files that browsers have sent, one for each session, which are deleted after a time.
///
/// A class, because they are added and deleted while requests are answered.
final class Uploads: Sendable {
    private let files: UploadedFiles
    /// In seconds.
    private let lifetime: Double
    /// By the hash of the secret of their session.
    private let kept = Mutex<[String: Upload]>([:])

    /// More sessions at a time have to wait.
    private static let most = 16

    /// Makes those of a data directory; what an earlier server left there is deleted.
    init(of path: String, lifetime: Double) {
        (files, self.lifetime) = (UploadedFiles(of: path), lifetime)
    }

    /// That of a session; nil if there isn't one.
    subscript(session: TokenSecret?) -> Upload? {
        session.flatMap { session in kept.withLock { $0[session.hash] } }
    }

    /// Keeps a file, in place of another one of the session; false if there are too many sessions.
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

    /// Where the file of an upload is.
    func path(of upload: Upload) -> String { files.path(of: upload.id) }

    /// Keeps what has become of a file.
    func change(_ session: TokenSecret, _ change: (inout Upload) -> Void) {
        kept.withLock { kept in
            guard var upload = kept[session.hash] else { return }
            change(&upload)
            kept[session.hash] = upload
        }
    }

    /// Notes what was written and deletes the file.
    func finish(_ session: TokenSecret, lines: [String]) {
        guard let upload = self[session] else { return }
        files.remove(upload.id)
        change(session) { $0.lines = lines }
    }

    /// Deletes what there is of a session.
    func remove(_ session: TokenSecret) {
        if let upload = kept.withLock({ $0.removeValue(forKey: session.hash) }) { files.remove(upload.id) }
    }

    /// Deletes everything, also what a killed server left.
    func removeAll() {
        kept.withLock { $0 = [:] }
        files.removeAll()
    }
}
