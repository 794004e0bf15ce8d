import Foundation
import TestSupport
import Testing

/// The folder `site/` in a checkout, without a build.
@Suite struct CheckedInSiteTests {
    @Test("V-28 every link of the checked-in site is to a file of the checkout")
    func links() throws {
        // Git ignores pictures in it, because their fonts depend on the machine.
        let files = Set(Repository.files(below: "site").filter { $0.contains(".") && !$0.hasSuffix(".png") })
        var broken: Set<String> = []
        for page in files where page.hasSuffix(".html") {
            let folder = URL(filePath: "/" + page).deletingLastPathComponent()
            for match in try Repository.text(page).matches(of: /\s(?:href|src)="([^"#?]+)/) {
                let address = String(match.output.1)
                guard address.firstMatch(of: /^[a-z]+:/) == nil else { continue }
                let target = folder.appending(path: address).standardized.path
                if !files.contains(String(target.dropFirst())) { broken.insert("\(page): \(address)") }
            }
        }
        #expect(broken.sorted() == [])
    }
}
