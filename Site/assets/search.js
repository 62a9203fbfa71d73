// Offers the search. What it needs is loaded when somebody opens it for the first time.
(() => {
  const assets = new URL(".", document.currentScript.src).href;
  const button = document.querySelector(".search-open");
  if (!button || !window.HTMLDialogElement) return;
  let loaded;

  const load = (tag, attributes) => new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), attributes);
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });

  async function open() {
    loaded ??= Promise.all([
      load("link", { rel: "stylesheet", href: `${assets}search.css` }),
      load("script", { src: `${assets}search-index.js`, async: false }),
      load("script", { src: `${assets}search-dialog.js`, async: false }),
    ]);
    try {
      await loaded;
      lifeguardSearch.open(assets);
    } catch {
      loaded = undefined;
    }
  }

  button.hidden = false;
  button.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
    const isLetter = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (event.defaultPrevented || !(isSlash || isLetter)) return;
    event.preventDefault();
    open();
  });
})();
