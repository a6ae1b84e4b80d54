extension CommandSpec {
  package static let tokens = CommandSpec(
    name: "tokens",
    summary: "Compile design tokens to typed Swift, and check what they promise: values, references, contrast, motion.",
    commands: Command.Name.allCases.map(Command.named),
    options: [.help, Option("version", help: "Show the version")],
    notes: [
      "Exit codes: 0 clean, 1 findings or stale output, 2 wrong usage or configuration, or a file that cannot be used.",
      "tokens COMMAND --help tells more about a command. Begin with: tokens init",
    ])
}

extension Operand {
  fileprivate static let paths = Operand(
    "PATH", .path, .any,
    "Files and folders, or - for standard input; without any: this folder, which means its workspace whole if it "
      + "holds the file")
}

extension Command {
  package static func named(_ name: Name) -> Command {
    switch name {
    case .check: check
    case .build: build
    case .show: show
    case .contrast: contrast
    case .strings: strings
    case .explain: explain
    case .initialize: initialize
    case .config: config
    case .version: version
    case .completions: completions
    }
  }

  package static let check = Command(
    .check, "Find what is wrong in token files, contrast pairs and design rules",
    detail: [
      "Reads the workspace file (tokens.yaml) found upward from each PATH. A PATH that holds the workspace file means "
        + "all of its products, wherever their tokens lie; one further down means the products that have files there, "
        + "or else the token files there that belong to none. Without a workspace file it knows token files, resolver files and pair "
        + "files by name and content.",
      "Findings go to standard output, the summary to standard error.",
    ],
    operands: [.paths],
    options: [
      .only, .skip, .fix, .unsafeFixes, .diff, .failOn, .baseline, .updateBaseline, .format, .output, .stdinPath,
      .config, .today, .statistics, .color, .quiet,
    ],
    examples: [
      Example("tokens check", "everything in this workspace"),
      Example("tokens check --only contrast", "one family of rules"),
      Example("tokens check --fix --diff", "what the safe fixes would change"),
      Example("tokens check --update-baseline", "adopt it in a project that has findings: only new ones fail"),
    ])

  package static let build = Command(
    .build, "Compile the products to their outputs",
    detail: [
      "Writes each output that the workspace file names, and only the files that changed. A token that cannot be "
        + "resolved is reported and left out; the rest is written.",
      "Files of an earlier build that no longer belong are removed, if they carry the header of a generated file.",
    ],
    operands: [.paths],
    options: [.checkOutputs, .swift, .name, .standalone, .format, .stdinPath, .config, .color, .quiet],
    examples: [
      Example("tokens build", "every output of the workspace"),
      Example("tokens build --check", "in CI: is what is committed what the tokens say?"),
      Example("tokens build --swift Sources/Theme --standalone brand.tokens.json", "one file, no workspace"),
    ])

  package static let show = Command(
    .show, "Show a token's type, value, alias chain and contexts",
    detail: ["Without TOKEN it lists every token. TOKEN may be a pattern: text.* or **.muted."],
    operands: [
      Operand("TOKEN", .token, .optional, "A token's path, such as text.muted; a word that is a file is a PATH"),
      .paths,
    ],
    options: [.context, .textOrJSON, .stdinPath, .config, .color],
    examples: [
      Example("tokens show text.muted", "its value in every context, and where that comes from"),
      Example("tokens show text.muted --context theme=dark --format json", "for a program"),
    ])

