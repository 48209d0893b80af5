try writes(Failure.notAllowed(1))
try writes(Failure.gone)
try reads(#"{"type":"gone"}"#, Failure.gone)
try reads(#"{"type":404}"#, Failure.gone)
