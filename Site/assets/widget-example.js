// The widgets of examples: the reader edits an example, and the page shows what its runs find. Loaded after `widget.js`.
(() => {
  "use strict";

  const { changed, code, engine, make, widgets } = window.lifeguardWidgetParts;
  const { create } = window.lifeguardEditor;
  const { plural, textOf } = window.lifeguardLive.parts;

  // MARK: An example

  class ExampleWidget {
    constructor(example) {
      this.example = example;
      this.pre = example.querySelector("pre.code");
      this.frame = this.pre.closest(".code-frame") ?? this.pre;
      this.info = example.dataset.live;
      this.original = example.dataset.source ?? textOf(this.pre);
      this.text = this.original;
      // A screen reader says the verdict; the traces below are there to be read.
      this.verdict = make("div", "");
      this.verdict.setAttribute("role", "status");
      this.traces = make("div", "");
      this.result = make("div", "live-result", this.verdict, this.traces);
    }

    edit() {
      const { example } = this;
      const name = example.classList.contains("correct") ? "Correct" : "Incorrect";
      this.editor = create({
        label: `${name} example`, value: this.text, onChange: (value) => this.change(value), onSubmit: () => this.run(),
      });
      this.told = [...example.querySelectorAll(".statement, .found, .evidence-list, .not-followed")];
      for (const element of [this.frame, ...this.told]) element.hidden = true;
      this.frame.after(this.editor.element, this.result);
      this.button = example.querySelector(".example-mark .live-button");
      this.name = [this.button.textContent, this.button.getAttribute("aria-label")];
      this.button.textContent = "Reset";
      this.button.setAttribute("aria-label", "Reset this example");
      this.editor.focus();
      return this.run();
    }

    change(value) {
      this.text = value;
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.run(), 250);
    }

    async run() {
      const text = this.text;
      let answer;
      try {
        answer = await engine.ask("example", `${this.info}\n${text}`, this);
      } catch (error) {
        this.tell(make("p", "live-problem", `${error.message}.`));
        return;
      }
      if (answer && this.editor && text === this.text) this.show(answer, text);
      changed(this.example);
    }

    tell(verdict, ...runs) {
      this.verdict.replaceChildren(verdict);
      this.traces.replaceChildren(...runs);
    }

    show(answer, text) {
      const asDiagnostics = answer.findings.map((one) => ({
        severity: "error", id: one.id, line: one.line, column: one.column, width: one.width,
        message: one.evidence[0] ?? one.statement, notes: [...one.evidence.slice(1), `seen in the drive '${one.drive}'`], help: [],
        // The verdict says the number of the findings.
        isTold: true,
      }));
      this.editor.setHighlight(text, answer.highlight);
      const problems = answer.diagnostics.filter(({ line }) => line !== 0);
      this.editor.setDiagnostics([...problems, ...asDiagnostics]);
      const line = make("p", "live-verdict");
      const has = answer.findings.some((one) => one.id === answer.expected);
      line.classList.toggle("is-wrong", answer.findings.length > 0 || answer.diagnostics.length > 0);
      // The first line of the block stands nowhere on the page.
      const [first] = answer.diagnostics;
      if (first && !problems.length) line.append(`The example does not run: ${first.message}.`);
      else if (first) line.append("The example does not run to its end. The errors above say why.");
      else if (answer.expected && !has && text !== this.original) {
        line.append("The finding ", code(answer.expected), answer.findings.length ? " is gone; others are left." : " is gone.");
      } else if (answer.findings.length) {
        line.append(`${plural(answer.findings.length, "finding")} in ${plural(answer.runs, "run")}.`);
      } else line.append(`No finding in ${plural(answer.runs, "run")}.`);
      this.tell(line, ...traces(answer));
    }

    reset() {
      this.editor.element.remove();
      this.editor.dispose();
      this.editor = null;
      this.result.remove();
      this.text = this.original;
      for (const element of [this.frame, ...this.told]) element.hidden = false;
      [this.button.textContent] = this.name;
      this.button.setAttribute("aria-label", this.name[1]);
      this.button.focus();
      changed(this.example);
    }
  }

  /** The steps of a run with their events. `mark` makes what stands behind an event that a finding is about. */
  function stepList({ steps }, mark) {
    const list = make("ol", "live-steps");
    for (const { step: title, lines, marked } of steps.filter((one) => one.lines.length)) {
      const rows = lines.map((line, index) => (
        marked.includes(index) ? make("li", "marked", code(line), mark()) : make("li", "", code(line))));
      list.append(make("li", "", make("span", "live-step", title), make("ul", "", ...rows)));
    }
    return list;
  }

  /** The steps of the drives with findings, or else of each drive: those of its first run. */
  function traces(answer) {
    const runs = new Set(answer.findings.map((one) => one.run));
    const told = answer.traces.filter((trace) => !runs.size || runs.has(trace.run));
    const shown = told.filter(({ drive }, index) => told.findIndex((one) => one.drive === drive) === index);
    const mark = () => make("span", "visually-hidden", " (the finding is here)");
    return shown.map((trace) => {
      const title = make("summary", "", "Events in the drive ", code(trace.drive));
      const details = make("details", "live-trace", title, stepList(trace, mark));
      details.open = shown.length === 1;
      return details;
    });
  }

  window.lifeguardWidgetParts.stepList = stepList;
  window.lifeguardWidgets.editExample = (example) => {
    if (!widgets.has(example)) widgets.set(example, new ExampleWidget(example));
    const widget = widgets.get(example);
    if (widget.editor) return widget.reset();
    const run = widget.edit();
    window.lifeguardEditorLayer.bringIntoSight(widget.editor.element);
    return run;
  };
})();
