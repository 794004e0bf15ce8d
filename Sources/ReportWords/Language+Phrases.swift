package import ProgressModel

extension Language {
    package var phrases: any Phrases {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
