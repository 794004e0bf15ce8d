/// A parsed response of HTTP/1.1.
struct Reply {
    let status: Int
    /// With names in lower case.
    let headers: [String: String]
    let body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }

    /// Parses bytes; the status is 0 if there aren't any.
    init(_ bytes: [UInt8]) {
        let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
        let head = String(decoding: bytes[..<(end?.lowerBound ?? bytes.endIndex)], as: UTF8.self)
        body = end.map { Array(bytes[$0.upperBound...]) } ?? []
        let lines = head.split(separator: "\r\n")
        status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return }
            headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
        }
    }
}
