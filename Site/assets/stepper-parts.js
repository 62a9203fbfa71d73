// What the stepper of a scenario is built of.
(() => {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";
  const ICONS = {
    first: "M4 3v10M13 3L6 8l7 5z",
    previous: "M12 3L5 8l7 5z",
    play: "M5 3l8 5-8 5z",
    pause: "M5 3v10M11 3v10",
    next: "M4 3l7 5-7 5z",
    last: "M12 3v10M3 3l7 5-7 5z",
    end: "M4 4l8 8M12 4l-8 8",
  };

  // MARK: Files that are loaded when they are needed

  const loading = new Map();
  const arrived = new Map();

  /** Loads a script once; what it hands over under its key is the result. */
  function load(source, key) {
    if (!loading.has(source)) {
      loading.set(source, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = source;
        const fail = () => {
          script.remove();
          reject(new Error("The steps could not be loaded"));
        };
        script.onload = () => (arrived.has(key) ? resolve(arrived.get(key)) : fail());
        script.onerror = fail;
        document.head.append(script);
      }));
      // A failure can be tried again.
      loading.get(source).catch(() => loading.delete(source));
    }
    return loading.get(source);
  }

  /** The object of a packed text. */
  function unpack(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Response(stream).json();
  }

  window.lifeguardSteps = (address, groups) => arrived.set(address, groups);
  window.lifeguardPacked = (address, text) => arrived.set(address, unpack(text).then(({ groups, ...block }) => {
    arrived.set(`source ${address}`, block);
    return groups;
  }));
  window.lifeguardDiagramStyle = (style) => arrived.set("style", style);

  /** The block of a scenario whose steps are loaded: info and source. */
  const block = (address) => arrived.get(`source ${address}`);

  // MARK: Parts

  function make(name, className, ...children) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  }

  const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  function icon(name) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", ICONS[name]);
    svg.append(path);
    return svg;
  }

  function button(name, label, action) {
    const result = make("button", `step-${name}`, icon(name));
    result.type = "button";
    result.title = label;
    result.setAttribute("aria-label", label);
    result.addEventListener("click", action);
    return result;
  }

  function textButton(text, action, className = "") {
    const result = make("button", className, text);
    result.type = "button";
    result.addEventListener("click", action);
    return result;
  }

  function choice(label, options, action) {
    const select = make("select", "");
    for (const [value, text] of options) select.append(new Option(text, value));
    select.addEventListener("change", () => action(select.value));
    return [make("label", "step-choice", make("span", "", label), select), select];
  }

  /** A button that opens some content. A press elsewhere and Escape close the content. */
  function fold(title, content) {
    const result = make("details", "step-filter", make("summary", "", title), content);
    document.addEventListener("pointerdown", (event) => { if (!result.contains(event.target)) result.open = false; });
    result.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !result.contains(event.relatedTarget)) result.open = false;
    });
    result.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      result.open = false;
      result.firstChild.focus();
    });
    return result;
  }

  /** The rows of a table or the arrows of a diagram, which are in the order of the events, with their numbers. */
  function numbered(elements) {
    return [...elements].map((element, index) => {
      element.dataset.event = index + 1;
      return element;
    });
  }

  /** A thin arrow is hard to hit: what is around it takes the click too, and marks it when chosen. */
  function addTargets(arrows) {
    const fresh = arrows.filter((arrow) => !arrow.querySelector(".target"));
    // All are measured before the first changes: a browser lays the drawing out anew after each change.
    const boxes = fresh.map((arrow) => arrow.getBBox());
    for (const [index, arrow] of fresh.entries()) {
      const around = boxes[index];
      const target = document.createElementNS(SVG, "rect");
      const place = { x: around.x - 5, y: around.y - 3, width: around.width + 10, height: around.height + 6 };
      for (const name in place) target.setAttribute(name, place[name]);
      target.setAttribute("class", "target");
      target.setAttribute("rx", 4);
      arrow.prepend(target);
    }
  }

  /** Keeps the names above the lifelines of a diagram in sight when its box is scrolled. */
  function keepHeads(box) {
    const svg = box.querySelector("svg[role=img]");
    if (!svg || box.querySelector(".step-heads")) return;
    const heads = [...svg.querySelectorAll(":scope > .head")];
    const top = Math.min(...heads.map((head) => Number(head.getAttribute("y"))));
    const first = heads.filter((head) => Number(head.getAttribute("y")) === top);
    if (!first.length) return;
    const width = Number(svg.getAttribute("width"));
    const height = top + Number(first[0].getAttribute("height")) + 4;
    const copy = document.createElementNS(SVG, "svg");
    const values = { class: svg.getAttribute("class"), width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" };
    for (const [name, value] of Object.entries(values)) copy.setAttribute(name, value);
    const paper = svg.querySelector(".paper").cloneNode();
    paper.setAttribute("height", height);
    // The name stands behind its frame.
    copy.append(paper, ...first.flatMap((head) => [head.cloneNode(true), head.nextElementSibling.cloneNode(true)]));
    box.prepend(make("div", "step-heads", copy));
  }

  /** Scrolls a box, and nothing around it, until something in it is seen. */
  function reveal(element, container, isAtOnce = false) {
    const inner = element.getBoundingClientRect();
    const outer = container.getBoundingClientRect();
    // What stays at the top of the box covers what is behind it.
    const cover = container.querySelector(".step-heads svg, thead")?.getBoundingClientRect().height ?? 0;
    const room = Math.max(outer.height / 4, cover + 8);
    const goal = {};
    if (inner.top < outer.top + cover + 4 || inner.bottom > outer.bottom - 8) {
      goal.top = container.scrollTop + inner.top - outer.top - room;
    }
    // Of an arrow that is wider than the box the beginning is seen, else the whole. A row is as wide as its table, of
    // which a reader has chosen the part that is looked at.
    const margin = 12;
    const start = inner.left - outer.left - margin;
    const end = inner.right - outer.right + margin;
    const isArrow = Boolean(element.ownerSVGElement);
    if (isArrow && start < -margin - 1) goal.left = container.scrollLeft + start;
    else if (isArrow && end > margin + 1 && start > 0) goal.left = container.scrollLeft + Math.min(start, end);
    if (goal.top === undefined && goal.left === undefined) return;
    container.scrollTo({ ...goal, behavior: isAtOnce || isCalm() ? "instant" : "smooth" });
  }

  /** What plays is to be seen: where little of the diagram is in the window, the buttons go to the top. */
  function bringIntoView(buttons, drawing) {
    const box = drawing.getBoundingClientRect();
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (seen > box.height * 0.8) return;
    buttons.scrollIntoView({ block: "start", behavior: isCalm() ? "instant" : "smooth" });
  }

  // MARK: Versions

  /** The place of an event among those of another version, or of the last one before it that is there too; 0 for none. */
  function counterpart(old, number, names) {
    for (let place = number; place > 0; place -= 1) {
      const name = old[place - 1];
      const times = old.slice(0, place).filter((other) => other === name).length;
      let seen = 0;
      const found = names.findIndex((other) => other === name && (seen += 1) === times);
      if (found >= 0) return found + 1;
    }
    return 0;
  }

  // MARK: The address of the window

  // Browsers refuse an address that changes too often: some after a hundred times in half a minute.
  const INTERVAL = 400;
  let written = -INTERVAL;
  let timer = 0;
  let waiting = null;

  /** Makes an address that of the window: at once, or when the one before has stood for a while. */
  function write(address) {
    waiting = { address, before: location.hash };
    const rest = written + INTERVAL - performance.now();
    clearTimeout(timer);
    if (rest > 0) timer = setTimeout(writeNow, rest);
    else writeNow();
  }

  function writeNow() {
    clearTimeout(timer);
    if (!waiting) return;
    const { address, before } = waiting;
    // Who has followed a link meanwhile is somewhere else.
    if (location.hash !== before || location.hash === address) {
      waiting = null;
      return;
    }
    written = performance.now();
    try {
      history.replaceState(history.state, "", address);
      waiting = null;
    } catch {
      timer = setTimeout(writeNow, 5 * INTERVAL);
    }
  }

  /** The address behind the `#`; a program that has sent it may have escaped its signs. */
  function hash() {
    try { return decodeURIComponent(location.hash); } catch { return location.hash; }
  }

  window.lifeguardParts = {
    addTargets, block, bringIntoView, button, choice, counterpart, fold, hash, icon, isCalm, keepHeads, load, make, numbered,
    reveal, textButton, write, writeNow,
  };
})();
