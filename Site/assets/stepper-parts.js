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
          loading.delete(source);
          reject(new Error(source));
        };
        script.onload = () => (arrived.has(key) ? resolve(arrived.get(key)) : fail());
        script.onerror = fail;
        document.head.append(script);
      }));
    }
    return loading.get(source);
  }

  window.lifeguardSteps = (address, groups) => arrived.set(address, groups);
  window.lifeguardDiagramStyle = (style) => arrived.set("style", style);

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

  function choice(label, options, action) {
    const select = make("select", "");
    for (const [value, text] of options) select.append(new Option(text, value));
    select.addEventListener("change", () => action(select.value));
    return [make("label", "step-choice", make("span", "", label), select), select];
  }

  /** Scrolls a box, and nothing around it, until something in it is seen. */
  function reveal(element, container, isAtOnce = false) {
    const inner = element.getBoundingClientRect();
    const outer = container.getBoundingClientRect();
    const room = outer.height / 4;
    if (inner.top >= outer.top + 8 && inner.bottom <= outer.bottom - 8) return;
    const top = container.scrollTop + inner.top - outer.top - room;
    container.scrollTo({ top, behavior: isAtOnce || isCalm() ? "instant" : "smooth" });
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A page that is opened from a disk may have no clipboard of its own.
      const field = make("textarea", "step-copied");
      field.value = text;
      document.body.append(field);
      field.select();
      const isDone = document.execCommand("copy");
      field.remove();
      if (!isDone) throw new Error("copy");
    }
  }

  window.lifeguardParts = { button, choice, copy, icon, isCalm, load, make, reveal };
})();
