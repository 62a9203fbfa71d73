// The widgets of a page: a scenario or an example that the reader edits, and the answers of the simulator around
// it. Loaded on the first press, together with `engine.js` and `editor.js`.
(() => {
  "use strict";

  const { assets, load } = window.lifeguardLive;
  const engine = window.lifeguardEngine.start(assets);
  const { create } = window.lifeguardEditor;
  const widgets = new Map();

  // MARK: Parts

  function make(name, className, ...children) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  }

  function button(text, action, className = "live-button") {
    const result = make("button", className, text);
    result.type = "button";
    result.addEventListener("click", action);
    return result;
  }

  const code = (text) => make("code", "", text);

  /** Equal lines of two lists side by side, as many as possible; a missing side is null. */
  function aligned(left, right) {
    const width = right.length + 1;
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

  // MARK: The difference

  /** Two lists of calls side by side, and a sentence about the first difference. */
  function comparison(before, after, names) {
    const rows = aligned(before, after);
    const first = rows.findIndex(([i, j]) => i === null || j === null);
    const told = (list, index) => (index === undefined || index === null ? "nothing more" : list[index]);
    const summary = make("p", "live-summary");
    if (first < 0) {
      summary.append("The same callbacks in the same order.");
      return [summary];
    }
    const next = (side) => rows.slice(first).map((row) => row[side]).find((place) => place !== null);
    const shared = rows.slice(0, first).at(-1);
    summary.append(make("strong", "", "First difference"), shared ? " after " : ": ");
    if (shared) summary.append(`${shared[0] + 1}. `, code(before[shared[0]]), ": ");
    summary.append(`${names[0]}: `, code(told(before, next(0))), `; ${names[1]}: `, code(told(after, next(1))), ".");
    const body = make("tbody", "");
    rows.forEach(([i, j], index) => {
      const cell = (list, place) => make("td", "", ...(place === null ? [make("span", "nothing", "nothing")] : [code(list[place])]));
      const row = make("tr", index === first ? "first-difference" : i === null || j === null ? "differs" : "", cell(before, i), cell(after, j));
      body.append(row);
    });
    const heads = names.map((name) => Object.assign(make("th", "", name), { scope: "col" }));
    const table = make("table", "", make("thead", "", make("tr", "", ...heads)), body);
    const scroll = make("div", "scroll", table);
    scroll.setAttribute("role", "region");
    scroll.setAttribute("aria-label", `${names.join(" and ")} side by side`);
    scroll.tabIndex = 0;
    requestAnimationFrame(() => {
      const row = body.children[first];
      scroll.scrollTop = row.offsetTop - scroll.clientHeight / 3;
    });
    return [summary, scroll];
  }

  // MARK: A scenario

  class ScenarioWidget {
    constructor(section) {
      this.section = section;
      this.root = section.querySelector(".stepper");
      this.bar = section.querySelector(".live-bar");
      this.selects = [...this.bar.querySelectorAll("select")];
      this.source = section.querySelector(".source");
      this.pre = this.source.querySelector("pre code");
      this.shownCode = [...this.pre.childNodes];
      this.stepper = window.lifeguardSteppers.get(section.id);
      this.published = this.stepper.names();
      this.editor = null;
      this.difference = make("div", "live-difference");
      this.difference.setAttribute("role", "status");
      this.bar.after(this.difference);
      this.reset = button("Reset", () => this.restorePublished());
      this.reset.hidden = true;
      this.bar.append(this.reset);
    }

    async prepare() {
      await this.stepper.load();
      const { info, source } = window.lifeguardParts.block(this.section.id);
      Object.assign(this, { info, original: source, text: source });
    }

    /** The choices that differ from the published scenario, as options of a request. */
    get choices() {
      return this.selects.filter((select) => select.value !== select.dataset.published)
        .map((select) => [select.dataset.id, select.value]);
    }

    get isEdited() { return this.text !== this.original; }

    /** The names of what is published and of what is shown, for the difference. */
    get names() {
      const told = this.selects.filter((select) => select.value !== select.dataset.published);
      const describe = (select, text) => {
        const name = select.parentElement.firstChild.textContent;
        return name === "iOS" ? `iOS ${text}` : `${name}: ${text}`;
      };
      const text = (select, value) => [...select.options].find((option) => option.value === value)?.text ?? value;
      if (!told.length) return ["Published", "Yours"];
      return ["published", "value"].map((kind) => told.map((select) => describe(
        select, text(select, kind === "value" ? select.value : select.dataset.published))).join(", "));
    }

    async run() {
      const { choices } = this;
      const isQuestion = choices.some(([id]) => id !== "ios") || (choices.length > 0 && !this.editor);
      const options = choices.map(([id, value]) => `${id}=${value}`);
      if (isQuestion) options.push("checks=off");
      const text = this.text;
      let answer;
      try {
        answer = await engine.ask(["scenario", ...options].join(" "), `${this.info}\n${text}`, this);
      } catch (error) {
        this.tell(make("p", "live-problem", `${error.message}.`));
        return;
      }
      if (answer) this.show(answer, text);
    }

    show(answer, text) {
      this.reset.hidden = !this.isEdited && !this.choices.length;
      const shown = answer.source ?? text;
      if (this.editor) {
        if (answer.source !== undefined && this.editor.value === text) this.editor.value = answer.source;
        this.editor.setHighlight(shown, answer.highlight);
        this.editor.setDiagnostics(answer.diagnostics);
      } else {
        this.pre.innerHTML = answer.highlight;
      }
      this.section.classList.toggle("is-stale", !answer.group);
      if (!answer.group) {
        const [first] = answer.diagnostics;
        this.tell(make("p", "live-problem", `This cannot run: ${first?.message ?? "the code has an error"}.`));
        return;
      }
      this.stepper.replace([answer.group], answer.versions);
      const after = this.stepper.names();
      const parts = this.isEdited || this.choices.length ? comparison(this.published, after, this.names) : [];
      this.markRows(after);
      if (this.editor) parts.unshift(this.verdict(answer));
      else if (answer.diagnostics.length) parts.unshift(make("p", "live-problem", `${answer.diagnostics[0].message}.`));
      this.tell(...parts);
    }

    verdict(answer) {
      const errors = answer.diagnostics.filter((one) => one.severity === "error").length;
      const line = make("p", errors ? "live-verdict is-wrong" : "live-verdict");
      if (errors) line.append(`${errors} ${errors === 1 ? "error" : "errors"}: see below the code.`);
      else if (answer.checks) line.append(`${answer.checks === 1 ? "The check holds" : `All ${answer.checks} checks hold`}.`);
      else line.append("The code runs. Nothing is checked.");
      return line;
    }

    /** Marks the rows of the table that the published scenario lacks. */
    markRows(after) {
      const isNew = new Set(aligned(this.published, after).filter(([i]) => i === null).map(([, j]) => j));
      this.stepper.rows.forEach((row, index) => row.classList.toggle("is-new", isNew.has(index)));
    }

    tell(...parts) { this.difference.replaceChildren(...parts); }

    edit() {
      if (this.editor) return this.editor.focus();
      this.source.open = true;
      const label = `Source of “${this.section.querySelector(".scenario-title").firstChild.textContent.trim()}”`;
      this.editor = create({ label, value: this.text, onChange: (value) => this.change(value), onSubmit: () => this.run() });
      const frame = this.pre.closest(".code-frame") ?? this.pre.parentElement;
      frame.hidden = true;
      frame.after(this.editor.element);
      this.bar.querySelector("button").setAttribute("aria-pressed", "true");
      this.editor.focus();
      return this.run();
    }

    /** The reader's own text is what later choices change. */
    change(value) {
      if (value === this.text) return;
      this.text = value;
      for (const select of this.selects) if (select.dataset.id !== "ios") select.value = select.dataset.published;
      this.run();
    }

    restorePublished() {
      this.text = this.original;
      for (const select of this.selects) select.value = select.dataset.published;
      if (this.editor) {
        this.editor.element.remove();
        this.editor.dispose();
        this.editor = null;
        (this.pre.closest(".code-frame") ?? this.pre.parentElement).hidden = false;
        this.bar.querySelector("button").removeAttribute("aria-pressed");
      }
      this.pre.replaceChildren(...this.shownCode);
      this.section.classList.remove("is-stale");
      this.stepper.restorePublished();
      this.reset.hidden = true;
      this.tell();
      this.bar.querySelector("button").focus();
    }
  }

  // MARK: An example

  class ExampleWidget {
    constructor(example) {
      this.example = example;
      this.pre = example.querySelector("pre.code");
      this.frame = this.pre.closest(".code-frame") ?? this.pre;
      this.info = example.dataset.live;
      this.original = example.dataset.source ?? textOf(this.pre);
      this.text = this.original;
      this.result = make("div", "live-result");
      this.result.setAttribute("role", "status");
    }

    edit() {
      const { example } = this;
      const name = example.classList.contains("correct") ? "Correct" : "Incorrect";
      this.editor = create({
        label: `${name} example`, value: this.text, onChange: (value) => { this.text = value; this.run(); }, onSubmit: () => this.run(),
      });
      this.told = [...example.querySelectorAll(".statement, .found, .evidence-list, .not-followed")];
      for (const element of [this.frame, ...this.told]) element.hidden = true;
      this.frame.after(this.editor.element, this.result);
      this.button = example.querySelector(".example-mark .live-button");
      this.button.textContent = "Reset";
      this.button.setAttribute("aria-label", "Reset this example");
      this.editor.focus();
      return this.run();
    }

    async run() {
      const text = this.text;
      let answer;
      try {
        answer = await engine.ask("example", `${this.info}\n${text}`, this);
      } catch (error) {
        this.result.replaceChildren(make("p", "live-problem", `${error.message}.`));
        return;
      }
      if (answer && this.editor) this.show(answer, text);
    }

    show(answer, text) {
      const asDiagnostics = answer.findings.map((one) => ({
        severity: "error", id: one.id, line: one.line, column: one.column, width: one.width,
        message: one.evidence[0] ?? one.statement, notes: [...one.evidence.slice(1), `seen in the drive '${one.drive}'`], help: [],
      }));
      this.editor.setHighlight(text, answer.highlight);
      this.editor.setDiagnostics([...answer.diagnostics, ...asDiagnostics]);
      const line = make("p", "live-verdict");
      const has = answer.findings.some((one) => one.id === answer.expected);
      line.classList.toggle("is-wrong", answer.findings.length > 0 || answer.diagnostics.length > 0);
      if (answer.diagnostics.length) line.append("The example does not run to its end: see below the code.");
      else if (answer.expected && !has && text !== this.original) {
        line.append("The finding ", code(answer.expected), answer.findings.length ? " is gone; others are left." : " is gone.");
      } else if (answer.findings.length) {
        line.append(`${answer.findings.length} ${answer.findings.length === 1 ? "finding" : "findings"} in ${answer.runs} runs.`);
      } else line.append(`No finding in ${answer.runs} runs.`);
      this.result.replaceChildren(line, ...traces(answer));
    }

    reset() {
      this.editor.element.remove();
      this.editor.dispose();
      this.editor = null;
      this.result.remove();
      this.text = this.original;
      for (const element of [this.frame, ...this.told]) element.hidden = false;
      this.button.textContent = "Edit";
      this.button.setAttribute("aria-label", "Edit and run this example");
      this.button.focus();
    }
  }

  /** What happened in the runs with findings, or else in each drive. */
  function traces(answer) {
    const runs = new Set(answer.findings.map((one) => one.run));
    const shown = answer.traces.filter((trace) => !runs.size || runs.has(trace.run));
    return shown.map((trace) => {
      const list = make("ol", "live-steps");
      for (const step of trace.steps.filter((one) => one.lines.length)) {
        const lines = make("ul", "", ...step.lines.map((line, index) => {
          const item = make("li", step.marked.includes(index) ? "marked" : "", code(line));
          if (step.marked.includes(index)) item.append(make("span", "visually-hidden", " (the finding is about this)"));
          return item;
        }));
        list.append(make("li", "", make("span", "live-step", step.title), lines));
      }
      const details = make("details", "live-trace", make("summary", "", "What happened in the drive ", code(trace.drive)), list);
      details.open = shown.length === 1;
      return details;
    });
  }

  /** The text of a code block without labels for those who do not see marks. */
  function textOf(pre) {
    const copy = pre.cloneNode(true);
    for (const label of copy.querySelectorAll(".label")) label.remove();
    return copy.textContent;
  }

  async function scenario(section) {
    if (!widgets.has(section)) {
      const widget = new ScenarioWidget(section);
      widgets.set(section, widget);
      await widget.prepare();
    }
    return widgets.get(section);
  }

  window.lifeguardWidgets = {
    async edit(section) { return (await scenario(section)).edit(); },
    async change(section) { return (await scenario(section)).run(); },
    async editExample(example) {
      if (!widgets.has(example)) widgets.set(example, new ExampleWidget(example));
      const widget = widgets.get(example);
      return widget.editor ? widget.reset() : widget.edit();
    },
  };
})();
