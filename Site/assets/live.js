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
      element.onerror = () => reject(new Error(`${name} could not be loaded; try again`));
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
  const SCRIPTS = [
    "engine", "editor-layer", "editor-keys", "editor-problems", "editor", "widget", "widget-example", "share",
    "widget-address",
  ];
  const STYLED = ["editor", "widget"];

  /** Loads the widgets, and lets them do something with a place of the page. */
  async function act(place, action, ...more) {
    place.classList.add("is-loading");
    try {
      await Promise.all(SCRIPTS.map((name) => load(name, STYLED.includes(name))));
      await window.lifeguardWidgets[action](place, ...more);
    } catch (error) {
      say(place, `${error.message}.`);
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

  const NAMES = {
    ios: "Version", device: "Device", animated: "Animation", gesture: "Swipe", style: "Presentation style",
    container: "Root of the window",
  };
  const LABELS = {
    phone: "iPhone", pad: "iPad", on: "animated", off: "not animated", finish: "finished", cancel: "cancelled",
    navigation: "in a navigation controller", tabs: "in a tab bar controller", split: "in a split view controller",
    written: "as written",
  };

  /** The values of a list: `13-15,26` has four. */
  const listed = (list) => list.split(",").flatMap((part) => {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    return first ? Array.from({ length: last - first + 1 }, (_, index) => `${+first + index}`) : [part];
  });

  /** The controls of a scenario from a text such as `ios:5-26:13-26 animated:on,off:on` (ControlCode.swift). */
  function controls(section, text) {
    return text.split(" ").filter(Boolean).map((part) => {
      const [id, values, written] = part.split(":");
      const options = listed(values);
      if (id === "ios") options.reverse();
      const select = document.createElement("select");
      select.dataset.id = id;
      for (const value of options) select.append(new Option(id === "ios" ? `iOS ${value}` : LABELS[value] ?? value, value));
      select.value = select.dataset.published = listed(written).at(-1);
      select.addEventListener("change", () => act(section, "change"));
      const label = Object.assign(document.createElement("label"), { className: "step-choice" });
      label.append(Object.assign(document.createElement("span"), { textContent: NAMES[id] }), select);
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
  for (const [index, example] of document.querySelectorAll(".example[data-live]").entries()) {
    example.id = `live-example-${index + 1}`;
    const isMistake = example.matches(".incorrect") && /\/(examples|findings)\//.test(location.pathname);
    const text = isMistake ? "Open in the playground" : "Edit";
    const edit = button(text, `${text}: edit and run this example`, () => act(example, "editExample"));
    const share = button("Share", "Share this example", () => act(example, "share"));
    example.querySelector(".example-mark").append(edit, share);
  }

  window.lifeguardLive = { assets, load, act, controls };
  // A link to a state of a widget.
  const shared = () => { if (location.hash.startsWith("#play=")) act(document.querySelector("main"), "restore"); };
  addEventListener("hashchange", shared);
  if (document.readyState === "complete") shared();
  else addEventListener("load", shared);
})();
