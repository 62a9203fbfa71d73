// The half of the playground for a scenario: the section of the page around an editor that is open at once.
(() => {
  "use strict";

  const { button, make } = window.lifeguardLive.parts;
  const { aligned, code } = window.lifeguardDifference;
  /** A run with more events than this is long. */
  const LONG = 500;
  const engine = () => window.lifeguardEngine.start(window.lifeguardLive.assets);

  class ScenarioPanel {
    constructor(section, widget) {
      this.section = section;
      this.widget = widget;
      this.controls = widget.root.dataset.live;
      this.element = make("div", { className: "play-panel", hidden: true });
      this.firstLine = make("input", { type: "text", spellcheck: false, autocapitalize: "off", value: widget.info });
      this.firstLine.addEventListener("change", () => {
        widget.info = this.firstLine.value.trim();
        this.run();
      });
      const name = make("span", { textContent: "First line of the block" });
      const label = make("label", { className: "play-info" }, name, this.firstLine);
      const sentence = make(
        "p", { className: "play-hint", id: "play/first-line/hint" },
        "The versions and the title of the scenario, as in a page: ",
        make("code", { textContent: "scenario my-scenario ios=15...26" }), ".");
      this.problems = make("div", { className: "play-problems", id: "play/first-line" });
      this.firstLine.setAttribute("aria-describedby", `${this.problems.id} ${sentence.id}`);
      this.writer = button("Write the expectation for me", () => this.write());
      this.note = make("p", { className: "play-note" });
      this.note.setAttribute("role", "status");
      widget.bar.append(this.writer);
      widget.difference.after(label, sentence, this.problems, this.note);
      this.unlisted = make("p", { className: "play-unlisted" });
      section.querySelector(".run").after(this.unlisted);
      this.element.append(section);
      this.reshape();
    }

    /** Takes away what the section says of the page's own scenario: nothing of that holds for the reader's code. */
    reshape() {
      const { section, widget } = this;
      for (const part of section.querySelectorAll(".badges, .versions, .grades, .evidence, .permalink")) part.remove();
      // The code is the reader's, so no version of it is the published one: only the controls make a difference.
      Object.defineProperty(widget, "isEdited", { get: () => false });
      const [run, markRows] = [widget.run.bind(widget), widget.markRows.bind(widget)];
      widget.run = async () => { if (await this.compare()) await run(); };
      widget.markRows = (rows) => { if (widget.choices.length) markRows(rows); };
      widget.tellFirstLine = (problems) => this.tellFirstLine(problems);
      widget.followCode = () => this.offer();
      widget.bar.querySelector("button").hidden = true;
      widget.reset.remove();
      section.addEventListener("lifeguard-change", () => {
        this.offer();
        this.tellUnlisted();
      });
    }

    get block() { return `${this.widget.info}\n${this.widget.text}`; }

    /** Runs the code once without the choices, for these to be compared with; false if no comparison can follow. */
    async compare() {
      const { block, widget } = this;
      if (!widget.choices.length) return true;
      if (block !== this.compared) {
        this.compared = block;
        this.comparing = engine().ask("scenario checks=off", block);
      }
      try {
        const { group } = await this.comparing;
        if (block !== this.block) return false;
        widget.published = group ? widget.stepper.explain.calls(group) : [];
        return true;
      } catch (error) {
        if (block === this.compared) this.compared = null;
        if (block === this.block) {
          widget.tell(make("p", { className: "live-problem", textContent: `${error.message}.` }));
        }
        return false;
      }
    }

    /** Shows the problems of the first line of the block at the field of that line. */
    tellFirstLine(problems) {
      this.firstLine.setAttribute("aria-invalid", problems.some(({ severity }) => severity === "error"));
      this.problems.replaceChildren(...problems.map(({ column, message, notes = [], help = [] }) => {
        const more = [...notes.map((text) => `Note: ${text}`), ...help.map((text) => `Help: ${text}`)];
        const textContent = [`Column ${column}: ${message}`, ...more].map((text) => `${text}.`).join(" ");
        return make("p", { className: "live-problem", textContent });
      }));
      return [];
    }

    takes(template) { return Boolean(template.info); }

    owns(element) { return element === this.section; }

    /** Opens the editor when the half is shown for the first time. */
    async arrive() {
      if (this.widget.editor) {
        if (this.waits) await this.run();
        return;
      }
      const focused = document.activeElement;
      const run = this.widget.edit();
      // The editor takes the focus, which belongs to the choice that the reader has made.
      document.activeElement.blur();
      focused?.focus({ preventScroll: true });
      await run;
      if (this.waits) await this.run();
    }

    /** Offers the controls that the code has, with the choices that were made. */
    offer() {
      const { block } = this;
      if (block !== this.offered) {
        this.offered = block;
        this.offering = this.replaceControls(block);
      }
      return this.offering;
    }

    async replaceControls(block) {
      const { widget } = this;
      const answer = await engine().ask("controls", block, this.element).catch(() => null);
      if (block !== this.offered || !answer || (answer.controls ?? this.controls) === this.controls) return;
      const choices = Object.fromEntries(widget.choices);
      this.controls = answer.controls;
      for (const select of widget.selects) select.parentElement.remove();
      widget.bar.querySelector("button").after(...window.lifeguardLive.controls(this.section, answer.controls));
      widget.selects = [...widget.bar.querySelectorAll("select")];
      widget.choose(choices);
    }

    /** Says below the table which callbacks the lens leaves out, unless checks choose what the table shows. */
    async tellUnlisted() {
      const { block, unlisted, widget } = this;
      const { groups, version } = widget.stepper;
      const shown = groups?.[version]?.events ?? [];
      const key = [...widget.options, shown.length, block].join("\n");
      if (key === this.listed) return;
      this.listed = key;
      unlisted.replaceChildren();
      // A long run takes seconds, and its reader misses no callback.
      if (widget.hasChecks(widget.text) || shown.length > LONG) return;
      const [word, lens = ".appearance"] = /\slens=("[^"]*"|\S*)/.exec(widget.info) ?? [];
      const all = word ? widget.info.replace(word, " lens=all") : `${widget.info} lens=all`;
      const head = ["scenario", "checks=off", ...widget.options].join(" ");
      const answer = await engine().ask(head, `${all}\n${widget.text}`, unlisted).catch(() => null);
      if (key !== this.listed || !answer?.group) return;
      const names = (events) => new Set(events.map(([, , , call]) => call.replace(/\(.*/s, "")));
      const listed = names(shown);
      const missing = [...names(answer.group.events)].filter((name) => !listed.has(name));
      if (!missing.length) return;
      unlisted.append(
        "Not listed: ", ...missing.flatMap((name, index) => (index ? [", ", code(name)] : [code(name)])),
        " (outside the lens ", code(lens), "). ", button("List all callbacks", () => {
          const { tableBox } = widget.stepper;
          widget.info = this.firstLine.value = all;
          this.note.textContent = "The first line of the block says lens=all now, so the table lists all callbacks.";
          // The button goes, and the table that the reader looks at stays in sight.
          tableBox.tabIndex = 0;
          tableBox.focus({ preventScroll: true });
          this.run();
        }));
    }

    async run() {
      const { choices, event } = this.waits ?? {};
      this.waits = null;
      if (choices) {
        await this.offer();
        this.widget.choose(choices);
      }
      await this.widget.run();
      if (event) this.widget.stepper.go(event);
    }

    changed() { this.section.dispatchEvent(new CustomEvent("lifeguard-change", { bubbles: true })); }

    start({ info, code, choices = {} }) {
      this.set({ info, code, choices });
      return this.run();
    }

    /** Takes over a state; the half runs when it is shown. */
    set({ info, code, choices, event }) {
      const { widget } = this;
      this.note.textContent = "";
      if (info) this.firstLine.value = widget.info = info;
      if (code !== undefined) {
        widget.text = widget.original = code;
        if (widget.editor) widget.editor.value = code;
      }
      widget.choose(choices);
      this.waits = { choices, event };
    }

    get state() {
      const { waits, widget } = this;
      const { choices, event } = waits
        ?? { choices: Object.fromEntries(widget.choices), event: widget.stepper.current };
      return { kind: "scenario", info: widget.info, code: widget.text, shown: widget.text, choices, event };
    }

    /** Rewrites the failed expectations, or adds one: what happened is what is expected then. */
    async write() {
      const { widget } = this;
      const text = widget.text;
      let answer;
      try {
        answer = await engine().ask("expect", `${widget.info}\n${text}`, this);
      } catch (error) {
        this.note.textContent = `${error.message}.`;
        return;
      }
      if (!answer || widget.text !== text) return;
      if (answer.source !== text) {
        widget.editor.value = answer.source;
        widget.text = answer.source;
        await widget.run();
      }
      const { note, source } = answer;
      if (source === text) {
        this.note.textContent = `Nothing was written${note ? `: ${note}` : ""}.`;
        return;
      }
      const rest = note ? ` Another expectation is unchanged: ${note}.` : "";
      this.note.textContent = `The expectation now says what happened. Read it before you trust it.${rest}`;
      if (widget.text === source) this.showWritten(text, source);
    }

    /** Brings the lines that were written into sight, with the caret before the first. */
    showWritten(old, source) {
      const lines = source.split("\n");
      const rows = aligned(old.split("\n"), lines);
      const written = rows.flatMap(([i, j]) => (i === null && lines[j].trim() ? [j + 1] : []));
      // If lines have only gone, the line behind them is shown.
      const behind = rows.slice(rows.findIndex(([, j]) => j === null)).find(([, j]) => j !== null);
      const [first, last] = written.length ? [written[0], written.at(-1)] : [behind[1] + 1, behind[1] + 1];
      this.widget.editor.focus(last);
      this.widget.editor.focus(first);
    }
  }

  window.lifeguardPlayPanels ??= {};
  window.lifeguardPlayPanels.scenario = (section, widget) => new ScenarioPanel(section, widget);
})();
