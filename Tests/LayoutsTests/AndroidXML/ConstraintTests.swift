import Diagnostics
import Layouts
import Testing

@Suite struct ConstraintTests {
  private static func layout(_ child: String, root: String = "androidx.constraintlayout.widget.ConstraintLayout") throws
    -> CheckedLayout
  {
    try CheckedLayout(android: "<\(root)>\n  \(child)\n</\(root.split(separator: " ")[0])>")
  }

  @Test(arguments: [
    "<View android:layout_width=\"wrap_content\" app:layout_constraintTop_toTopOf=\"parent\"/>",
    "<View android:layout_width=\"0dp\"/>",
    "<include layout=\"@layout/a\" android:layout_width=\"99dp\"/>",
  ])
  func aChildThatNothingHoldsIsFound(child: String) throws {
    let layout = try Self.layout(child)
    #expect(layout.findings.map(\.rule) == [.fixedSide])
    #expect(layout.findings.map(\.severity) == [.error])
    let merged = try Self.layout(
      child, root: "merge tools:parentTag=\"androidx.constraintlayout.widget.ConstraintLayout\"")
    #expect(merged.findings.map(\.rule) == [.fixedSide])
  }

  @Test(arguments: [
    "<View android:layout_width=\"99dp\" app:layout_constraintStart_toStartOf=\"parent\"/>",
    "<View android:layout_width=\"99dp\" app:layout_constraintEnd_toStartOf=\"@id/a\"/>",
    "<View android:layout_width=\"99dp\" app:layout_constraintCircle=\"@id/a\"/>",
    "<View android:layout_width=\"match_parent\"/>",
    "<View style=\"@style/Held\"/>",
    "<include layout=\"@layout/a\"/>",
    "<androidx.constraintlayout.widget.Guideline android:layout_width=\"wrap_content\"/>",
    "<androidx.constraintlayout.widget.Barrier android:layout_width=\"wrap_content\"/>",
    "<View android:id=\"@+id/a\" android:layout_width=\"99dp\"/>"
      + "<androidx.constraintlayout.helper.widget.Flow android:layout_width=\"match_parent\""
      + " app:constraint_referenced_ids=\"b, a\"/>",
  ])
  func whatIsHeldIsPassedOver(child: String) throws {
    #expect(try Self.layout(child).summary == [], "\(child)")
  }

  @Test func otherLayoutsAskForNoConstraints() throws {
    #expect(try Self.layout("<View android:layout_width=\"99dp\"/>", root: "FrameLayout").summary == [])
  }

  @Test func theFixHoldsItAtTheStart() throws {
    let child = "<View\n    android:layout_width=\"99dp\"\n    android:id=\"@+id/a\" />"
    let mended = try #require(try Self.layout(child).mended())
    #expect(
      mended.contains(
        "    android:id=\"@+id/a\"\n    app:layout_constraintStart_toStartOf=\"parent\" />"))
  }

  /// A margin that counts for nothing so far would move it.
  @Test func marginsMakeTheFixUnsafe() throws {
    let layout = try Self.layout("<View android:layout_width=\"99dp\" android:layout_marginStart=\"8dp\"/>")
    #expect(layout.findings.flatMap(\.fixes).map(\.safe) == [false])
  }

  /// What is as wide as its parent has no side.
  @Test func theWidestChildFillsItsParent() throws {
    func found(parent: String, other: String) throws -> Int {
      try CheckedLayout(
        android: """
          <androidx.constraintlayout.widget.ConstraintLayout android:layout_width="\(parent)">
            <SeekBar android:layout_width="220dp"/>
            <View android:layout_width="\(other)" app:layout_constraintStart_toStartOf="parent"/>
          </androidx.constraintlayout.widget.ConstraintLayout>
          """
      ).summary.count { $0.contains("fixed-side") }
    }
    #expect(try found(parent: "wrap_content", other: "wrap_content") == 0)
    #expect(try found(parent: "wrap_content", other: "48dp") == 0)
    #expect(try found(parent: "wrap_content", other: "300dp") == 1)
    #expect(try found(parent: "match_parent", other: "48dp") == 1)
  }
}
