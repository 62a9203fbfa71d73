// The problems of a text: their list below the field, the bubble at a line, and the sentence that is read out.
window.lifeguardEditorProblems = (() => {
  "use strict";

  const { make, seenArea } = window.lifeguardEditorLayer;
  /** Pixels between a line and its bubble. */
  const GAP = 4;
  /** The bubble comes when the caret rests for so many milliseconds. */
  const REST = 1000;

  const plural = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

  /** The sentence that a screen reader says once the reader has stopped typing. */
  function summary(problems) {
    const errors = problems.filter((problem) => problem.severity === "error").length;
    const counts = [
      errors ? plural(errors, "error") : "",
      problems.length > errors ? plural(problems.length - errors, "warning") : "",
    ];
    const [first] = problems;
    return first ? `${counts.filter(Boolean).join(", ")}; first: line ${first.line}, ${first.message}` : "No problems";
  }

  // MARK: The list

  /** Expected and actual side by side, in the lines that the command prints. */
  function difference(rows) {
    const length = (text) => [...text ?? ""].length;
    const width = Math.max("expected".length, ...rows.map((row) => length(row.expected)));
    const line = (mark, expected, actual) =>
      `${mark} ${expected ?? ""}${" ".repeat(width - length(expected))}   ${actual ?? ""}`.trimEnd();
    const lines = [make("span", "is-head", line(" ", "expected", "actual"))];
    for (const row of rows) {
      const mark = row.agrees ? " " : (row.expected == null ? "+" : "-");
      const name = { "+": "is-more", "-": "is-less", " ": "" }[mark];
      lines.push("\n", make("span", name, line(mark, row.expected, row.actual)));
    }
    const block = make("pre", "editor-difference", ...lines);
    block.tabIndex = 0;
    block.setAttribute("role", "group");
    block.setAttribute("aria-label", "Expected and actual");
    return block;
  }

  /** One problem of the list; the button calls `go`. */
  function item(problem, go) {
    const button = make(
      "button", `is-${problem.severity}`, make("span", "editor-place", `${problem.line}:${problem.column}`), " ",
      make("strong", "", `${problem.severity}:`), ` ${problem.message} `, make("span", "editor-id", `[${problem.id}]`));
    button.type = "button";
    button.addEventListener("click", go);
    const more = ["note", "help"].flatMap((name) => {
      const texts = problem[name === "note" ? "notes" : name] ?? [];
      return texts.map((text) => make("p", "", make("strong", "", `${name}:`), ` ${text}`));
    });
    return make("li", "", button, ...problem.difference?.length ? [difference(problem.difference)] : [], ...more);
  }

  class List {
    element = make("ol", "editor-problems");
    #shown = "[]";

    constructor() {
      this.element.setAttribute("aria-label", "Problems");
      this.element.hidden = true;
    }

    /** Shows the problems that no other part of the page shows; the button of a problem calls `go` with its number. */
    show(problems, go) {
      const listed = [...problems.entries()].filter(([, problem]) => problem.isListed !== false);
      const key = JSON.stringify(listed, (name, value) => (name === "at" ? undefined : value));
      // A list that is the same stays, because one of its buttons may have the focus.
      if (key === this.#shown) return;
      this.#shown = key;
      this.element.replaceChildren(...listed.map(([number, problem]) => item(problem, () => go(number))));
      this.element.hidden = !listed.length;
    }
  }

  // MARK: The bubble

  /** The problems of one line, shown over the text below that line. */
  class Bubble {
    #text = make("div", "");
    element = make("div", "editor-bubble", this.#text);
    /** The line that the caret rests in, the line whose marker was pressed, and the line whose bubble was closed. */
    rested = null;
    pinned = null;
    closed = null;
    #timer = 0;

    constructor() {
      // The list says the same to those who do not see the bubble.
      this.element.setAttribute("aria-hidden", "true");
      this.element.hidden = true;
    }

    get isVisible() { return !this.element.hidden; }

    hide() { this.element.hidden = true; }

    /** Waits until the caret rests, as the bubble would lie on the lines that a reader passes, then calls `show`. */
    wait(isTyping, lineOfCaret, show) {
      clearTimeout(this.#timer);
      if (isTyping || this.rested !== lineOfCaret()) this.rested = null;
      this.#timer = setTimeout(() => {
        this.rested = lineOfCaret();
        show();
      }, REST);
    }

    /** The line to show the problems of; `current` has the caret. */
    line(current) {
      const line = current && current === this.rested ? current : null;
      if (this.closed !== current) this.closed = null;
      const shown = this.pinned ?? line;
      return shown === this.closed ? null : shown;
    }

    /** Closes the bubble until the caret, which is in the line `current`, is on another line. */
    close(current) {
      this.closed = this.pinned ? null : current;
      this.pinned = null;
      this.hide();
    }

    end() { clearTimeout(this.#timer); }

    /**
     * Shows problems at a line.
     * @param box the rectangle on the screen from the beginning of the line to the place of the problem
     * @param home the element that the bubble is positioned in
     */
    show(problems, box, home) {
      const { element } = this;
      element.hidden = false;
      this.#text.replaceChildren(...problems.map((problem) =>
        make("p", `is-${problem.severity}`, make("strong", "", `${problem.severity}: `), problem.message)));
      const outer = home.getBoundingClientRect();
      const size = element.getBoundingClientRect();
      const above = box.top - GAP - size.height;
      const below = box.bottom + GAP;
      const [top, bottom] = seenArea();
      const y = below + size.height > bottom && above >= top ? above : below;
      const x = Math.max(0, Math.min(box.right - outer.left, outer.width - size.width));
      element.classList.toggle("is-above", y === above);
      element.style.left = `${x}px`;
      element.style.top = `${y - outer.top}px`;
    }
  }

  return { Bubble, List, summary };
})();
