// The edits that keys make in an editor. Each function takes the text and the selection, and returns the change: the
// part `start` to `end` becomes `text`, and `from` to `to` is selected then; nothing if the key does nothing.
window.lifeguardEditorKeys = (() => {
  "use strict";

  const isMac = /Mac|iP(ad|hone|od)/.test(navigator.platform);
  const command = isMac ? "⌘" : "Ctrl+";
  /** The keys of an editor in words. */
  const words = (runs) => `Tab indents; Escape, then Tab leaves the field. F8: next problem; ${command}/: comment`
    + (runs ? `; ${command}Enter: run.` : ".");

  const startOfLine = (text, offset) => text.lastIndexOf("\n", offset - 1) + 1;
  const indentation = (line) => /^[ \t]*/.exec(line)[0];
  const isBlank = (text) => !text.trim();

  function endOfLine(text, offset) {
    const end = text.indexOf("\n", offset);
    return end < 0 ? text.length : end;
  }

  /** One level of indentation: that behind the first `{` that ends a line, else two spaces. */
  const level = (text) => /^([ \t]*)\S[^\n]*\{[^\n{}]*\n\1([ \t]+)\S/m.exec(text)?.[2] ?? "  ";

  /** The indentation of the line with the `{` that is still open at the end of a text. */
  function indentationOfOpener(text) {
    let depth = 0;
    for (let index = text.length - 1; index >= 0; index -= 1) {
      if (text[index] === "}") depth += 1;
      if (text[index] === "{") depth -= 1;
      if (depth < 0) return indentation(text.slice(startOfLine(text, index), index));
    }
    return undefined;
  }

  // MARK: Typing

  /** A line break that keeps the indentation and leaves no blanks. `{` and `}` get a line between them. */
  function breakLine(text, start, end) {
    const before = text.slice(startOfLine(text, start), start);
    if (before && isBlank(before)) start -= before.length;
    const kept = indentation(before);
    // Behind `{`, and behind the parameters of a closure.
    const opens = /\{([^{}]*\sin)?[ \t]*$/.test(before);
    const inner = `\n${kept}${opens ? level(text) : ""}`;
    const closes = opens && /^[ \t]*\}/.test(text.slice(end, endOfLine(text, end)));
    const caret = start + inner.length;
    return { start, end, text: closes ? `${inner}\n${kept}` : inner, from: caret, to: caret };
  }

  /** A `}` that is the first of its line goes below the line of its `{`. */
  function closeBrace(text, start, end) {
    const line = startOfLine(text, start);
    const kept = text.slice(line, start);
    if (start !== end || !kept || !isBlank(text.slice(line, endOfLine(text, end)))) return undefined;
    const opener = indentationOfOpener(text.slice(0, line)) ?? kept.slice(level(text).length);
    const caret = line + opener.length + 1;
    return { start: line, end: endOfLine(text, end), text: `${opener}}`, from: caret, to: caret };
  }

  // MARK: Lines

  /** Changes the selected lines: `change` gets the list of them. The same letters stay selected. */
  function changeLines(text, start, end, change) {
    const first = startOfLine(text, start);
    // A line whose beginning ends the selection is not selected.
    const last = endOfLine(text, end > start && text[end - 1] === "\n" ? end - 1 : end);
    const lines = text.slice(first, last).split("\n");
    const changed = change(lines);
    const result = changed.join("\n");
    if (result === text.slice(first, last)) return undefined;
    const from = Math.max(first, start + changed[0].length - lines[0].length);
    return { start: first, end: last, text: result, from, to: Math.max(from, end + result.length - (last - first)) };
  }

  /** Indents the selected lines; without a whole line break in the selection, puts one level there. */
  function indent(text, start, end) {
    const one = level(text);
    const caret = start + one.length;
    if (!text.slice(start, end).includes("\n")) return { start, end, text: one, from: caret, to: caret };
    return changeLines(text, start, end, (lines) => lines.map((line) => (isBlank(line) ? line : one + line)));
  }

  function outdent(text, start, end) {
    const one = level(text);
    const shorter = (line) => {
      const kept = indentation(line);
      return line.slice(kept.startsWith(one) ? one.length : Math.min(kept.length, one.length));
    };
    return changeLines(text, start, end, (lines) => lines.map(shorter));
  }

  /** Makes the selected lines comments, or takes the signs away if all of them are. */
  function comment(text, start, end) {
    return changeLines(text, start, end, (lines) => {
      const code = lines.filter((line) => !isBlank(line));
      const isComment = (line) => line.trimStart().startsWith("//");
      if (code.length && code.every(isComment)) return lines.map((line) => line.replace(/^(\s*)\/\/ ?/, "$1"));
      const depth = Math.min(...code.map((line) => indentation(line).length));
      return lines.map((line) => (isBlank(line) ? line : `${line.slice(0, depth)}// ${line.slice(depth)}`));
    });
  }

  // MARK: Writing

  /** Writes over the selection of the field that has the focus, as one step of the browser's undo. */
  function write(text) {
    if (!text) return document.execCommand("delete");
    // Chromium takes seconds to insert a thousand lines as text. As HTML the same lines are there at once.
    const html = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    return (text.split("\n").length > 9 && document.execCommand("insertHTML", false, html))
      || document.execCommand("insertText", false, text);
  }

  return { breakLine, closeBrace, command, comment, indent, isMac, outdent, words, write };
})();
