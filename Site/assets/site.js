// What every page can do beyond being read: choose a theme, open the pages in a drawer, copy code, show
// where one is. All of it is there without this script in a plainer way, or is left out.
"use strict";

// A block, as the names of classic scripts belong to all of them.
{

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const assets = new URL(".", document.currentScript.src).href;

  // MARK: Parts for other scripts

  const loaded = new Map();
  const element = (tag, name, properties) => make(tag, { [tag === "link" ? "href" : "src"]: assets + name, ...properties });

  /** Adds a script or styles to the page once. A file that fails is asked for again by the next call. */
  const load = (name) => {
    if (!loaded.has(name)) {
      loaded.set(name, new Promise((resolve, reject) => {
        const added = name.endsWith(".css")
          ? element("link", name, { rel: "stylesheet" }) : element("script", name, { async: false });
        added.onload = resolve;
        added.onerror = () => {
          loaded.delete(name);
          added.remove();
          reject(new Error("A part of this page could not be loaded; try again"));
        };
        document.head.append(added);
      }));
    }
    return loaded.get(name);
  };

  /** Loads files that need those before them: all are fetched at once, and each runs after the one before it. */
  const loadInOrder = async (names) => {
    for (const name of names.filter((name) => !loaded.has(name))) {
      document.head.append(element("link", name, { rel: "preload", as: name.endsWith(".css") ? "style" : "script" }));
    }
    for (const name of names) await load(name);
  };

  /** An action that ignores a press while the press before is still at work. */
  const once = (action) => {
    let work = null;
    return () => (work ??= Promise.resolve(action()).finally(() => { work = null; }));
  };

  /** The text of a block without what is only said of it. */
  const textOf = (block) => {
    const copy = block.cloneNode(true);
    for (const label of copy.querySelectorAll(".label")) label.remove();
    return copy.textContent;
  };

  window.lifeguardSite = { load, loadInOrder, make, once, textOf };

  // What is said to those who do not see that something has happened.
  const status = make("div", { className: "visually-hidden" });
  status.setAttribute("role", "status");
  const say = (text) => {
    status.textContent = "";
    setTimeout(() => { status.textContent = text; }, 50);
  };

  // MARK: Theme

  const key = "lifeguard-theme";
  // The first click shows another look than the system's.
  const choices = ["system", ...(matchMedia("(prefers-color-scheme: dark)").matches ? ["light", "dark"] : ["dark", "light"])];
  const icons = {
    system: '<circle cx="8" cy="8" r="6.2"/><path class="filled" d="M8 1.8a6.2 6.2 0 0 1 0 12.4z"/>',
    light: '<circle cx="8" cy="8" r="3"/><path d="M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1.1 1.1M11.9 11.9L13 13M3 13l1.1-1.1M11.9 4.1L13 3"/>',
    dark: '<path d="M13.5 10A6 6 0 0 1 6 2.5a6 6 0 1 0 7.5 7.5z"/>',
  };

  const kept = () => {
    try {
      const choice = localStorage.getItem(key);
      return choices.includes(choice) ? choice : "system";
    } catch {
      return "system";
    }
  };

  const keep = (choice) => {
    try {
      if (choice === "system") localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      // It holds for this page alone.
    }
  };

  const showTheme = (button, choice) => {
    const root = document.documentElement;
    if (choice === "system") delete root.dataset.theme;
    else root.dataset.theme = choice;
    const next = choices[(choices.indexOf(choice) + 1) % choices.length];
    button.dataset.choice = choice;
    button.innerHTML = `<svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">${icons[choice]}</svg>`;
    button.setAttribute("aria-label", `Theme: ${choice}. Change to ${next}`);
    button.title = `Theme: ${choice}`;
  };

  const setUpTheme = () => {
    const button = document.querySelector(".theme-switch");
    if (!button) return;
    showTheme(button, kept());
    button.hidden = false;
    button.addEventListener("click", () => {
      const next = choices[(choices.indexOf(button.dataset.choice) + 1) % choices.length];
      keep(next);
      showTheme(button, next);
      say(`Theme: ${next}`);
    });
    // Another window of the same site, and a page that comes back from the browser's memory.
    addEventListener("storage", (event) => { if (event.key === key || event.key === null) showTheme(button, kept()); });
    addEventListener("pageshow", (event) => { if (event.persisted) showTheme(button, kept()); });
  };

  // MARK: Pages

  /** On a phone the contents are out of sight as soon as somebody reads: the drawer has them below the page, folded. */
  const showContentsInDrawer = (pages) => {
    const current = pages.querySelector("[aria-current=page]");
    const list = document.querySelector(".contents ul, .contents ol");
    if (!current || !list || pages.querySelector(".page-contents")) return;
    const copy = list.cloneNode(true);
    for (const link of copy.querySelectorAll("[aria-current]")) link.removeAttribute("aria-current");
    current.after(make("details", { className: "page-contents" }, make("summary", { textContent: "On this page" }), copy));
  };

  /** Makes the list of pages a drawer on a phone: the link to it becomes a button. */
  const setUpDrawer = () => {
    const link = document.querySelector(".to-pages");
    const pages = document.querySelector(".pages");
    if (!link || !pages || typeof HTMLDialogElement !== "function") return;
    const home = document.createComment("");
    pages.before(home);
    const button = make("button", { type: "button", className: link.className }, ...link.childNodes);
    button.setAttribute("aria-haspopup", "dialog");
    link.replaceWith(button);
    const close = make("button", { type: "button", className: "drawer-close", textContent: "Close" });
    const title = make("h2", { id: "drawer-title", textContent: "Pages" });
    const drawer = make("dialog", { className: "drawer" }, make("div", { className: "drawer-head" }, title, close));
    drawer.setAttribute("aria-labelledby", "drawer-title");
    document.body.append(drawer);
    const narrow = matchMedia("(max-width: 55.99rem)");
    const place = () => {
      if (narrow.matches) {
        drawer.append(pages);
      } else {
        if (drawer.open) drawer.close();
        home.after(pages);
      }
    };
    place();
    narrow.addEventListener("change", place);
    button.addEventListener("click", () => {
      showContentsInDrawer(pages);
      drawer.showModal();
      pages.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
    });
    close.addEventListener("click", () => drawer.close());
    // A link within the page leads to what the drawer lies on.
    drawer.addEventListener("click", (event) => { if (event.target.closest(".page-contents a")) drawer.close(); });
    // What is clicked beside the drawer is the dialog itself: its contents fill all of it.
    drawer.addEventListener("click", (event) => {
      if (event.target === drawer && event.clientX > drawer.getBoundingClientRect().right) drawer.close();
    });
    drawer.addEventListener("close", () => button.focus());
  };

  /** Brings the current page into sight in a list that is longer than the window. */
  const showCurrentPage = () => {
    const pages = document.querySelector(".pages");
    const current = pages?.querySelector("[aria-current]");
    if (!current || pages.scrollHeight <= pages.clientHeight) return;
    const offset = current.getBoundingClientRect().top - pages.getBoundingClientRect().top;
    if (offset > pages.clientHeight * 0.8) pages.scrollTop = offset - pages.clientHeight / 3;
  };

  // MARK: Contents

  /** Opens the contents where they have a column, and marks what is being read. */
  const setUpContents = () => {
    const contents = document.querySelector(".contents");
    if (!contents) return;
    const wide = matchMedia("(min-width: 75rem)");
    const open = () => {
      contents.open = wide.matches;
      // In the column they stay open, so that there is nothing to press.
      contents.querySelector("summary").tabIndex = wide.matches ? -1 : 0;
    };
    open();
    wide.addEventListener("change", open);
    const entries = [...contents.querySelectorAll("a")]
      .map((link) => ({ link, target: document.getElementById(decodeURIComponent(link.hash.slice(1))) }))
      .filter((entry) => entry.target);
    let current = null;
    const mark = () => {
      // At the end of a page headings stand below that line which nobody can scroll up to it.
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const limit = innerHeight * (isAtEnd ? 1 : 0.3);
      const passed = entries.filter(({ target }) => target.getClientRects().length > 0 && target.getBoundingClientRect().top <= limit);
      const link = passed.at(-1)?.link ?? null;
      if (link === current) return;
      current?.removeAttribute("aria-current");
      link?.setAttribute("aria-current", "true");
      current = link;
      if (!link || !wide.matches || contents.scrollHeight <= contents.clientHeight) return;
      contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
    };
    let isAsked = false;
    addEventListener("scroll", () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => { isAsked = false; mark(); });
    }, { passive: true });
    mark();
  };

  // MARK: Code

  const copyByHand = (text) => {
    const area = make("textarea", { value: text, className: "visually-hidden" });
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  };

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyByHand(text);
    }
  };

  const addCopyButton = (block) => {
    const frame = make("div", { className: "code-frame" });
    block.before(frame);
    const button = make("button", { type: "button", className: "copy", textContent: "Copy" });
    button.setAttribute("aria-label", "Copy code");
    frame.append(block, button);
    button.addEventListener("click", async () => {
      const isDone = await copy(textOf(block).replace(/\n$/, ""));
      button.focus();
      button.textContent = isDone ? "Copied" : "Not copied";
      button.classList.add("is-done");
      say(isDone ? "Code copied" : "The code could not be copied");
      setTimeout(() => {
        button.textContent = "Copy";
        button.classList.remove("is-done");
      }, 2000);
    });
  };

  /** Notes of each block whether its first line reaches to the button, which would lie on it. */
  const setUpFirstLines = () => {
    const observer = new ResizeObserver((changes) => {
      for (const { target } of changes) {
        const code = target.firstElementChild ?? target;
        const line = (code.textContent.match(/^[^\n]*/)[0]).length;
        const letter = parseFloat(getComputedStyle(target).fontSize) * 0.62;
        target.parentElement.classList.toggle("has-long-line", line * letter + 90 > target.clientWidth);
      }
    });
    for (const block of document.querySelectorAll(".code-frame > pre")) observer.observe(block);
  };

  /** What scrolls can be reached by keyboard; what does not need not be. */
  const setUpScrollers = () => {
    const observer = new ResizeObserver((changes) => {
      for (const { target } of changes) {
        const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight + 1;
        if (scrolls) target.tabIndex = 0;
        else if (document.activeElement !== target) target.removeAttribute("tabindex");
      }
    });
    for (const element of document.querySelectorAll("main .scroll, main pre")) {
      observer.observe(element);
    }
  };

  // MARK: Folds

  /** Opens what an element is folded into: not every browser does. */
  const unfold = (element) => {
    let isOpened = false;
    for (let fold = element?.closest("details:not([open])"); fold; fold = fold.parentElement.closest("details:not([open])")) {
      fold.open = true;
      isOpened = true;
    }
    return isOpened;
  };

  /** What an address leads to: a step of a scenario that is not on the page belongs to the scenario. */
  const targetOf = (hash) => {
    let id = hash.slice(1);
    try { id = decodeURIComponent(id); } catch { /* It is written as it is. */ }
    const found = document.getElementById(id) ?? document.getElementById(/^scenario-[^@/]+/.exec(id)?.[0] ?? id);
    // A stepper shows the event of a row in its diagram, so the table stays as it is.
    return (found?.matches("tr.event") && found.closest(".scenario:has(> * .stepper[data-steps])")) || found;
  };

  const setUpFolds = () => {
    const open = () => {
      const target = targetOf(location.hash);
      if (unfold(target)) target.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    // What has been closed since opens for a link to where one is, too.
    addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href]");
      if (link && link.hash && link.href === location.href) open();
    });
  };

  // MARK: Scenarios

  /** A link to a scenario of the same page that has the title “Play” plays it, as its stepper would. */
  const setUpPlaying = () => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    for (const link of document.querySelectorAll('main a[href^="#scenario-"][title="Play"]')) {
      link.addEventListener("click", (event) => {
        const scenario = targetOf(link.hash);
        const play = scenario?.querySelector(".step-play");
        if (!play || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // A place of its own in the history, so that the way back leads to the link.
        history.pushState(null, "", link.hash);
        unfold(scenario);
        scenario.querySelector(".step-first").click();
        scenario.querySelector(".stepper").scrollIntoView({ block: "start" });
        play.focus({ preventScroll: true });
        // The first event is seen for a moment, as those behind it are. Where a reader wants no motion, the
        // button is at hand.
        const place = new RegExp(`^${link.hash}(@ios-\\d+)?(/step-1)?$`);
        const isThere = () => place.test(location.hash);
        if (!calm.matches) setTimeout(() => { if (isThere()) play.click(); }, 700);
      });
    }
  };

  // MARK: Predictions

  /** Lets a reader say the order of a scenario first; the scripts for that are loaded on the first press. */
  const setUpPrediction = () => {
    const scenario = document.querySelector(".scenario[data-predict]");
    // A page of exercises has all of it already.
    if (!scenario || window.lifeguardPredict) return;
    const textContent = "Predict the order";
    const button = make("button", { type: "button", className: "predict-open", textContent });
    button.addEventListener("click", once(async () => {
      try {
        await loadInOrder(["predict.css", "predict-board.js", "predict.js"]);
        button.textContent = textContent;
        lifeguardPredict.start(scenario, button);
      } catch {
        button.textContent = "The exercise could not be loaded. Try again";
      }
    }));
    scenario.querySelector(".badges").after(button);
  };

  // MARK: Paper

  const setUpPaper = () => {
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = [...document.querySelectorAll("main details:not([open])")];
      for (const details of opened) details.open = true;
    });
    addEventListener("afterprint", () => { for (const details of opened) details.open = false; });
  };

  document.body.append(status);
  setUpTheme();
  setUpDrawer();
  showCurrentPage();
  setUpContents();
  for (const block of document.querySelectorAll("main pre")) addCopyButton(block);
  setUpFirstLines();
  setUpScrollers();
  setUpPlaying();
  setUpFolds();
  setUpPrediction();
  setUpPaper();
}
