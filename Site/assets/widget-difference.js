// The difference between two runs: their calls side by side, and a sentence about the first difference. Loaded after
// `editor-layer.js` and before `widget.js`.
(() => {
  "use strict";

  // MARK: Parts

  const { make } = window.lifeguardEditorLayer;

  /** A word up to this length needs no place to break (LongWords.swift). */
  const LONGEST = 18;
  /** The places where a long word breaks: before a capital letter, before a bracket, and behind punctuation. */
  const BREAKS = /(?<=[a-z])(?=[A-Z])|(?<=[^(])(?=\()|(?<=[.:,/_-])(?=[A-Za-z])/;

  /** Code that a narrow column breaks between the words of a name before it breaks inside a word. */
  function code(text) {
    const pieces = text.split(/(?<= )/).flatMap((word) => (word.length > LONGEST ? word.split(BREAKS) : [word]));
    return make("code", "", ...pieces.flatMap((piece, index) => (index ? [document.createElement("wbr"), piece] : [piece])));
  }

  // MARK: Equal lines

  /** Longer lists are not aligned line by line, which would take memory and time for the product of their lengths. */
  const CELLS = 4_000_000;

  /** Equal lines of two lists side by side, as many as possible; a missing side is null. */
  function aligned(left, right) {
    const shorter = Math.min(left.length, right.length);
    let start = 0;
    while (start < shorter && left[start] === right[start]) start += 1;
    let end = 0;
    while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
    const [leftEnd, rightEnd] = [left.length - end, right.length - end];
    const same = (i, j, count) => Array.from({ length: count }, (_, index) => [i + index, j + index]);
    const middle = differing(left.slice(start, leftEnd), right.slice(start, rightEnd));
    const moved = (place) => (place === null ? null : place + start);
    return [...same(0, 0, start), ...middle.map(([i, j]) => [moved(i), moved(j)]), ...same(leftEnd, rightEnd, end)];
  }

  function differing(left, right) {
    const width = right.length + 1;
    if ((left.length + 1) * width > CELLS) return [...left.map((_, i) => [i, null]), ...right.map((_, j) => [null, j])];
    const lengths = new Uint16Array((left.length + 1) * width);
    for (let i = left.length - 1; i >= 0; i -= 1) {
      for (let j = right.length - 1; j >= 0; j -= 1) {
        lengths[i * width + j] = left[i] === right[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
      }
    }
    const rows = [];
    let [i, j] = [0, 0];
    while (i < left.length || j < right.length) {
      if (i < left.length && j < right.length && left[i] === right[j]) rows.push([i++, j++]);
      else if (j === right.length || (i < left.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) {
        rows.push([i++, null]);
      } else rows.push([null, j++]);
    }
    return rows;
  }

  // MARK: The first difference

  /** The words about a call that one run lacks: `[before, behind]` the call. */
  const LACKS = {
    ios: (name) => [`${name} does not call `, "."],
    code: () => ["", " is missing in your run."],
    choice: (name) => [`With “${name}”, `, " is missing."],
  };
  const ADDS = {
    ios: (name) => [`Only ${name} calls `, "."],
    code: () => ["Only your run has ", "."],
    choice: (name) => [`With “${name}”, `, " is added."],
  };

  /** The two runs by their names. */
  const BOTH = {
    ios: (heads) => heads.join(" and "),
    code: () => "The published code and yours",
    choice: (heads) => heads.map((name) => `“${name}”`).join(" and "),
  };

  /** A sentence about the first difference. If the runs go on alike behind it, one run lacks a call. */
  function sentence(before, after, rows, first, { kind, heads }) {
    const [i, j] = rows[first];
    const rest = rows.slice(first);
    const [left, right] = [0, 1].map((side) => rest.findIndex((row) => row[side] !== null));
    const isMissing = j === null;
    const next = rest[isMissing ? right : left];
    if (!next || (next[0] !== null && next[1] !== null)) {
      const [start, end] = (isMissing ? LACKS : ADDS)[kind](heads[1]);
      return [start, code(isMissing ? before[i] : after[j]), end];
    }
    return [`${heads[0]}: `, code(before[rest[left][0]]), `; ${heads[1]}: `, code(after[rest[right][1]]), "."];
  }

  /**
   * Two lists of calls side by side, below a sentence about the first difference.
   * @param {string[]} before The calls of one run.
   * @param {string[]} after The calls of the other run.
   * @param {Array} rows The places of both, from `aligned`.
   * @param {{ heads: string[], kind: string }} names The names of the runs, and the kind of their difference: `ios`
   *   for two versions, `code` for the reader's code, `choice` for other choices.
   * @param {boolean} isCut True if the lists are not whole.
   */
  function comparison(before, after, rows, names, isCut) {
    const first = rows.findIndex(([i, j]) => i === null || j === null);
    const summary = make("p", "live-summary");
    if (first < 0) {
      summary.append(BOTH[names.kind](names.heads), isCut
        ? `: the first ${after.length.toLocaleString("en")} callbacks are the same; the rest is not compared.`
        : ": the same callbacks in the same order.");
      return [summary];
    }
    const place = make("strong", "", `First difference, event ${first + 1}:`);
    summary.append(place, " ", ...sentence(before, after, rows, first, names));
    const body = make("tbody", "");
    const cell = (call) => make("td", "", call === undefined ? make("span", "nothing", "nothing") : code(call));
    rows.forEach(([i, j], index) => {
      const name = index === first ? "first-difference" : i === null || j === null ? "differs" : "";
      body.append(make("tr", name, cell(before[i]), cell(after[j])));
    });
    const heads = names.heads.map((name) => Object.assign(make("th", "", name), { scope: "col" }));
    const table = make("table", "", make("thead", "", make("tr", "", ...heads)), body);
    const scroll = make("div", "scroll", table);
    scroll.setAttribute("role", "region");
    scroll.setAttribute("aria-label", `${names.heads.join(" and ")} side by side`);
    scroll.tabIndex = 0;
    requestAnimationFrame(() => {
      scroll.scrollTop = body.children[first].offsetTop - scroll.clientHeight / 3;
    });
    return [summary, scroll];
  }

  window.lifeguardDifference = { aligned, code, comparison, make };
})();
