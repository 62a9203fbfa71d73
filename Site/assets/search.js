// Offers the search. What it needs is loaded when somebody opens it for the first time.
(() => {
  const assets = new URL(".", document.currentScript.src).href;
  /** Pages in another than the usual language have an index of their own. */
  const index = `${assets}search/${document.currentScript.dataset.index ?? ""}`;
  // The home page has a second button in its text.
  const buttons = [...document.querySelectorAll(".search-open")];
  const [button] = buttons;
  if (!button || !window.HTMLDialogElement) return;
  let loaded;
  // What is typed while the search is still being loaded; undefined while it is not.
  let typed;
  let message;

  const load = (tag, attributes) => new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), attributes);
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });

  async function open() {
    loaded ??= Promise.all([
      load("link", { rel: "stylesheet", href: `${assets}search.css` }),
      load("script", { src: `${assets}search-words.js`, async: false }),
      load("script", { src: `${assets}search-index.js`, async: false }),
      load("script", { src: `${assets}search-dialog.js`, async: false }),
    ]);
    typed ??= "";
    try {
      await loaded;
      if (typed !== undefined) await lifeguardSearch.open(assets, index, () => typed ?? "");
      message?.remove();
    } catch {
      loaded = undefined;
      complain();
    }
    typed = undefined;
  }

  /** Says that there is no search, where it was asked for. */
  function complain() {
    message ??= Object.assign(document.createElement("p"), { className: "search-failed" });
    message.setAttribute("role", "status");
    button.after(message);
    message.textContent = "The search could not be loaded.";
  }

  const isField = (element) =>
    Boolean(element.closest?.("input:not([type=range]), textarea, select, [contenteditable]"));

  // A reader who goes on typing need not wait.
  function keep(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.key) return;
    // It may never come, and whoever has gone on to another field means that one.
    if (event.key === "Escape" || isField(event.target)) {
      typed = undefined;
      return;
    }
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    event.preventDefault();
  }

  for (const one of buttons) {
    one.hidden = false;
    one.addEventListener("click", open);
  }
  document.addEventListener("keydown", (event) => {
    if (typed !== undefined) return keep(event);
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isField(event.target);
    const isLetter = event.key?.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (event.defaultPrevented || !(isSlash || isLetter)) return;
    event.preventDefault();
    open();
  });
})();
