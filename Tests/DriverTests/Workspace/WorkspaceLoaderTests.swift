import Diagnostics
import Documents
import Driver
import Files
import Layouts
import Testing
import TokenModel

@Suite struct WorkspaceLoaderTests {
  private static let rules = RuleSet(WorkspaceRules.all)

  /// What is wrong with a workspace, as "line:column rule message | help".
  private func problems(_ yaml: String, others: MemoryFiles = [:]) throws -> [String] {
    var files = others
    files.write(Array(yaml.utf8), to: "/w/tokens.yaml")
    var loader = WorkspaceLoader(files, rules: Self.rules)
    _ = try loader.load("/w/tokens.yaml")
    return loader.findings.map { finding in
      let position = LineIndex(loader.sources[finding.span.file].bytes).position(Int(finding.span.lower))
      #expect(finding.severity == .error)
      let place = "\(position.line):\(position.column) \(finding.rule)"
      return "\(place) \(finding.message)" + finding.help.map { " | \($0)" }.joined()
    }
  }

  @Test func readsEveryKey() throws {
    let yaml = """
      $schema: https://example.org/tokens.json
      extends: ../policy.yaml
      baseline: tokens.baseline.json
      rules: { workspace: warning, workspace/unused: { severity: off } }
      products:
        orb:
          tokens: [tokens/orb, extra.tokens.json]
          contrast: tokens/orb/contrast.yaml
          contracts: contracts.yaml
          strings: strings/orb
          layouts: [Sources/**/*.swift]
          deploymentTarget: { ios: 17, macos: 14.2, tvos: "17.4.1", android: "34" }
          digits: { ar: native }
          outputs: { swift: generated/orb, css: generated/css }
          modifiers: { density: [regular, compact] }
          rules: { strings/whitespace: off, contrast/regression: note }
          ignore:
            - { rule: strings/untranslated, key: "brand.*", reason: product names }
            - { rule: workspace/unused, file: [a/**, b], reason: drafts }
      """
    var files: MemoryFiles = ["/policy.yaml": "rules: { workspace/unused: error }\n"]
    files.write(Array(yaml.utf8), to: "/w/tokens.yaml")
    var loader = WorkspaceLoader(files, rules: Rules.all)
    let workspace = try loader.load("/w/tokens.yaml")
    #expect(loader.findings.isEmpty)
    let product = try #require(workspace.products.first)
    #expect(workspace.folder == "/w")
    #expect(workspace.baseline?.value == "tokens.baseline.json")
    #expect(product.name.value == "orb")
    #expect(product.tokens.map(\.value) == ["tokens/orb", "extra.tokens.json"])
    #expect(product.contrast.map(\.value) == ["tokens/orb/contrast.yaml"])
    #expect(product.outputs.map(\.language) == [.swift, .css])
    #expect(product.modifiers == [Modifier(name: "density", contexts: ["regular", "compact"], defaultContext: 0)])
    #expect(product.others.map(\.key) == ["contracts"])
    #expect(product.layouts.map(\.value) == ["Sources/**/*.swift"])
    #expect(product.deploymentTarget?.value.description == "iOS 17, macOS 14.2, tvOS 17.4, Android 34")
    #expect(product.strings.map(\.value) == ["strings/orb"])
    #expect(product.digits.map { "\($0.key) \($0.value)" } == ["ar native"])
    #expect(product.policy.ignores.map(\.reason) == ["product names", "drafts"])
    #expect(product.policy.ignores.map { $0.files?.map(\.value) } == [nil, ["a/**", "b"]])
    #expect(workspace.policy.rules.map(\.name.value) == ["workspace/unused", "workspace", "workspace/unused"])
    #expect(workspace.policy.rules.map(\.level) == [.error, .warning, .off])
  }

