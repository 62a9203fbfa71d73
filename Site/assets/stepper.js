// The stepper of a scenario. The table's row, the diagram's arrow and the stepper always show the same
// event; where it is, the address says: #scenario-ID/step-7, or #scenario-ID@ios-12/step-7 where
// another version is looked at than the one that the page was written with.
(() => {
  "use strict";

  const {
    addTargets, bringIntoView, button, choice, counterpart, hash, icon, keepHeads, load, make, numbered, reveal, textButton,
    write, writeNow,
  } = window.lifeguardParts;
  const { once } = window.lifeguardSite;
  const assets = new URL(".", document.currentScript.src).href;
  const ADDRESS = /^#(scenario-[^@/]+)(?:@ios-(\d+))?(?:\/step-(\d+))?$/;
  // What begins like one leads to the scenario at least.
  const BEGINNING = /^#(scenario-[^@/]+)[@/]/;
  const steppers = new Map();

  // MARK: The stepper

  class Stepper {
    constructor(root) {
      this.root = root;
      this.section = root.closest(".scenario");
      this.tableBox = this.section.querySelector(".sequence").parentElement;
      this.drawing = this.section.querySelector(".drawing .scroll");
      this.versions = [...this.section.querySelectorAll(".versions data")].map((data) => ({
        ios: Number(data.value), label: data.textContent,
        first: Number(/\d+/.exec(data.textContent)?.[0] ?? data.value),
      }));
      [this.oldest, this.newest] = root.dataset.releases.split(" ").map(Number);
      this.current = 0;
      this.version = 0;
      this.groups = null;
      this.timer = null;
      this.original = {
        table: [...this.tableBox.childNodes], svg: [...this.drawing.childNodes],
        isByCode: this.section.querySelector(".by-code")?.hidden === false,
      };
      this.findEvents();
      this.original.names = this.labels;
      if (root.dataset.steps && !this.rows.length && this.versions.length < 2) return;
      this.build();
      this.listen();
      steppers.set(this.section.id, this);
    }

    findEvents() {
      this.rows = numbered(this.tableBox.querySelectorAll("tr.event"));
      this.labels = this.rows.map((row) => [...row.querySelectorAll("td code")].map((cell) => cell.textContent).join("."));
      this.arrows = numbered(this.drawing.querySelectorAll("g.event"));
    }

    get count() { return this.rows.length; }

    /** The last event that is not filtered out. */
    get last() { return this.explain?.shown(this.count) ?? this.count; }

    build() {
      this.playButton = button("play", "Play", () => this.toggle());
      this.slider = make("input", "");
      this.slider.type = "range";
      this.slider.min = 1;
      this.slider.value = 1;
      this.slider.setAttribute("aria-label", "Event");
      // What is said is said below; a place that speaks, too, would say each event twice.
      this.place = make("span", "step-place");
      const buttons = make(
        "div", "step-buttons",
        button("first", "First event", () => this.go(1)),
        button("previous", "Previous event", () => this.go(this.current - 1)),
        this.playButton,
        button("next", "Next event", () => this.go(this.current + 1)),
        button("last", "Last event", () => this.go(this.count)));
      const [speed, speedSelect] = choice(
        "Speed", [[0.5, "½×"], [1, "1×"], [2, "2×"], [4, "4×"]], () => this.timer && this.startTimer());
      speedSelect.value = "1";
      this.speed = speedSelect;
      const settings = make("div", "step-settings", speed);
      const bar = make("div", "step-bar", buttons, this.slider, this.place, settings);
      this.screenButton = textButton("Screen", once(() => this.showScreen(true)));
      const end = button("end", "End stepping", () => this.leave());
      settings.append(this.screenButton, this.opener("Share", "share"), end);
      this.offerVersions(speed);
      this.now = make("p", "step-now");
      this.now.setAttribute("aria-live", "polite");
      // On a phone the state lies below diagram and table.
      this.changes = make("button", "step-changes", "The state");
      this.changes.type = "button";
      this.changes.addEventListener("click", () => this.explain?.showPanel());
      this.panel = make("div", "step-state");
      this.panel.hidden = true;
      this.root.setAttribute("role", "group");
      this.root.setAttribute("aria-label", "Step through the scenario");
      this.root.append(bar, make("div", "step-words", this.now, this.changes));
      this.stage = make("div", "");
      this.root.before(this.stage);
      this.stage.append(this.root, this.section.querySelector(".run"), this.panel);
      this.section.append(this.opener("My device disagrees", "report"));
      this.update();
    }

    /** Makes the choice of the versions, behind the speed. */
    offerVersions(speed = this.speed.parentElement) {
      this.versionSelect?.parentElement.remove();
      this.versionSelect = null;
      if (this.versions.length < 2) return;
      const options = this.versions.map((version, index) => [index, version.label]);
      options.sort((one, other) => this.versions[other[0]].ios - this.versions[one[0]].ios);
      const [versions, select] = choice("Version", options, (value) => this.show(Number(value)));
      this.versionSelect = select;
      speed.after(versions);
    }

    /** A button whose dialog is in a script that is loaded at the press. */
    opener(text, name) {
      return textButton(text, once(() => this.attempt("The dialog could not be loaded.", async () => {
        await window.lifeguardSite.load("share-menu.js");
        return window.lifeguardDialogs[name](this.section, this);
      })), `open-${name}`);
    }

    listen() {
      this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
      this.root.addEventListener("keydown", (event) => this.key(event));
      for (const box of [this.tableBox, this.drawing]) {
        box.addEventListener("click", (event) => {
          const element = event.target.closest("a, [data-event]");
          // Who marks text to copy it does not mean the event.
          if (element?.dataset.event && getSelection().isCollapsed) this.go(Number(element.dataset.event), false, element);
        });
      }
      this.drawing.addEventListener("pointerover", () => addTargets(this.arrows));
      this.section.classList.add("has-stepper");
    }

    key(event) {
      const target = event.target;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("select")) return;
      const moves = {
        ArrowLeft: this.current - 1, ArrowRight: this.current + 1, k: this.current - 1,
        j: this.current + 1, Home: 1, End: this.count,
      };
      if (event.key in moves) this.go(moves[event.key]);
      else if (event.key === " " && target.localName !== "button") this.toggle();
      else return;
      event.preventDefault();
    }

    // MARK: Moving

    /** Goes to an event, by hand unless the stepper plays; what is under the finger stays there. */
    go(number, isPlaying = false, held = this.root) {
      // The address can follow one only.
      for (const stepper of steppers.values()) if (!isPlaying || stepper !== this) stepper.pause();
      if (!this.count) return;
      this.current = Math.min(Math.max(this.explain?.shown(number) ?? number, 1), this.count);
      this.held = held;
      const before = held.getBoundingClientRect().top;
      const isFirst = !this.section.classList.contains("is-stepping");
      this.section.classList.add("is-stepping");
      addTargets(this.arrows);
      keepHeads(this.drawing);
      this.update(isFirst);
      if (isFirst) {
        this.keep(held, before);
        this.showScreen(false);
      }
      this.load().then(() => this.showState(), () => this.say("The states could not be loaded."));
      if (!this.isReplaced) write(this.address);
    }

    /** With the first step the boxes become lower: what was touched is put back to where it was. */
    keep(held, before) {
      scrollBy({ top: held.getBoundingClientRect().top - before, behavior: "instant" });
    }

    toggle() {
      if (this.timer) this.pause();
      else this.play();
    }

    startTimer() {
      clearInterval(this.timer);
      this.timer = setInterval(() => {
        if (this.current >= this.last) this.pause();
        else this.go(this.current + 1, true);
      }, 1000 / Number(this.speed.value));
    }

    play() {
      this.startTimer();
      this.setPlaying(true);
      this.go(this.current >= this.last ? 1 : this.current + 1, true);
      bringIntoView(this.root, this.drawing);
    }

    pause() {
      if (!this.timer) return;
      clearInterval(this.timer);
      this.timer = null;
      this.setPlaying(false);
    }

    setPlaying(isPlaying) {
      const label = isPlaying ? "Pause" : "Play";
      this.playButton.title = label;
      this.playButton.setAttribute("aria-label", label);
      this.playButton.replaceChildren(icon(isPlaying ? "pause" : "play"));
      // Nobody can listen to a sentence a second.
      this.now.setAttribute("aria-live", isPlaying ? "off" : "polite");
    }

    // MARK: Showing

    text(number) { return this.labels[number - 1] ?? ""; }

    /** Makes row, arrow, slider and text those of the current event. */
    update(isAtOnce = false) {
      const { current, count } = this;
      this.slider.max = Math.max(count, 1);
      this.slider.value = Math.max(current, 1);
      this.place.textContent = current ? `${current} of ${count}` : `${count} events`;
      this.slider.setAttribute(
        "aria-valuetext", current ? `${current} of ${count}: ${this.text(current)}` : "not begun");
      this.sayPlace();
      this.rows.forEach((row, index) => {
        if (index + 1 === current) row.setAttribute("aria-current", "step");
        else row.removeAttribute("aria-current");
      });
      for (const arrow of this.arrows) {
        arrow.classList.toggle("current", Number(arrow.dataset.event) === current);
      }
      if (!current) return;
      reveal(this.rows[current - 1], this.tableBox, isAtOnce);
      const arrow = this.arrows.find((one) => one.classList.contains("current"));
      if (arrow) reveal(arrow, this.drawing, isAtOnce);
    }

    say(text) { this.now.textContent = text; }

    sayPlace() { this.say(this.current ? `${this.current}. ${this.text(this.current)}` : ""); }

    /** Does work that loads something. A failure is told until a later try succeeds. */
    async attempt(problem, work) {
      try {
        await work();
        if (this.now.textContent === problem) this.sayPlace();
      } catch {
        this.say(problem);
      }
    }

    load() {
      const { steps } = this.root.dataset;
      const groups = this.groups ?? (steps && load(steps, this.section.id));
      const parts = ["state", "tools", "explain"].map((part) => load(`${assets}stepper-${part}.js`, `stepper-${part}`));
      return Promise.all([groups, ...parts]).then(([groups, states, tools, explain]) => {
        this.groups ??= groups;
        this.states = states;
        this.explain ??= explain(this, tools);
      });
    }

    /** Shows or hides the drawn screen; without the reader's wish, shows the screen where there is room. */
    showScreen(isAsked) {
      return this.attempt("The screen could not be loaded.", async () => {
        await this.load();
        const show = await load(`${assets}stepper-screen.js`, "stepper-screen");
        this.screenButton.setAttribute("aria-pressed", await show(this, isAsked));
      });
    }

    showState() {
      const group = this.groups[this.version];
      if (!group || !this.current) return;
      const { boxes, changes, decode, renew } = this.states;
      group.states ??= decode(group);
      renew(this.panel, boxes(group, group.states, this.current - 1));
      this.panel.dataset.event = this.current;
      this.panel.hidden = false;
      this.changes.textContent = changes(group, group.states, this.current - 1) || "The state";
      this.explain.show(group);
    }

    /**
     * Shows groups of versions that are not those of the page, each with its table and diagram; without groups, those
     * of the page again.
     */
    replace(groups, versions) { return this.load().then(() => this.explain.replace(groups, versions)); }

    /** Shows another version: its table, its diagram and its steps; without a number, at the same event. */
    async show(version, number) {
      this.pause();
      const visit = visits;
      try {
        await this.load();
      } catch {
        this.say("The other versions could not be loaded.");
        if (this.versionSelect) this.versionSelect.value = this.version;
        return;
      }
      const group = this.groups[version];
      // Who has followed a link meanwhile is somewhere else.
      if (!group || visit !== visits) {
        if (this.versionSelect) this.versionSelect.value = this.version;
        return;
      }
      const old = this.names();
      const before = this.current;
      this.version = version;
      if (this.versionSelect) this.versionSelect.value = version;
      this.explain.draw(group);
      this.findEvents();
      this.explain.tellVersion(group);
      const place = number ?? counterpart(old, before, this.names());
      this.current = Math.min(before ? Math.max(place, 1) : place, this.count);
      if (this.current) this.go(this.current);
      else this.end();
      const name = old[before - 1];
      if (number === undefined && name && this.text(this.current) !== name) {
        const rest = place ? ` Before it comes ${place}. ${this.text(place)}` : "";
        this.say(`Not on ${this.versions[version].label}: ${name}.${rest}`);
      }
      this.explain.tellRelease(group);
    }

    /** Ends the stepping: table and diagram stand in full again. */
    end() {
      this.pause();
      this.current = 0;
      this.section.classList.remove("is-stepping");
      this.panel.hidden = true;
      this.explain?.end();
      this.update();
      if (!this.isReplaced) write(this.address);
    }

    /** Ends the stepping by hand; the bar stays where it was seen. */
    leave() {
      const before = this.root.getBoundingClientRect().top;
      this.end();
      this.keep(this.root, before);
      this.playButton.focus({ preventScroll: true });
    }

    /** What the events are called, in order. */
    names() { return this.labels; }

    // MARK: The address

    get address() {
      const version = this.version ? `@ios-${this.groups[this.version].ios}` : "";
      return `#${this.section.id}${version}${this.current ? `/step-${this.current}` : ""}`;
    }

    /** Goes to what an address names: the version that a release is in, and the event. */
    async restore(ios, number) {
      const known = this.versions.findIndex(({ first, ios: last }) => first <= ios && ios <= last);
      // What is the same on all its versions has no groups of them.
      const visit = visits;
      const isCovered = this.oldest <= ios && ios <= this.newest;
      const version = !ios || (isCovered && !this.versions.length) ? 0 : known;
      if (version < 0) this.say(`Nothing here is about iOS ${ios}.`);
      else if (version !== this.version) await this.show(version, number || undefined);
      else if (number) this.go(number);
      if (visit !== visits) return;
      const goal = number || version < 0 ? this.stage : this.section;
      // The widget stands alone in its frame.
      if (document.querySelector(".is-embedded")) return;
      const arrive = () => goal.scrollIntoView({ block: "start", behavior: "instant" });
      arrive();
      // Until a page has loaded the browser goes to the row that the address names, again and again.
      if (document.readyState !== "complete") {
        addEventListener("load", () => requestAnimationFrame(arrive), { once: true });
      }
    }
  }

  /** How often an address was followed. */
  let visits = 0;

  function restore() {
    visits += 1;
    const [, id, ios, number] = ADDRESS.exec(hash()) ?? BEGINNING.exec(hash()) ?? [];
    const stepper = steppers.get(id);
    for (const other of steppers.values()) if (other !== stepper) other.pause();
    // To the scenario as a whole the browser goes by itself.
    const isWhole = location.hash === `#${id}`;
    if (stepper && !(isWhole && stepper.version === 0)) stepper.restore(Number(ios ?? 0), Number(number ?? 0));
  }

  for (const root of document.querySelectorAll(".stepper[data-steps]")) new Stepper(root);
  // The steppers by the ids of their sections.
  window.lifeguardSteppers = { get: (id) => steppers.get(id) };
  addEventListener("hashchange", restore);
  // Before a link is followed the address is that of the event which the way back leads to.
  addEventListener("click", (event) => { if (event.target.closest?.("a")) writeNow(); }, true);
  restore();
})();
