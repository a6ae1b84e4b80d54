/// What the strings report adds to the looks of the tool's pages.
enum ReportStyle {
  static let sheet = """
    .message { margin-block: 1.5rem; padding-block-end: 1rem; border-block-end: 1px solid var(--line); }
    .message h3 { margin: 0; color: var(--ink); font-family: ui-monospace, monospace; }
    .comment, .label { color: var(--quiet); margin: 0.25rem 0; }
    .absent { color: var(--warns); font-weight: 600; }
    table { border-collapse: collapse; inline-size: 100%; margin-block: 0.5rem; }
    th {
      inline-size: 11rem; padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: baseline; text-align: start;
      font-weight: 400; color: var(--quiet);
    }
    td { padding: 0.25rem 0; vertical-align: baseline; white-space: pre-wrap; overflow-wrap: anywhere; }
    .translation td, .repaired td { font-size: 1.25rem; line-height: 1.6; }
    .repaired td { color: var(--passes); }
    .findings { list-style: none; margin: 0.5rem 0; padding: 0; }
    .findings li { margin-block: 0.5rem; padding-inline-start: 0.75rem; border-inline-start: 4px solid var(--line); }
    .findings p { margin: 0.125rem 0; color: var(--quiet); }
    .findings .help { color: var(--ink); }
    .error { border-color: var(--fails) !important; } .error strong { color: var(--fails); }
    .warning { border-color: var(--warns) !important; } .warning strong { color: var(--warns); }
    body:has(#show-wrong:checked) .message:not(.wrong) { display: none; }
    body:has(#show-review:checked) .message:not(.review) { display: none; }
    body:has(#show-missing:checked) .message:not(.missing) { display: none; }

    """
}
