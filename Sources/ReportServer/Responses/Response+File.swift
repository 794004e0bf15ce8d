import HTTPTypes
import Hummingbird
import ReportServing

extension Response {
    /// The answer with a file, or that the copy of the browser is still right.
    init(_ file: ServedFile, status: HTTPResponse.Status = .ok, to request: HTTPRequest) {
        let tag = "\"\(file.tag)\""
        var headers: HTTPFields = [
            .contentType: file.type, .eTag: tag, .contentSecurityPolicy: ResponseHeaders.policy(of: file),
        ]
        // The script of a page cannot read the tag that its own page came with anywhere else.
        if file.isPage { headers[.serverTiming] = "page;desc=\(tag)" }
        guard status != .ok || !Response.has(tag, request.headerFields[.ifNoneMatch]) else {
            self.init(status: .notModified, headers: headers)
            self.headers[.contentLength] = nil
            return
        }
        let body: ResponseBody =
            if request.method == .head {
                ResponseBody(contentLength: file.bytes.count) { writer in try await writer.finish(nil) }
            } else {
                ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
            }
        self.init(status: status, headers: headers, body: body)
    }

    /// An answer of one sentence.
    init(_ status: HTTPResponse.Status, _ text: String, _ more: HTTPFields = [:]) {
        var headers = more
        headers[.contentType] = "text/plain; charset=utf-8"
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }

    /// Whether `If-None-Match` names a tag (RFC 9110, section 13.1.2).
    private static func has(_ tag: String, _ condition: String?) -> Bool {
        guard let condition else { return false }
        return condition.split(separator: ",").contains { given in
            let given = given.drop { $0 == " " }.prefix { $0 != " " }
            return given == "*" || given == tag || given == "W/" + tag
        }
    }
}
