/// The page's own looks. Its colours hold WCAG's AA in both schemes; a test measures them.
enum PageStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1b1b1f; --quiet: #55555e; --line: #767680;
      --fails: #b00020; --warns: #7a4d00; --passes: #0b6b2b; --link: #0b57d0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #131316; --ink: #e6e6ea; --quiet: #b3b3bd; --line: #8a8a94;
        --fails: #ff9a9a; --warns: #f3c14b; --passes: #7fd69a; --link: #a8c7fa;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 75rem; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem;
      background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 0.5rem; }
    h2 { font-size: 1.375rem; margin: 3rem 0 0; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
    h3 { font-size: 1rem; margin: 2rem 0 0; color: var(--quiet); }
    h4 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
    p { margin: 0.5rem 0; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    nav ul, .tiles { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.75rem; }
    nav ul { gap: 0.25rem 2rem; }
    fieldset {
      margin: 1rem 0; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem;
      display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem;
    }
    label { display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 2.75rem; }
    input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--link); }
    .pair { content-visibility: auto; contain-intrinsic-size: auto 13rem; }
    .tiles > li {
      flex: 0 1 12rem; min-inline-size: min(12rem, 100%); display: flex; flex-wrap: wrap; column-gap: 0.75rem;
      align-content: start;
    }
    .sample {
      flex: 0 0 100%; min-block-size: 5rem; display: grid; margin-block-end: 0.25rem; overflow: hidden;
      border: 1px solid var(--line); border-radius: 0.5rem;
      forced-color-adjust: none; print-color-adjust: exact; -webkit-print-color-adjust: exact;
    }
    .sample[style] { padding: 0.75rem; }
    .sample[style] .ground { border-radius: 0.375rem; }
    .ground { display: grid; place-items: center; padding: 0.5rem; line-height: 1.2; overflow: hidden; }
    .unknown { place-items: center; padding: 0.5rem; border-style: dashed; color: var(--quiet); text-align: center; }
    .shape { inline-size: 1.75rem; block-size: 1.75rem; display: grid; border: 3px solid; border-radius: 50%; }
    .shape::before { content: ""; margin: 4px; border-radius: 50%; background: currentColor; }
    .context, .tiles strong { flex: 0 0 100%; }
    .ratio { font-variant-numeric: tabular-nums; font-weight: 600; }
    .need { color: var(--quiet); }
    .tiles strong { font-weight: 600; }
    .fails strong { color: var(--fails); }
    .undecided strong, .waived strong, .barely strong { color: var(--warns); }
    .passes strong { color: var(--passes); }
    .exempt strong { color: var(--quiet); }
    .none { display: none; color: var(--quiet); }

    """

  /// Hides what another choice than "everything" does not speak of. A browser without `:has` shows all.
  static func filter(_ standings: [Standing]) -> String {
    standings.map { standing in
      let chosen = "body:has(#show-\(standing.name):checked)"
      return """
        \(chosen) :is(.pair:not(.has-\(standing.name)), .tiles > :not(.\(standing.name)), h3) { display: none; }
        \(chosen) section:not(:has(.has-\(standing.name))) > .none { display: block; }

        """
    }.joined()
  }
}
