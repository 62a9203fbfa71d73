// The text of an editor, line by line, in colours: what the reader sees of the field.
//
// There is one element a line, and only the lines that change are touched. The source that the engine has highlighted
// is data: this file knows spans whose class is a letter, and five entities, and builds text nodes of all else.
window.lifeguardEditorLayer = (() => {
  "use strict";

  function make(name, className, ...children) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  }

  /** The index in a text, in UTF-16, behind a number of Unicode scalars. */
  function indexOf(text, scalars) {
    let index = 0;
    for (const scalar of text) {
      if (scalars <= 0) break;
      index += scalar.length;
      scalars -= 1;
    }
    return index;
  }

  /** The top and the bottom of what is seen of the page: a head may stay above, a keyboard lie below. */
  function seenArea() {
    const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const view = window.visualViewport;
    return view ? [view.offsetTop + top, view.offsetTop + view.height] : [top, innerHeight];
  }

  /**
   * Scrolls the window to an element: to the whole element if there is room, or else to its beginning.
   * @param {Element} element The element.
   * @param {number} room The pixels to leave free below the element.
   */
  function bringIntoSight(element, room = 8) {
    const [top, bottom] = seenArea();
    const box = element.getBoundingClientRect();
    const above = box.top - 8 - top;
    const way = above < 0 ? above : Math.min(above, Math.max(0, box.bottom + room - bottom));
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (way) scrollBy({ top: way, behavior: isCalm ? "instant" : "smooth" });
  }

  /** The number of characters that two texts have in common at their beginnings, or at their ends. */
  function common(a, b, limit, isAtEnd) {
    const at = (text, index) => text.charCodeAt(isAtEnd ? text.length - 1 - index : index);
    let length = 0;
    while (length < limit && at(a, length) === at(b, length)) length += 1;
    return length;
  }

  // MARK: Spans

  const TOKEN = /<span class="([a-z])">|<\/span>|&(#?\w+);|[^<&]+|[<&]/g;
  const ENTITIES = new Map([["amp", "&"], ["lt", "<"], ["gt", ">"], ["quot", "\""], ["#39", "'"]]);

  function append(spans, style, text) {
    const last = spans[spans.length - 1];
    if (!text) return;
    if (last?.style === style) last.text += text;
    else spans.push({ style, text });
  }

  /** Reads one line of highlighted source. `style` is the class that is open at the beginning, then at the end. */
  function read(html, style) {
    const spans = [];
    for (const [token, opened, entity] of html.matchAll(TOKEN)) {
      if (opened) style = opened;
      else if (token === "</span>") style = "";
      else append(spans, style, ENTITIES.get(entity) ?? token);
    }
    return { spans, style };
  }

  /** The spans between two places of a line. */
  function cut(spans, start, end) {
    const result = [];
    let at = 0;
    for (const { style, text } of spans) {
      append(result, style, text.slice(Math.max(0, start - at), Math.max(0, end - at)));
      at += text.length;
    }
    return result;
  }

  /** The class of letters between two parts of a line: inside a comment or a string they belong to that. */
  function inner(left, right) {
    const { style, text } = left[left.length - 1] ?? { style: "" };
    if (!right.length) return style === "c" && text.startsWith("//") ? style : "";
    return /^[cs]$/.test(style) && right[0].style === style ? style : "";
  }

  // MARK: The layer

  /** The lines of the text and their elements. */
  class Layer {
    lines = [];
    element = make("div", "editor-layer");
    /** A place in the text that can be scrolled to. */
    spot = make("div", "editor-spot");

    /** The offset at which a line begins. */
    start(index) {
      let offset = 0;
      for (let line = 0; line < index; line += 1) offset += this.lines[line].text.length + 1;
      return offset;
    }

    /** The index of the line at an offset. */
    index(offset) {
      let index = 0;
      while (index < this.lines.length - 1 && offset > this.lines[index].text.length) {
        offset -= this.lines[index].text.length + 1;
        index += 1;
      }
      return index;
    }

    /** The offset in the same column as `offset`, a number of lines below. */
    below(offset, count) {
      const index = this.index(offset);
      const target = Math.min(Math.max(index + count, 0), this.lines.length - 1);
      return this.start(target) + Math.min(offset - this.start(index), this.lines[target].text.length);
    }

    /** Takes over a changed text. The text before and behind the change keeps its colours and marks. */
    follow(text) {
      const { lines } = this;
      const texts = text.split("\n");
      const shorter = Math.min(lines.length, texts.length);
      let before = 0;
      while (before < shorter && lines[before].text === texts[before]) before += 1;
      let behind = 0;
      while (
        behind < shorter - before && lines[lines.length - 1 - behind].text === texts[texts.length - 1 - behind]
      ) behind += 1;
      const old = lines.slice(before, lines.length - behind);
      const changed = texts.slice(before, texts.length - behind);
      const fresh = this.recolored(old, changed);
      const parts = changed.map((text, index) => Object.assign(old[index] ?? { element: make("div", "editor-line") }, {
        text, html: null, ...fresh[index],
      }));
      const added = document.createDocumentFragment();
      for (const line of parts.slice(old.length)) added.append(line.element);
      this.element.insertBefore(added, lines[before + old.length]?.element ?? null);
      for (const line of old.slice(parts.length)) line.element.remove();
      this.lines = lines.slice(0, before).concat(parts, lines.slice(lines.length - behind));
      parts.forEach(paint);
    }

    /** The spans and marks of changed lines: those of the old lines as far as their text is still there. */
    recolored(old, changed) {
      const fresh = changed.map((text) => ({ spans: [{ style: "", text }], marks: [] }));
      if (!old.length || !changed.length) return fresh;
      const [first, last] = [old[0], old[old.length - 1]];
      const [text, end] = [changed[0], changed[changed.length - 1]];
      const head = common(first.text, text, Math.min(first.text.length, text.length));
      const room = Math.min(
        last.text.length - (old.length === 1 ? head : 0), end.length - (changed.length === 1 ? head : 0));
      const tail = common(last.text, end, room, true);
      const left = cut(first.spans, 0, head);
      const right = cut(last.spans, last.text.length - tail, last.text.length);
      if (changed.length > 1) {
        append(left, "", text.slice(head));
        fresh[0].spans = left;
        fresh[fresh.length - 1].spans = [];
        append(fresh[fresh.length - 1].spans, "", end.slice(0, end.length - tail));
      } else {
        append(left, old.length === 1 ? inner(left, right) : "", text.slice(head, text.length - tail));
        fresh[0].spans = left;
      }
      for (const { style, text } of right) append(fresh[fresh.length - 1].spans, style, text);
      if (old.length === 1 && changed.length === 1) fresh[0].marks = moved(first, text.length, head, tail);
      return fresh;
    }

    /** Colours the lines, if `html` is the source of their text. */
    highlight(html) {
      let style = "";
      const fresh = [];
      const sources = html.split("\n");
      if (sources.length !== this.lines.length) return;
      for (const [index, line] of this.lines.entries()) {
        const source = sources[index];
        if (line.html !== source || line.opened !== style) {
          const result = read(source, style);
          if (result.spans.map((span) => span.text).join("") !== line.text) return;
          fresh.push([line, { html: source, opened: style, closed: result.style, spans: result.spans }]);
          style = result.style;
        } else {
          style = line.closed;
        }
      }
      for (const [line, parts] of fresh) paint(Object.assign(line, parts));
    }

    /** Underlines the places of problems. A problem gets the line that it is in as `at`. */
    mark(problems) {
      const marked = new Set(this.lines.filter((line) => line.marks.length));
      for (const line of marked) line.marks = [];
      for (const problem of problems) {
        const line = this.lines[Math.min(Math.max(problem.line, 1), this.lines.length) - 1];
        const start = indexOf(line.text, problem.column - 1);
        const end = start + indexOf(line.text.slice(start), Math.max(1, problem.width));
        line.marks.push({ start, end, severity: problem.severity });
        problem.at = line;
        marked.add(line);
      }
      marked.forEach(paint);
    }

    /** The rectangle on the screen between the beginning of a line and a place of the line. */
    rectangle(line, index) {
      const walker = document.createTreeWalker(line.element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      range.setStart(line.element, 0);
      range.setEnd(line.element, 0);
      for (let node = walker.nextNode(); node && index > 0; node = walker.nextNode()) {
        range.setEnd(node, Math.min(index, node.length));
        index -= node.length;
      }
      const box = line.element.getBoundingClientRect();
      return new DOMRect(box.x, box.y, range.collapsed ? 0 : range.getBoundingClientRect().width, box.height);
    }

    /** Scrolls to an offset. The beginning of `whole` comes into sight, too, if there is room for both. */
    reveal(offset, whole) {
      const { spot } = this;
      const index = this.index(offset);
      const box = this.rectangle(this.lines[index], offset - this.start(index));
      const outer = this.element.parentElement.getBoundingClientRect();
      spot.style.left = `${box.right - outer.left}px`;
      spot.style.top = `${box.top - outer.top}px`;
      spot.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (!whole) return;
      const [top, bottom] = seenArea();
      const hidden = top - whole.getBoundingClientRect().top;
      if (hidden > 0 && spot.getBoundingClientRect().bottom + hidden < bottom) scrollBy(0, -hidden);
    }
  }

  /** The marks of a line whose middle has changed: between `head` letters at its beginning and `tail` at its end. */
  function moved(line, length, head, tail) {
    const longer = length - line.text.length;
    const isBehind = (place) => place >= line.text.length - tail;
    const start = (place) => (place >= head && isBehind(place) ? place + longer : Math.min(place, head));
    const end = (place) => (place > head && isBehind(place) ? place + longer : Math.min(place, head));
    return line.marks.map((mark) => ({ ...mark, start: start(mark.start), end: end(mark.end) }))
      .filter((mark) => mark.start < mark.end);
  }

  /** The parts of a line between which class or mark change, each with its class names. */
  function pieces({ spans, marks }) {
    const result = [];
    let at = 0;
    for (const { style, text } of spans) {
      const end = at + text.length;
      const cuts = marks.flatMap((mark) => [mark.start, mark.end]).filter((place) => place > at && place < end);
      for (const place of [...cuts.sort((a, b) => a - b), end]) {
        const found = marks.filter((mark) => mark.start <= at && at < mark.end).map((mark) => mark.severity);
        const severity = found.includes("error") ? "error" : found[0];
        const name = [style, severity && `editor-mark is-${severity}`].filter(Boolean).join(" ");
        result.push([name, text.slice(text.length - (end - at), text.length - (end - place))]);
        at = place;
      }
    }
    const behind = marks.find((mark) => mark.start >= at);
    if (behind) result.push([`editor-mark is-${behind.severity}`, ""]);
    return result;
  }

  /**
   * Writes a line into its element. Spans that are there are used again, and those that are too many stay empty:
   * Chromium ends a step of undo whenever a node leaves the page, so that each letter would be a step.
   */
  function paint(line) {
    const { children } = line.element;
    const parts = pieces(line);
    while (children.length < parts.length) line.element.append(make("span", "", ""));
    for (const [index, span] of [...children].entries()) {
      const [name, text] = parts[index] ?? ["", ""];
      if (span.className !== name) span.className = name;
      if (span.firstChild.data !== text) span.firstChild.data = text;
    }
  }

  // MARK: The gutter

  /** The numbers of the lines, and a marker beside each line with a problem. */
  class Gutter {
    #numbers = make("div");
    #markers = make("div");
    element = make("div", "editor-gutter", this.#numbers, this.#markers);

    /** Numbers the lines in blocks of a hundred: a new line changes only the last block. */
    number(count) {
      const blocks = this.#numbers.children;
      const needed = Math.ceil(count / 100);
      for (let index = 0; index < needed; index += 1) {
        const first = index * 100 + 1;
        const numbers = Array.from({ length: Math.min(100, count - first + 1) }, (_, line) => first + line);
        const text = numbers.join("\n");
        const block = blocks[index] ?? this.#numbers.appendChild(make("div", "", ""));
        if (block.firstChild.data !== text) block.firstChild.data = text;
      }
      while (blocks.length > needed) blocks[needed].remove();
    }

    /** Puts a marker beside each line that a problem is in. */
    mark(lines, problems) {
      const wrong = [...new Set(problems.map((problem) => problem.at))].filter((line) => lines.includes(line));
      const markers = this.#markers.children;
      while (markers.length < wrong.length) this.#markers.append(make("span"));
      for (const [index, marker] of [...markers].entries()) {
        const line = wrong[index];
        marker.hidden = !line;
        if (!line) continue;
        const isError = problems.some((problem) => problem.at === line && problem.severity === "error");
        marker.className = `editor-marker is-${isError ? "error" : "warning"}`;
        marker.style.setProperty("--line", lines.indexOf(line));
        marker.line = line;
      }
    }
  }

  return { Gutter, Layer, bringIntoSight, common, indexOf, make, seenArea };
})();
