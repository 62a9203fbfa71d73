// Offers what the simulator can do in the page: a scenario or an example can be edited, and a scenario asked what
// would happen otherwise. The simulator and everything around it are loaded on the first press.
(() => {
  "use strict";

  const { load, loadInOrder, make, once, textOf } = window.lifeguardSite;
  const assets = new URL(".", document.currentScript.src).href;
  const hasPlayground = "playground" in document.currentScript.dataset;
  /** An older browser cannot run the simulator, so its reader gets no controls. */
  const isAble = "WebAssembly" in window && "DecompressionStream" in window;

  /** The files of the widgets, in the order in which they need one another. */
  const FILES = [
    "editor.css", "widget.css", "engine.js", "editor-layer.js", "editor-keys.js", "editor-problems.js", "editor.js",
    "widget-difference.js", "widget-swipe.js", "widget.js", "widget-example.js", "share.js", "widget-address.js",
  ];

  /** Loads the widgets, and lets them do something with a place of the page; the caller answers for a failure. */
  async function run(place, action, ...more) {
    if (!isAble) throw new Error("This browser is too old for the simulator");
    await loadInOrder(FILES);
    return window.lifeguardWidgets[action](place, ...more);
  }

  /** The same; a failure is told at the place, beside its controls. Returns true after a success. */
  async function act(place, ...action) {
    const old = () => place.querySelector(":scope > .live-alert");
    place.classList.add("is-loading");
    try {
      await run(place, ...action);
      old()?.remove();
      return true;
    } catch (error) {
      const line = make("p", { className: "live-alert live-problem", textContent: `${error.message}.` });
      line.setAttribute("role", "alert");
      old()?.remove();
      const bar = place.querySelector(":scope > .live-bar");
      if (bar) bar.after(line);
      else place.prepend(line);
      return false;
    } finally {
      place.classList.remove("is-loading");
    }
  }

  function button(textContent, onclick, label) {
    const result = make("button", { type: "button", className: "live-button", textContent, onclick });
    if (label) result.setAttribute("aria-label", label);
    return result;
  }

  const plural = (count, one, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

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

  function group(label, options) {
    const result = Object.assign(make("optgroup"), { label });
    result.append(...options);
    return result;
  }

  /** The controls of a scenario from a text such as `ios:5-26:13-26 animated:on,off:on` (ControlCode.swift). */
  function controls(section, text) {
    return text.split(" ").filter(Boolean).map((part) => {
      const [id, values, written] = part.split(":");
      const options = listed(values);
      if (id === "ios") options.reverse();
      const select = make("select");
      select.dataset.id = id;
      const published = listed(written);
      const option = (value) => new Option(id === "ios" ? `iOS ${value}` : LABELS[value] ?? value, value);
      const others = id === "ios" ? options.filter((value) => !published.includes(value)) : [];
      if (others.length) {
        // The checks of the page say nothing about the other versions.
        select.append(
          group("In this scenario", options.filter((value) => published.includes(value)).map(option)),
          group("Beyond this scenario", others.map(option)));
      } else {
        select.append(...options.map(option));
      }
      select.value = select.dataset.shown = select.dataset.published = published.at(-1);
      // After a failure the select names what the page shows.
      select.addEventListener("change", async () => {
        if (!(await act(section, "change"))) select.value = select.dataset.shown;
      });
      return make("label", { className: "step-choice" }, make("span", { textContent: NAMES[id] }), select);
    });
  }

  function offer(section, text) {
    const bar = make("div", { className: "live-bar" });
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", "What if");
    const edit = button("Edit", once(() => act(section, "edit")), "Edit this scenario");
    edit.setAttribute("aria-expanded", "false");
    bar.append(edit, ...controls(section, text));
    // The stepper may have put itself and the diagram into a box.
    const stepper = section.querySelector(".stepper");
    (stepper.parentElement === section ? stepper : stepper.parentElement).before(bar);
    // A link can lead to another version of the page than the one that the controls name.
    section.addEventListener("lifeguard-version", ({ detail }) => {
      const select = bar.querySelector("[data-id=ios]");
      if (select) select.value = select.dataset.shown = detail ?? select.dataset.published;
    });
  }

  function offerExample(example, index) {
    example.id = `live-example-${index + 1}`;
    const isMistake = hasPlayground && example.matches(".incorrect") && /\/(examples|findings)\//.test(location.pathname);
    const press = (action) => once(() => act(example, action));
    const edit = button("Edit", press("editExample"), "Edit this example");
    const play = button("Open in the playground", press("openInPlayground"));
    const share = button("Share", press("share"), "Share this example");
    example.querySelector(".example-mark").append(edit, ...(isMistake ? [play] : []), share);
  }

  if (isAble) {
    for (const stepper of document.querySelectorAll(".stepper[data-live]")) {
      offer(stepper.closest(".scenario"), stepper.dataset.live);
    }
    document.querySelectorAll(".example[data-live]").forEach(offerExample);
  }

  window.lifeguardLive = {
    assets, isAble, run, act, controls, load: (name) => load(`${name}.js`), parts: { button, make, plural, textOf },
  };
  // A link to a state of a widget.
  const shared = () => { if (location.hash.startsWith("#play=")) act(document.querySelector("main"), "restore"); };
  addEventListener("hashchange", shared);
  if (document.readyState === "complete") shared();
  else addEventListener("load", shared);
})();
