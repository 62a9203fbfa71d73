// The widgets of scenarios: the reader edits a scenario, changes one thing, or swipes on its screen, and the page shows
// the simulator's answer. Loaded on the first press, together with `engine.js` and `editor.js`.
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

  /** Tells the address that a widget shows something else. */
  const changed = (element) => element.dispatchEvent(new CustomEvent("lifeguard-change", { bubbles: true }));

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
      const isQuestion = choices.some(([id]) => id !== "ios") || (choices.length > 0 && !this.editor);
      if (isQuestion) options.push("checks=off");
      const answer = await this.ask(options, text);
      if (answer && text === this.text) await this.show(answer, text);
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
      const answer = await this.swipe(kind, progress, step, isFinished ? "finish" : "cancel");
      if (!answer?.group) {
        this.screen.isBusy = false;
        return;
      }
      await this.screen.settle(answer.group);
      const first = answer.group.rests?.at(-2)?.[0] ?? 0;
      // The swipe is part of the script from now on.
      this.text = answer.source ?? this.text;
      for (const select of this.selects) {
        if (!["ios", "device"].includes(select.dataset.id)) select.value = select.dataset.published;
      }
      await this.show(answer, this.text);
      this.screen.isBusy = false;
      this.screen.showEnd();
      this.tellSwipe(isFinished, this.stepper.names().slice(first));
      changed(this.section);
    }

    /** Says below the screen what the reader's swipe has called. */
    tellSwipe(isFinished, calls) {
      const list = make("ol", "live-calls", ...calls.map((call) => make("li", "", code(call))));
      const words = isFinished ? "Your swipe went through." : "You let go, so the swipe was cancelled.";
      const called = calls.length ? "UIKit called:" : "No callback that is shown here was called.";
      this.screen.result.replaceChildren(make("p", "", make("strong", "", words), " ", called), ...(calls.length ? [list] : []));
      this.tell();
    }

    get screen() { return window.lifeguardScreens?.get(this.stepper); }

    async show(answer, text) {
      this.reset.hidden = !this.isEdited && !this.choices.length && !this.editor;
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
      const shownVersion = answer.versions.find((one) => one.first <= answer.ios && answer.ios <= one.ios);
      await this.stepper.replace([answer.group], [shownVersion ?? { label: answer.group.label, first: answer.ios, ios: answer.ios }]);
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
      // While somebody types, no part of the page is removed: browsers then end a step of undo.
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.run(), 250);
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
      this.stepper.replace();
      this.reset.hidden = true;
      this.tell();
      this.screen?.result.replaceChildren();
      this.bar.querySelector("button").focus();
      changed(this.section);
    }
  }

  async function scenario(section) {
    if (!widgets.has(section)) {
      const widget = new ScenarioWidget(section);
      widgets.set(section, widget);
      await widget.prepare();
    }
    return widgets.get(section);
  }

  window.lifeguardWidgetParts = { button, changed, code, engine, make, widgets };
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
