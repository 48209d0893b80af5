/// A date as text, as `ISO8601DateCoder` and the strategy `.iso8601` read it.
struct DateText {
  private var rest: Substring.UTF8View
  private let text: String

  init(_ text: String) {
    self.text = text
    rest = text[...].utf8
  }

  var answer: SpellingAnswer {
    var reader = self
    guard let isUsual = reader.read() else { return .refused }
    return isUsual ? .same : .changed
  }

  /// year "-" month "-" day "T" hour ":" minute ":" second ( "." digit+ )? zone
  ///
  /// - Returns: Nil if it is no date, else whether it is written like this.
  private mutating func read() -> Bool? {
    guard let year = number(), eat("-"), let month = number(2), eat("-"), let day = number(2), eat("T"),
      let hour = number(2), eat(":"), let minute = number(2), eat(":"), let second = number(2)
    else { return nil }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let hasFraction = eat(".")
    if hasFraction, number() == nil { return nil }
    let isUTC = rest.elementsEqual("Z".utf8)
    guard isUTC || isZone() else { return nil }
    return isUTC && !hasFraction && text.utf8.count == 20 && day <= Self.days(of: month, in: year) && hour < 24
      && minute < 60 && second < 60
  }

  private static func days(of month: Int, in year: Int) -> Int {
    if month != 2 { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
    // Of the Julian calendar before.
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0 || year < 1582) ? 29 : 28
  }

  /// "Z" | ( "UTC" | "GMT" )? ( ( "+" | "-" ) digit+ ( ":" digit+ )* )?
  private mutating func isZone() -> Bool {
    if eat("Z") || eat("z") { return true }
    let isNamed = eat("U") ? eat("T") && eat("C") : eat("G") && eat("M") && eat("T")
    guard eat("+") || eat("-") else { return isNamed }
    let digits = rest.prefix(while: \.isDigit)
    guard let hours = number() else { return false }
    return (digits.count > 2 ? hours / 100 : hours) < 19
  }

  /// - Parameter most: The most digits.
  private mutating func number(_ most: Int = 9) -> Int? {
    let digits = rest.prefix(while: \.isDigit).prefix(most)
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }
}
