// The half of the playground for a scenario: the section of the page around an editor that is open at once.
(() => {
  "use strict";

  function make(name, properties, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  const engine = () => window.lifeguardEngine.start(window.lifeguardLive.assets);

  class ScenarioPanel {
    constructor(section, widget) {
      this.section = section;
      this.widget = widget;
      this.controls = widget.root.dataset.live;
      this.element = make("div", { className: "play-panel" });
      this.firstLine = make("input", { type: "text", spellcheck: false, autocapitalize: "off", value: widget.info });
      this.firstLine.addEventListener("change", () => {
        widget.info = this.firstLine.value.trim();
        this.run();
      });
      const name = make("span", { textContent: "First line of the block" });
      const label = make("label", { className: "play-info" }, name, this.firstLine);
      this.writer = make("button", {
        type: "button", className: "live-button", textContent: "Write the expectation for me",
      });
      this.writer.addEventListener("click", () => this.write());
      this.note = make("p", { className: "play-note" });
      this.note.setAttribute("role", "status");
      widget.bar.append(this.writer);
      section.querySelector(".source").before(label, this.note);
      this.element.append(section);
      this.reshape();
    }

    /** The section of a page says of its scenario what does not hold for the reader's: it is taken out. */
    reshape() {
      const { section, widget } = this;
      for (const part of section.querySelectorAll(".badges, .versions, .grades, .evidence, .permalink")) part.remove();
      // The code is the reader's, so no version of it is the published one: only the controls make a difference.
      Object.defineProperty(widget, "isEdited", { get: () => false });
      widget.bar.querySelector("button").hidden = true;
      widget.reset.remove();
      section.addEventListener("lifeguard-change", () => {
        if (!widget.choices.length) widget.published = widget.stepper.names();
        this.offer();
      });
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
      const block = `${this.widget.info}\n${this.widget.text}`;
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
      this.choose(choices);
    }

    choose(choices) {
      for (const select of this.widget.selects) {
        const isOffered = [...select.options].some(({ value }) => value === choices[select.dataset.id]);
        select.value = isOffered ? choices[select.dataset.id] : select.dataset.published;
      }
    }

    async run() {
      const { choices, event } = this.waits ?? {};
      this.waits = null;
      if (choices) {
        await this.offer();
        // The run as written comes first, for the choices to be compared with.
        this.choose({});
        if (Object.keys(choices).length) await this.widget.run();
        this.choose(choices);
      }
      await this.widget.run();
      if (event) this.widget.stepper.go(event);
    }

    changed() { this.section.dispatchEvent(new CustomEvent("lifeguard-change", { bubbles: true })); }

    start({ info, code }) {
      this.set({ info, code, choices: {} });
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
      this.choose(choices);
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
      const told = answer.source === text
        ? "Nothing was written" : "Written: what happened. Read it before you believe it";
      this.note.textContent = answer.note ? `${told}: ${answer.note}.` : `${told}.`;
    }
  }

  window.lifeguardPlayPanels ??= {};
  window.lifeguardPlayPanels.scenario = async (section) => {
    const widget = await window.lifeguardWidgets.scenario(section);
    return new ScenarioPanel(section, widget);
  };
})();
