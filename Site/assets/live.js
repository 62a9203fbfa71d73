// Offers what the simulator can do in the page: a scenario or an example can be edited, and a scenario asked what
// would happen otherwise. The simulator and everything around it are loaded on the first press.
(() => {
  "use strict";

  const assets = new URL(".", document.currentScript.src).href;
  const loaded = new Map();

  /** Loads a script of the site once, with its styles where it has some. */
  function load(name, hasStyle = false) {
    const add = (tag, properties) => new Promise((resolve, reject) => {
      const element = Object.assign(document.createElement(tag), properties);
      element.onload = resolve;
      element.onerror = () => reject(new Error(`${name} could not be loaded`));
      document.head.append(element);
    });
    if (!loaded.has(name)) {
      const style = hasStyle ? add("link", { rel: "stylesheet", href: `${assets}${name}.css` }) : null;
      const all = Promise.all([style, add("script", { src: `${assets}${name}.js`, async: false })]);
      all.catch(() => loaded.delete(name));
      loaded.set(name, all);
    }
    return loaded.get(name);
  }

  /** The scripts of the widgets, in the order in which they need one another. */
  const SCRIPTS = ["engine", "editor-keys", "editor-layer", "editor-problems", "editor", "widget"];
  const STYLED = ["editor", "widget"];

  /** Loads the widgets, and lets them do something with a place of the page. */
  async function act(place, action, ...more) {
    place.classList.add("is-loading");
    try {
      await Promise.all(SCRIPTS.map((name) => load(name, STYLED.includes(name))));
      await window.lifeguardWidgets[action](place, ...more);
    } catch (error) {
      say(place, `${error.message}. Try again.`);
    } finally {
      place.classList.remove("is-loading");
    }
  }

  function say(place, text) {
    let line = place.querySelector(".live-problem");
    if (!line) {
      line = Object.assign(document.createElement("p"), { className: "live-problem" });
      line.setAttribute("role", "alert");
      place.prepend(line);
    }
    line.textContent = text;
  }

  function button(text, label, action) {
    const result = Object.assign(document.createElement("button"), { type: "button", textContent: text, onclick: action });
    result.setAttribute("aria-label", label);
    result.className = "live-button";
    return result;
  }

  const NAMES = { ios: "iOS", device: "Device", animated: "Animated", gesture: "Swipe", style: "Style", container: "Inside" };

  /** The controls of a scenario: `ios=7-26*` is a range of numbers, other values are a list; `*` marks what is published. */
  function controls(section, code) {
    return code.split(" ").filter(Boolean).map((part) => {
      const [id, list] = part.split("=");
      const [, first, last] = /^(\d+)-(\d+)$/.exec(list) ?? [];
      const values = first
        ? Array.from({ length: last - first + 1 }, (_, index) => `${last - index}`) : list.split(",");
      const select = document.createElement("select");
      select.dataset.id = id;
      for (const value of values) select.append(new Option(value.replace("*", "").replaceAll("_", " "), value.replace("*", "")));
      const published = values.find((value) => value.endsWith("*"))?.slice(0, -1) ?? values[0];
      select.value = select.dataset.published = published;
      select.addEventListener("change", () => act(section, "change"));
      const label = Object.assign(document.createElement("label"), { className: "step-choice" });
      label.append(Object.assign(document.createElement("span"), { textContent: NAMES[id] ?? id }), select);
      return label;
    });
  }

  for (const stepper of document.querySelectorAll(".stepper[data-live]")) {
    const section = stepper.closest(".scenario");
    const bar = Object.assign(document.createElement("div"), { className: "live-bar" });
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", "What if");
    const edit = button("Edit", "Edit and run this scenario", () => act(section, "edit"));
    bar.append(edit, ...controls(section, stepper.dataset.live));
    section.querySelector(".source").before(bar);
  }
  for (const example of document.querySelectorAll(".example[data-live]")) {
    const edit = button("Edit", "Edit and run this example", () => act(example, "editExample"));
    example.querySelector(".example-mark").append(edit);
  }

  window.lifeguardLive = { assets, load, act };
  // A link to a state of a widget, or to a single widget.
  const shared = () => {
    const id = /^#play=/.test(location.hash) ? null : /^#(scenario-[^@/]+)/.exec(location.hash)?.[1];
    if (location.hash.startsWith("#play=")) act(document.querySelector("main"), "restore");
    else if (id && location.search === "?embed") act(document.getElementById(id) ?? document.querySelector("main"), "embed");
  };
  addEventListener("hashchange", shared);
  if (document.readyState === "complete") shared();
  else addEventListener("load", shared);
})();
