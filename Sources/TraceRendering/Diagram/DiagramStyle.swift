extension SequenceDiagram {
  /// The style of every diagram.
  ///
  /// A diagram takes the colours of its page (`--text` and so on) if the page has such colours, else colours
  /// of its own. A site has this style sheet as a file, which the theme links.
  package static let styleSheet = """
    .sequence-diagram {
      --ink: var(--text, #1b1d22);
      --dim: var(--muted, #555b66);
      --paper: var(--background, #ffffff);
      --band: var(--surface, #f0f3f8);
      --rule: var(--line, #b6bdc9);
      --mark: var(--accent, #0a5bb5);
      --hold: var(--attention, #964b00);
      font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      .sequence-diagram {
        --ink: var(--text, #eceef2);
        --dim: var(--muted, #a5acb8);
        --paper: var(--background, #14161a);
        --band: var(--surface, #20242b);
        --rule: var(--line, #4c5461);
        --mark: var(--accent, #7db8ff);
        --hold: var(--attention, #f0b072);
      }
    }
    @media print {
      .sequence-diagram {
        --ink: #000000;
        --dim: #333333;
        --paper: #ffffff;
        --band: #f0f0f0;
        --rule: #777777;
        --mark: #000000;
        --hold: #000000;
      }
    }
    .sequence-diagram .paper { fill: var(--paper); }
    .sequence-diagram .band { fill: var(--paper); }
    .sequence-diagram .band.odd { fill: var(--band); }
    .sequence-diagram .bracket { fill: none; stroke: var(--rule); stroke-width: 2; }
    .sequence-diagram .lifeline { stroke: var(--rule); stroke-width: 1; }
    .sequence-diagram .lifeline.silent { stroke-dasharray: 2 4; }
    .sequence-diagram .head { fill: var(--paper); stroke: var(--dim); stroke-width: 1; }
    .sequence-diagram .separator { stroke: var(--dim); stroke-width: 1; }
    .sequence-diagram text {
      fill: var(--ink);
      stroke: var(--paper);
      stroke-width: 8px;
      stroke-linejoin: round;
      paint-order: stroke;
    }
    .sequence-diagram .odd text { stroke: var(--band); }
    .sequence-diagram .clear { fill: var(--paper); }
    .sequence-diagram .odd .clear { fill: var(--band); }
    .sequence-diagram .name { text-anchor: middle; font-weight: 600; stroke: none; }
    .sequence-diagram .silent { text-anchor: middle; fill: var(--dim); }
    .sequence-diagram .step { font-weight: 600; font-family: system-ui, sans-serif; }
    .sequence-diagram .when { fill: var(--dim); }
    /* An arrow in its group: the line, then the point. */
    .sequence-diagram g path { fill: none; stroke: var(--ink); stroke-width: 1; }
    .sequence-diagram g path.dashed { stroke-dasharray: 3 2; }
    .sequence-diagram g path + path { fill: var(--ink); stroke: none; }
    .sequence-diagram .action text { fill: var(--hold); font-weight: 600; }
    .sequence-diagram .action path { stroke: var(--hold); stroke-width: 2; }
    .sequence-diagram .action path + path { fill: var(--hold); stroke: none; }
    .sequence-diagram text.line { stroke: none; }
    .sequence-diagram .note { fill: var(--paper); stroke: var(--dim); stroke-dasharray: 4 2; }
    .sequence-diagram .bar { fill: var(--mark); stroke: var(--mark); stroke-width: 1; }
    .sequence-diagram .bar.gesture {
      fill: var(--paper);
      stroke: var(--hold);
      stroke-width: 2;
      stroke-dasharray: 4 2;
    }
    .sequence-diagram .span { fill: var(--mark); }
    .sequence-diagram .span.gesture { fill: var(--hold); }

    """

  /// A script that passes the style to the function `lifeguardDiagramStyle`.
  package static var styleScript: String {
    Markup().raw("lifeguardDiagramStyle(").json(styleSheet).raw(");\n").string
  }
}
