// Looks up what a reader types in the index: scripts, as a page that was opened as a file may read no other files.
window.lifeguardSearch = (() => {
  const english = window.lifeguardSearchWords;
  const { fold, parts, place } = english;
  const shown = 20;
  /** The weight at which a word has half of its greatest value. */
  const HALF = 40;
  /** A part of a page is worth less than the page itself. */
  const PART = 0.6;
  /** The worth of the pages of an author's folder, of pages in its folders, and of the reference. */
  const RANKS = { G: 2, F: 0.7, R: 0.6 };
  /** The least worth of a page if the query is a word or two: a reader who looks something up wants the reference, too. */
  const LOOKED_UP = 1.1;
  /** A part may stand for its page if its worth is at least this share of the worth of the best part. */
  const CLOSE = 0.6;
  /** The worth of a page with no word of the query in its title. A title that is like the query adds up to 1. */
  const UNLIKE = 0.8;
  /** Results that are worth less than this share of the best are left out, unless they have all words of the query. */
  const LEAST = 0.2;
  /** The least fit of a word of the index that is a form of a word of the query. */
  const FORM = 0.9;
  /** A page fits a query from 0 to 1. If a word of the query is nowhere, and no page fits better, nothing is about the query. */
  const ABOUT = 0.055;
  /** The kinds that only their own button shows: transitions and sources. */
  const BEHIND = "tr";
  let [folder, version] = ["", ""];
  let manifest;
  let ignored = new Set();
  let titles = new Map();
  let files = new Map();
  let coming = new Map();
  const arriving = new Map();
  let entriesOfWords = new Map();

  function load(name) {
    const known = coming.get(name);
    if (known) return known;
    const promise = new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement("script"), { src: `${folder}${name}.js${version ? `?v=${version}` : ""}` });
      script.onload = () => resolve(arriving.get(name));
      script.onerror = () => { coming.delete(name); reject(new Error(name)); };
      document.head.append(script);
    });
    coming.set(name, promise);
    return promise;
  }

  function unpack(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
  }

  function register(newVersion, name, number, content) {
    if (newVersion !== version) {
      // The site was written anew since the manifest was loaded.
      version = newVersion;
      manifest = undefined;
      files = new Map();
      coming = new Map();
      entriesOfWords = new Map();
      titles = new Map();
    }
    if (name !== "manifest") {
      arriving.set(`${name}-${number}`, unpack(content).then((whole) => {
        if (manifest && newVersion === version) files.set(`${name}-${number}`, prepared[name](whole));
      }));
      return;
    }
    manifest = { ...content, words: content.words.split(" "), ...owners(content.owners) };
    ignored = new Set(content.ignored.split(" "));
  }

  /** The page of each entry, the first entry of each page and the rank of each page: `3G12R` are three entries of a page G, and twelve of a page R. */
  function owners(text) {
    const page = [];
    const first = [];
    const ranks = [];
    for (const [, digits, rank] of text.matchAll(/([0-9a-z]+)([A-Z])/g)) {
      first.push(page.length);
      for (let count = parseInt(digits, 36); count > 0; count -= 1) page.push(ranks.length);
      ranks.push(RANKS[rank]);
    }
    return { page, first, ranks };
  }

  const prepared = {
    words(content) {
      const words = [];
      const entries = [];
      for (const line of content.split("\n")) {
        const space = line.indexOf(" ");
        words.push(line.slice(0, space));
        entries.push(line.slice(space + 1));
      }
      return { words, entries };
    },
    spellings: (content) => content.split(" "),
    pages(content) {
      return content.flatMap(([page, address, ...entries]) => entries.map(
        ([title, anchor, text]) => ({ page, address, title, anchor, text })));
    },
  };

  const wordsOf = (text) => english.wordsOf(text, ignored);

  // What a file holds; one that is not loaded yet is noted.
  function held(name, missing) {
    const file = files.get(name);
    if (!file) missing.add(name);
    return file;
  }

  function eachWithPrefix(prefix, missing, take) {
    const first = Math.max(0, place(manifest.words, prefix));
    const last = place(manifest.words, `${prefix}\uffff`);
    for (let number = first; number <= last; number += 1) {
      const file = held(`words-${number}`, missing);
      if (!file) continue;
      let index = place(file.words, prefix);
      if (index < 0 || file.words[index] !== prefix) index += 1;
      for (; index < file.words.length && file.words[index].startsWith(prefix); index += 1) {
        take(file.words[index]);
      }
    }
  }

  /** The words of the index that a word stands for, each with its fit. */
  function meanings(typed, missing) {
    const found = new Map();
    const add = (other, fit) => { if (!(found.get(other) >= fit)) found.set(other, fit); };
    for (const word of [typed.word, ...english.otherwise(typed.word)]) likeOne({ ...typed, word }, missing, add);
    for (const word of english.synonyms(typed.word)) if (isWord(word, missing)) add(word, 0.7);
    return found;
  }

  function likeOne({ word, isLast }, missing, add) {
    const isPrefix = word.length > (isLast ? 1 : 2);
    eachWithPrefix(word, missing, (other) => {
      if (other === word) add(other, 1);
      else if (isPrefix) add(other, (isLast ? 0.8 : 0.5) * Math.max(0.3, word.length / other.length));
    });
    const stem = english.stem(word);
    if (stem.length < 3) return;
    eachWithPrefix(stem, missing, (other) => {
      if (english.stem(other) === stem) add(other, 0.9);
      else if (stem.length > 3) add(other, 0.4 * Math.max(0.3, stem.length / other.length));
    });
  }

  function isWord(word, missing) {
    const file = held(`words-${Math.max(0, place(manifest.words, word))}`, missing);
    return Boolean(file) && file.words[place(file.words, word)] === word;
  }

  /** A word as two words of the index, as in `lifecycle`. */
  function pairs(word, missing) {
    const found = [];
    for (let cut = 3; word.length < 25 && cut < word.length; cut += 1) {
      const sides = [word.slice(0, cut), word.slice(cut)];
      // A side has three letters, or is the figure of a version.
      if (sides[1].length < 3 && !/^\d+$/.test(sides[1])) continue;
      if (!sides.every((side) => isWord(side, missing))) continue;
      found.push(sides.map((side) => meanings({ word: side, isLast: false }, missing)));
    }
    return found;
  }

  /** Adds the words of the index that a reader has typed as several, as in `view will appear`, or in other words. */
  function join(words, groups, missing) {
    for (let start = 0; start < words.length; start += 1) {
      for (const [phrase, others] of english.phrases) {
        const own = words.slice(start, start + phrase.length);
        if (phrase.some((word, index) => word !== own[index]?.word)) continue;
        for (const other of others) if (isWord(other, missing)) for (const { group } of own) group?.found.set(other, 0.8);
      }
      for (let end = start + 2; end <= Math.min(words.length, start + 5); end += 1) {
        const whole = words.slice(start, end).map(({ word }) => word).join("");
        if (whole.length < 7 || !isWord(whole, missing)) continue;
        for (const { group } of words.slice(start, end)) group?.found.set(whole, 0.9);
      }
    }
  }

  /** The words of the index that are spelt nearly like a word. A reader rarely mistypes the first letter. */
  function spellings({ word, isLast }, missing, most = 2) {
    const limit = Math.min(most, word.length > 7 ? 2 : 1);
    if (word.length < 4 || /[^a-z0-9]/.test(word)) return new Map();
    const near = [];
    for (let number = 0; number < manifest.spellings; number += 1) {
      const file = held(`spellings-${number}`, missing);
      if (file) english.nearest(word, file, limit, isLast, near);
    }
    const likely = near.filter(({ other, distance }) => other[0] === word[0] && !english.isInflection(word, other, distance));
    const best = Math.min(...likely.map(({ distance }) => distance));
    const chosen = likely.filter(({ distance }) => distance === best)
      .sort((a, b) => a.rest - b.rest || (a.other < b.other ? -1 : 1)).slice(0, 12);
    return new Map(chosen.map(({ other, rest }) => [other, 0.5 / (1 + rest / 4)]));
  }

  function entriesOf(word, missing) {
    const known = entriesOfWords.get(word);
    if (known) return known;
    const file = held(`words-${place(manifest.words, word)}`, missing);
    if (!file) return { numbers: [], weights: [] };
    const text = file.entries[place(file.words, word)];
    const numbers = [];
    const weights = [];
    let number = -1;
    let step = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 64 && code < 91) {
        number += step || 1;
        step = 0;
        numbers.push(number);
        weights.push(manifest.weights[code - 65]);
      } else {
        step = step * 36 + (code < 58 ? code - 48 : code - 87);
      }
    }
    const entries = { numbers, weights };
    entriesOfWords.set(word, entries);
    return entries;
  }

  /** The value of some words in each entry that has one: from 0 to 1. */
  function values(found, missing) {
    const best = new Map();
    for (const [word, fit] of found) {
      const { numbers, weights } = entriesOf(word, missing);
      for (let index = 0; index < numbers.length; index += 1) {
        const value = fit * weights[index] / (weights[index] + HALF);
        if (!(best.get(numbers[index]) >= value)) best.set(numbers[index], value);
      }
    }
    return best;
  }

  function valuesOfGroup({ found, sides }, missing) {
    const best = values(found, missing);
    for (const [left, right] of sides) {
      const other = values(right, missing);
      for (const [number, value] of values(left, missing)) {
        const both = 0.95 * Math.min(value, other.get(number) ?? 0);
        if (both && !(best.get(number) >= both)) best.set(number, both);
      }
    }
    return best;
  }

  /** The owners of the entries that have a word of a group, or a form of it. */
  function ownersOfForms({ found }, missing, owner) {
    const words = [...found].filter(([, fit]) => fit >= FORM);
    return new Set(words.flatMap(([word]) => entriesOf(word, missing).numbers.map(owner)).filter((at) => at !== undefined));
  }

  /**
   * Weighs the entries, or the pages with all their entries. The worth of a word is greater if few have the word.
   * @param owner the number of the page of an entry, or of the entry itself; undefined for an entry that is left out
   */
  function weigh(groups, missing, count, owner) {
    const worth = new Float32Array(count);
    const share = new Float32Array(count);
    const entries = new Float32Array(manifest.kinds.length);
    const forms = new Uint8Array(count);
    let total = 0;
    for (const group of groups) {
      const best = new Map();
      for (const at of ownersOfForms(group, missing, owner)) forms[at] += 1;
      const found = valuesOfGroup(group, missing);
      for (const [number, value] of found) {
        const at = owner(number);
        if (at === undefined) { found.delete(number); continue; }
        const own = manifest.first[manifest.page[number]] === number ? value : PART * value;
        if (!(best.get(at) >= own)) best.set(at, own);
      }
      const rarity = Math.log(1 + count / (1 + best.size)) * english.importance(group.typed);
      group.rarity = rarity;
      total += rarity;
      for (const [at, value] of best) { worth[at] += value * rarity; share[at] += rarity; }
      for (const [number, value] of found) entries[number] += value * rarity;
    }
    for (let at = 0; at < count; at += 1) { share[at] /= total || 1; worth[at] /= total || 1; }
    for (let number = 0; number < entries.length; number += 1) entries[number] /= total || 1;
    return { worth, share, entries, forms };
  }

  /** The best entries, the best first: one for each page if all kinds or the pages are asked for. */
  function choose(groups, kinds, missing) {
    const isOfPages = !kinds || kinds.includes("p");
    const isAsked = (kind) => (kinds ? kinds.includes(kind) : !BEHIND.includes(kind));
    const { page, first, ranks } = manifest, least = groups.length < 3 ? LOOKED_UP : 0;
    const count = isOfPages ? ranks.length : page.length;
    const owner = (number) => (isAsked(manifest.kinds[number]) ? (isOfPages ? page[number] : number) : undefined);
    const { worth, share, entries, forms } = weigh(groups, missing, count, owner);
    const scored = [];
    for (let at = 0; at < count; at += 1) {
      if (!share[at]) continue;
      const start = isOfPages ? first[at] : at;
      const end = isOfPages ? first[at + 1] ?? page.length : at + 1;
      let number = start;
      for (let other = start + 1; other < end; other += 1) if (entries[other] > entries[number]) number = other;
      const parts = [];
      for (let other = start; other < end; other += 1) {
        if (entries[other] >= CLOSE * entries[number]) parts.push({ number: other, value: entries[other] / entries[number] });
      }
      // A page with many parts has most words somewhere.
      const size = 1 + Math.log2(1 + (end - start) / 12) / 10;
      const fit = (worth[at] + entries[number]) / 2 * share[at] ** 0.7;
      scored.push({ number, parts, fit, isWhole: forms[at] === groups.length, score: fit * Math.max(least, ranks[page[number]]) / size });
    }
    scored.sort((a, b) => b.score - a.score || a.number - b.number);
    if (groups.some(isUnknown) && !(scored[0]?.fit >= ABOUT)) return { count: 0, best: [] };
    const best = scored.filter(({ isWhole, score }) => isWhole || score >= LEAST * scored[0].score);
    return { count: best.length, best: best.slice(0, shown) };
  }

  const isUnknown = ({ found, sides }) => !found.size && !sides.length;

  function groupsOf(query, missing) {
    const words = wordsOf(query);
    const groups = [];
    for (const typed of words) {
      if (typed.isIgnored) continue;
      let found = meanings(typed, missing);
      const sides = pairs(typed.word, missing);
      let isCorrected = false;
      if (!found.size && !sides.length && !missing.size) {
        found = spellings(typed, missing);
        isCorrected = found.size > 0;
        const pieces = isCorrected ? [] : typed.parts.map((word) => ({ word, isLast: false }));
        const all = pieces.map((piece) => ({ typed: piece.word, found: meanings(piece, missing), sides: [] }));
        if (all.length > 1 && all.every((group) => group.found.size)) { groups.push(...all); continue; }
      } else if (!typed.isLast && !missing.size && Math.max(0, ...found.values()) < 0.6) {
        // The beginning of another word may be a word with a slip.
        for (const [other, fit] of spellings(typed, missing, 1)) found.set(other, fit);
      }
      typed.group = { typed: typed.typed, found, sides, isCorrected };
      groups.push(typed.group);
    }
    join(words, groups, missing);
    return { words, groups };
  }

  /** An entry with the text that is shown. */
  function entryOf(number, missing) {
    const part = place(manifest.pages, number);
    const entry = held(`pages-${part}`, missing)?.[number - manifest.pages[part]];
    return entry && { ...entry, kind: manifest.kinds[number] };
  }

  /** The words of a title, which are divided once. */
  function titleOf(text) {
    if (!titles.has(text)) titles.set(text, wordsOf(text));
    return titles.get(text);
  }

  /** The part that answers a query best, of those of a page whose texts fit. */
  function bestPart(page, asked, missing) {
    const parts = page.parts.map(({ number, value }) => ({ entry: entryOf(number, missing), value }));
    const best = missing.size ? undefined : english.bestPart(asked, parts, titleOf);
    return best && { entry: best.entry, score: page.score * (UNLIKE + best.like) };
  }

  function attempt(query, kinds, missing) {
    const asked = groupsOf(query, missing);
    if (missing.size) return undefined;
    const { groups } = asked;
    const { count, best } = choose(groups, kinds, missing);
    if (missing.size) return undefined;
    const chosen = best.map((page) => bestPart(page, asked, missing));
    if (missing.size) return undefined;
    const results = chosen.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
    const isNamed = english.named(asked, titleOf);
    results.sort((a, b) => isNamed(b) - isNamed(a));
    const terms = new Set(groups.flatMap(({ found, sides }) => [found, ...sides.flat()].flatMap((words) => [...words.keys()])));
    return { query, groups, count, results, terms };
  }

  // Gives what was found to `answer`, at once where nothing has to be loaded.
  async function find(query, kinds, answer) {
    for (let round = 0; round < 8; round += 1) {
      if (!manifest) await load("manifest");
      const missing = new Set();
      const found = manifest && attempt(query, kinds, missing);
      if (found) return answer(found);
      await Promise.all([...missing].map(load));
    }
    throw new Error("the index is not of one piece");
  }

  async function start(address) {
    folder = address;
    if (!manifest) await load("manifest");
    return manifest;
  }

  return Object.assign(register, { start, find, fold, isUnknown, parts });
})();