  package static let contrast = Command(
    .contrast, "Show every contrast pair: ratio, requirement, verdict",
    detail: [
      "For each product a matrix of text by surface, and one of graphics: a cell is the ratio in the context that is "
        + "nearest to failing, in the pair's own colours where the terminal shows any (COLORTERM=truecolor).",
      "With colours it measures one pair: COLOR on SURFACE, and behind a translucent SURFACE the layers below it, "
        + "top to bottom. Any CSS colour will do.",
      "--against REVISION compares with a branch, a tag or a commit: a table of the pairs that changed, under the value "
        + "that was written anew.",
    ],
    operands: [
      Operand("PATH", .path, .any, "Files and folders, as for check; or the colours COLOR SURFACE [BEHIND…]")
    ],
    options: [
      .context, .allContexts, .list, .against, .recordRatios, .contrastFormat, .output, .stdinPath, .config, .today,
      .color,
    ],
    examples: [
      Example("tokens contrast", "the matrices of this workspace"),
      Example("tokens contrast --all-contexts --context dark", "one for each context that is dark"),
      Example("tokens contrast --format html --output contrast.html", "a page to look at"),
      Example("tokens contrast --against main --format markdown", "what a pull request changes"),
      Example("tokens contrast --update-baseline", "agree on the ratios as they are: from now on they are held"),
      Example("tokens contrast '#767676' white", "one ratio"),
      Example("tokens contrast '#fff' '#00000080' '#fbf3e7'", "white on a half-black scrim over sand"),
    ])

  package static let strings = Command(
    .strings, "Show how far translations have come, and every branch of a message",
    detail: [
      "Without ACTION, a table: for each locale how much is translated, to review and missing, and its findings.",
      "show KEY prints each plural branch of a message with sample numbers as a reader sees it. report writes one page "
        + "for a translator, with every message, what is wrong with it and the repaired sentence. pseudo writes a "
        + "catalog that shows what will not fit or mirror, before anyone translates.",
    ],
    operands: [
      Operand("ACTION", .choice(["show", "report", "pseudo"]), .optional, "show KEY, report or pseudo"),
      Operand("KEY", .name, .optional, "A message's key, for show; a pattern such as today.* shows several"),
      .paths,
    ],
    options: [.locale, .count, .stringsFormat, .output, .stdinPath, .config, .color],
    examples: [
      Example("tokens strings", "coverage of every catalog of this workspace"),
      Example("tokens strings show today.streak --locale ar", "its Arabic branches, in visual order"),
      Example("tokens strings show today.streak --locale ar --count 11", "the branch that 11 takes"),
      Example("tokens strings report --locale ar --output arabic.html", "a page for the translator"),
      Example("tokens strings pseudo --locale ar-XB strings/orb/en.yaml", "right-to-left before there is Arabic"),
    ])

  package static let explain = Command(
    .explain, "Explain a rule: what it finds, why it matters, what to do",
    operands: [Operand("RULE", .rule, .optional, "A rule, such as contrast/minimum, or a family, such as contrast")],
    options: [.all, .color],
    examples: [
      Example("tokens explain contrast/minimum", "one rule, with a bad and a good example"),
      Example("tokens explain --all", "the rule reference"),
    ])

  package static let initialize = Command(
    .initialize, "Write a workspace file, with a small product or for the token files here",
    detail: [
      "In an empty folder it writes a small product that passes tokens check and builds. Beside token files it "
        + "writes a workspace for them, and proposes the contrast pairs that hold today. It never overwrites a file."
    ],
    operands: [Operand("FOLDER", .folder, .optional, "Where; without it: here")],
    options: [.quiet])

  package static let config = Command(
    .config, "Show the configuration that applies to a path, and where each value comes from",
    operands: [Operand("PATH", .path, .optional, "A file or folder; without it: here")],
    options: [.config, .textOrJSON, .color])

  package static let version = Command(
    .version, "Show the versions of the tool and of what it is built on: Swift, libyaml, ICU with its data")

  package static let completions = Command(
    .completions, "Write a completion script for a shell",
    operands: [Operand("SHELL", .choice(["bash", "zsh", "fish"]), .one, "bash, zsh or fish")],
    examples: [
      Example("source <(tokens completions bash)", "in ~/.bashrc"),
      Example("tokens completions zsh > ~/.zsh/completions/_tokens", "a folder of $fpath"),
      Example("tokens completions fish > ~/.config/fish/completions/tokens.fish", ""),
    ])
}
