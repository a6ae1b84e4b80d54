import Diagnostics
import Layouts
import Testing

@Suite struct MaterialIconTests {
  @Test(arguments: [
    ("Icon(Icons.Default.ArrowBack, null)", "error directional-symbol «Icons.Default.ArrowBack»"),
    ("Icon(Icons.Rounded.KeyboardArrowRight, null)", "error directional-symbol «Icons.Rounded.KeyboardArrowRight»"),
    ("Icon(Icons.Outlined.Send, null)", "error directional-symbol «Icons.Outlined.Send»"),
    ("Icon(Icons.Filled.ChevronRight, null)", "warning directional-symbol «Icons.Filled.ChevronRight»"),
    ("Icon(Icons.Filled.FirstPage, null)", "warning directional-symbol «Icons.Filled.FirstPage»"),
  ])
  func iconsThatDoNotTurnRoundAreFound(code: String, finding: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [finding], "\(code)")
  }

  @Test(arguments: [
    "Icon(Icons.AutoMirrored.Filled.ArrowBack, null)",
    "Icon(Icons.Default.Close, null)",
    "Icon(Icons.Default.ArrowUpward, null)",
    "Icon(Icons.Default.SkipNext, null)",
    "Icon(if (isRtl) Icons.Default.ArrowForward else Icons.Default.ArrowBack, null)",
    "Icon(Icons.Default.ArrowBack, null, Modifier.scale(if (isRtl) -1f else 1f, 1f))",
    "Icon(Icons.Default.ArrowBack, null, modifier = Modifier.mirrorForRtl())",
  ])
  func whatTurnsRoundOrNeedNotIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [], "\(code)")
  }

  @Test func aSafeFixBringsItsImport() throws {
    let text = """
      import androidx.compose.material.icons.Icons
      import androidx.compose.material.icons.filled.ArrowBack

      val icon = Icons.Default.ArrowBack

      """
    let mended = """
      import androidx.compose.material.icons.Icons
      import androidx.compose.material.icons.automirrored.filled.ArrowBack

      val icon = Icons.AutoMirrored.Filled.ArrowBack

      """
    #expect(try CheckedLayout(kotlin: text, compose: false).mended() == mended)
  }

  @Test func aWholePackageIsImportedOnce() throws {
    let text = """
      import androidx.compose.material.icons.outlined.*

      val icons = listOf(Icons.Outlined.ArrowBack, Icons.Outlined.ArrowForward, Icons.Outlined.Home)

      """
    let mended = """
      import androidx.compose.material.icons.outlined.*
      import androidx.compose.material.icons.automirrored.outlined.*

      val icons = listOf(Icons.AutoMirrored.Outlined.ArrowBack, Icons.AutoMirrored.Outlined.ArrowForward, Icons.Outlined.Home)

      """
    #expect(try CheckedLayout(kotlin: text, compose: false).mended() == mended)
  }

  @Test(arguments: [
    "Icon(Icons.Default.ArrowBack, null, Modifier.rotate(180f))", "Icon(Icons.Default.ChevronLeft, null)",
  ])
  func whatMustChangeTogetherIsNoSafeFix(code: String) throws {
    let layout = try CheckedLayout(kotlin: code)
    #expect(layout.findings.first?.fixes.map(\.safe) == [false], "\(code)")
  }

  /// The table as androidx has it at the commit that it names.
  @Test func theTableIsWhole() {
    #expect(MaterialIcons.autoMirrored.count == 145)
    #expect(MaterialIcons.autoMirrored.isSuperset(of: ["ArrowBack", "KeyboardArrowLeft", "LastPage", "Send", "_360"]))
    #expect(MaterialIcons.autoMirrored.isDisjoint(with: ["ChevronLeft", "FirstPage", "ArrowUpward", "SkipNext"]))
    #expect(MaterialIcons.autoMirrored.isDisjoint(with: MaterialIcons.twins.keys))
    #expect(MaterialIcons.autoMirrored.isSuperset(of: MaterialIcons.twins.values.compactMap { $0 }))
  }
}
