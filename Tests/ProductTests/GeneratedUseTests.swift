import DesignTokens
import OrbTokens
import ReaderTokens
import Testing
import VoceluneTokens

/// The documents' figures, as an app team meets them in the generated Swift.
@Suite("Generated Swift")
struct GeneratedUseTests {
  @Test("vocelune's goal ring is 80 pt with a 3 pt stroke, and grows with text")
  func goalRing() {
    var large = TokenContext()
    large.textScale = 2
    #expect(Vocelune.Sizes.GoalRing.size.value(in: TokenContext()) == 80)
    #expect(Vocelune.Sizes.GoalRing.size.value(in: large) == 160)
    #expect(Vocelune.Sizes.GoalRing.stroke == 3)
  }

  @Test("reader's durations and scales")
  func reader() {
    #expect(Reader.Durations.press == 0.12)
    #expect(Reader.Durations.morph == 0.2)
    #expect(Reader.Durations.collapse == 0.28)
    #expect(Reader.Durations.reduced == 0.12)
    #expect(Reader.Numbers.Scale.press == 0.97)
    #expect(Reader.Numbers.Scale.card == 0.7)
    #expect(Reader.Numbers.Scale.choice == 1.015)
    #expect(Reader.Numbers.Share.pane == 0.7)
    #expect(Reader.Numbers.Share.strip == 0.3)
    #expect(Reader.Sizes.peek.value(in: TokenContext()) == 76)
  }

  @Test("orb's grid and its exceptions")
  func orb() {
    #expect(Orb.Spacing.screenMargin == 16)
    #expect(Orb.Spacing.sectionGap == 22)
    #expect(Orb.Spacing.CardPadding.compact == 14)
    #expect(Orb.Spacing.CardPadding.regular == 16)
    #expect(Orb.Blurs.glass == 22)
  }

  @Test("a colour differs by theme, and a token that nothing changes is the same everywhere")
  func contexts() {
    let text = Vocelune.Colors.Text.primary
    #expect(text.rgba(in: .light) != text.rgba(in: .dark))
    #expect(text.rgba() == text.rgba(in: .light))
    #expect(Vocelune.Colors.all.contains { $0.name == "text.primary" && $0.token == text })
  }

  /// Several products have Arabic: their languages go by their whole names where one file imports them all.
  @Test("messages in their languages, with their digits")
  func messages() {
    let words = Vocelune.Strings.Today.wordsToday(done: 3, goal: 5)
    #expect(words.string(in: Vocelune.Language.english) == "3 of 5 words today")
    #expect(words.string(in: Vocelune.Language.arabic) == "٣ من ٥ كلمات اليوم")
    #expect(words.string(in: "ja-JP") == "今日は5語中3語")
    #expect(words.string(in: "fr") == "3 of 5 words today" && words.string == "3 of 5 words today")
    #expect(words.name == "Today.wordsToday(done:goal:)")
    #expect(Reader.Strings.Streak.days(days: 2).string(in: Reader.Language.arabic) == "يومان من الالتزام")
    #expect(Orb.Strings.Progress.value(percent: 45).string(in: Orb.Language.arabic) == "٤٥ بالمئة")
    #expect(Orb.Strings.Meeting.until(time: "15:00").string == "Until \u{2066}15:00\u{2069}")
    #expect(Orb.Strings.Tabs.today.isRightToLeft(in: "ar-EG") && !Orb.Strings.Tabs.today.isRightToLeft(in: "de"))
    #expect(Vocelune.Language.allCases.map(\.rawValue) == ["en", "ar", "es", "ja"])
  }
}
