package import Actions
import Markup
package import Model
import Pages
import Wording

/// Pairs devices with a site, and shows the pages for that.
package struct Pairing: Sendable {
    private let site: LiveSite
    private let file: TokenFile

    /// Makes the pairing of a site.
    package init(_ site: LiveSite) {
        self.site = site
        file = TokenFile(of: site.path)
    }

    private var phrases: Phrases { site.language.phrases }
    private static let linkName = "link"

    /// A link that pairs one device once, until the end of tomorrow; `origin` is the address of the server.
    ///
    /// Earlier unused links stay valid if `keepsOthers` is true.
    package func link(to origin: String, keepsOthers: Bool = true) throws(CommandError) -> String {
        let secret = TokenSecret()
        let today = site.actualDay
        try file.change { tokens throws(CommandError) in
            if !keepsOthers {
                for token in tokens.tokens where token.can == .pair { _ = tokens.remove(token.name) }
            }
            let name = tokens.freeName(Pairing.linkName)
            tokens.add(AccessToken(name, can: .pair, hash: secret.hash, made: today, until: today.advanced(by: 1)))
        }
        return "\(origin)/pair?code=\(secret.text)"
    }

    /// Uses up a link that a device opens which is paired already.
    package func useUp(_ code: TokenSecret) throws(CommandError) {
        guard let link = try file.read().token(of: code, on: site.actualDay), link.can == .pair else { return }
        _ = try file.revoke(link.name)
    }

    /// Whether any device is paired.
    package var hasDevices: Bool { (try? file.read())?.tokens.contains { $0.can == .pages } ?? false }

    /// Uses up a link and makes the secret of a device; nil if the link is used, expired or unknown.
    ///
    /// With `isHere`, the device is this machine and only admitted from here.
    package func pair(_ code: TokenSecret, as name: String, isHere: Bool) throws(CommandError) -> TokenSecret? {
        let today = site.actualDay
        // Requests without a valid link don't lock the file, so they can't make others wait.
        guard try file.read().token(of: code, on: today)?.can == .pair else { return nil }
        return try file.change { tokens throws(CommandError) in
            guard let link = tokens.token(of: code, on: today), link.can == .pair else { return nil }
            _ = tokens.remove(link.name)
            let secret = TokenSecret()
            let name = tokens.freeName(AccessToken.name(name) ?? phrases.device)
            tokens.add(AccessToken(name, can: .pages, hash: secret.hash, made: today, isHere: isHere))
            return secret
        }
    }

    /// The page that a link opens; with `isHere`, on this machine, it sends its form by itself.
    package func page(code: String, agent: String, isHere: Bool) -> ServedFile {
        let form = HTML.pairingForm(
            code: code, name: DeviceName.text(of: agent, phrases), isSentAtOnce: isHere, phrases)
        return page(phrases.pairDevice, script: isHere ? "pair.js" : nil, "<p>\(phrases.pairDeviceNote)</p>\(form)")
    }

    /// The page of a link that is used up.
    package var overPage: ServedFile { page(phrases.linkIsOver, "<p>\(phrases.linkIsOverNote)</p>") }

    /// The page that a device sees which isn't paired.
    package var unpairedPage: ServedFile {
        page(phrases.deviceIsNotPaired, "<p>\(phrases.deviceIsNotPairedNote)</p>\(loadAgain)")
    }

    /// The same page, which reloads itself once.
    package var reloadingPage: ServedFile { page(phrases.deviceIsNotPaired, reloads: true, loadAgain) }

    private var loadAgain: HTML { #"<p><a class="act quiet-act" href="">\#(phrases.loadAgain)</a></p>"# }

    /// The style sheet of these pages; nil for any other path.
    package func style(_ path: String) -> ServedFile? {
        path == "assets/style.css" ? ProblemPage.asset(path) : nil
    }

    private func page(
        _ title: String, script: StaticString? = nil, reloads: Bool = false, _ content: HTML
    ) -> ServedFile {
        let page = BarePage(title, "p-not-found", in: site.language, script: script, reloads: reloads)
        let card: HTML = #"<section class="card problems"><h1>\#(title)</h1>\#(content)</section>"#
        return ServedFile(path: "pair.html", bytes: page.bytes(card))
    }
}

/// The default name of a device, from its browser's user agent.
enum DeviceName {
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Macintosh", "Mac"),
        ("CrOS", "Chromebook"), ("Linux", "Linux"),
    ]
    private static let browsers = [
        ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Edg", "Edge"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
    ]

    static func text(of agent: String, _ phrases: Phrases) -> String {
        let parts = [systems, browsers].compactMap { names in names.first { agent.contains($0.0) }?.1 }
        return parts.isEmpty ? phrases.device : parts.joined(separator: ", ")
    }
}
