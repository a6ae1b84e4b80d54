import Layouts
import Testing

@Suite("the oldest systems as project files name them") struct ProjectFilesTests {
  @Test(arguments: [
    (
      "let package = Package(name: \"A\", platforms: [.iOS(.v17), .macOS(.v10_15)], targets: [])", "iOS 17, macOS 10.15"
    ),
    ("let package = Package(name: \"A\", platforms: [.iOS(\"16.4\"), .visionOS(.v1)])", "iOS 16.4, visionOS 1"),
    ("let package = Package(name: \"A\", platforms: [.macCatalyst(.v17), .custom(\"x\", versionString: \"1\")])", nil),
    ("let package = Package(name: \"A\")", nil),
    ("// platforms: [.iOS(.v17)]", nil),
    ("let package = Package(platforms: [.iOS(.vNext)]", nil),
  ])
  func manifests(text: String, target: String?) {
    #expect(DeploymentTarget(packageManifest: Array(text.utf8))?.description == target)
  }

  @Test(arguments: [
    ("\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.0;\n\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.2;\n", "iOS 15.2"),
    ("MACOSX_DEPLOYMENT_TARGET = \"13.5\";", "macOS 13.5"),
    ("IPHONEOS_DEPLOYMENT_TARGET = $(inherited);", nil),
    ("OTHER = 4;", nil),
  ])
  func xcodeProjects(text: String, target: String?) {
    #expect(DeploymentTarget(xcodeProject: Array(text.utf8))?.description == target)
  }
}
