import SceneModel
import Testing

@Suite("Days of the calendar")
struct CalendarDateTests {
  // Day numbers from Fliegel and Van Flandern's Julian days: 1970-01-01 is 2440588.
  @Test(
    "a day has its number from 1970-01-01, and is written as it was read",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
      ("2026-11-30", 20_787), ("2100-03-01", 47_541), ("0001-01-01", -719_162),
      ("9999-12-31", 2_932_896),
    ])
  func numbers(text: String, number: Int) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.dayNumber == number)
    #expect(date.description == text)
  }

  @Test(
    "what is no day is refused",
    arguments: [
      "", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-01",
      "26-01-01", "2026/01/01", "2026-01-01T00:00:00", "0000-01-01", "2026-01-0x", "+026-01-01",
    ])
  func refused(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("a moment lies on the day that has begun in UTC")
  func moments() {
    #expect(CalendarDate(secondsSince1970: 86_399).description == "1970-01-01")
    #expect(CalendarDate(secondsSince1970: 86_400).description == "1970-01-02")
    #expect(CalendarDate(secondsSince1970: -1).description == "1969-12-31")
    // `date -u -d @1700000000 +%F`
    #expect(CalendarDate(secondsSince1970: 1_700_000_000).description == "2023-11-14")
  }
}
