package import ProgressModel

extension RequestProblem: ErrorReason {}

extension LogProblem: ErrorReason {}