  @Test(arguments: [
    ("", "1:1 workspace/syntax"),
    ("[]", "1:1 workspace/value the workspace is a list, and must be a mapping"),
    ("products: [", "1:12 workspace/syntax"),
    ("rules: {}", "1:1 workspace/value the workspace has no products"),
    (
      "produkts: {}\nproducts: { a: { tokens: t } }",
      "1:1 workspace/key the workspace has no key produkts | did you mean products?"
    ),
    ("products: []", "1:11 workspace/value products is a list, and must be a mapping"),
    ("products: { orb: }", "1:16 workspace/value products.orb is empty, and must be a mapping"),
    ("products: { orb: {} }", "1:13 workspace/value products.orb has no tokens"),
    ("products: { orb: { tokens: 12 } }", "1:28 workspace/value products.orb.tokens is a number"),
    ("products: { orb: { tokens: [] } }", "1:28 workspace/value products.orb.tokens is an empty list"),
    ("products: { orb: { tokens: \"\" } }", "1:28 workspace/value products.orb.tokens is empty"),
    (
      "products: { orb: { tokens: t, output: {} } }",
      "1:31 workspace/key products.orb has no key output | did you mean outputs?"
    ),
    (
      "products: { orb: { tokens: t, outputs: { swfit: g } } }",
      "1:42 workspace/key products.orb.outputs has no key swfit | did you mean swift?"
    ),
    (
      "products: { orb: { tokens: t, outputs: { swift: [g] } } }",
      "1:49 workspace/value products.orb.outputs.swift is a list"
    ),
    (
      "products: { orb: { tokens: t, outputs: { swift: ../g } } }",
      "1:49 workspace/path the swift output of orb, ../g, lies outside the workspace"
    ),
    (
      "products: { orb: { tokens: t, outputs: { swift: /tmp/g } } }",
      "1:49 workspace/path the swift output of orb, /tmp/g, lies outside the workspace"
    ),
    (
      "products: { a: { tokens: t, outputs: { swift: g } }, b: { tokens: t, outputs: { swift: ./g/ } } }",
      "1:88 workspace/value swift of b and swift of a go to the same folder"
    ),
    (
      "products: { orb: { tokens: t } }\nbaseline: ../b.json",
      "2:11 workspace/path the baseline, ../b.json, lies outside the workspace"
    ),
    (
      "products: { orb: { tokens: t, rules: { workspace/kye: error } } }",
      "1:40 workspace/rule there is no rule workspace/kye | did you mean workspace/key"
    ),
    (
      "products: { orb: { tokens: t, rules: { workspace/key: eror } } }",
      "1:55 workspace/value the severity of workspace/key is \"eror\" | did you mean error?"
    ),
    (
      "products: { orb: { tokens: t, rules: { workspace/key: { severity: 3 } } } }",
      "1:67 workspace/value the severity of workspace/key is a number"
    ),
    (
      "products: { orb: { tokens: t, rules: [] } }",
      "1:38 workspace/value rules of products.orb is a list, and must be a mapping"
    ),
    (
      "products: { orb: { tokens: t, ignore: {} } }",
      "1:39 workspace/value ignore of products.orb is a mapping, and must be a list"
    ),
    (
      "products: { orb: { tokens: t, ignore: [{ rule: workspace/key }] } }",
      "1:40 workspace/value an entry in ignore of products.orb has no reason"
    ),
    (
      "products: { orb: { tokens: t, ignore: [{ reason: x }] } }",
      "1:40 workspace/value an entry in ignore of products.orb has no rule"
    ),
    (
      "products: { orb: { tokens: t, ignore: [{ rule: nope/x, reason: x }] } }",
      "1:48 workspace/rule there is no rule nope/x"
    ),
    ("products: { orb: { tokens: t, ignore: [{ rule: workspace, token: a..b, reason: x }] } }", "1:66 workspace/value"),
    (
      "products: { orb: { tokens: t, digits: { ar: arabic } } }",
      "1:45 workspace/value products.orb.digits.ar must be native, latin or locale"
    ),
    (
      "products: { orb: { tokens: t, deploymentTarget: { iso: 17 } } }",
      "1:51 workspace/key products.orb.deploymentTarget has no key iso | did you mean ios?"
    ),
    (
      "products: { orb: { tokens: t, deploymentTarget: { ios: x } } }",
      "1:56 workspace/value products.orb.deploymentTarget.ios is \"x\", and must be a version above 0"
    ),
    (
      "products: { orb: { tokens: t, deploymentTarget: { android: 0 } } }",
      "1:60 workspace/value products.orb.deploymentTarget.android is a number, and must be a version above 0"
    ),
    (
      "products: { orb: { tokens: t, deploymentTarget: { ios: \"17..1\" } } }",
      "1:56 workspace/value products.orb.deploymentTarget.ios is \"17..1\""
    ),
    (
      "products: { orb: { tokens: t, outputs: { swift: \"g\\0h\" } } }",
      "1:49 workspace/value products.orb.outputs.swift is no text: it holds the character U+0000"
    ),
    (
      "products: { orb: { tokens: t, modifiers: { density: 3 } } }",
      "1:53 workspace/value products.orb.modifiers.density is a number"
    ),
    ("products: { orb: { tokens: t, tokens: u } }", "1:31 workspace/syntax"),
    (
      "extends: nope.yaml\nproducts: { orb: { tokens: t } }",
      "1:10 workspace/path the extended file /w/nope.yaml does not exist"
    ),
  ])
  func reports(yaml: String, problem: String) throws {
    let problems = try problems(yaml)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test func reportsEverythingAtOnce() throws {
    let problems = try problems("products:\n  a: { tokens: 1, output: x }\n  b: {}\nbaselin: x\n")
    #expect(problems.map { $0.prefix { $0 != " " } } == ["4:1", "2:19", "2:16", "3:3"])
  }

  @Test(arguments: [
    ("extends: ../../further.yaml\nrules: {}\n", "1:1 workspace/key an extended file extends another"),
    ("products: {}\n", "1:1 workspace/key an extended file has no key products | the keys are $schema, rules, ignore"),
    ("- x\n", "1:1 workspace/value an extended file is a list, and must be a mapping"),
  ])
  func reportsInTheExtendedFile(policy: String, problem: String) throws {
    let problems = try problems(
      "extends: ../policy.yaml\nproducts: { orb: { tokens: t } }\n", others: ["/policy.yaml": policy])
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
    #expect(problems.count == 1)
  }
}
