try writes(Upload.done(at: Date(timeIntervalSince1970: 1_795_176_000)))
try writes(Upload.failed(message: "no network", underlying: CancellationError()))
