// One widget alone, for a frame in another page: `?embed` behind the address of a page, and as the fragment a
// scenario or a state. The head of the page hides the page until this script has found the widget.
//
// The page around the frame learns the height from a message, whenever the height changes:
//
//   addEventListener("message", ({ data, source }) => { for (const frame of document.querySelectorAll("iframe"))
//     if (frame.contentWindow === source && data?.lifeguard === "size") frame.height = data.height; });
(() => {
  "use strict";

  /** The widget that the fragment names, or else the first one of the page. */
  async function widget(hash) {
    if (document.querySelector("script[src$='/play.js']")) return document.querySelector("main");
    let [place] = decodeURIComponent(hash.slice(1)).split(/[@/]/);
    if (hash.startsWith("#play=")) {
      await window.lifeguardSite.load("share.js");
      place = (await window.lifeguardShare.unpack(hash))?.place ?? "";
    }
    const named = document.getElementById(place)?.closest(".scenario, figure.examples");
    return named ?? document.querySelector(".scenario, figure.examples") ?? document.querySelector("main");
  }

  async function embed() {
    const root = document.documentElement;
    let found;
    const hash = window.lifeguardFragment ?? location.hash;
    try {
      found = await widget(hash);
    } catch {
      found = document.querySelector(".scenario, figure.examples, main");
    }
    const site = document.querySelector("meta[property='og:site_name']")?.content;
    const textContent = site ? `${site}: open the page` : "Open the page";
    const out = Object.assign(document.createElement("a"), { target: "_top", textContent });
    const lead = () => { out.href = location.href.replace(/\?embed\b/, ""); };
    for (const event of ["pointerenter", "focus", "click"]) out.addEventListener(event, lead);
    lead();
    const line = document.createElement("p");
    line.className = "embed-out";
    line.append(out);
    const main = found.localName === "main" ? found : document.createElement("main");
    if (main !== found) main.append(found);
    main.append(line);
    // A link of the widget leads out of the frame, like everything but its own addresses.
    main.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href]:not([href^='#'])");
      if (link && !link.target) link.target = "_top";
    }, true);
    document.body.replaceChildren(main);
    root.classList.add("has-widget");
    const tell = () => {
      const height = Math.ceil(main.getBoundingClientRect().bottom + scrollY);
      parent.postMessage({ lifeguard: "size", height }, "*");
    };
    new ResizeObserver(tell).observe(main);
    // The scripts of the page follow the fragment, and nothing scrolls for a fragment that comes in this way.
    const follow = () => {
      history.replaceState(history.state, "", hash);
      lead();
      dispatchEvent(new HashChangeEvent("hashchange"));
    };
    if (!hash) return;
    if (document.readyState === "complete") follow();
    else addEventListener("load", follow);
  }

  // After the scripts of the page, which look for their elements.
  if (performance.getEntriesByType("navigation")[0]?.domContentLoadedEventStart > 0) embed();
  else addEventListener("DOMContentLoaded", embed);
})();
