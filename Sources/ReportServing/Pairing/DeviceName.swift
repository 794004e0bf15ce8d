import ReportWords

/// What a device is called until its person says something else: what its browser says of it.
struct DeviceName {
    let text: String

    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Macintosh", "Mac"),
        ("CrOS", "Chromebook"), ("Linux", "Linux"),
    ]
    private static let browsers = [
        ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Edg", "Edge"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
    ]

    init(of agent: String, _ phrases: Phrases) {
        let parts = [DeviceName.systems, DeviceName.browsers].compactMap { names in
            names.first { agent.contains($0.0) }?.1
        }
        text = parts.isEmpty ? phrases.device : parts.joined(separator: ", ")
    }
}
