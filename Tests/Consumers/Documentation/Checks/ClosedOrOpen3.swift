let bird = Data(#"{"type":"bird","name":"Tweety"}"#.utf8)
holds(try decoder.decode(Polymorph<AnimalType, any Animal>.self, from: bird).wrappedValue is Bird)
func log(_ text: String) {}
let newer = Data(#"{"items":[{"type":"fish"},{"type":"dog","name":"Bingo"}]}"#.utf8)
