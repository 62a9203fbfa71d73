// The explanations of a stepper, loaded with the first step: the source lines behind an event, and the words about
// another version.
(() => {
  "use strict";

  const { isCalm, make, textButton } = window.lifeguardParts;
  /** A browser draws so many events without a long pause; of more events a page shows the first. */
  const MOST = 2000;

  const styles = new Promise((resolve) => {
    const link = make("link", "");
    link.rel = "stylesheet";
    link.href = new URL("stepper-explain.css", document.currentScript.src).href;
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });

  // MARK: Source

  /** The lines of a source as elements; the highlight of several lines is divided. */
  function linesOf(code) {
    const known = [...code.querySelectorAll(":scope > .line")];
    if (known.length) return known;
    const lines = [make("span", "line")];
    const add = (node, around) => {
      if (node.nodeType !== Node.TEXT_NODE) {
        for (const child of node.childNodes) add(child, [...around, node]);
        return;
      }
      node.data.split("\n").forEach((text, index) => {
        if (index) lines.push(make("span", "line"));
        const nest = (inner, outer) => {
          const copy = outer.cloneNode(false);
          copy.append(inner);
          return copy;
        };
        if (text) lines.at(-1).append(around.reduceRight(nest, document.createTextNode(text)));
      });
    };
    for (const child of code.childNodes) add(child, []);
    code.replaceChildren(...lines.flatMap((line, index) => (index ? ["\n", line] : [line])));
    return lines;
  }

  /** The source of a scenario, with the line that made an event and the line of the method that runs. */
  class Source {
    constructor(stepper) {
      this.stepper = stepper;
      this.code = stepper.section.querySelector(".source pre code");
      this.lines = this.code ? linesOf(this.code) : [];
      this.words = [make("p", ""), make("p", "")];
      this.element = make("div", "state-code", ...this.words);
      this.element.hidden = true;
      stepper.panel.before(this.element);
    }

    /** Finds the lines again where another script has replaced the code. */
    renew() {
      if (this.code && !this.lines[0]?.isConnected) this.lines = linesOf(this.code);
    }

    show(group, index) {
      this.renew();
      const [made, body = 0] = [group.lines?.[index] ?? 0].flat();
      const isConsole = group.events[index]?.length > 4;
      this.element.hidden = !group.lines;
      this.say(this.words[0], made, "Because of", "No line of the code leads here.");
      this.say(this.words[1], body, "Runs", isConsole ? "" : "Runs no code of the scenario.");
      this.mark(made, body);
    }

    say(element, number, before, otherwise) {
      element.replaceChildren(...(number ? [
        `${before} `, textButton(`line ${number}`, () => this.reveal(number)), " ",
        make("code", "", this.text(number)),
      ] : [otherwise]));
    }

    /** The code of a line, without the words that every method has. */
    text(number) {
      const code = (this.lines[number - 1]?.textContent ?? "").trim();
      return code.replace(/\s*\{(\s*\})?$/, "").replace(/^(\w+ )*func /, "");
    }

    mark(made, body) {
      this.lines.forEach((line, index) => {
        line.classList.toggle("is-made", index + 1 === made);
        line.classList.toggle("is-body", index + 1 === body && body !== made);
      });
      const line = this.lines[(made || body) - 1];
      if (!line) return;
      this.open();
      // Only the box of the source is scrolled, so that nothing else moves.
      const box = this.code.parentElement;
      const [own, around] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
      if (own.top >= around.top + 8 && own.bottom <= around.bottom - 8) return;
      const top = box.scrollTop + own.top - around.top - box.clientHeight / 3;
      box.scrollTo({ top, behavior: isCalm() ? "instant" : "smooth" });
    }

    /** Opens the source; the part of the page below stays where it is. */
    open() {
      const details = this.code.closest("details");
      if (!details || details.open) return;
      const { root } = this.stepper;
      const before = root.getBoundingClientRect().top;
      details.open = true;
      this.stepper.keep(root, before);
    }

    /** Brings a line into the window. An editor in the place of the source answers the event and shows the line. */
    reveal(number) {
      const options = { bubbles: true, cancelable: true, detail: number };
      if (!this.stepper.section.dispatchEvent(new CustomEvent("lifeguard-line", options))) return;
      this.open();
      const box = this.code.parentElement;
      this.lines[number - 1]?.scrollIntoView({ block: "center", behavior: isCalm() ? "instant" : "smooth" });
      box.tabIndex = 0;
      box.focus({ preventScroll: true });
    }

    end() {
      this.renew();
      this.mark(0, 0);
      this.element.hidden = true;
    }
  }

  // MARK: All of it

  /** The table of a long run as far as a page shows the run; the browser closes the open elements. */
  function beginning(table) {
    let place = -1;
    for (let count = 0; count <= MOST; count += 1) place = table.indexOf('<tr class="event"', place + 1);
    return table.slice(0, place);
  }

  class Explanation {
    constructor(stepper, { Filter, Lanes, Large }) {
      this.stepper = stepper;
      this.source = new Source(stepper);
      this.lanes = new Lanes(stepper);
      this.filter = new Filter(stepper);
      this.large = new Large(stepper);
      this.tools = make("div", "step-tools", this.filter.menu, this.large.opener);
      // The touched element stays where it is.
      const { held } = stepper;
      const before = held?.getBoundingClientRect().top;
      stepper.section.classList.add("is-explained");
      stepper.section.querySelector(".drawing figcaption")?.prepend(this.tools);
      stepper.drawing.parentElement.append(this.filter.note);
      this.filter.attach();
      if (held) stepper.keep(held, before);
    }

    /** The event that a step leads to, by its number. */
    shown(number) { return this.filter.shown(number); }

    /** Shows the current event of a group. */
    show(group) {
      if (this.rows !== this.stepper.rows) {
        this.rows = this.stepper.rows;
        this.filter.attach();
      }
      const { current } = this.stepper;
      this.source.show(group, current - 1);
      this.lanes.attach();
      this.large.show();
      const [line, body = 0] = [group.lines?.[current - 1] ?? 0].flat();
      this.tell({ number: current, line, body });
    }

    /** Tells other scripts where the stepper is. */
    tell(detail) {
      this.stepper.section.dispatchEvent(new CustomEvent("lifeguard-step", { bubbles: true, detail }));
    }

    /** Ends the stepping. */
    end() {
      this.source.end();
      this.lanes.end();
      this.tell({ number: 0, line: 0, body: 0 });
    }

    /** Shows other groups than those of the page; without groups, those of the page again. */
    replace(groups, versions) {
      const { stepper } = this;
      this.own ??= { groups: stepper.groups, versions: stepper.versions };
      stepper.groups = groups ?? this.own.groups;
      stepper.versions = versions ?? this.own.versions;
      stepper.version = 0;
      stepper.offerVersions();
      // The script that shows groups of its own has addresses of its own, too.
      stepper.isReplaced = true;
      return stepper.show(0).finally(() => { stepper.isReplaced = false; });
    }

    /** Shows table and diagram of a group. */
    draw(group) {
      const { drawing, original, tableBox } = this.stepper;
      const { length } = group.events;
      const isLong = Boolean(group.table) && length > MOST;
      this.large.opener.hidden = isLong;
      if (!group.table) {
        tableBox.replaceChildren(...original.table);
        drawing.replaceChildren(...original.svg);
      } else if (isLong) {
        const counts = [MOST, length].map((count) => count.toLocaleString("en"));
        tableBox.innerHTML = beginning(group.table);
        tableBox.append(make("p", "step-cut", `These are the first ${counts[0]} of ${counts[1]} events.`));
        drawing.replaceChildren(make(
          "p", "step-cut", `The diagram is left out: a browser cannot draw ${counts[1]} events without a long pause.`));
      } else {
        tableBox.innerHTML = group.table;
        drawing.innerHTML = group.svg;
      }
    }

    /** The calls of a group as the rows of its table name them, as far as a page shows the group. */
    calls({ table }) {
      const { content } = Object.assign(make("template", ""), { innerHTML: table });
      return [...content.querySelectorAll("tr.event")].slice(0, MOST)
        .map((row) => [...row.querySelectorAll("td code")].map((cell) => cell.textContent).join("."));
    }

    /** Tells the controls above the source which version of the page is shown. */
    tellRelease({ ios }) {
      const { groups, section, version } = this.stepper;
      if (this.own && groups !== this.own.groups) return;
      section.dispatchEvent(new CustomEvent("lifeguard-version", { detail: version ? ios : null }));
    }

    /** Makes the words around table and diagram those of the shown version; on paper, too. */
    tellVersion(group) {
      const { original, section, version, versions } = this.stepper;
      const count = group.events.length;
      const data = ({ label, ios }) => Object.assign(make("data", "", label), { value: ios });
      const others = versions.filter((_, index) => index !== version);
      const list = others.flatMap((one, index) => [index ? ", " : ". Something else happens on ", data(one)]);
      const sentence = section.querySelector(".versions");
      const shown = versions[version];
      if (shown) sentence?.replaceChildren("Shown is what happens on ", data(shown), ...list, ".");
      const badge = section.querySelector(".event-count");
      if (badge) badge.textContent = count === 1 ? "1 event" : `${count} events`;
      const legend = section.querySelector(".by-code");
      if (legend) legend.hidden = !(group.table ? group.byCode : original.isByCode);
    }

    /** Brings the boxes of the state below the bar, which stays at the top. */
    showPanel() {
      const { panel, root } = this.stepper;
      /** The height of an element that stays at the top of the window. */
      const room = (element) => {
        const { position, top } = element ? getComputedStyle(element) : {};
        return position === "sticky" ? parseFloat(top) + element.offsetHeight : 0;
      };
      const [bar, head] = [room(root), room(document.querySelector(".masthead"))];
      // A page keeps some room for its head already.
      const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      panel.style.scrollMarginTop = `${Math.max(bar, head) + 8 - kept}px`;
      panel.scrollIntoView({ block: "start", behavior: isCalm() ? "instant" : "smooth" });
    }
  }

  const explain = (stepper, tools) => new Explanation(stepper, tools);
  window.lifeguardSteps("stepper-explain", styles.then(() => explain));
})();
