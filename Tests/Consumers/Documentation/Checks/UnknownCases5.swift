try writes(Entry.other("image", Header(id: 1)))
try writes(Resource.unrecognized(AnyResource(kind: "cat", id: 3)))
try writes(Resource.patient(Header(id: 3)))
holds((try? json(Resource.unrecognized(AnyResource(kind: "patient", id: 3)))) == nil)
