// The half of the playground for a view controller: an editor, the verdict of `lifeguard check`, and what happened
// in each drive.
(() => {
  "use strict";

  /** The largest file, in bytes. */
  const LARGEST = 262144;
  /** A text is checked when nothing was typed for so many milliseconds. */
  const PAUSE = 400;

  const { button, make, plural } = window.lifeguardLive.parts;
  const { code, stepList } = window.lifeguardWidgetParts;

  class CheckPanel {
    constructor(list) {
      const { assets } = window.lifeguardLive;
      this.engine = window.lifeguardEngine.start(assets);
      this.text = list.find(({ controller }) => controller).controller;
      /** The number of the newest check; the answers to older ones count for nothing. */
      this.number = 0;
      this.answer = null;
      this.drive = null;
      this.run = null;
      this.element = make("div", { className: "play-panel play-check", hidden: true });
      this.editor = window.lifeguardEditor.create({
        label: "Swift file with view controllers", value: this.text,
        onChange: (value) => this.change(value), onSubmit: () => this.check(),
      });
      this.build();
      this.takeFiles();
    }

    build() {
      this.runButton = button("Run", () => this.check());
      this.stopButton = button("Stop", () => this.stop());
      this.stopButton.disabled = true;
      const file = make("input", { type: "file", accept: ".swift,text/x-swift", hidden: true });
      file.addEventListener("change", () => { if (file.files[0]) this.read(file.files[0]); file.value = ""; });
      const share = button("Share or download", () => window.lifeguardDialogs.share(this.element));
      const open = button("Open a file", () => file.click());
      const bar = make("div", { className: "live-bar" }, this.runButton, this.stopButton, open, file, share);
      const hint = make(
        "p", { className: "play-hint" }, `Type, paste, or open a .swift file of at most ${LARGEST / 1024} KB`,
        make("span", { className: "play-mouse", textContent: " (or drop the file here)" }),
        ". The file runs after each pause in typing.");
      this.status = make("p", { className: "live-verdict" });
      this.status.setAttribute("role", "status");
      this.findings = make("ul", { className: "play-findings" });
      this.classes = make("ul", { className: "play-classes" });
      this.drives = make("div", { className: "play-drives" });
      this.drives.setAttribute("role", "group");
      this.drives.setAttribute("aria-label", "Drives");
      this.trace = make("div", { className: "play-trace" });
      this.trace.setAttribute("role", "region");
      this.trace.setAttribute("aria-label", "Events in the drive");
      this.results = make(
        "div", { className: "play-results", hidden: true }, this.findings, this.classes,
        make("h2", { textContent: "Drives" }),
        make("p", { textContent: "The ways in which an app uses a screen. Press one to see its events." }),
        this.drives, this.trace);
      this.element.append(bar, hint, this.editor.element, this.status, this.results);
    }

    // MARK: Files

    takeFiles() {
      const { element } = this;
      const hasFile = (event) => [...event.dataTransfer?.types ?? []].includes("Files");
      element.addEventListener("dragover", (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        element.classList.add("takes-file");
      });
      element.addEventListener("dragleave", ({ relatedTarget }) => {
        if (!element.contains(relatedTarget)) element.classList.remove("takes-file");
      });
      element.addEventListener("drop", (event) => {
        element.classList.remove("takes-file");
        if (!hasFile(event)) return;
        event.preventDefault();
        this.read(event.dataTransfer.files[0]);
      });
    }

    async read(file) {
      if (file.size > LARGEST) {
        const size = `${file.name} has ${Math.ceil(file.size / 1024)} KB; at most ${LARGEST / 1024} KB can be run here`;
        this.tell(`${size}. Use ‘lifeguard check’ for a larger file.`, true);
        return;
      }
      let text;
      try {
        text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      } catch {
        this.tell(`${file.name} is not a text.`, true);
        return;
      }
      this.put(text);
      this.check();
    }

    /** Replaces the text. The problems of the old text and the choice of a drive do not belong to the new one. */
    put(text) {
      this.editor.value = text;
      this.text = this.editor.value;
      this.isKnown = false;
      this.drive = null;
      this.editor.setDiagnostics([]);
      this.markOld();
    }

    // MARK: The page's side

    takes(template) { return Boolean(template.controller); }

    owns(element) { return element === this.element; }

    async arrive() { if (!this.isKnown) await this.check(); }

    start({ controller }) {
      this.put(controller);
      return this.check();
    }

    set({ code: text = "", choices }) {
      this.put(text);
      this.drive = choices.drive ?? null;
    }

    changed() { this.element.dispatchEvent(new CustomEvent("lifeguard-change", { bubbles: true })); }

    get state() {
      const name = this.answer?.classes[0]?.name ?? /\bclass\s+(\w+)/.exec(this.text)?.[1] ?? "Screen";
      const choices = this.drive ? { drive: this.drive } : {};
      return { kind: "check", code: this.text, choices, name };
    }

    // MARK: Running

    change(value) {
      this.text = value;
      this.isKnown = false;
      this.markOld();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.check(), PAUSE);
    }

    /** Ends the check that runs or waits. */
    end() {
      clearTimeout(this.timer);
      this.number += 1;
      this.engine.stop(this);
    }

    stop() {
      this.end();
      this.fail("Stopped.");
    }

    get isOld() { return Boolean(this.answer) && this.shownText !== this.text; }

    /** Shows that verdict and results belong to an older text. */
    markOld() {
      this.element.classList.toggle("is-old", this.isOld);
      this.status.classList.toggle("is-old", this.isOld);
    }

    withOld(sentence) {
      return this.isOld && !this.results.hidden ? `${sentence} The results below belong to an older text.` : sentence;
    }

    /** Says that the text has no results. */
    fail(sentence) {
      const { isOld } = this;
      this.setRunning(false);
      this.markOld();
      this.tell(this.withOld(sentence), true);
      if (isOld) this.editor.setDiagnostics([]);
    }

    /** Checks the text. A check of an older text ends. */
    async check() {
      const text = this.text;
      this.end();
      this.changed();
      if (new TextEncoder().encode(text).length > LARGEST) {
        this.fail(`The text is too long: at most ${LARGEST / 1024} KB can be run here.`);
        return;
      }
      this.isKnown = true;
      const { number } = this;
      this.setRunning(true);
      let answer = null;
      let problem = null;
      try {
        // Stop ends a check that still waits for the simulator, too.
        await this.engine.load();
        if (number === this.number) answer = await this.engine.ask("check", text, this);
      } catch (error) {
        problem = error;
      }
      if (number !== this.number) return;
      if (problem) return this.fail(`${problem.message}.`);
      this.setRunning(false);
      return this.show(answer, text);
    }

    setRunning(isRunning) {
      this.stopButton.disabled = !isRunning;
      this.element.classList.toggle("is-running", isRunning);
      this.element.setAttribute("aria-busy", isRunning);
      if (isRunning) this.tell(this.withOld("Running …"), null);
    }

    tell(text, isWrong) {
      this.status.textContent = text;
      this.status.classList.toggle("is-wrong", isWrong === true);
      this.status.classList.toggle("is-open", isWrong === null);
      this.status.classList.remove("is-old");
    }

    // MARK: Showing

    show(answer, text) {
      this.answer = answer;
      this.shownText = text;
      this.editor.setHighlight(text, answer.highlight);
      this.markOld();
      // A card below tells of a finding, so the editor marks the place and says no more.
      const cards = new Set(answer.findings.map(({ id, line }) => `${id}:${line}`));
      this.editor.setDiagnostics(answer.diagnostics.map((one) => (
        cards.has(`${one.id}:${one.line}`) ? { ...one, isTold: true, isListed: false } : one)));
      this.tell(...this.verdict(answer));
      this.results.hidden = !answer.classes.length;
      this.findings.replaceChildren(...answer.findings.map((finding) => this.item(finding)));
      this.classes.replaceChildren(...answer.classes.map((one) => this.classLine(one)));
      this.showDrives();
      const first = answer.findings[0];
      const known = this.drive && answer.drives.some(({ id }) => id === this.drive) ? this.drive : null;
      const drive = known ?? first?.drive ?? answer.traces[0]?.drive ?? null;
      if (drive) this.choose(drive, answer.findings.find((one) => one.drive === drive)?.run, Boolean(known));
      else this.trace.replaceChildren();
      this.changed();
    }

    verdict({ classes, findings, diagnostics }) {
      const runs = classes.reduce((sum, one) => sum + one.runs, 0);
      if (findings.length) return [`${plural(findings.length, "finding")} in ${plural(runs, "run")}.`, true];
      if (diagnostics.some(({ severity }) => severity === "error")) {
        return ["This file cannot be run as a whole. The errors above say why.", true];
      }
      if (!classes.length) return [`There is no class of view controllers in this file. ${this.advice}`, true];
      if (!runs) return ["Nothing was driven. The list below says why.", true];
      return [`No finding in ${plural(runs, "run")}.`, false];
    }

    /** The way on from a file without a class that can be driven. */
    get advice() {
      return /\b(struct|class|enum|extension)\s+\w+[^{\n]*:[^{\n]*\bView\b/.test(this.text)
        ? "A SwiftUI view needs a hosting controller: start from “SwiftUI in a navigation controller”."
        : "Paste a class that inherits from UIViewController, or start from a template.";
    }

    /** A finding with its line, its drive and its event. */
    item(finding) {
      const { id, line, column, drive, evidence, statement, subject } = finding;
      // A large site lists the home page of the reference, and a small site the parts of the reference.
      const reference = document.querySelector(".pages :is([href$='uikit/index.html'], [href$='findings/index.html'])")?.href;
      const name = reference ? make("a", { href: new URL(`../findings/${id}.html`, reference).href }, code(id)) : code(id);
      const event = this.marked(finding);
      const at = event ? [", at ", code(event)] : [];
      return make(
        "li", {}, make("p", {}, name, " ", evidence[0] ?? statement),
        make("p", { className: "play-where" }, code(subject), ", drive ", code(drive), ...at),
        button(`Go to line ${line}`, () => this.editor.focus(line, column)),
        button(`See it in ${drive}`, () => {
          this.choose(drive, finding.run, true);
          this.changed();
          this.lookAt(this.trace.querySelector(".marked") ?? this.trace.firstChild, "center");
        }));
    }

    /** Leads the reader to a part of the trace, which may lie outside of the window. */
    lookAt(element, block = "start") {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block });
    }

    /** The event that a finding is about, as the trace has it. */
    marked({ run }) {
      const trace = this.answer.traces.find((one) => one.run === run);
      for (const { lines, marked } of trace?.steps ?? []) if (marked.length) return lines[marked[0]];
      return null;
    }

    classLine({ name, runs, broken, cut, line, notes = [] }) {
      const { diagnostics } = this.answer;
      const reason = diagnostics.find((one) => one.id === "not-driven" && one.message.includes(`'${name}'`));
      const isBroken = broken > 0 && !runs;
      const parts = [runs ? plural(runs, "run") : isBroken ? "no run came to its end" : "not driven"];
      if (broken && runs) parts.push(`${broken} stopped early`);
      if (cut) parts.push("not every combination was tried");
      const rest = [reason?.notes?.[0], ...notes].filter(Boolean).map((text) => `${text}. `.replace("..", "."));
      return make("li", {}, code(name), ` (line ${line}): ${parts.join(", ")}. `, ...rest);
    }

    showDrives() {
      const { drives, findings, traces } = this.answer;
      this.drives.replaceChildren(...drives.map(({ id, statement }) => {
        const own = traces.filter((one) => one.drive === id);
        const shown = new Set(findings.filter((one) => one.drive === id).map((one) => `${one.id}:${one.line}`));
        const count = Math.max(shown.size, new Set(own.flatMap((one) => one.findings ?? [])).size);
        const isRun = own.length > 0;
        const told = count ? plural(count, "finding") : isRun ? "" : "not run";
        const result = make(
          "button", { type: "button", className: count ? "has-findings" : isRun ? "" : "is-not-run" },
          make("strong", { textContent: id }), make("span", { textContent: statement }),
          ...(told ? [make("em", { textContent: told })] : []));
        result.dataset.drive = id;
        result.addEventListener("click", () => {
          this.choose(id, findings.find((one) => one.drive === id)?.run, true);
          this.changed();
          this.lookAt(this.trace.firstChild);
        });
        return result;
      }));
    }

    /** Shows what happened in a drive: in the run of a finding, or else in its first run. */
    choose(drive, run, isByHand) {
      this.drive = isByHand ? drive : null;
      for (const one of this.drives.children) one.setAttribute("aria-pressed", one.dataset.drive === drive);
      const own = this.answer.traces.filter((one) => one.drive === drive);
      const { statement } = this.answer.drives.find(({ id }) => id === drive);
      const back = button("Back to the drives", () => {
        const pressed = this.drives.querySelector("[aria-pressed=true]");
        pressed.focus({ preventScroll: true });
        pressed.scrollIntoView({ block: "center" });
      });
      const parts = [make("h3", {}, "Events in the drive ", code(drive)), make("p", { textContent: statement }), back];
      const shown = own.find((one) => one.run === run) ?? own[0];
      if (!shown) {
        parts.push(...drive === "storyboard"
          ? [make("p", {}, code("lifeguard check"), " skips this drive, because the drive needs a storyboard. "
            + "An example on a page can ask for the drive.")]
          : [make("p", { textContent: "No run of this drive came to its end, so there is nothing to show." })]);
      } else {
        if (own.length > 1) parts.push(this.runChoice(drive, own, shown));
        const mark = () => make("span", { className: "play-mark", textContent: " ← here" });
        parts.push(stepList(shown, mark));
      }
      this.trace.replaceChildren(...parts);
    }

    runChoice(drive, own, shown) {
      const select = make("select", {});
      for (const { run, subject, way, findings = [] } of own) {
        const has = findings.length > 0 || this.answer.findings.some((one) => one.run === run);
        select.append(new Option(`${subject}${way ? `, ${way}` : ""}${has ? " (finding)" : ""}`, run));
      }
      select.value = shown.run;
      select.addEventListener("change", () => {
        this.choose(drive, Number(select.value), true);
        this.trace.querySelector("select").focus();
      });
      return make("label", { className: "step-choice" }, make("span", { textContent: "Run" }), select);
    }
  }

  window.lifeguardPlayPanels ??= {};
  window.lifeguardPlayPanels.check = (list) => new CheckPanel(list);
})();
