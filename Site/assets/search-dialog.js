// The dialog of the search: a field, buttons for kinds, and a list that arrows go through.
(() => {
  const search = window.lifeguardSearch;
  const kinds = [
    ["ps", "Pages"], ["c", "Scenarios"], ["x", "Examples"], ["k", "Callbacks"], ["f", "Findings"],
    ["t", "Transitions"], ["r", "Sources"],
  ];
  const names = {
    p: "Page", s: "Section", c: "Scenario", x: "Example", k: "Callback", f: "Finding", t: "Transition",
    r: "Source",
  };
  const ADVICE = "Try fewer words, or a callback such as viewWillAppear.";
  const excerptLength = 170;
  const wordPattern = /[\p{L}\p{N}]+/gu;
  // What was typed last, on whichever page of the site.
  const memory = "lifeguard-search";

  let root = "";
  let dialog;
  let field;
  let status;
  let list;
  let buttons = [];
  let kind = "";
  let answer;
  // What the results are those of.
  let answered;
  // The Enter that came before the answer to what had been typed.
  let early;
  let selected = -1;

  function make(tag, attributes = {}, ...content) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...content);
    return element;
  }

  const plural = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

  function build(manifest) {
    field = make("input", {
      type: "text", role: "combobox", "aria-label": "Search this site", "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": "search-results", autocomplete: "off",
      autocapitalize: "off", spellcheck: "false", enterkeyhint: "go",
      placeholder: "Pages, scenarios, callbacks …",
    });
    const close = make("button", { type: "button", class: "search-close" }, "Close");
    const group = make("div", { class: "search-kinds", role: "group", "aria-label": "Kinds of results" });
    buttons = [["", "All"], ...kinds].map(([letters, name]) => {
      const button = make("button", { type: "button", "aria-pressed": String(!letters) }, name);
      button.hidden = Boolean(letters) && ![...letters].some((letter) => manifest.kinds.includes(letter));
      button.addEventListener("click", () => { kind = letters; update(); });
      group.append(button);
      return { letters, button };
    });
    status = make("p", { class: "search-status", role: "status" });
    list = make("div", { class: "search-results", id: "search-results", role: "listbox", "aria-label": "Results", tabindex: "-1" });
    const keys = make("p", { class: "search-keys" }, "↑ and ↓ choose, Enter opens, Escape closes.");
    dialog = make(
      "dialog", { class: "search-dialog", "aria-label": "Search" },
      make("div", { class: "search-field" }, field, close), group, status, list, keys);
    document.body.append(dialog);
    field.addEventListener("input", update);
    field.addEventListener("keydown", press);
    // From the kinds the arrows lead to the results, too.
    group.addEventListener("keydown", (event) => {
      if (!/^Arrow(Down|Up)$/.test(event.key)) return;
      field.focus();
      press(event);
    });
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => { early = undefined; });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    list.addEventListener("click", (event) => {
      const isHere = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (isHere && event.target.closest("a")) dialog.close();
    });
    field.value = recall();
  }

  function recall() {
    try { return sessionStorage.getItem(memory) ?? ""; } catch { return ""; }
  }

  function remember(text) {
    try { sessionStorage.setItem(memory, text); } catch { /* Then it is forgotten. */ }
  }

  function press(event) {
    if (event.isComposing) return;
    const count = list.children.length;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && count) {
      select((selected + steps[event.key] + count) % count);
    } else if (event.key === "Enter" && answered !== field.value) {
      early = event;
    } else if (event.key === "Enter" && list.children[selected]) {
      open(event);
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Opens what is chosen, as a click with the same keys does. */
  function open({ ctrlKey, metaKey, shiftKey }) {
    list.children[selected]?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  }

  function select(index) {
    list.children[selected]?.setAttribute("aria-selected", "false");
    selected = index;
    const option = list.children[selected];
    if (!option) return field.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    return field.setAttribute("aria-activedescendant", option.id);
  }

  function update() {
    const query = field.value;
    const wanted = kind;
    early = undefined;
    remember(query);
    search.find(query, wanted, (found) => { if (field.value === query && kind === wanted) show(found, query); })
      .catch(() => { status.textContent = "The index could not be loaded."; });
  }

  /** What is offered before the first key: the first links of the list of pages, without those within this page. */
  function beginnings() {
    return [...document.querySelectorAll("#site-pages a:not([href^='#'])")].slice(0, 8)
      .map((link) => ({ kind: "p", page: link.textContent.trim(), title: "", text: "", href: link.href }));
  }

  function show(found, query) {
    answer = found;
    answered = query;
    const isBlank = !query.trim() && !kind;
    const results = isBlank ? beginnings() : found.results;
    for (const { letters, button } of buttons) button.setAttribute("aria-pressed", String(letters === kind));
    status.textContent = summary(found);
    list.replaceChildren(...results.map(option));
    list.scrollTop = 0;
    field.setAttribute("aria-expanded", String(results.length > 0));
    selected = -1;
    select(results.length && !isBlank ? 0 : -1);
    if (early) open(early);
    early = undefined;
  }

  function summary({ groups, results, count }) {
    if (!groups.length) return field.value.trim() ? "Type a word that says more." : "Type a few words, or begin with a page:";
    const sentences = [];
    const unknown = groups.filter(search.isUnknown).map(({ typed }) => quoted(typed));
    if (!count) {
      const subject = unknown.length ? unknown.join(" and ") : quoted(field.value.trim());
      return `Nothing about ${subject} here${kind ? " of this kind" : ""}. ${ADVICE}`;
    }
    for (const { typed, found, isCorrected } of groups) {
      if (isCorrected) sentences.push(`Shown are results for ${quoted(written(found.keys().next().value, results))} instead of ${quoted(typed)}.`);
    }
    if (unknown.length) sentences.push(`Nothing about ${unknown.join(" and ")} here; the results are about the other words.`);
    const noun = !kind || kind.includes("p") ? "page" : "result";
    const rest = count > results.length ? `, the best ${results.length} are shown` : "";
    return [...sentences, `${plural(count, noun)}${rest}.`].join(" ");
  }

  const quoted = (text) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

  // A word with its capital letters, which the index has not.
  function written(word, results) {
    for (const { title, page, text } of results) {
      const found = `${title} ${page} ${text}`.match(wordPattern)?.find((other) => search.fold(other) === word);
      if (found) return found;
    }
    return word;
  }

  function option(result, index) {
    const { kind: letter, page, title, text } = result;
    const element = make(
      "a", {
        class: "search-result", role: "option", id: `search-result-${index}`, tabindex: "-1",
        "aria-selected": "false",
        href: result.href ?? `${root}${result.address}${result.anchor ? `#${encodeURIComponent(result.anchor)}` : ""}`,
      },
      make("span", { class: "search-kind" }, names[letter]), " ",
      make("span", { class: "search-title" }, ...marked(title || page)));
    if (title) element.append(make("span", { class: "search-page" }, ...marked(page)));
    if (text) element.append(make("span", { class: "search-excerpt" }, ...excerpt(text)));
    return element;
  }

  function marked(text) {
    const pieces = [];
    let end = 0;
    for (const { index, 0: word } of text.matchAll(wordPattern)) {
      if (!isWanted(word)) continue;
      pieces.push(text.slice(end, index), make("mark", {}, word));
      end = index + word.length;
    }
    return [...pieces, text.slice(end)];
  }

  // What each word may be found by, which costs the most time to tell; the same words come again and again.
  const forms = new Map();

  function formsOf(word) {
    let known = forms.get(word);
    if (!known) forms.set(word, known = [search.fold(word), ...search.parts(word)]);
    return known;
  }

  function isWanted(word) {
    return formsOf(word).some((form) => answer.terms.has(form));
  }

  // The part of a text that has most of the words.
  function excerpt(text) {
    const places = [...text.matchAll(wordPattern)].filter(({ 0: word }) => isWanted(word))
      .map(({ index }) => index);
    let best = 0;
    let most = 0;
    for (const place of places) {
      const count = places.filter((other) => other >= place && other < place + excerptLength - 40).length;
      if (count > most) [best, most] = [place, count];
    }
    let start = best < excerptLength - 40 ? 0 : text.lastIndexOf(" ", best - 30) + 1;
    let end = text.length;
    if (start + excerptLength < end) end = Math.max(text.lastIndexOf(" ", start + excerptLength), start + 1);
    if (start + 30 > end) start = Math.max(0, end - excerptLength);
    return [start ? "… " : "", ...marked(text.slice(start, end)), end < text.length ? " …" : ""];
  }

  // Shows the dialog, with what was typed until then if there is any.
  search.open = async (assets, index, typed) => {
    root = new URL("..", assets).href;
    const manifest = await search.start(index);
    // Somebody may have asked for it twice meanwhile.
    if (!dialog) build(manifest);
    if (!dialog.open) dialog.showModal();
    field.focus();
    field.select();
    if (typed()) {
      field.value = typed();
      field.setSelectionRange(field.value.length, field.value.length);
    }
    update();
  };
})();
