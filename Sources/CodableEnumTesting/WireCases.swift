import Foundation

/// The table that tests of an enum have of it: the names of its cases, and the case of each value.
///
/// Each function returns failures, none if all is well. `generate --tests` writes the table and the calls.
@MainActor
public struct WireCases<Sample: CodableEnumSamples> {
  let samples: [Sample]
  let names: [String]
  let nameOfCase: (Sample) -> String?

  /// - Parameters:
  ///   - samples: Those of the enum.
  ///   - names: The names of the cases that need a sample.
  ///   - nameOfCase: The name of a value's case; nil for a case that needs none.
  public init(of samples: [Sample], _ names: [String], _ nameOfCase: @escaping (Sample) -> String?) {
    (self.samples, self.names, self.nameOfCase) = (samples, names, nameOfCase)
  }

  /// The samples of a case, of which there must be some.
  private func samples(inCase name: String) throws(WireFailure) -> [Sample] {
    let samples = samples.filter { nameOfCase($0) == name }
    if samples.isEmpty {
      throw WireFailure("\(Sample.self) has no sample of its case \"\(name)\": add one to \(Sample.self).samples")
    }
    return samples
  }

  /// For each sample of a case, calls what returns a failure or nil.
  private func failures(inCase name: String, _ failure: (Sample) -> WireFailure?) -> [WireFailure] {
    do { return try samples(inCase: name).compactMap(failure) } catch { return [error] }
  }

  /// A sample's JSON, by its own encoder.
  private func json(of sample: Sample) throws(WireFailure) -> Data where Sample: Encodable {
    do { return try Sample.sampleEncoder.encode(sample) } catch {
      throw WireFailure("\(sample) is not written: \(error)")
    }
  }
}

extension WireCases where Sample: Encodable {
  /// Checks that each sample of a case is written.
  public func writes(inCase name: String) -> [WireFailure] {
    failures(inCase: name) { sample in
      do throws(WireFailure) { _ = try json(of: sample) } catch { return error }
      return nil
    }
  }
}

extension WireCases where Sample: Codable {
  /// Checks that each sample of a case is read as it was written.
  public func roundTrips(inCase name: String) -> [WireFailure] {
    failures(inCase: name) { sample in
      do throws(WireFailure) {
        return failure(of: sample, inCase: name, writtenAs: try json(of: sample))
      } catch {
        return error
      }
    }
  }

  private func failure(of sample: Sample, inCase name: String, writtenAs json: Data) -> WireFailure? {
    let text = String(decoding: json, as: UTF8.self)
    do {
      let value = try Sample.sampleDecoder.decode(Sample.self, from: json)
      if nameOfCase(value) == name, try areEqual(value, sample) { return nil }
      return WireFailure("\(sample) is written as \(text), and is read as \(value)", json: text)
    } catch {
      return WireFailure("\(sample) is written as \(text), and is not read: \(error)", json: text)
    }
  }
}
