// The stepper of a scenario. The table's row, the diagram's arrow and the stepper always show the same
// event; where it is, the address says: #scenario-ID/step-7, or #scenario-ID@ios-12/step-7 where
// another version is looked at than the one that the page was written with.
(() => {
  "use strict";

  const {
    addTargets, button, choice, copy, counterpart, hash, icon, isCalm, keepHeads, load, make, menu, reveal, standalone,
    write, writeNow,
  } = window.lifeguardParts;
  const { boxes, changes, decode, renew } = window.lifeguardStates;
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
      if (!this.rows.length && this.versions.length < 2) return;
      this.build();
      this.listen();
      steppers.set(this.section.id, this);
    }

    findEvents() {
      this.rows = [...this.tableBox.querySelectorAll("tr.event")];
      this.arrows = [...this.drawing.querySelectorAll("g.event")];
    }

    get count() { return this.rows.length; }

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
      if (this.versions.length > 1) {
        const options = this.versions.map((version, index) => [index, version.label]);
        options.sort((one, other) => this.versions[other[0]].ios - this.versions[one[0]].ios);
        const [versions, select] = choice("Version", options, (value) => this.show(Number(value)));
        this.versionSelect = select;
        settings.append(versions);
      }
      settings.append(this.copyMenu(), button("end", "End stepping", () => this.leave()));
      this.now = make("p", "step-now");
      this.now.setAttribute("aria-live", "polite");
      // On a phone the state lies below diagram and table.
      this.changes = make("button", "step-changes", "The state");
      this.changes.type = "button";
      this.changes.addEventListener("click", () => this.showPanel());
      this.panel = make("div", "step-state");
      this.panel.hidden = true;
      this.root.setAttribute("role", "group");
      this.root.setAttribute("aria-label", "Step through the scenario");
      this.root.append(bar, make("div", "step-words", this.now, this.changes));
      this.stage = make("div", "step-stage");
      this.root.before(this.stage);
      this.stage.append(this.root, this.section.querySelector(".run"), this.panel);
      this.update();
    }

    copyMenu() {
      const entries = [
        ["mermaid", "as Mermaid"], ["svg", "as SVG"], ["text", "as text"], ["link", "link to this event"],
      ];
      return menu("Copy", entries, (what, name) => this.copyAs(what).then(
        () => this.say(`Copied ${name}.`), () => this.say("This could not be copied.")));
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
      if (target.closest("select, .step-copy, .step-state")) return;
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
      this.current = Math.min(Math.max(number, 1), this.count);
      const before = held.getBoundingClientRect().top;
      const isFirst = !this.section.classList.contains("is-stepping");
      this.section.classList.add("is-stepping");
      addTargets(this.arrows);
      keepHeads(this.drawing);
      this.update(isFirst);
      if (isFirst) this.keep(held, before);
      this.load().then(() => this.showState(), () => this.say("The states could not be loaded."));
      write(this.address);
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
        if (this.current >= this.count) this.pause();
        else this.go(this.current + 1, true);
      }, 1000 / Number(this.speed.value));
    }

    play() {
      this.startTimer();
      this.setPlaying(true);
      this.go(this.current >= this.count ? 1 : this.current + 1, true);
      this.bringIntoView();
    }

    /** What plays is to be seen: where little of the diagram is in the window, the buttons go to its top. */
    bringIntoView() {
      const box = this.drawing.getBoundingClientRect();
      const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      if (seen > box.height * 0.8) return;
      this.root.scrollIntoView({ block: "start", behavior: isCalm() ? "instant" : "smooth" });
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

    text(number) {
      const cells = this.rows[number - 1]?.querySelectorAll("td code") ?? [];
      return [...cells].map((cell) => cell.textContent).join(".");
    }

    /** Makes row, arrow, slider and text those of the current event. */
    update(isAtOnce = false) {
      const { current, count } = this;
      this.slider.max = Math.max(count, 1);
      this.slider.value = Math.max(current, 1);
      this.place.textContent = current ? `${current} of ${count}` : `${count} events`;
      this.slider.setAttribute(
        "aria-valuetext", current ? `${current} of ${count}: ${this.text(current)}` : "not begun");
      this.say(current ? `${current}. ${this.text(current)}` : "");
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

    load() {
      return load(this.root.dataset.steps, this.section.id).then((groups) => {
        this.groups = groups;
      });
    }

    showState() {
      const group = this.groups[this.version];
      if (!group || !this.current) return;
      group.states ??= decode(group);
      renew(this.panel, boxes(group, group.states, this.current - 1));
      this.panel.dataset.event = this.current;
      this.panel.hidden = false;
      this.changes.textContent = changes(group, group.states, this.current - 1) || "The state";
    }

    /** Brings the boxes of the state below the bar, which stays at the top. */
    showPanel() {
      /** How much of the window an element takes that stays at its top. */
      const room = (element) => {
        const { position, top } = element ? getComputedStyle(element) : {};
        return position === "sticky" ? parseFloat(top) + element.offsetHeight : 0;
      };
      const [bar, head] = [room(this.root), room(document.querySelector(".masthead"))];
      // A page keeps some room for its head already.
      const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      this.panel.style.scrollMarginTop = `${Math.max(bar, head) + 8 - kept}px`;
      this.panel.scrollIntoView({ block: "start", behavior: isCalm() ? "instant" : "smooth" });
    }

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
      if (group.table) {
        this.tableBox.innerHTML = group.table;
        this.drawing.innerHTML = group.svg;
      } else {
        this.tableBox.replaceChildren(...this.original.table);
        this.drawing.replaceChildren(...this.original.svg);
      }
      this.findEvents();
      this.tellVersion(group);
      const place = number ?? counterpart(old, before, this.names());
      this.current = Math.min(before ? Math.max(place, 1) : place, this.count);
      if (this.current) this.go(this.current);
      else this.end();
      const name = old[before - 1];
      if (number === undefined && name && this.text(this.current) !== name) {
        const rest = place ? ` Before it comes ${place}. ${this.text(place)}` : "";
        this.say(`Not on ${this.versions[version].label}: ${name}.${rest}`);
      }
    }

    /** What is said around table and diagram is said of the version that is shown; on paper, too. */
    tellVersion(group) {
      const data = ({ label, ios }) => Object.assign(make("data", "", label), { value: ios });
      const others = this.versions.filter((_, index) => index !== this.version);
      const list = others.flatMap((one, index) => (index ? [", ", data(one)] : [data(one)]));
      this.section.querySelector(".versions")
        ?.replaceChildren("Shown is what happens on ", data(this.versions[this.version]), ". Something else happens on ", ...list, ".");
      const badge = this.section.querySelector(".event-count");
      if (badge) badge.textContent = this.count === 1 ? "1 event" : `${this.count} events`;
      const legend = this.section.querySelector(".by-code");
      if (legend) legend.hidden = !(group.table ? group.byCode : this.original.isByCode);
    }

    /** Ends the stepping: table and diagram stand in full again. */
    end() {
      this.pause();
      this.current = 0;
      this.section.classList.remove("is-stepping");
      this.panel.hidden = true;
      this.update();
      write(this.address);
    }

    /** Ends the stepping by hand; the bar stays where it was seen. */
    leave() {
      const before = this.root.getBoundingClientRect().top;
      this.end();
      this.keep(this.root, before);
      this.playButton.focus({ preventScroll: true });
    }

    /** What the events are called, in order. */
    names() { return this.rows.map((_, index) => this.text(index + 1)); }

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
      const arrive = () => goal.scrollIntoView({ block: "start", behavior: "instant" });
      arrive();
      // Until a page has loaded the browser goes to the row that the address names, again and again.
      if (document.readyState !== "complete") {
        addEventListener("load", () => requestAnimationFrame(arrive), { once: true });
      }
    }

    // MARK: Copies

    async copyAs(what) {
      if (what === "link") return copy(location.href.replace(/#.*$/, "") + this.address);
      await this.load();
      if (what !== "svg") return copy(this.groups[this.version][what]);
      const style = await load(this.root.dataset.style, "style");
      return copy(standalone(this.drawing.querySelector("svg[role=img]"), style));
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
  addEventListener("hashchange", restore);
  // Before a link is followed the address is that of the event which the way back leads to.
  addEventListener("click", (event) => { if (event.target.closest?.("a")) writeNow(); }, true);
  restore();
})();
