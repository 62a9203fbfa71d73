// The tools of a stepper, loaded with the first step: lifelines one by one, a filter for callbacks, and the diagram in
// large.
(() => {
  "use strict";

  const { fold, make, textButton } = window.lifeguardParts;
  const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

  const plural = (count, one) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

  // MARK: Lifelines

  /** The lifelines of a diagram: where each is, and the events that begin or end there. */
  function lanesOf(svg) {
    const heads = [...svg.querySelectorAll(":scope > .head")];
    const number = (element, name) => Number(element.getAttribute(name));
    const top = Math.min(...heads.map((head) => number(head, "y")));
    const first = (element) => Number(/^M(-?[\d.]+)/.exec(element?.getAttribute("d"))?.[1]);
    const lanes = heads.filter((head) => number(head, "y") === top).map((head) => ({
      name: head.nextElementSibling.textContent, x: number(head, "x") + number(head, "width") / 2,
      left: number(head, "x"), top, width: number(head, "width"), height: number(head, "height"), parts: [],
    }));
    for (const part of svg.querySelectorAll("g.event, g.action")) {
      // The point of an arrow lies beside its lifeline.
      const ends = [...part.querySelectorAll("path")].map(first);
      for (const lane of lanes) {
        if (ends.some((end) => Math.abs(end - lane.x) < 4)) lane.parts.push(part);
      }
    }
    return lanes;
  }

  /** Dims everything but one lifeline while its head has the pointer or the focus, or has been chosen. */
  class Lanes {
    constructor(stepper) {
      this.stepper = stepper;
      addEventListener("resize", () => this.place());
    }

    /** Makes the heads of a new diagram buttons. */
    attach() {
      const svg = this.stepper.drawing.querySelector("svg[role=img]");
      const heads = this.stepper.drawing.querySelector(".step-heads");
      if (!svg || !heads || heads.querySelector("button")) return;
      this.svg = svg;
      this.chosen = null;
      this.lanes = lanesOf(svg);
      this.buttons = this.lanes.map((lane) => this.button(lane));
      heads.append(...this.buttons);
      this.place();
      this.dim(null);
    }

    button(lane) {
      const events = lane.parts.filter((part) => part.matches(".event")).length;
      const actions = lane.parts.length - events;
      const result = textButton("", () => this.choose(lane), "lane-head");
      const counts = [[events, "event"], [actions, "action"]].filter(([number]) => number);
      const count = counts.map(([number, name]) => plural(number, name)).join(", ") || "no events";
      result.setAttribute("aria-label", `${lane.name}: ${count}. Dim the others`);
      result.setAttribute("aria-pressed", "false");
      result.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") this.dim(lane); });
      result.addEventListener("pointerleave", () => this.dim(this.chosen));
      result.addEventListener("focus", () => { if (result.matches(":focus-visible")) this.dim(lane); });
      result.addEventListener("blur", () => this.dim(this.chosen));
      result.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        this.choose(null);
        event.stopPropagation();
      });
      return result;
    }

    place() {
      if (!this.svg?.isConnected) return;
      const scale = this.svg.getBoundingClientRect().width / this.svg.viewBox.baseVal.width;
      this.lanes.forEach((lane, index) => {
        const { style } = this.buttons[index];
        for (const name of ["left", "top", "width", "height"]) style[name] = `${lane[name] * scale}px`;
      });
    }

    /** Keeps a lifeline chosen; chosen again, or with Escape, all are as before. */
    choose(lane) {
      this.chosen = lane === this.chosen ? null : lane;
      this.dim(this.chosen);
      this.buttons.forEach((button, index) => {
        button.setAttribute("aria-pressed", String(this.lanes[index] === this.chosen && this.chosen !== null));
      });
      this.stepper.explain.filter.refresh();
    }

    /** True if a lifeline is chosen that does not have an event. */
    hides(number) {
      const events = this.chosen?.parts.filter((part) => part.matches(".event"));
      return Boolean(events?.length) && !events.some((part) => Number(part.dataset.event) === number);
    }

    dim(lane) {
      const { rows, section } = this.stepper;
      section.classList.toggle("has-lane", Boolean(lane));
      const numbers = new Set(lane?.parts.map((part) => part.dataset.event));
      const parts = new Set(lane?.parts);
      for (const part of this.svg.querySelectorAll("g.event, g.action")) {
        part.classList.toggle("in-lane", parts.has(part));
      }
      rows.forEach((row) => row.classList.toggle("in-lane", numbers.has(row.dataset.event)));
      this.buttons.forEach((button, index) => {
        button.classList.toggle("is-dim", Boolean(lane) && this.lanes[index] !== lane);
      });
    }

    end() { if (this.svg) this.choose(null); }
  }

  // MARK: Callbacks

  /** The choice of the receivers and callbacks that table, diagram and stepper show. */
  class Filter {
    constructor(stepper) {
      this.stepper = stepper;
      this.hidden = new Set();
      this.list = make("div", "step-filters");
      this.menu = fold("Callbacks", this.list);
      this.menu.addEventListener("toggle", () => {
        if (this.menu.open) this.list.scrollIntoView({ block: "nearest" });
      });
      this.note = make("p", "step-hidden");
      this.note.setAttribute("role", "status");
    }

    /** The words by which an event is filtered: its receiver and the name of its callback. */
    words(row) {
      const [receiver, call] = [...row.querySelectorAll("td code")].map((code) => code.textContent);
      return [`Receivers ${receiver}`, `Callbacks ${call.replace(/\(.*$/s, "")}`];
    }

    /** Offers the receivers and callbacks of a new table; hidden ones stay hidden. */
    attach() {
      const all = new Set(this.stepper.rows.flatMap((row) => this.words(row)));
      const offers = (title) => {
        const words = [...all].filter((word) => word.startsWith(title));
        return make("fieldset", "", make("legend", "", title), ...words.map((word) => this.offer(word, title)));
      };
      this.list.replaceChildren(
        offers("Receivers"), offers("Callbacks"), textButton("Show all", () => this.showAll()));
      this.apply();
    }

    offer(word, title) {
      const box = make("input", "");
      box.type = "checkbox";
      box.checked = !this.hidden.has(word);
      box.addEventListener("change", () => {
        if (box.checked) this.hidden.delete(word);
        else this.hidden.add(word);
        this.apply();
        this.refresh();
      });
      return make("label", "", box, word.slice(title.length + 1));
    }

    apply() {
      const { arrows, rows } = this.stepper;
      for (const row of rows) row.hidden = this.words(row).some((word) => this.hidden.has(word));
      for (const arrow of arrows) {
        arrow.classList.toggle("is-hidden", Boolean(rows[arrow.dataset.event - 1]?.hidden));
      }
      const count = rows.filter((row) => row.hidden).length;
      this.note.replaceChildren(...(count ? [
        count === rows.length ? "All events are hidden. " : `${plural(count, "event")} of ${rows.length} hidden. `,
        textButton("Show all", () => this.showAll()),
      ] : []));
    }

    /** Leaves an event that is hidden or dim now, for the nearest that is neither. */
    refresh() {
      const { current, explain, rows } = this.stepper;
      if (!current) return;
      const isSeen = ({ hidden }, index) => !hidden && !explain.lanes.hides(index + 1);
      const seen = rows.flatMap((row, index) => (isSeen(row, index) ? [index + 1] : []));
      // A lifeline whose events are all hidden is not looked at any more.
      if (!seen.length && explain.lanes.chosen) return explain.lanes.choose(null);
      const nearest = seen.sort((one, other) => Math.abs(one - current) - Math.abs(other - current))[0];
      return this.stepper.go(nearest ?? current);
    }

    showAll() {
      this.hidden.clear();
      for (const box of this.list.querySelectorAll("input")) box.checked = true;
      const isInNote = this.note.contains(document.activeElement);
      this.apply();
      this.refresh();
      if (isInNote) this.menu.firstChild.focus();
    }

    /** The shown event that a step leads to, by its number. */
    shown(number) {
      const { current, rows } = this.stepper;
      const isShown = (place) => rows[place - 1] && !rows[place - 1].hidden;
      const goal = Math.min(Math.max(number, 1), rows.length);
      const find = (place, way) => {
        while (rows[place - 1] && !isShown(place)) place += way;
        return rows[place - 1] ? place : 0;
      };
      const way = goal < current ? -1 : 1;
      return find(goal, way) || find(goal, -way) || current || goal;
    }
  }

  // MARK: The diagram in large

  class Large {
    constructor(stepper) {
      this.stepper = stepper;
      this.opener = textButton("Large", () => this.open(), "step-large-open");
      this.opener.setAttribute("aria-haspopup", "dialog");
      this.percent = textButton("100 %", () => this.zoom(1));
      // The text says how large the diagram is, and the name begins with it.
      const [less, more] = [["−", -1, "Smaller"], ["+", 1, "Larger"]].map(([sign, way, label]) => {
        const result = textButton(sign, () => this.step(way));
        result.setAttribute("aria-label", label);
        return result;
      });
      const close = textButton("Close", () => this.dialog.close());
      this.box = make("div", "scroll drawing");
      this.box.tabIndex = 0;
      this.box.setAttribute("role", "region");
      const bar = make("div", "step-large-bar", less, this.percent, more, close);
      this.dialog = make("dialog", "step-large", bar, this.box);
      this.dialog.addEventListener("close", () => this.box.replaceChildren());
      this.box.addEventListener("click", (event) => {
        const { event: number } = event.target.closest("[data-event]")?.dataset ?? {};
        if (number) stepper.go(Number(number));
      });
    }

    open() {
      const svg = this.stepper.drawing.querySelector("svg[role=img]");
      if (!svg) return;
      const copy = svg.cloneNode(true);
      const title = copy.querySelector("title").textContent;
      // The diagram in the page has these ids already.
      for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
      copy.removeAttribute("aria-labelledby");
      // The buttons of lifelines and callbacks stay behind the dialog, so nothing is dim in it.
      for (const part of copy.querySelectorAll("g.event, g.action")) {
        part.classList.add("in-lane");
        part.classList.remove("is-hidden");
      }
      copy.setAttribute("aria-label", title);
      this.dialog.setAttribute("aria-label", title);
      this.box.setAttribute("aria-label", title);
      this.box.replaceChildren(copy);
      this.stepper.section.append(this.dialog);
      this.dialog.showModal();
      const fits = (this.box.clientWidth - 32) / svg.viewBox.baseVal.width;
      this.zoom(steps.findLast((factor) => factor <= Math.min(fits, 2) || factor <= 1));
      this.show();
    }

    step(way) {
      this.zoom(steps[Math.min(Math.max(steps.indexOf(this.factor) + way, 0), steps.length - 1)]);
    }

    /** Changes the size; the visible part keeps its middle. */
    zoom(factor) {
      const { box } = this;
      const svg = box.firstChild;
      const [x, y] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2];
      const ratio = factor / (this.factor ?? factor);
      this.factor = factor;
      svg.setAttribute("width", svg.viewBox.baseVal.width * factor);
      svg.setAttribute("height", svg.viewBox.baseVal.height * factor);
      box.scrollTo({ left: x * ratio - box.clientWidth / 2, top: y * ratio - box.clientHeight / 2, behavior: "instant" });
      const percent = `${Math.round(factor * 100)} %`;
      this.percent.textContent = percent;
      this.percent.setAttribute("aria-label", `${percent}. Zoom to 100 %`);
    }

    /** Marks the current event, and brings it into sight. */
    show() {
      if (!this.dialog.open) return;
      for (const arrow of this.box.querySelectorAll("g.event")) {
        arrow.classList.toggle("current", Number(arrow.dataset.event) === this.stepper.current);
      }
      this.box.querySelector(".current")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  window.lifeguardSteps("stepper-tools", { Filter, Lanes, Large });
})();
