extension Option {
  package static let help = Option("help", short: "h", help: "Show this help")

  package static let config = Option(
    "config", .file, help: "Use this workspace file instead of the one found upward from each path")
  package static let color = Option(
    "color", .choice(["auto", "always", "never"]),
    help: "Colour the report; auto: on a terminal, unless NO_COLOR is set")
  package static let quiet = Option("quiet", short: "q", help: "No summary and no progress on standard error")
  package static let today = Option(
    "today", .date, help: "The date that waivers are judged by, instead of the machine's")
  package static let stdinPath = Option(
    "stdin-path", .file, help: "What to call standard input (-): its name and place decide how it is read")
  package static let format = Option(
    "format", .choice(["text", "concise", "json", "sarif", "github"]),
    help: "How findings are written: text with code frames, one line each, JSON, SARIF 2.1.0, or GitHub annotations")
  package static let textOrJSON = Option(
    "format", .choice(["text", "json"]), help: "Write for people, or for programs")
  package static let contrastFormat = Option(
    "format", .choice(["text", "json", "html", "markdown"]),
    help: "Write for people, for programs, a page with the real colours that any browser opens, or, with --against, "
      + "for a pull request")
  package static let allContexts = Option(
    "all-contexts", help: "A matrix for each combination of contexts, in place of the one of the worst contexts")
  package static let list = Option("list", help: "A line for each pair and context, in place of the matrix")
  package static let context = Option(
    "context", .context, list: true, help: "Only these contexts, such as theme=dark,contrast=increased; without it: all"
  )

  package static let locale = Option(
    "locale", .name, list: true, help: "Only this language, such as ar or pt-BR; for report and pseudo the one to write"
  )
  package static let count = Option("count", .name, help: "With show: the number to show, in place of samples")
  package static let stringsFormat = Option(
    "format", .choice(["text", "json"]), help: "Write for people, or for programs")

  package static let only = Option("only", .rule, list: true, help: "Run only these rules or families")
  package static let skip = Option("skip", .rule, list: true, help: "Leave these rules or families out")
  package static let fix = Option("fix", help: "Apply the safe fixes, again and again until nothing changes")
  package static let unsafeFixes = Option("unsafe-fixes", help: "With --fix or --diff: the fixes that need a look, too")
  package static let diff = Option("diff", help: "Show what --fix would change, and change nothing")
  package static let failOn = Option(
    "fail-on", .choice(["warning", "error", "new"]),
    help: "The lightest finding that makes the exit code 1 (default: error); new: any that the baseline does not know")
  package static let baseline = Option(
    "baseline", .file, help: "Findings in this file are old: they are counted, not reported")
  package static let updateBaseline = Option(
    "update-baseline", help: "Write the findings that stand now to the baseline (tokens.baseline.json unless named)")
  package static let recordRatios = Option(
    "update-baseline",
    help: "Record the ratios that stand now beside each pair file (contrast.baseline.json); check holds pairs to them")
  package static let against = Option(
    "against", .revision, help: "Show what changed since another git revision, and why; 1 if something fails anew")
  package static let output = Option("output", .file, help: "Write the report to a file instead of standard output")
  package static let statistics = Option(
    "statistics", help: "Count the findings of each rule, in place of the findings")

  package static let checkOutputs = Option(
    "check", help: "Write nothing; say which files are stale, missing or left over, and exit with 1 if any is")
  package static let swift = Option("swift", .folder, help: "Write Swift to this folder, whatever the workspace says")
  package static let name = Option("name", .name, help: "The product's name; without it: the file's")
  package static let standalone = Option(
    "standalone", help: "With --swift: write the runtime types beside it, so that swiftc FOLDER/*.swift compiles")
  package static let all = Option("all", help: "Every rule, as one Markdown document")
}
