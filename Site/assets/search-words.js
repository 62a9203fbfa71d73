// The knowledge of the search about English and the words of UIKit.
window.lifeguardSearchWords = (() => {
  "use strict";

  // British and American spellings. A rule may be wider than its words, because a spelling that does not exist
  // is in no index.
  const dialects = [
    ["(?<=arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|vig)", "our", "or", ""],
    ["(?<=cancel|channel|dial|equal|fuel|label|level|marshal|model|signal|total|travel|tunnel)", "l", "", "(?=e[dr]|ing|or)"],
    ["(?<=[a-z]{2}[iy])", "s", "z", "(?=e|i|a|$)"],
    ["(?<=calib|cent|fib|lit|met|theat)", "re", "er", "(?!r)"],
    ["(?<=cent)", "r", "er", "(?=ed|ing)"],
    ["(?<=anal|catal|dial)", "ogue", "og", "(?!u)"],
    ["(?<=defen|licen|offen|preten)", "c", "s", "(?=e)"],
    ["(?<=gr)", "e", "a", "(?=y)"],
    ["(?<=judg)", "e", "", "(?=ment)"],
    ["(?<=fulfi|enro)", "l", "ll", "(?!l)"],
    ["(?<=art)", "e", "i", "(?=fact)"],
  ].flatMap(([before, british, american, behind]) => [
    [new RegExp(before + british + behind), american], [new RegExp(before + american + behind), british],
  ]);

  /** The other spellings of a word. */
  function otherwise(word) {
    const others = dialects.filter(([pattern]) => pattern.test(word))
      .map(([pattern, text]) => word.replace(pattern, text));
    return [...new Set(others)].filter((other) => other !== word);
  }

  /** A word without the endings of verbs and nouns. Two words with the same stem are forms of one word. */
  const stem = (word) => word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s)$/, "")
    .replace(/([bdglmnprt])\1$/, "$1").replace(/e$/, "");

  // The words of a line mean the same to somebody who looks for something.
  const SAME = [
    "called told run invoked fired triggered executed notified",
    "modal presented present presentation cover modally",
    "dismissed dismissal close closed",
    "switch change select",
    "deinit dealloc deallocated deallocation released destroyed freed",
    "rotate rotation orientation landscape portrait",
    "order sequence",
    "keyboard responder",
    "vc viewcontroller uiviewcontroller controller",
    "nav navigation",
    "cancelled interrupted aborted undone",
    "embed child contained container",
    "wrong incorrect mistake bug",
    "size frame bounds geometry dimensions width height",
    "presenter presenting",
    "below beneath under underlying underneath behind",
    "sheet card",
    "twice times often multiple again",
    "swiftui hosting uihostingcontroller",
    "dark trait traits",
    "segue storyboard unwind",
    "list table",
  ].map((line) => line.split(" "));

  /** What readers write with other words than the pages: the words of the second are looked for, too. */
  const phrases = [
    ["interactive pop", "swipe back"], ["missing", "called"],
  ].map((sides) => sides.map((side) => side.split(" ")));

  const meanings = new Map();
  for (const line of SAME) {
    for (const word of line) {
      const others = line.filter((other) => other !== word);
      for (const form of new Set([word, stem(word)])) meanings.set(form, [...meanings.get(form) ?? [], ...others]);
    }
  }

  /** The words with the meaning of a word. */
  const synonyms = (word) => meanings.get(word) ?? meanings.get(stem(word)) ?? [];

  // MARK: Typing errors

  /** True if two words differ in their ends alone, as `dependent` and `dependence`: both are right. */
  function isInflection(word, other, distance) {
    let shared = 0;
    while (shared < word.length && word[shared] === other[shared]) shared += 1;
    return distance > 1 && word.length - shared < 4;
  }

  /** Adds the words of a list that are a few slips away. Neighbours share their first letters, and so the rows of distances. */
  function nearest(word, list, limit, isLast, near) {
    const width = word.length + 1;
    const rows = [Uint8Array.from({ length: width }, (_, index) => index)];
    let last = "";
    let dead = Infinity;
    for (const item of list) {
      const shared = parseInt(item[0], 36);
      const other = last.slice(0, shared) + item.slice(1);
      last = other;
      if (shared >= dead) continue;
      dead = Infinity;
      for (let depth = shared; depth < other.length; depth += 1) {
        const least = fill(rows, depth, word, other);
        if (least > limit) { dead = depth + 1; break; }
      }
      const end = dead === Infinity ? other.length : dead - 1;
      let distance = dead === Infinity ? rows[other.length][width - 1] : Infinity;
      let rest = 0;
      for (let depth = word.length - limit; isLast && depth <= end; depth += 1) {
        if (depth > 0 && rows[depth][width - 1] < distance) {
          distance = rows[depth][width - 1];
          rest = other.length - depth;
        }
      }
      if (distance <= limit) near.push({ other, distance, rest });
    }
  }

  function fill(rows, depth, word, other) {
    const row = rows[depth + 1] ??= new Uint8Array(word.length + 1);
    const above = rows[depth];
    let least = row[0] = depth + 1;
    for (let index = 1; index <= word.length; index += 1) {
      const same = word[index - 1] === other[depth];
      let value = Math.min(above[index] + 1, row[index - 1] + 1, above[index - 1] + (same ? 0 : 1));
      if (depth > 0 && index > 1 && word[index - 1] === other[depth - 1] && word[index - 2] === other[depth]) {
        value = Math.min(value, rows[depth - 1][index - 2] + 1);
      }
      row[index] = value;
      if (value < least) least = value;
    }
    return least;
  }

  return { phrases, isInflection, nearest, otherwise, stem, synonyms };
})();
