import Foundation
import Goldens
import Testing

@Suite struct RawRepresentableTests {
  @Test func rawValuesCanBeLeftOut() {
    #expect(Plain.first as Any is any RawRepresentable == false)
    #expect(Numbered.one as Any is any RawRepresentable == false)
    #expect(Mixed.one as Any is any RawRepresentable == false)
    #expect(Status.active as Any is any RawRepresentable)
  }
}
