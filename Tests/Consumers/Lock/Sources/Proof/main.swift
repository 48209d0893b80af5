var proof = Proof()
proveAll(&proof)
proof.finish()
