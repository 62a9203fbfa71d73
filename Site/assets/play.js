// The playground: a page with two halves, one for a view controller and one for a scenario. The half that is shown,
// its code and its controls stand in the address.
(() => {
  "use strict";

  const assets = new URL(".", document.currentScript.src).href;
  const panels = {};
  let head = null;
  let shown = null;
  let started = null;

  const templates = new Promise((resolve) => { window.lifeguardPlayTemplates = resolve; });

  // MARK: The head of the page

  const HALVES = [
    ["check", "A view controller", "Its classes go through the drives, as in ‘lifeguard check’."],
    ["scenario", "A scenario", "A script of UIKit and of what the user does."],
  ];

  /** The choice of a half, and the menu of templates. */
  function buildHead(list) {
    const { make } = window.lifeguardLive.parts;
    const choice = make("fieldset", { className: "play-halves" }, make("legend", { textContent: "What to run" }));
    for (const [id, name, sentence] of HALVES) {
      const input = make("input", { type: "radio", name: "play-half", value: id });
      input.addEventListener("change", () => show(id).then(() => panels[id].changed()));
      const [title, text] = [make("strong", { textContent: name }), make("span", { textContent: sentence })];
      choice.append(make("label", {}, input, title, text));
    }
    const menu = make("select", {}, new Option("Choose a template", ""));
    list.forEach((template, index) => menu.append(new Option(template.title, index)));
    menu.addEventListener("change", () => {
      if (menu.value) panels[shown].start(list[Number(menu.value)]);
      menu.value = "";
    });
    const label = make("label", { className: "play-start" }, make("span", { textContent: "Start from" }), menu);
    head = make("div", { className: "play-head" }, choice, label);
    head.menu = menu;
    head.list = list;
  }

  /** Shows a half; the menu offers what the half can start from. */
  async function show(id) {
    shown = id;
    for (const input of head.querySelectorAll("input")) input.checked = input.value === id;
    for (const [name, panel] of Object.entries(panels)) panel.element.hidden = name !== id;
    [...head.menu.options].slice(1).forEach((option, index) => {
      option.hidden = option.disabled = !panels[id].takes(head.list[index]);
    });
    await panels[id].arrive();
  }

  // MARK: Beginning

  async function loadTemplates() {
    try {
      await window.lifeguardLive.load("play-templates");
    } catch {
      throw new Error("The templates could not be loaded");
    }
    return templates;
  }

  /** Builds the page once; a failure can be tried again. */
  function begin() {
    started ??= start().catch((error) => {
      started = null;
      throw error;
    });
    return started;
  }

  async function start() {
    const { load, parts: { make } } = window.lifeguardLive;
    const main = document.querySelector("main");
    const section = main.querySelector(".scenario");
    const [list, widget] = await Promise.all([
      loadTemplates(), window.lifeguardWidgets.scenario(section), load("play-check"), load("play-scenario"),
      load("share-menu"),
    ]);
    buildHead(list);
    const whole = make("div", { className: "play" });
    section.before(whole);
    panels.check = window.lifeguardPlayPanels.check(list);
    panels.scenario = window.lifeguardPlayPanels.scenario(section, widget);
    whole.append(head, panels.check.element, panels.scenario.element);
    main.classList.add("has-play");
    // A link to a state is followed by `restore`, and a damaged link leads to the page as it is without a link.
    if (!await window.lifeguardShare.unpack(location.hash)) await show("check");
  }

  window.lifeguardPlay = {
    begin,
    /** Shows the half that a link names, in the state of the link. */
    async restore(own) {
      await begin();
      const id = own.kind === "scenario" ? "scenario" : "check";
      panels[id].set(own);
      await show(id);
    },
    /** The state of a half, for the address and for sharing; null for another element. */
    state: (element) => Object.values(panels).find((panel) => panel.owns(element))?.state ?? null,
  };

  const styles = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${assets}play.css` });
  document.head.append(styles);
  addEventListener("DOMContentLoaded", () => window.lifeguardLive?.act(document.querySelector("main"), "play"));
})();
