import ReportWords

/// What the program knows: numbers as published, of whom they were measured, and no word more.
///
/// One is added only when its numbers were checked against what was published.
extension HealthFinding {
    /// Days without a drink after which it was measured.
    ///
    /// All of these people drank nothing, or were asked to; nobody is told to have come as far who had a drink.
    var days: Int {
        switch self {
        case .monthWithout: 30
        case .atrialFibrillation: 180
        }
    }

    /// Who measured it.
    var source: String {
        switch self {
        case .monthWithout: "Mehta et al., BMJ Open 2018;8:e020673, doi 10.1136/bmjopen-2017-020673"
        case .atrialFibrillation: "Voskoboinik et al., N Engl J Med 2020;382:20–28, doi 10.1056/NEJMoa1817591"
        }
    }

    /// Where it was published.
    var address: String {
        switch self {
        case .monthWithout: "https://doi.org/10.1136/bmjopen-2017-020673"
        case .atrialFibrillation: "https://doi.org/10.1056/NEJMoa1817591"
        }
    }
}
