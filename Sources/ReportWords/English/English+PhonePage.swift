extension English: PhonePagePhrases {
    var phonePage: String { "Without a connection" }
    var dayBefore: String { "Yesterday" }
    var phonePageNote: String { "a page in one file that takes taps on a phone" }
    var phonePageLede: String { "What you tap stays in this phone until it is sent or handed over." }
    var phonePageNeedsScript: String { "This page needs JavaScript." }
    var phonePageLimits: String {
        "Android opens this page from a file, an iPhone from your server only. It works without a connection while it is open; to reopen it without one, save it. Browsers forget what it keeps when you clear their data."
    }
    var writtenOnPhone: String { "On this phone" }
    var nothingWaits: String { "Nothing waits here." }
    var waitsForServer: String { "The server cannot be reached; it is sent later." }
    var tokenIsRefused: String { "The server refuses the token." }
    var shareAsText: String { "Share as text" }
    func saveAsFile(_ folder: String) -> String { "Save a file for \(folder)" }
    var clearList: String { "Clear the list" }
    var clearListQuestion: String { "Clear what is not sent yet? It cannot be brought back." }
    var cannotBeKept: String { "This browser keeps nothing: what you tap is gone when the page is closed." }
    var sendByItself: String { "Send it by itself" }
    var sendByItselfNote: String {
        "With a token that may write down, from Settings, Devices. Both stay in this phone."
    }
    var serverAddress: String { "Address of your server" }
    var token: String { "Token" }
}
