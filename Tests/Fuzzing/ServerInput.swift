import Serving

/// Input that browsers and attackers send to the server.
enum ServerInput {
    /// A form never has more fields than the limit.
    static func form(_ bytes: [UInt8]) {
        guard let form = FormBody(bytes) else { return }
        promise(form.fields.count <= FormBody.mostFields, "more fields than are read")
    }

    /// A path never leads out of the site.
    static func path(_ target: String) {
        guard let path = RequestPath(target) else { return }
        let parts = path.text.split(separator: "/", omittingEmptySubsequences: false)
        promise(!parts.contains("..") && !parts.contains("."), "a path that leads up")
        promise(
            !path.text.contains("\0") && !path.text.contains("\\"), "a path that means another place elsewhere")
    }
}
