// The half of the playground for a scenario: the section of the page around an editor that is open at once.
(() => {
  "use strict";

  const { button, make } = window.lifeguardLive.parts;
  const engine = () => window.lifeguardEngine.start(window.lifeguardLive.assets);

  /** The stepper shows so many events of a long run (stepper-explain.js). */
  const MOST = 2000;

  /** The calls of a run as the rows of its table name them. */
  function calls({ table }) {
    const { content } = make("template", { innerHTML: table });
    return [...content.querySelectorAll("tr.event")].slice(0, MOST)
      .map((row) => [...row.querySelectorAll("td code")].map((cell) => cell.textContent).join("."));
  }

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
      widget.bar.querySelector("button").hidden = true;
      widget.reset.remove();
      section.addEventListener("lifeguard-change", () => this.offer());
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
        widget.published = group ? calls(group) : [];
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
      const { widget } = this;
      return {
        kind: "scenario", info: widget.info, code: widget.text, shown: widget.text,
        choices: Object.fromEntries(widget.choices), event: widget.stepper.current,
      };
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
      const { note } = answer;
      if (answer.source === text) this.note.textContent = `Nothing was written${note ? `: ${note}` : ""}.`;
      else {
        const rest = note ? ` Another expectation is unchanged: ${note}.` : "";
        this.note.textContent = `The expectation now says what happened. Read it before you trust it.${rest}`;
      }
    }
  }

  window.lifeguardPlayPanels ??= {};
  window.lifeguardPlayPanels.scenario = (section, widget) => new ScenarioPanel(section, widget);
})();
