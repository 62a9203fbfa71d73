// The address follows the widgets: what a reader changes stands in the fragment, so a reload, the way back and a
// link bring it back. Loaded on the first press, together with the widgets.
(() => {
  "use strict";

  const widgets = window.lifeguardWidgets;
  const { pack, unpack } = window.lifeguardShare;
  const { assets, parts: { make, textOf } } = window.lifeguardLive;
  /** Browsers refuse an address that changes too often. */
  const INTERVAL = 500;

  // MARK: The state of a widget

  /** The state of a widget for `share.js`; null for a published scenario. `shown` is the code that runs. */
  function state(element) {
    const own = window.lifeguardPlay?.state(element);
    if (own) return own;
    const widget = widgets.of(element);
    if (element.matches(".example")) {
      const code = widget?.editor && widget.text !== widget.original ? { code: widget.text } : {};
      return { kind: "example", place: element.id, shown: widget?.text, ...code };
    }
    if (!widget || !(widget.isEdited || widget.choices.length)) return null;
    const code = widget.isEdited ? { code: widget.text } : {};
    return {
      kind: "scenario", place: element.id, choices: Object.fromEntries(widget.choices), event: widget.stepper.current,
      shown: widget.text, ...code,
    };
  }

  /** True if a widget shows something else than what is published. */
  function isChanged(element) {
    const own = state(element);
    return own !== null && (own.kind === "scenario" || own.code !== undefined);
  }

  /** While a widget is changed, what the page says beside its title is not about what the widget shows. */
  function mark(element) {
    const place = element.querySelector(":scope > :is(.badges, .example-mark)");
    if (!place) return;
    const isExample = place.matches(".example-mark");
    if (isExample && !place.querySelector(".is-published")) {
      const told = make("span", { className: "is-published" });
      told.append(...[...place.childNodes].filter((node) => node.localName !== "button"));
      place.prepend(told);
    }
    element.classList.toggle("is-changed", isChanged(element));
    place.querySelector(".is-yours")?.remove();
    if (!element.matches(".is-changed")) return;
    const textContent = isExample || widgets.of(element).isEdited ? "edited" : "not judged";
    place.prepend(make(isExample ? "span" : "li", { className: "badge is-yours", textContent }));
  }

  // MARK: Following

  let timer = 0;
  let followed = null;

  /** True after a link to another place, until the reader does something again. */
  let isAway = false;

  /** Writes the state of the widget that was changed last into the address, after a pause. */
  function follow(element) {
    // An answer that comes late belongs to the place before the link, or to the half of the playground before.
    if (isAway || element.closest("[hidden]")) return;
    followed = element;
    clearTimeout(timer);
    timer = setTimeout(write, INTERVAL);
  }

  async function write() {
    const element = followed;
    const own = state(element);
    const { stepper } = widgets.of(element) ?? {};
    const hasPublished = !own || (own.kind === "example" && !widgets.of(element)?.editor);
    const fragment = hasPublished ? null : await pack(own);
    if (element !== followed) return;
    // Another widget of the page may still be changed.
    const other = hasPublished && [...window.lifeguardWidgetParts.widgets.keys()].findLast(isChanged);
    if (other) followed = other;
    if (stepper && hasPublished) delete stepper.address;
    else if (stepper) {
      Object.defineProperty(stepper, "address", { configurable: true, value: fragment ?? `#${element.id}` });
    }
    if (other) {
      await write();
      return;
    }
    const address = fragment ?? stepper?.address ?? "";
    if (address === location.hash) return;
    try {
      history.replaceState(history.state, "", address || location.pathname + location.search);
    } catch {
      timer = setTimeout(write, 5 * INTERVAL);
    }
  }

  addEventListener("lifeguard-change", ({ target }) => {
    const { stepper } = widgets.of(target) ?? {};
    if (stepper && !stepper.isFollowed) {
      stepper.isFollowed = true;
      new MutationObserver(() => { if (state(target)) follow(target); }).observe(stepper.now, { childList: true });
    }
    mark(target);
    follow(target);
  });
  addEventListener("pagehide", () => clearTimeout(timer));
  addEventListener("hashchange", () => {
    followed = null;
    clearTimeout(timer);
    isAway = !location.hash.startsWith("#play=");
  });
  for (const name of ["pointerdown", "keydown", "input", "change"]) {
    addEventListener(name, () => { isAway = false; }, true);
  }

  // MARK: Going back to a state

  async function restoreScenario(section, { code, choices, event }) {
    const widget = await widgets.scenario(section);
    widget.choose(choices);
    widget.text = code ?? widget.original;
    if (widget.editor) widget.editor.value = widget.text;
    if (code !== undefined && !widget.editor) await widget.edit();
    else await widget.run();
    if (event) await widget.stepper.go(event);
    arrive(section);
  }

  async function restoreExample(example, { code }) {
    let widget = widgets.of(example);
    if (!widget?.editor) await widgets.editExample(example);
    widget = widgets.of(example);
    const wanted = code ?? widget.original;
    if (wanted !== widget.text) {
      widget.editor.value = wanted;
      widget.text = wanted;
      await widget.run();
    }
    arrive(example);
  }

  /** A reader who has followed a link begins at the widget, and does not write yet. */
  function arrive(element) {
    document.activeElement?.blur();
    // A frame is as high as its widget, so only the page around would scroll.
    if (document.querySelector(".is-embedded")) return;
    element.scrollIntoView({ block: "start", behavior: "instant" });
  }

  /** Brings back what the fragment of the address says. A state of another page opens in the playground. */
  async function restore() {
    const own = await unpack(location.hash);
    if (!own) throw new Error("This link is damaged, or not one of this site");
    if (window.lifeguardPlay) return window.lifeguardPlay.restore(own);
    const element = document.getElementById(own.place ?? "");
    if (own.kind === "scenario" && element?.querySelector(":scope > .live-bar")) return restoreScenario(element, own);
    if (own.kind === "example" && element?.matches(".example")) return restoreExample(element, own);
    throw new Error("The link leads to a scenario or example that this page does not have");
  }

  // MARK: The playground

  /** An example as a file: a check drives classes, and an example may be the members of a class. */
  function fileOf(example) {
    const code = example.replace(/^([ \t]*)\/\/# ?/gm, "$1").trimEnd();
    if (/^(?:[\w@]+ )*class \w+\s*:[^{]*Controller/m.test(code)) return `${code}\n`;
    return `class Example: UIViewController {\n${code.replace(/^(?=.)/gm, "    ")}\n}\n`;
  }

  /** Opens the code of an example in the playground, as the reader has changed the code. */
  async function openInPlayground(example) {
    const code = widgets.of(example)?.text ?? example.dataset.source ?? textOf(example.querySelector("pre.code"));
    const fragment = await pack({ kind: "check", code: fileOf(code), choices: {} });
    if (!fragment) throw new Error("This code is too long for a link to the playground");
    open(`${assets}../play.html${fragment}`, "_top");
  }

  Object.assign(widgets, { state, restore, openInPlayground, play: () => window.lifeguardPlay.begin() });
})();
