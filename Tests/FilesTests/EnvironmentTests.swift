import Files
import Foundation
import Testing

@Suite struct EnvironmentTests {
  @Test func variables() {
    let environment = Environment(["NO_COLOR": "", "TERM": "dumb"])
    #expect(environment["TERM"] == "dumb")
    #expect(environment["HOME"] == nil)
    #expect(environment.isSet("TERM"))
    #expect(!environment.isSet("NO_COLOR"))
    #expect(Environment.process["PATH"] == ProcessInfo.processInfo.environment["PATH"])
  }

  @Test func widthsThatAreSetCountFirst() {
    #expect(StandardStream.output.width(Environment(["COLUMNS": "132"])) == 132)
  }

  @Test func currentDirectoryIsAbsolute() {
    #expect(Environment.currentDirectory == FileManager.default.currentDirectoryPath)
  }
}

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("2026-11-30", true), ("2024-02-29", true), ("2023-02-29", false), ("1900-02-29", false), ("2000-02-29", true),
    ("2026-04-31", false), ("2026-13-01", false), ("2026-00-10", false), ("2026-1-1", false), ("0000-01-01", false),
    ("2026-11-30 ", false), ("2026/11/30", false), ("٢٠٢٦-١١-٣٠", false), ("+026-11-30", false), ("", false),
  ])
  func parsesStrictly(text: String, isDate: Bool) {
    let date = CalendarDate(text)
    #expect((date != nil) == isDate)
    if isDate { #expect(date?.description == text) }
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("2026-11-30", 20_787), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ])
  func countsDays(text: String, days: Int) throws {
    #expect(try #require(CalendarDate(text)).dayNumber == days)
    #expect(CalendarDate(dayNumber: days).description == text)
  }

  @Test func everyDayOfFourCenturiesFollowsTheLast() {
    var date = CalendarDate(dayNumber: -200_000)
    for number in -199_999..<(-199_999 + 146_097) {
      let next = CalendarDate(dayNumber: number)
      #expect(date < next && next.dayNumber == number && CalendarDate(next.description) == next)
      date = next
    }
  }

  @Test func daysBetween() throws {
    let start = try #require(CalendarDate("2026-11-30"))
    let end = try #require(CalendarDate("2027-03-01"))
    #expect(start.days(until: end) == 91)
    #expect(end.days(until: start) == -91)
  }
}
