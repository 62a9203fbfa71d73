// The boxes of a list of tasks can be ticked. The ticks stay in this browser.
(() => {
  "use strict";

  const KEY = `lifeguard-tasks ${location.pathname}`;
  const boxes = document.querySelectorAll('main li > input[type="checkbox"], main li > p:first-child > input[type="checkbox"]');

  function recall() {
    try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; }
  }

  function remember(ticks) {
    try { localStorage.setItem(KEY, JSON.stringify(ticks)); } catch { /* The ticks last as long as the page. */ }
  }

  /** Puts a box and its text, without the lists below, into a label. */
  function labelled(box) {
    const label = document.createElement("label");
    const nodes = [];
    for (let node = box; node && !/^(?:UL|OL|P|PRE|DIV)$/.test(node.nodeName); node = node.nextSibling) nodes.push(node);
    box.before(label);
    label.append(...nodes);
    return label;
  }

  for (const box of boxes) {
    const name = labelled(box).textContent.trim();
    box.disabled = false;
    box.checked = recall()[name] ?? box.defaultChecked;
    box.addEventListener("change", () => remember({ ...recall(), [name]: box.checked }));
  }
})();
