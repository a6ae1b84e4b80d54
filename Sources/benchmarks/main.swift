// Ratios measured side by side in one run; the absolute times are only for orientation. `benchmarks resolving` runs one
// part. Nothing fails here: tests never assert times either.

let parts: [(name: String, run: () throws -> Void)] = [
  ("resolving", ResolvingBenchmark.run),
  ("contrast", ContrastBenchmark.run),
  ("strings", StringsBenchmark.run),
  ("layouts", LayoutsBenchmark.run),
  ("check", CheckBenchmark.run),
  ("compile", CompileBenchmark.run),
]

// What follows the part's name is the part's own.
let wanted = CommandLine.arguments.dropFirst().prefix(1)
for part in parts where wanted.isEmpty || wanted.contains(part.name) {
  do {
    try part.run()
  } catch {
    print("skip \(part.name): \(error)")
  }
}
