// The widgets of scenarios: the reader edits a scenario, changes one thing, or swipes on its screen, and the page shows
// the simulator's answer. Loaded on the first press, together with `engine.js` and `editor.js`.
(() => {
  "use strict";

  const { assets, controls, load, parts: { button, plural } } = window.lifeguardLive;
  const engine = window.lifeguardEngine.start(assets);
  const { create } = window.lifeguardEditor;
  const { bringIntoSight } = window.lifeguardEditorLayer;
  const { aligned, code, comparison, make } = window.lifeguardDifference;
  const widgets = new Map();
  /** The controls that stay when the reader changes the code: the code says nothing about them. */
  const KEPT = ["ios", "device"];
  /** The value of a control whose choice has become part of the reader's code. */
  const IN_CODE = "in-code";
  /** The value of a control whose code says nothing that the control could name. */
  const AS_WRITTEN = "written";
  /** The words about all checks of a scenario. */
  const hold = (count) => ["", "The check holds.", "Both checks hold."][count] ?? `All ${count} checks hold.`;

  /** Tells the address that a widget shows something else. */
  const changed = (element) => element.dispatchEvent(new CustomEvent("lifeguard-change", { bubbles: true }));

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
      /** The choices of the run that the page shows. */
      this.shown = Object.fromEntries(this.selects.map((select) => [select.dataset.id, select.dataset.shown]));
      this.editor = null;
      this.status = make("div", "live-status");
      this.status.setAttribute("role", "status");
      this.difference = make("div", "live-difference", this.status);
      this.bar.after(this.difference);
      this.reset = button("Reset", () => this.restorePublished());
      this.reset.hidden = true;
      this.bar.append(this.reset);
      this.swipes = window.lifeguardSwipes(this);
      section.addEventListener("lifeguard-step", ({ detail: { body, line } }) => {
        this.editor?.setCurrentLine(body || line || null);
      });
      section.addEventListener("lifeguard-line", (event) => {
        if (!this.editor) return;
        event.preventDefault();
        this.editor.focus(event.detail);
      });
    }

    /** The controls whose choice differs from the published scenario. */
    get changes() { return this.selects.filter(({ value, dataset }) => value !== dataset.published && value !== IN_CODE); }

    /** These choices as options of a request. */
    get choices() { return this.changes.map(({ dataset, value }) => [dataset.id, value]); }

    /** Sets the controls; a control without an offered choice goes back to what is published. */
    choose(choices = {}) {
      for (const select of this.selects) {
        const isOffered = [...select.options].some(({ value }) => value === choices[select.dataset.id]);
        select.value = isOffered ? choices[select.dataset.id] : select.dataset.published;
        if (select.value !== IN_CODE) [...select.options].find(({ value }) => value === IN_CODE)?.remove();
      }
    }

    /** Leaves to the code what the code says: the choices that have changed the code are part of the code now. */
    keepChoices() {
      for (const select of this.changes.filter(({ dataset }) => !KEPT.includes(dataset.id))) {
        select.append(new Option("in the code", IN_CODE));
        this.shown[select.dataset.id] = select.value = IN_CODE;
      }
    }

    /**
     * Makes the controls without a choice name what the code says now. A value that differs from the published value
     * is marked as part of the code. The playground has controls of its own for each code.
     */
    async followCode() {
      const { text, turn } = this;
      const answer = await engine.ask("controls", `${this.info}\n${text}`, this.selects).catch(() => null);
      if (!answer?.controls || turn !== this.turn) return;
      const written = controls(this.section, answer.controls).map((label) => label.querySelector("select"));
      const chosen = this.changes;
      for (const select of this.selects.filter((one) => !chosen.includes(one) && !KEPT.includes(one.dataset.id))) {
        const { published, id } = select.dataset;
        const value = written.find(({ dataset }) => dataset.id === id)?.value;
        const option = [...select.options].find((one) => one.value === IN_CODE);
        if (!value || (value === AS_WRITTEN && (option || published === AS_WRITTEN))) continue;
        option?.remove();
        const name = [...select.options].find((one) => one.value === value)?.text;
        if (value !== published) select.append(new Option(name ? `${name}, in the code` : "in the code", IN_CODE));
        this.shown[id] = select.value = value === published ? published : IN_CODE;
      }
    }

    get isEdited() { return this.text !== this.original; }

    /** The names of the published run and of the shown run. `isPublished` is true if the published code was run first. */
    names(isPublished) {
      const { changes, isEdited } = this;
      const describe = (select, value) => {
        const text = [...select.options].find((option) => option.value === value)?.text ?? value;
        return select.dataset.id === "ios" ? text : `${select.parentElement.firstChild.textContent}: ${text}`;
      };
      const told = [({ dataset }) => dataset.published, ({ value }) => value].map((value) => (
        changes.map((select) => describe(select, value(select))).join(", ")));
      if (isEdited && isPublished) {
        return { kind: "code", heads: ["Published", "Yours"].map((name, side) => [name, told[side]].filter(Boolean).join(", ")) };
      }
      return { kind: changes.every(({ dataset }) => dataset.id === "ios") ? "ios" : "choice", heads: told };
    }

    changed() { changed(this.section); }

    /** The answer of the simulator; null if a later question has taken the place of this question. */
    ask(options, text, asker = this) { return engine.ask(["scenario", ...options].join(" "), `${this.info}\n${text}`, asker); }

    get options() { return this.choices.map(([id, value]) => `${id}=${value}`); }

    async run() {
      const { choices, options, text } = this;
      const turn = this.turn += 1;
      const isQuestion = choices.some(([id]) => id !== "ios") || (choices.length > 0 && !this.editor);
      if (isQuestion) options.push("checks=off");
      // The words about a swipe are about the run before.
      this.screen?.result.replaceChildren();
      try {
        const answer = await this.ask(options, text);
        if (answer && turn === this.turn) await this.show(answer, text);
      } catch (error) {
        if (turn === this.turn) this.fail(error);
      }
      this.changed();
    }

    /** Says that there is no answer. The page shows the last run, so the controls name the choices of that run. */
    fail(error) {
      const wanted = Object.fromEntries(this.selects.map(({ dataset, value }) => [dataset.id, value]));
      this.choose(this.shown);
      const again = button("Try again", () => {
        this.choose(wanted);
        (this.editor ?? this.bar.querySelector("button")).focus();
        this.run();
      });
      this.tell(make("p", "live-problem", `${error.message}. `, again));
    }

    /**
     * The calls that the shown run is compared with. If the reader has changed the code and a choice, these are the
     * calls of the reader's code with the published choices, so that the choice alone makes the difference.
     */
    async before(text) {
      if (!this.isEdited || !this.changes.length) return { calls: this.published, isPublished: true };
      const { group } = await this.ask(["checks=off"], text, this.bar) ?? {};
      const calls = group?.events.map(([, , receiver, call]) => `${receiver}.${call}`);
      return { calls: calls ?? this.published, isPublished: !calls };
    }

    get screen() { return window.lifeguardScreens?.get(this.stepper); }

    refusal(problem) { return make("p", "live-problem", `The code cannot run: ${problem?.message ?? "the code has an error"}.`); }

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
      const before = answer.group && await this.before(text);
      if (turn !== this.turn) return;
      const problems = answer.diagnostics.filter(({ line }) => line !== 0);
      const firstLine = this.tellFirstLine(answer.diagnostics.filter(({ line }) => line === 0));
      this.reset.hidden = !this.isEdited && !this.changes.length;
      const shown = answer.source ?? text;
      if (this.editor) {
        if (answer.source !== undefined && this.editor.value === text) this.editor.value = answer.source;
        this.editor.setHighlight(shown, answer.highlight);
        // The status says the number of errors, or else the first problem; the editor need not say the same.
        const isTold = ({ severity }, index) => (answer.group ? severity === "error" : index === 0);
        this.editor.setDiagnostics(problems.map((one, index) => ({ ...one, isTold: isTold(one, index) })));
      }
      // Behind an open editor, too: the stepper takes its lines from the source.
      this.pre.innerHTML = answer.highlight;
      this.section.classList.toggle("is-stale", !answer.group);
      this.shown = Object.fromEntries(this.selects.map(({ dataset, value }) => [dataset.id, value]));
      if (!answer.group) {
        const isTold = firstLine.length > 0 && !problems.length;
        this.tell(...firstLine, ...(isTold ? [] : [this.refusal(problems[0] ?? answer.diagnostics[0])]));
        return;
      }
      const shownVersion = answer.versions.find((one) => one.first <= answer.ios && answer.ios <= one.ios);
      await this.stepper.replace([answer.group], [shownVersion ?? { label: answer.group.label, first: answer.ios, ios: answer.ios }]);
      if (turn !== this.turn) return;
      const after = this.stepper.names();
      const isCut = after.length < answer.group.events.length;
      const calls = isCut ? before.calls.slice(0, after.length) : before.calls;
      const rows = aligned(calls, after);
      const isOther = this.isEdited || this.changes.length;
      const parts = isOther ? comparison(calls, after, rows, this.names(before.isPublished), isCut) : [];
      this.markRows(rows);
      if (this.editor) parts.unshift(this.verdict(answer, shown));
      else if (problems.length) parts.unshift(make("p", "live-problem", `${problems[0].message}.`));
      const version = this.selects.find(({ dataset }) => dataset.id === "ios")?.value;
      if (version && version !== String(answer.ios) && answer.versions.length) {
        parts.push(make("p", "", `Shown is the run on iOS ${answer.ios}, where a check fails.`));
      }
      this.tell(...firstLine, ...parts);
    }

    hasChecks(text) { return /^[ \t]*(require|expect)\b/m.test(text); }

    verdict(answer, text) {
      const errors = answer.diagnostics.filter((one) => one.severity === "error");
      const line = make("p", "live-verdict");
      line.classList.toggle("is-wrong", errors.length > 0);
      line.classList.toggle("is-open", !errors.length && !answer.checks);
      const isInCode = errors.some((one) => one.line !== 0);
      if (errors.length) line.append(plural(errors.length, "error"), isInCode ? ". The list below the code says what is wrong." : " in the first line.");
      else if (answer.checks) line.append(hold(answer.checks));
      else if (!this.hasChecks(text)) line.append("The code runs. It has no checks.");
      else {
        const subject = window.lifeguardPlay ? "code as it is written" : "published scenario";
        line.append(`The code runs. Its checks are not judged, because they are about the ${subject}.`);
      }
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

    get frame() { return this.pre.closest(".code-frame") ?? this.pre.parentElement; }

    /** Opens the editor; pressed again, closes the editor with what the reader has written. */
    edit() {
      const [opener] = this.bar.children;
      if (this.editor) {
        this.close();
        opener.focus();
        return undefined;
      }
      this.source.open = true;
      // The code that a reader writes stands above the diagram of its run.
      this.root.parentElement.before(this.source);
      const label = `Source of “${this.section.querySelector(".scenario-title").firstChild.textContent.trim()}”`;
      this.editor = create({ label, value: this.text, onChange: (value) => this.change(value), onSubmit: () => this.run() });
      this.frame.hidden = true;
      this.frame.after(this.editor.element);
      opener.setAttribute("aria-expanded", "true");
      this.editor.focus();
      return this.run();
    }

    close() {
      this.editor.element.remove();
      this.editor.dispose();
      this.editor = null;
      this.frame.hidden = false;
      this.section.querySelector(".calls").after(this.source);
      this.bar.children[0].setAttribute("aria-expanded", "false");
      if (!this.isEdited && !this.changes.length) this.showPublished();
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

    /** An open editor stays open, so that the reader can undo. */
    async restorePublished() {
      const back = this.isEdited ? "The published code is back." : "The published run is back.";
      this.text = this.original;
      this.choose();
      (this.editor ?? this.bar.querySelector("button")).focus();
      if (this.editor) this.editor.value = this.text;
      this.showPublished(make("p", "", back));
      if (!this.editor) return;
      // The colours of the code.
      const { turn } = this;
      const answer = await this.ask([], this.text).catch(() => null);
      if (!answer || turn !== this.turn) return;
      this.editor?.setHighlight(this.text, answer.highlight);
      this.editor?.setDiagnostics([]);
    }

    showPublished(...parts) {
      this.turn += 1;
      clearTimeout(this.pause);
      this.pre.replaceChildren(...this.shownCode);
      this.section.classList.remove("is-stale");
      if (this.screen) this.screen.isBusy = false;
      this.shown = {};
      this.stepper.replace();
      this.reset.hidden = true;
      this.tell(...parts);
      this.screen?.result.replaceChildren();
      this.changed();
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
    async edit(section) {
      const widget = await scenario(section);
      const run = widget.edit();
      // The verdict of the first run comes above the editor.
      if (widget.editor) bringIntoSight(widget.editor.element, 64);
      return run;
    },
    async change(section) {
      const widget = await scenario(section);
      await widget.run();
      // The answer stands below the controls, and these may stand at the end of the window.
      widget.status.scrollIntoView({ block: "nearest", behavior: "instant" });
    },
    async warm(section) { await Promise.all([scenario(section), engine.load()]); },
    async drag(section, ...swipe) { return (await scenario(section)).swipes.drag(...swipe); },
    async letGo(section, ...swipe) { return (await scenario(section)).swipes.letGo(...swipe); },
  };
})();
