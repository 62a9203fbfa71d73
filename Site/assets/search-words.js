// The knowledge of the search about English, the words of UIKit and the titles of a page.
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

  /** Words that readers use and pages do not. Pages with the words on the right are found for the words on the left, too. */
  const phrases = [
    ["interactive pop", "swipe back"], ["missing", "called"],
  ].map((sides) => sides.map((side) => side.split(" ")));

  /** A page about a swipe is no answer to a question about a cancelled swipe, so the word for the outcome counts more. */
  const importance = (word) => (/^(?:cancel|abort|interrupt|undo)/i.test(word) ? 1.5 : 1);

  const meanings = new Map();
  for (const line of SAME) {
    for (const word of line) {
      const others = line.filter((other) => other !== word);
      for (const form of new Set([word, stem(word)])) meanings.set(form, [...meanings.get(form) ?? [], ...others]);
    }
  }

  /** The words with the meaning of a word. */
  const synonyms = (word) => meanings.get(word) ?? meanings.get(stem(word)) ?? [];

  // MARK: Words of a text

  const accents = /\p{M}/gu;
  const fold = (text) => text.normalize("NFKD").replace(accents, "").toLowerCase();
  const humps = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
  const parts = (word) => word.split(humps).map(fold).filter((part) => part.length > 1);
  const wordPattern = /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{N}]+/gu;

  /** A type or an object in front of a member: `UIViewController.viewDidLoad()`. */
  const owner = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*\.(?=\p{Ll})/gu;

  /** The words of a text. A letter alone is no word, but a figure may be a version. */
  function wordsOf(text, ignored) {
    const words = [];
    for (const piece of text.normalize("NFC").replace(owner, "").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      for (const word of fold(piece).match(wordPattern) ?? []) {
        const isIgnored = ignored.has(word) || (word.length < 2 && /[a-z]/.test(word));
        words.push({ word, typed: piece, isIgnored, parts: word === fold(piece) ? parts(piece) : [] });
      }
    }
    if (words.length) words[words.length - 1].isLast = /[\p{L}\p{N}]$/u.test(text);
    return words;
  }

  /** The place of the last of some sorted words that is not behind another one. */
  function place(words, word) {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (words[middle] <= word) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  // MARK: Titles

  /** The weights of `not` in a query and a title, of a word such as `why`, and of a word that only the title has. */
  const NEGATION = 2.5;
  const SMALL = 0.3;
  const OTHER = 1.2;
  const negative = /^(?:not?|never|without|miss(?:es|ing)?|fails?|cannot|(?:do|does|did|is|are|was|were|has|had|wo|could|would|should)n)$/;
  const isNegative = ({ word }) => negative.test(word);

  function most(found, title) {
    let best = 0;
    for (const { word } of title) {
      const fit = found.get(word);
      if (fit > best) best = fit;
    }
    return best * best;
  }

  /** The fit of a title for a group of words: 1 if the title has the word, and much less for a word like it. */
  function fitOf({ found, sides }, title) {
    let best = most(found, title);
    for (const [left, right] of sides) best = Math.max(best, Math.min(most(left, title), most(right, title)));
    return best;
  }

  /**
   * The likeness of a query and a title, and the share of the query that the title has: from 0 to 1. Other than for
   * the index, `not` and `why` count, because `not called` is another question than `called`.
   */
  function likeness({ words, groups }, title) {
    let all = 0;
    let same = 0;
    let rest = 0;
    const count = (weight, share) => { all += weight; same += weight * share; };
    for (const group of groups) count(group.rarity, fitOf(group, title));
    for (const { word, isIgnored } of words) {
      if (isIgnored && !negative.test(word)) count(SMALL, Number(title.some((other) => other.word === word)));
    }
    const isDenied = title.some(isNegative);
    if (words.some(isNegative)) count(NEGATION, Number(isDenied));
    else if (isDenied) rest += NEGATION / 2;
    for (const own of title) {
      if (isNegative(own) || words.some(({ word }) => word === own.word)) continue;
      let best = 0;
      if (!own.isIgnored) for (const group of groups) best = Math.max(best, fitOf(group, [own]));
      rest += own.isIgnored ? SMALL : OTHER * (1 - best);
    }
    return all ? { like: same / (all + rest / 2), cover: same / all } : { like: 0, cover: 0 };
  }

  /** A title of a scenario or an example counts less than a heading, because a heading is a question with an answer. */
  const LIKES = { c: 0.7, x: 0.7 };

  /**
   * The part of a page that answers a query best: its text has the words, and its title is like the query. The page
   * itself comes before a part whose title has no more of the query than the title of the page.
   */
  function bestPart(asked, parts, titleOf) {
    let best;
    let least = -1;
    for (const { entry, value } of parts) {
      const found = likeness(asked, titleOf(entry.title || entry.page));
      if (!entry.title) least = found.cover;
      else if (found.cover <= least) continue;
      const like = found.like * (LIKES[entry.kind] ?? 1);
      const worth = (1 + value) * (0.3 + like);
      if (!best || worth > best.worth) best = { entry, like, worth };
    }
    return best;
  }

  /** Tells if a query names a page: the title or the file has no other words, as for a callback or a finding. */
  function named({ groups }, titleOf) {
    const words = new Set(groups.flatMap(({ found, isCorrected }) =>
      [...found].filter(([, fit]) => isCorrected || fit > 0.85).map(([word]) => word)));
    const isName = (text) => {
      const own = titleOf(text).filter(({ isIgnored }) => !isIgnored);
      return own.length > 0 && own.length === groups.length && own.every(({ word }) => words.has(word));
    };
    return ({ page, title, address }) => (
      Number(!title && (isName(page) || isName(address.replace(/^.*\/|\.html$/g, "")))));
  }

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

  return {
    bestPart, fold, importance, isInflection, named, nearest, otherwise, parts, phrases, place, stem, synonyms, wordsOf,
  };
})();
