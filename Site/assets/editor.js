// The editor of a live block: a text field with its text in colours above the field.
//
// The field is a real `textarea` with transparent letters. So input methods, selection, undo, phone keyboards and
// screen readers meet the field they know, and nothing has to imitate a field. The layer above shows the letters and
// takes no press. The field is as large as its text, and the frame around field and layer scrolls, so the two cannot
// come apart. The layer has one element a line and touches only lines that change, so 5,000 lines stay usable.
// CodeMirror 5, as Debian has it, weighs 105 kB compressed, seven times as much, and imitates the field.
//
//   const editor = lifeguardEditor.create({ label, value, onChange(value), onSubmit() });
(() => {
  "use strict";

  const keys = window.lifeguardEditorKeys;
  const { Gutter, Layer, common, indexOf, make } = window.lifeguardEditorLayer;
  const { Bubble, List, summary } = window.lifeguardEditorProblems;
  /** After so many milliseconds without a key, problems are shown, and then read out. */
  const PAUSE = { show: 250, say: 700 };
  /** A reader who presses Tab so often in a row wants to leave. */
  const STUCK = 3;
  let count = 0;

  class Editor {
    #field = make("textarea", "editor-field");
    #layer = new Layer();
    #bubble = new Bubble();
    #gutter = new Gutter();
    #text = make("div", "editor-text", this.#field, this.#layer.element, this.#layer.spot);
    #frame = make("div", "editor-frame", make("div", "editor-page", this.#gutter.element, this.#text));
    #list = new List();
    #status = make("p", "visually-hidden");
    #listeners = new AbortController();
    #onChange;
    #onSubmit;
    #problems = [];
    /** The text that the owner knows. */
    #known;
    #current = null;
    /** The Tab key leaves the field, because Escape was pressed. */
    #leaves = false;
    /** The presses of Tab in a row. */
    #tabs = 0;
    #isComposing = false;
    #isTyping = false;
    #isSilent = false;
    /** A sentence about problems was said, so their end is said, too. */
    #hasSaid = false;
    #timers = [];
    /** A change of this file is under way. */
    #isOwn = false;

    constructor({ label, value = "", onChange, onSubmit }) {
      this.#onChange = onChange ?? (() => {});
      this.#onSubmit = onSubmit;
      this.#build(label);
      this.#field.value = value;
      // A browser puts the caret behind the text, which may lie below the window.
      this.#field.setSelectionRange(0, 0);
      this.#known = this.#field.value;
      this.#follow();
      this.#listen();
    }

    #build(label) {
      count += 1;
      const hint = make("p", "editor-hint", keys.words(this.#onSubmit));
      // No heading of a page has a slash in its id.
      hint.id = `editor/${count}/hint`;
      this.#status.id = `editor/${count}/status`;
      this.#status.setAttribute("role", "status");
      this.#status.setAttribute("aria-live", "polite");
      const attributes = {
        "aria-label": label, "aria-describedby": hint.id, "aria-errormessage": this.#status.id, "aria-invalid": "false",
        autocapitalize: "off", autocomplete: "off", autocorrect: "off", spellcheck: "false", translate: "no",
        dir: "ltr", wrap: "off", rows: "1", enterkeyhint: "enter",
      };
      for (const [name, value] of Object.entries(attributes)) this.#field.setAttribute(name, value);
      for (const part of [this.#layer, this.#gutter]) part.element.setAttribute("aria-hidden", "true");
      this.element = make("div", "editor", hint, this.#frame, this.#list.element, this.#status, this.#bubble.element);
    }

    #listen() {
      const { signal } = this.#listeners;
      const field = this.#field;
      const on = (target, name, action) => target.addEventListener(name, action, { signal });
      on(field, "input", () => this.#changed());
      on(field, "keydown", (event) => this.#press(event));
      on(field, "beforeinput", (event) => this.#type(event));
      on(field, "compositionstart", () => { this.#isComposing = true; });
      on(field, "compositionend", () => {
        this.#isComposing = false;
        this.#changed();
      });
      on(field, "pointerdown", () => { this.#bubble.pinned = null; });
      on(field, "focus", () => this.#rest());
      on(field, "blur", () => {
        this.#leaves = false;
        this.#tabs = 0;
        this.#showBubble();
      });
      // The field is as large as its text; nothing in the field may scroll.
      on(field, "scroll", () => field.scrollTo(0, 0));
      on(this.#frame, "scroll", () => this.#showBubble());
      for (const name of ["resize", "scroll"]) on(window, name, () => this.#showBubble());
      on(document, "selectionchange", () => { if (document.activeElement === field) this.#rest(); });
      on(document, "keydown", (event) => { if (event.key === "Escape") this.#closeBubble(event); });
      // The focus stays where it is.
      for (const part of [this.#gutter, this.#bubble]) on(part.element, "mousedown", (event) => event.preventDefault());
      on(this.#gutter.element, "click", (event) => this.#pressMarker(event));
      on(this.#bubble.element, "click", () => this.#closeBubble());
    }

    // MARK: For the owner

    get value() { return this.#field.value; }

    /** Replaces the lines that differ. The reader can undo that; the owner is not told. */
    set value(text) {
      const old = this.#field.value;
      const next = text.replace(/\r\n?/g, "\n");
      if (next === old) return;
      this.#known = next;
      const limit = Math.min(old.length, next.length);
      const start = old.lastIndexOf("\n", common(old, next, limit) - 1) + 1;
      const same = old.length - common(old, next, limit - start, true);
      const end = same === start ? start : old.indexOf("\n", same - 1) + 1 || old.length;
      const longer = next.length - old.length;
      const { selectionStart: caret } = this.#field;
      const place = caret > start && caret >= end ? caret + longer : Math.min(caret, end + longer);
      // The browser's commands change only what has the focus.
      const focused = document.activeElement;
      this.#field.focus({ preventScroll: true });
      this.#replace(start, end, next.slice(start, end + longer), place);
      if (focused === this.#field) return;
      this.#field.blur();
      focused?.focus({ preventScroll: true });
    }

    /** Gives the field the focus, and puts the caret at a place if a line is given. */
    focus(line, column = 1) {
      this.#goTo(line ? this.#place({ line, column }) : this.#caret);
    }

    /** Colours the text, unless the text has changed since `text`. */
    setHighlight(text, html) {
      if (text === this.#field.value) this.#layer.highlight(html);
    }

    /** Shows the problems of the text. A problem of line 0 is in the first line of the block, outside of the text. */
    setDiagnostics(all) {
      const problems = all.filter(({ line }) => line !== 0);
      this.#problems = problems.map((problem) => ({ ...problem }));
      this.#layer.mark(this.#problems);
      this.#field.setAttribute("aria-invalid", String(problems.some((problem) => problem.severity === "error")));
      this.#gutter.mark(this.#layer.lines, this.#problems);
      this.#showBubble();
      if (!this.#isTyping) this.#showList();
      if (!this.#isSilent) this.#saySummary();
    }

    /** Shows the line of the stepper; null for none. */
    setCurrentLine(number) {
      const line = this.#layer.lines[number - 1] ?? null;
      if (line === this.#current) return;
      this.#current?.element.classList.remove("is-current");
      line?.element.classList.add("is-current");
      this.#current = line;
      if (!line || document.activeElement === this.#field) return;
      const [top, height] = [line.element.offsetTop, line.element.offsetHeight];
      const { scrollTop, clientHeight } = this.#frame;
      this.#frame.scrollTop = Math.min(Math.max(scrollTop, top + 2 * height - clientHeight), Math.max(0, top - height));
    }

    dispose() {
      this.#listeners.abort();
      this.#timers.forEach(clearTimeout);
      this.#bubble.end();
      this.element.remove();
    }

    // MARK: The text

    /** Takes over what the reader, the browser or a key has changed. */
    #changed() {
      this.#bubble.pinned = null;
      this.#wait();
      this.#follow();
      if (this.#isComposing || this.#known === this.#field.value) return;
      this.#known = this.#field.value;
      this.#onChange(this.#known);
    }

    /** Brings the layer and the gutter to the text of the field. */
    #follow() {
      const before = this.#layer.lines.length;
      this.#layer.follow(this.#field.value);
      const { length } = this.#layer.lines;
      if (length === before) return;
      this.#gutter.number(length);
      if (!this.#layer.lines.includes(this.#current)) this.#current = null;
      this.#gutter.mark(this.#layer.lines, this.#problems);
    }

    /** Waits until the reader has stopped typing: then problems are shown, and later read out. */
    #wait() {
      this.#timers.forEach(clearTimeout);
      this.#isTyping = true;
      this.#isSilent = true;
      this.#rest();
      const show = () => {
        this.#isTyping = false;
        this.#showList();
      };
      const say = () => {
        this.#isSilent = false;
        this.#saySummary();
      };
      this.#timers = [setTimeout(show, PAUSE.show), setTimeout(say, PAUSE.say)];
    }

    #saySummary() {
      const problems = this.#problems.filter((problem) => !problem.isTold);
      if (problems.length || this.#hasSaid) this.#say(summary(problems));
      this.#hasSaid = problems.length > 0;
    }

    #say(text) {
      if (this.#status.textContent !== text) this.#status.textContent = text;
    }

    /** The offset of the end of the selection that moves. */
    get #caret() {
      const { selectionStart, selectionEnd, selectionDirection } = this.#field;
      return selectionDirection === "backward" ? selectionStart : selectionEnd;
    }

    /** Scrolls to the caret. */
    #reveal() { this.#layer.reveal(this.#caret); }

    /** Replaces a part of the text as one step that the browser can undo, and selects a part of the result. */
    #replace(start, end, text, from, to = from) {
      const { value } = this.#field;
      const result = value.slice(0, start) + text + value.slice(end);
      this.#field.setSelectionRange(start, end);
      this.#isOwn = true;
      // The command changes what has the focus, and a field that is hidden cannot have it.
      if (result !== value && document.activeElement === this.#field) keys.write(text);
      this.#isOwn = false;
      if (result !== this.#field.value) {
        this.#field.value = result;
        this.#changed();
      }
      this.#field.setSelectionRange(from, to);
    }

    /** Does what a key does to the text. */
    #edit(key) {
      const { selectionStart, selectionEnd, value } = this.#field;
      const change = key(value, selectionStart, selectionEnd);
      if (!change) return false;
      this.#replace(change.start, change.end, change.text, change.from, change.to);
      this.#reveal();
      return true;
    }

    // MARK: Keys

    #press(event) {
      // Keys of an input method are not ours.
      if (event.isComposing || event.keyCode === 229 || event.key === "Shift") return;
      // Only a real keyboard has the key, and needs to be told of it.
      if (event.key === "Tab") this.element.classList.add("has-keyboard");
      this.#tabs = event.key === "Tab" ? this.#tabs + 1 : 0;
      const leaves = this.#leaves;
      this.#leaves = event.key === "Escape";
      if (this.#tabs === STUCK) this.#say("Press Escape, then Tab, to leave the field.");
      if (this.#leaves) {
        this.#say("Tab now leaves the field.");
        this.#closeBubble(event);
      } else if (leaves) this.#say("");
      const action = this.#action(event, leaves);
      if (!action) return;
      event.preventDefault();
      action();
    }

    #action({ key, shiftKey, ctrlKey, metaKey, altKey }, leaves) {
      if (altKey) return undefined;
      if (ctrlKey || metaKey) {
        if (key === "/") return () => this.#edit(keys.comment);
        return key === "Enter" && this.#onSubmit ? () => this.#onSubmit() : undefined;
      }
      if (key === "Tab" && !leaves) return () => this.#edit(shiftKey ? keys.outdent : keys.indent);
      if (key === "F8" && this.#problems.length) return () => this.#step(shiftKey ? -1 : 1);
      // On a Mac the keys scroll and leave the caret where it is.
      if (/^Page(Up|Down)$/.test(key) && !keys.isMac) return () => this.#turnPage(key === "PageUp" ? -1 : 1, shiftKey);
      return undefined;
    }

    /** Moves the caret by what the frame shows; the browser would, if the field and not the frame scrolled. */
    #turnPage(direction, isSelecting) {
      const { selectionStart, selectionEnd } = this.#field;
      const rows = Math.floor(this.#frame.clientHeight / this.#layer.lines[0].element.offsetHeight) - 1;
      const caret = this.#caret;
      const next = this.#layer.below(caret, direction * Math.max(1, rows));
      const other = caret === selectionEnd ? selectionStart : selectionEnd;
      const anchor = isSelecting ? other : next;
      this.#field.setSelectionRange(
        Math.min(anchor, next), Math.max(anchor, next), next < anchor ? "backward" : "forward");
      this.#reveal();
    }

    /** Letters and line breaks, which a phone reports in no other way. */
    #type(event) {
      if (event.isComposing || this.#isOwn) return;
      const isBreak = event.inputType === "insertLineBreak" || event.inputType === "insertParagraph";
      const isBrace = event.inputType === "insertText" && event.data === "}";
      if ((isBreak && this.#edit(keys.breakLine)) || (isBrace && this.#edit(keys.closeBrace))) event.preventDefault();
    }

    // MARK: Problems

    /** The offset of a place. The line `at`, if there is one, may have moved since the place was known. */
    #place({ line, column, at }) {
      const { lines } = this.#layer;
      const found = lines.indexOf(at);
      const index = found < 0 ? Math.min(Math.max(line, 1), lines.length) - 1 : found;
      return this.#layer.start(index) + indexOf(lines[index].text, column - 1);
    }

    /** Puts the caret at an offset. */
    #goTo(offset) {
      this.#bubble.closed = null;
      this.#isTyping = false;
      this.#field.focus({ preventScroll: true });
      this.#field.setSelectionRange(offset, offset);
      this.#layer.reveal(offset, this.element);
      this.#bubble.rested = this.#caretLine;
      this.#showBubble();
    }

    /** Goes to the next problem behind the caret, or to the one before. */
    #step(direction) {
      const caret = this.#caret;
      const ordered = direction > 0 ? this.#problems : [...this.#problems].reverse();
      const next = ordered.find((problem) => (this.#place(problem) - caret) * direction > 0) ?? ordered[0];
      this.#goTo(this.#place(next));
      this.#say(`Line ${next.line}, column ${next.column}: ${next.severity}: ${next.message}`);
    }

    /** A press looks up the problem again, because the newest problem of that number has the line. */
    #showList() {
      this.#list.show(this.#problems, (number) => this.#goTo(this.#place(this.#problems[number])));
    }

    #pressMarker(event) {
      const line = event.target.closest(".editor-marker")?.line;
      if (!line) return;
      this.#bubble.pinned = this.#bubble.pinned === line ? null : line;
      this.#bubble.closed = null;
      this.#showBubble();
    }

    get #caretLine() { return this.#layer.lines[this.#layer.index(this.#caret)]; }

    /** Shows the bubble when the caret rests. */
    #rest() {
      this.#bubble.wait(this.#isTyping, () => this.#caretLine, () => this.#showBubble());
      this.#showBubble();
    }

    /** Shows the bubble of the line that the caret rests in, or of the line whose marker was pressed. */
    #showBubble() {
      const isHere = document.activeElement === this.#field && this.#problems.length > 0;
      const line = this.#bubble.line(isHere ? this.#caretLine : null);
      const problems = this.#problems.filter((problem) => problem.at === line);
      if (!problems.length || this.#isComposing) return this.#bubble.hide();
      const [{ column }] = problems;
      const box = this.#layer.rectangle(line, indexOf(line.text, column - 1));
      const frame = this.#frame.getBoundingClientRect();
      if (box.bottom <= frame.top || box.top >= frame.bottom) return this.#bubble.hide();
      return this.#bubble.show(problems, box, this.element);
    }

    #closeBubble(event) {
      if (!this.#bubble.isVisible) return;
      event?.stopPropagation();
      this.#bubble.close(this.#caretLine);
    }
  }

  window.lifeguardEditor = { command: keys.command, create: (options) => new Editor(options) };
})();
