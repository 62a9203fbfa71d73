// The playground: a page with two halves, one for a view controller and one for a scenario. The half that is shown,
// its code and its controls stand in the address. The storage of the window keeps both halves over a reload.
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
    const { button, make } = window.lifeguardLive.parts;
    const choice = make("fieldset", { className: "play-halves" }, make("legend", { textContent: "What to run" }));
    for (const [id, name, sentence] of HALVES) {
      const input = make("input", { type: "radio", name: "play-half", value: id });
      input.addEventListener("change", () => {
        forget();
        show(id).then(() => panels[id].changed());
      });
      const [title, text] = [make("strong", { textContent: name }), make("span", { textContent: sentence })];
      choice.append(make("label", {}, input, title, text));
    }
    const menu = make("select", {}, new Option("Choose a template", ""));
    list.forEach((template, index) => menu.append(new Option(template.title, index)));
    const startButton = button("Start", () => startFrom(list[Number(menu.value)]));
    startButton.disabled = true;
    menu.addEventListener("change", () => { startButton.disabled = !menu.value; });
    const label = make("label", { className: "play-start" }, make("span", { textContent: "Start from" }), menu);
    const note = make("p", { className: "play-note" });
    note.setAttribute("role", "status");
    const row = make("div", { className: "play-start" }, label, startButton);
    head = make("div", { className: "play-head" }, choice, row, note);
    Object.assign(head, { menu, note, list, startButton });
    head.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "z" || !takeBack) return;
      event.preventDefault();
      takeBack();
    });
  }

  /** Brings back the code that a template has replaced; null if no code of the reader was replaced. */
  let takeBack = null;

  function forget() {
    takeBack = null;
    head.note.replaceChildren();
  }

  /** Puts a template in the place of the code. The reader's own code can be brought back. */
  function startFrom(template) {
    const { button, make } = window.lifeguardLive.parts;
    const panel = panels[shown];
    const { state } = panel;
    const isOwn = state.code.trim() && !head.list.some((one) => [one.code, one.controller].includes(state.code));
    panel.start(template);
    forget();
    if (!isOwn) return;
    takeBack = () => {
      panel.start({ ...state, controller: state.code });
      forget();
      head.startButton.focus();
    };
    const keys = `${window.lifeguardEditor.command}Z brings your code back. `;
    head.note.append(
      make("span", { className: "play-keys", textContent: keys }), button("Bring my code back", () => takeBack()));
  }

  /** Shows a half; the menu offers what the half can start from. */
  async function show(id) {
    shown = id;
    for (const input of head.querySelectorAll("input")) input.checked = input.value === id;
    for (const [name, panel] of Object.entries(panels)) panel.element.hidden = name !== id;
    [...head.menu.options].slice(1).forEach((option, index) => {
      option.hidden = option.disabled = !panels[id].takes(head.list[index]);
    });
    if (head.menu.selectedOptions[0].disabled) head.menu.value = "";
    head.startButton.disabled = !head.menu.value;
    await panels[id].arrive();
  }

  // MARK: Reloading

  /** A change is kept after so many milliseconds, or when the page is left. */
  const PAUSE = 300;
  const key = `lifeguard-play ${location.pathname}${location.search}`;
  /** The fragment of the address, which `embed.js` may hold back. */
  const fragment = () => location.hash || (window.lifeguardFragment ?? "");
  let timer = 0;

  /** Keeps both halves for a reload and for the way back. A link has one half alone. */
  function keep() {
    clearTimeout(timer);
    const halves = Object.entries(panels).map(([id, { state: { info, code, choices, event } }]) => (
      [id, { info, code, choices, event }]));
    const kept = { address: fragment(), shown, halves: Object.fromEntries(halves) };
    try { sessionStorage.setItem(key, JSON.stringify(kept)); } catch { /* The address has the half that is shown. */ }
  }

  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  }

  /** The halves that were kept; null if the visit is a new one. */
  function kept() {
    const [{ type } = {}] = performance.getEntriesByType("navigation");
    if (type !== "reload" && type !== "back_forward") return null;
    try {
      const found = JSON.parse(sessionStorage.getItem(key));
      return type === "reload" || found?.address === fragment() ? found : null;
    } catch {
      return null;
    }
  }

  /** True if the halves were kept and the link is not followed yet. The halves may be newer than the link. */
  let isKept = false;

  /** Brings back both halves as they were; false if nothing was kept. */
  async function bringBack() {
    const found = kept();
    if (!found) return false;
    for (const [id, half] of Object.entries(found.halves)) panels[id].set(half);
    isKept = fragment().startsWith("#play=");
    await show(found.shown);
    return true;
  }

  // MARK: Links

  /** A link inside the page scrolls and leaves the address alone, because the address holds the reader's code. */
  function followLink(event) {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = event.target.closest?.("a[href^='#']");
    if (!link || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!target) return;
    event.preventDefault();
    const half = Object.keys(panels).find((id) => panels[id].element.contains(target));
    if (half && half !== shown) show(half).then(() => panels[half].changed());
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
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
    whole.addEventListener("input", ({ target }) => { if (target.matches("textarea")) forget(); });
    for (const name of ["input", "lifeguard-change"]) whole.addEventListener(name, keepSoon);
    addEventListener("pagehide", keep);
    document.addEventListener("click", followLink);
    main.classList.add("has-play");
    // A link to a state is followed by `restore`, and a damaged link leads to the page as it is without a link.
    if (!await bringBack() && !await window.lifeguardShare.unpack(location.hash)) {
      await show("check");
      // A report of findings leads to the template with the file.
      const template = list[/^#start=(\d+)$/.exec(location.hash)?.[1]];
      if (template) panels.check.start(template);
    }
  }

  window.lifeguardPlay = {
    begin,
    /** Shows the half that a link names, in the state of the link. */
    async restore(own) {
      await begin();
      if (isKept) {
        isKept = false;
        return;
      }
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
