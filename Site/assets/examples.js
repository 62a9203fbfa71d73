// The list of examples with facets: what does not fit is hidden, and the choice stands in the address
// behind the `#`, so that it can be sent to somebody. Without this script the list is complete.
(() => {
  "use strict";
  const form = document.getElementById("example-filter");
  if (!form) return;
  const facets = ["finding", "callback", "container"];
  const output = form.querySelector("output");
  const more = form.querySelector(".filter-more");
  const groups = [...document.querySelectorAll(".example-group")];
  const items = [...document.querySelectorAll(".example-list > li")].map((element) => ({
    element,
    text: `${element.textContent} ${element.dataset.words}`.replace(/\s+/g, " ").toLowerCase(),
    finding: [element.dataset.finding],
    callback: names(element, "callback"),
    container: names(element, "container"),
  }));
  // A mistake has an id in the address and a title for readers.
  const titles = new Map(groups.map((group) => {
    const heading = group.querySelector("h2");
    return [heading.id, heading.querySelector(".name").textContent];
  }));
  const choice = { finding: "", callback: "", container: "", text: "" };

  // The values of an example in a facet; one without any has "none", so that it can be looked for.
  function names(element, facet) {
    const found = [...element.querySelectorAll(`[data-${facet}]`)].map((e) => e.dataset[facet]);
    return found.length > 0 ? found : ["none"];
  }

  function fits(item, without) {
    const words = choice.text.toLowerCase().split(/\s+/).filter(Boolean);
    return (
      words.every((word) => item.text.includes(word)) &&
      facets.every((facet) => facet === without || !choice[facet] || item[facet].includes(choice[facet]))
    );
  }

  // Each facet offers what the other ones leave, with how many examples that would be.
  function offer(facet) {
    const left = items.filter((item) => fits(item, facet));
    const counts = new Map();
    for (const item of items) for (const value of item[facet]) counts.set(value, 0);
    for (const item of left) for (const value of item[facet]) counts.set(value, counts.get(value) + 1);
    if (choice[facet] && !counts.has(choice[facet])) counts.set(choice[facet], 0);
    const name = (value) => (facet === "finding" ? titles.get(value) ?? value : value);
    const values = [...counts.keys()].sort((a, b) =>
      a === "none" ? 1 : b === "none" ? -1 : name(a).localeCompare(name(b), "en"));
    const select = form.elements[facet];
    select.replaceChildren(
      new Option(`any (${left.length})`, ""),
      ...values.map((value) => {
        const option = new Option(`${name(value)} (${counts.get(value)})`, value);
        option.disabled = counts.get(value) === 0 && value !== choice[facet];
        return option;
      }));
    select.value = choice[facet];
  }

  function show() {
    let count = 0;
    for (const item of items) {
      const isShown = fits(item);
      item.element.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const group of groups) {
      const shown = group.querySelectorAll("li:not([hidden])").length;
      group.hidden = shown === 0;
      const label = group.querySelector("h2 .count");
      if (!label) continue;
      label.dataset.all ??= label.textContent;
      const all = group.querySelectorAll(".example-list > li").length;
      label.textContent = shown === all ? label.dataset.all : `${shown} of ${label.dataset.all}`;
    }
    form.querySelector('[type="reset"]').disabled = !Object.values(choice).some(Boolean);
    facets.forEach(offer);
    output.textContent =
      count === 0
        ? "No example fits. Take a filter away, or show all."
        : `${count} of ${items.length} ${items.length === 1 ? "example" : "examples"}`;
  }

  function write() {
    const state = new URLSearchParams();
    for (const key of Object.keys(choice)) if (choice[key]) state.set(key, choice[key]);
    const text = state.toString();
    try {
      history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
    } catch {
      // A browser that refuses so many addresses takes one of the next.
    }
  }

  function read() {
    // An anchor of the page is no choice, and leaves the one there is.
    if (location.hash && !location.hash.includes("=")) return show();
    const state = new URLSearchParams(location.hash.slice(1));
    for (const key of Object.keys(choice)) choice[key] = state.get(key) ?? "";
    form.elements.text.value = choice.text;
    if (facets.some((facet) => choice[facet])) more.open = true;
    show();
  }

  form.addEventListener("input", () => {
    for (const key of Object.keys(choice)) choice[key] = form.elements[key].value.trim();
    write();
    show();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => {
    for (const key of Object.keys(choice)) choice[key] = "";
    write();
    // The button goes, as there is nothing to take back.
    form.elements.text.focus();
    // The browser empties the fields behind this event.
    setTimeout(show);
  });
  addEventListener("hashchange", read);
  // On a phone the filters stand behind a press, so that the first example is seen.
  more.open = matchMedia("(min-width: 48rem)").matches;
  form.hidden = false;
  read();
})();
