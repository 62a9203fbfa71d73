// The widgets of scenarios: the reader edits a scenario, changes one thing, or swipes on its screen, and the page shows
// the simulator's answer. Loaded on the first press, together with `engine.js` and `editor.js`.
(() => {
  "use strict";

  const { assets, load, parts: { button, plural } } = window.lifeguardLive;
  const engine = window.lifeguardEngine.start(assets);
  const { create } = window.lifeguardEditor;
  const widgets = new Map();
  /** The controls that stay when the reader changes the code: the code says nothing about them. */
  const KEPT = ["ios", "device"];

  // MARK: Parts

  function make(name, className, ...children) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  }

  const code = (text) => make("code", "", text);

  /** Tells the address that a widget shows something else. */
  const changed = (element) => element.dispatchEvent(new CustomEvent("lifeguard-change", { bubbles: true }));

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

  // MARK: The difference

  /** Two lists of calls side by side, and a sentence about the first difference. */
  function comparison(before, after, rows, names, isCut) {
    const first = rows.findIndex(([i, j]) => i === null || j === null);
    const told = (list, index) => (index === undefined || index === null ? "nothing more" : list[index]);
    const summary = make("p", "live-summary");
    if (first < 0) {
      summary.append(isCut
        ? `The first ${after.length.toLocaleString("en")} callbacks are the same; the rest is not compared.`
        : "The same callbacks in the same order.");
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
    /** The widget of a scenario whose steps are loaded. */
    constructor(section, stepper) {
      this.section = section;
      this.stepper = stepper;
      const { info, source } = window.lifeguardParts.block(section.id);
      Object.assign(this, { info, original: source, text: source });
      /** Counts the questions: the answer to an older question is not shown. */
      this.turn = 0;
      this.root = section.querySelector(".stepper");
      this.bar = section.querySelector(".live-bar");
      this.selects = [...this.bar.querySelectorAll("select")];
      this.source = section.querySelector(".source");
      this.pre = this.source.querySelector("pre code");
      this.shownCode = [...this.pre.childNodes];
      // A link may have led to another version, but the version of the page is the published version.
      this.published = stepper.original.names;
      this.editor = null;
      this.status = make("div", "live-status");
      this.status.setAttribute("role", "status");
      this.difference = make("div", "live-difference", this.status);
      this.bar.after(this.difference);
      this.reset = button("Reset", () => this.restorePublished());
      this.reset.hidden = true;
      this.bar.append(this.reset);
      section.addEventListener("lifeguard-step", ({ detail: { body, line } }) => {
        this.editor?.setCurrentLine(body || line || null);
      });
      section.addEventListener("lifeguard-line", (event) => {
        if (!this.editor) return;
        event.preventDefault();
        this.editor.focus(event.detail);
      });
    }

    /** The choices that differ from the published scenario, as options of a request. */
    get choices() {
      return this.selects.filter((select) => select.value !== select.dataset.published)
        .map((select) => [select.dataset.id, select.value]);
    }

    /** Sets the controls; a control without an offered choice goes back to what is published. */
    choose(choices = {}) {
      for (const select of this.selects) {
        const isOffered = [...select.options].some(({ value }) => value === choices[select.dataset.id]);
        select.value = isOffered ? choices[select.dataset.id] : select.dataset.published;
      }
    }

    /** Sets the controls back that the code decides. */
    keepChoices() { this.choose(Object.fromEntries(this.choices.filter(([id]) => KEPT.includes(id)))); }

    get isEdited() { return this.text !== this.original; }

    /** The names of what is published and of what is shown, for the difference. */
    get names() {
      const told = this.selects.filter((select) => select.value !== select.dataset.published);
      const describe = (select, text) => {
        const name = select.parentElement.firstChild.textContent;
        return select.dataset.id === "ios" ? text : `${name}: ${text}`;
      };
      const text = (select, value) => [...select.options].find((option) => option.value === value)?.text ?? value;
      if (!told.length) return ["Published", "Yours"];
      return ["published", "value"].map((kind) => told.map((select) => describe(
        select, text(select, kind === "value" ? select.value : select.dataset.published))).join(", "));
    }

    /** The answer of the simulator; null if a later question has taken the place of this question. */
    async ask(options, text) {
      try {
        return await engine.ask(["scenario", ...options].join(" "), `${this.info}\n${text}`, this);
      } catch (error) {
        this.tell(make("p", "live-problem", `${error.message}.`));
        return null;
      }
    }

    get options() { return this.choices.map(([id, value]) => `${id}=${value}`); }

    async run() {
      const { choices, options, text } = this;
      const turn = this.turn += 1;
      const isQuestion = choices.some(([id]) => id !== "ios") || (choices.length > 0 && !this.editor);
      if (isQuestion) options.push("checks=off");
      const answer = await this.ask(options, text);
      if (answer && turn === this.turn) await this.show(answer, text);
      changed(this.section);
    }

    /** Runs the scenario with a swipe that the reader makes on the screen. */
    swipe(kind, progress, step, end) {
      const options = [`drag=${kind}`, `after=${step}`, `progress=${progress.toFixed(3)}`, `end=${end}`];
      return this.ask([...this.options, ...options], this.text);
    }

    async drag(kind, progress, step) {
      this.screen.isBusy = true;
      const answer = await this.swipe(kind, progress, step, "hold");
      if (answer?.group && this.screen.isBusy) this.screen.hold(answer.group);
    }

    async letGo(kind, progress, step) {
      const isFinished = progress > 0.5;
      const turn = this.turn += 1;
      clearTimeout(this.pause);
      const answer = await this.swipe(kind, progress, step, isFinished ? "finish" : "cancel");
      const isCurrent = () => turn === this.turn;
      if (answer?.group && isCurrent()) await this.screen.settle(answer.group);
      const first = answer?.group?.rests?.at(-2)?.[0] ?? 0;
      if (answer?.group && isCurrent()) await this.take(answer);
      this.screen.isBusy = false;
      if (answer?.group && isCurrent()) {
        this.screen.showEnd();
        this.tellSwipe(isFinished, this.stepper.names().slice(first));
        changed(this.section);
      } else {
        // The code fails, or the reader has changed or reset the code meanwhile.
        this.screen.follow();
        if (answer && isCurrent()) this.screen.result.replaceChildren(this.refusal(answer.diagnostics[0]));
      }
    }

    /** Makes a swipe part of the script. */
    async take(answer) {
      this.text = answer.source ?? this.text;
      if (this.editor) this.editor.value = this.text;
      this.keepChoices();
      await this.show(answer, this.text);
    }

    /** Says below the screen what the reader's swipe has called. */
    tellSwipe(isFinished, calls) {
      const list = make("ol", "", ...calls.map((call) => make("li", "", code(call))));
      const words = isFinished ? "Your swipe went through." : "You let go, so the swipe was cancelled.";
      const called = calls.length ? "UIKit called:" : "No callback that is shown here was called.";
      this.screen.result.replaceChildren(make("p", "", make("strong", "", words), " ", called), ...(calls.length ? [list] : []));
      this.tell();
    }

    get screen() { return window.lifeguardScreens?.get(this.stepper); }

    refusal(problem) { return make("p", "live-problem", `This cannot run: ${problem?.message ?? "the code has an error"}.`); }

    /**
     * Tells the problems of the first line of the block, which is not part of the code. Called for each answer; the
     * playground shows these problems at its field instead.
     * @param {object[]} problems The problems, each with `column` and `message`; an empty list for none.
     * @returns {Element[]} The sentences for the status of the widget.
     */
    tellFirstLine(problems) {
      return problems.map(({ column, message }) => (
        make("p", "live-problem", `First line of the block, column ${column}: ${message}.`)));
    }

    async show(answer, text) {
      const { turn } = this;
      const problems = answer.diagnostics.filter(({ line }) => line !== 0);
      const firstLine = this.tellFirstLine(answer.diagnostics.filter(({ line }) => line === 0));
      this.reset.hidden = !this.isEdited && !this.choices.length && !this.editor;
      const shown = answer.source ?? text;
      if (this.editor) {
        if (answer.source !== undefined && this.editor.value === text) this.editor.value = answer.source;
        this.editor.setHighlight(shown, answer.highlight);
        this.editor.setDiagnostics(problems);
      }
      // Behind an open editor, too: the stepper takes its lines from the source.
      this.pre.innerHTML = answer.highlight;
      this.section.classList.toggle("is-stale", !answer.group);
      if (!answer.group) {
        const isTold = firstLine.length > 0 && !problems.length;
        this.tell(...firstLine, ...(isTold ? [] : [this.refusal(problems[0] ?? answer.diagnostics[0])]));
        return;
      }
      const shownVersion = answer.versions.find((one) => one.first <= answer.ios && answer.ios <= one.ios);
      await this.stepper.replace([answer.group], [shownVersion ?? { label: answer.group.label, first: answer.ios, ios: answer.ios }]);
      if (turn !== this.turn) return;
      const after = this.stepper.names();
      const rows = aligned(this.published, after);
      const isCut = after.length < answer.group.events.length;
      const isOther = this.isEdited || this.choices.length;
      const parts = isOther ? comparison(this.published, after, rows, this.names, isCut) : [];
      this.markRows(rows);
      if (this.editor) parts.unshift(this.verdict(answer));
      else if (problems.length) parts.unshift(make("p", "live-problem", `${problems[0].message}.`));
      this.tell(...firstLine, ...parts);
    }

    verdict(answer) {
      const errors = answer.diagnostics.filter((one) => one.severity === "error");
      const line = make("p", errors.length ? "live-verdict is-wrong" : "live-verdict");
      const isInCode = errors.some((one) => one.line !== 0);
      if (errors.length) line.append(plural(errors.length, "error"), isInCode ? ": see below the code." : " in the first line.");
      else if (answer.checks) line.append(`${answer.checks === 1 ? "The check holds" : `All ${answer.checks} checks hold`}.`);
      else line.append("The code runs. Nothing is checked.");
      return line;
    }

    /** Marks the rows of the table that the published scenario lacks. */
    markRows(rows) {
      const isNew = new Set(rows.filter(([i]) => i === null).map(([, j]) => j));
      this.stepper.rows.forEach((row, index) => row.classList.toggle("is-new", isNew.has(index)));
    }

    /** Shows sentences, which are read out, and a table below, which is not. */
    tell(...parts) {
      for (const table of this.difference.querySelectorAll(":scope > .scroll")) table.remove();
      this.status.replaceChildren(...parts.filter((part) => !part.matches(".scroll")));
      this.difference.append(...parts.filter((part) => part.matches(".scroll")));
    }

    edit() {
      if (this.editor) return this.editor.focus();
      this.source.open = true;
      const label = `Source of “${this.section.querySelector(".scenario-title").firstChild.textContent.trim()}”`;
      this.editor = create({ label, value: this.text, onChange: (value) => this.change(value), onSubmit: () => this.run() });
      const frame = this.pre.closest(".code-frame") ?? this.pre.parentElement;
      frame.hidden = true;
      frame.after(this.editor.element);
      this.bar.querySelector("button").setAttribute("aria-expanded", "true");
      this.editor.focus();
      return this.run();
    }

    /** The reader's own text is what later choices change. */
    change(value) {
      if (value === this.text) return;
      this.text = value;
      this.keepChoices();
      // While somebody types, no part of the page is removed: browsers then end a step of undo.
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.run(), 250);
    }

    restorePublished() {
      this.turn += 1;
      clearTimeout(this.pause);
      this.text = this.original;
      this.choose();
      if (this.editor) {
        this.editor.element.remove();
        this.editor.dispose();
        this.editor = null;
        (this.pre.closest(".code-frame") ?? this.pre.parentElement).hidden = false;
        this.bar.querySelector("button").setAttribute("aria-expanded", "false");
      }
      this.pre.replaceChildren(...this.shownCode);
      this.section.classList.remove("is-stale");
      if (this.screen) this.screen.isBusy = false;
      this.stepper.replace();
      this.reset.hidden = true;
      this.tell();
      this.screen?.result.replaceChildren();
      this.bar.querySelector("button").focus();
      changed(this.section);
    }
  }

  const loading = new Map();

  async function begin(section) {
    const stepper = window.lifeguardSteppers.get(section.id);
    await stepper.load();
    widgets.set(section, new ScenarioWidget(section, stepper));
    return widgets.get(section);
  }

  /** The widget of a scenario, made when its steps are loaded; a failure can be tried again. */
  function scenario(section) {
    if (!loading.has(section)) {
      loading.set(section, begin(section).catch((error) => {
        loading.delete(section);
        throw error;
      }));
    }
    return loading.get(section);
  }

  window.lifeguardWidgetParts = { changed, code, engine, make, widgets };
  window.lifeguardWidgets = {
    scenario,
    of: (element) => widgets.get(element),
    async share(element) {
      await load("share-menu");
      return window.lifeguardDialogs.share(element);
    },
    async edit(section) { return (await scenario(section)).edit(); },
    async change(section) { return (await scenario(section)).run(); },
    async warm(section) { await Promise.all([scenario(section), engine.load()]); },
    async drag(section, ...swipe) { return (await scenario(section)).drag(...swipe); },
    async letGo(section, ...swipe) { return (await scenario(section)).letGo(...swipe); },
  };
})();
