package import Model

extension RequestProblem: ErrorReason {}

extension LogProblem: ErrorReason {}
