// The page of a transition shows one combination: the reader chooses the container, the animation and the end of the
// gesture, and the address follows. Without this script the page has all scenarios and a table of all combinations.
(() => {
  "use strict";

  const part = document.querySelector(".combinations");
  if (!part) return;
  const kinds = [...part.querySelectorAll("th[data-key]")].map((head) => ({ key: head.dataset.key, title: head.textContent }));
  /** The value of a choice that a combination does not have, such as what is around a container alone. */
  const NONE = "none";
  const LABELS = { container: "no container", nesting: "nothing" };

  // The rows share most of their texts, so the page has each text once, and a row has the numbers of its texts.
  const texts = JSON.parse(part.querySelector("script").textContent);
  const joined = (numbers, separator) => numbers.split(" ").map((number) => texts[number]).join(separator);

  const rows = [...part.querySelectorAll("tbody tr")].map((element) => {
    const values = new Map(new URLSearchParams(element.id));
    const words = new Map(kinds.map(({ key }, index) => [key, element.cells[index].textContent]));
    const { id, dataset: { title, source, device } } = element;
    const section = document.getElementById(element.querySelector("td:last-child a").hash.slice(1));
    return { element, id, values, words, section, title: joined(title, ", "), source: joined(source, "\n"), device };
  });
  const valueOf = (row, key) => row.values.get(key) ?? NONE;
  const sections = [...new Set(rows.map(({ section }) => section))];
  // A link to a combination leads to the choices, not into the table.
  for (const { element } of rows) element.removeAttribute("id");

  // MARK: Choosing

  let shown = rows[0];

  /** The combination that has one value, and else the most of the values of the shown combination. */
  function nearest(key, value) {
    const agreeing = (row) => kinds.filter((kind) => valueOf(row, kind.key) === valueOf(shown, kind.key)).length;
    return rows.filter((row) => valueOf(row, key) === value)
      .reduce((best, row) => (agreeing(row) > agreeing(best) ? row : best));
  }

  /** The first combination with all values of an address; undefined for any other address. */
  function named(hash) {
    let wanted = [];
    try { wanted = [...new URLSearchParams(decodeURIComponent(hash.slice(1)))]; } catch { return undefined; }
    const isMeant = wanted.length > 0 && wanted.every(([key]) => kinds.some((kind) => kind.key === key));
    return isMeant ? rows.find((row) => wanted.every(([key, value]) => valueOf(row, key) === value)) : undefined;
  }

  const bar = document.createElement("div");
  bar.className = "live-bar combination-choices";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "Combination");
  const status = document.createElement("p");
  status.className = "combination-shown";
  status.setAttribute("role", "status");

  const selects = kinds.map(({ key, title }) => {
    const select = document.createElement("select");
    const values = new Map(rows.map((row) => [valueOf(row, key), row.words.get(key)]));
    for (const [value, text] of values) select.append(new Option(value === NONE ? LABELS[key] ?? value : text, value));
    select.dataset.key = key;
    select.addEventListener("change", () => {
      show(nearest(key, select.value));
      history.replaceState(history.state, "", `#${shown.id}`);
    });
    const label = document.createElement("label");
    label.className = "step-choice";
    const name = document.createElement("span");
    name.textContent = title;
    label.append(name, select);
    if (values.size > 1) bar.append(label);
    return select;
  });

  function show(row) {
    shown = row;
    for (const select of selects) select.value = valueOf(row, select.dataset.key);
    for (const section of sections) section.hidden = section !== row.section;
    const own = row.section.querySelector(".scenario-title").firstChild.textContent.trim();
    status.textContent = own === row.title ? "" : `${row.title}: Current and New receive the same callbacks as here.`;
    run.hidden = own === row.title || !window.lifeguardLive?.isAble;
  }

  // MARK: Running

  const run = document.createElement("button");
  run.type = "button";
  run.className = "live-button";
  run.textContent = "Run this combination";
  run.addEventListener("click", async () => {
    const { section, source, device } = shown;
    if (!(await window.lifeguardLive.act(section, "warm"))) return;
    const choices = device ? { device } : {};
    const fragment = await window.lifeguardShare.pack({ kind: "scenario", place: section.id, code: source, choices });
    if (fragment) location.hash = fragment;
  });

  // MARK: The address

  /** Shows the combination, or the scenario, that the address names. */
  function follow() {
    const row = named(location.hash);
    if (row) {
      show(row);
      return true;
    }
    const section = sections.find(({ id }) => location.hash.startsWith(`#${id}`) && /^(?:$|[@/])/.test(location.hash.slice(id.length + 1)));
    if (section) show(rows.find((one) => one.section === section));
    return false;
  }

  sections[0].before(bar, status);
  bar.append(run);
  show(shown);
  const arrive = () => { if (follow()) document.querySelector("h1").scrollIntoView({ block: "start" }); };
  arrive();
  addEventListener("hashchange", arrive);
  // A shared state names its scenario only when it is unpacked, so all scenarios are there for the look.
  addEventListener("lifeguard-change", ({ target }) => {
    const row = rows.find(({ section }) => section === target);
    if (row && target.hidden) show(row);
  });
  addEventListener("load", () => show(shown));
})();
