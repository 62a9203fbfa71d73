// Looks up what a reader types in the index: scripts that call `lifeguardSearch`, as a page that was opened
// as a file may not read other files.
window.lifeguardSearch = (() => {
  const shown = 20;
  // Where fewer have all the words, those that lack one are shown too, and are worth this share.
  const few = 8;
  const share = 0.6;
  let folder = "";
  let version = "";
  let manifest;
  let ignored = new Set();
  let files = new Map();
  let coming = new Map();
  let entriesOfWords = new Map();

  function load(name) {
    const known = coming.get(name);
    if (known) return known;
    const promise = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `${folder}${name}.js${version ? `?v=${version}` : ""}`;
      script.onload = resolve;
      script.onerror = () => { coming.delete(name); reject(new Error(name)); };
      document.head.append(script);
    });
    coming.set(name, promise);
    return promise;
  }

  function register(newVersion, name, number, content) {
    if (newVersion !== version) {
      // The site was written anew since the manifest was loaded.
      version = newVersion;
      manifest = undefined;
      files = new Map();
      coming = new Map();
      entriesOfWords = new Map();
    }
    if (name !== "manifest") {
      if (manifest) files.set(`${name}-${number}`, prepared[name](content));
      return;
    }
    manifest = { ...content, words: content.words.split(" ") };
    ignored = new Set(content.ignored.split(" "));
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

  // What a file holds; one that is not loaded yet is noted.
  function held(name, missing) {
    const file = files.get(name);
    if (!file) missing.add(name);
    return file;
  }

  const accents = /\p{M}/gu;
  const fold = (text) => text.normalize("NFKD").replace(accents, "").toLowerCase();
  const humps = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
  const parts = (word) => word.split(humps).map(fold).filter((part) => part.length > 1);
  const wordPattern = /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{N}]+/gu;

  // A letter alone is no word, but a figure may be a version.
  function wordsOf(query) {
    const words = [];
    for (const piece of query.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      for (const word of fold(piece).match(wordPattern) ?? []) {
        if (ignored.has(word) || (word.length < 2 && /[a-z]/.test(word))) continue;
        words.push({ word, typed: piece, parts: word === fold(piece) ? parts(piece) : [] });
      }
    }
    if (words.length) words[words.length - 1].isLast = /[\p{L}\p{N}]$/u.test(query);
    return words;
  }

  // The place of the last of some sorted words that is not behind another one.
  function place(words, word) {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (words[middle] <= word) low = middle + 1; else high = middle;
    }
    return low - 1;
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

  // What is spelt in one way in Britain and in another in America. What comes of a word that is not one of
  // these is in no index, so that a rule may be wider than its words.
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

  // A word in the spelling of the other side of the ocean, where it has one.
  function otherwise(word) {
    const others = dialects.filter(([pattern]) => pattern.test(word))
      .map(([pattern, text]) => word.replace(pattern, text));
    return [...new Set(others)].filter((other) => other !== word);
  }

  // The words of the index that begin like a word in either spelling, or like its stem, and how well each fits.
  function meanings(typed, missing) {
    const found = new Map();
    for (const word of [typed.word, ...otherwise(typed.word)]) {
      for (const [other, fit] of likeOne({ ...typed, word }, missing)) {
        if (!(found.get(other) >= fit)) found.set(other, fit);
      }
    }
    return found;
  }

  function likeOne({ word, isLast }, missing) {
    const found = new Map();
    const isPrefix = word.length > (isLast ? 1 : 2);
    eachWithPrefix(word, missing, (other) => {
      if (other === word) found.set(other, 1);
      else if (isPrefix) found.set(other, (isLast ? 0.8 : 0.5) * Math.max(0.3, word.length / other.length));
    });
    const stem = word.replace(/(?:ing|ed|es|s)$/, "").replace(/([bdglmnprt])\1$/, "$1");
    if (stem !== word && stem.length > 3) {
      eachWithPrefix(stem, missing, (other) => {
        if (!found.has(other)) found.set(other, 0.4 * Math.max(0.3, stem.length / other.length));
      });
    }
    return found;
  }

  // The same for a word that is nowhere.
  function spellings({ word, isLast }, missing) {
    const limit = word.length > 7 ? 2 : 1;
    if (word.length < 4 || /[^a-z0-9]/.test(word)) return new Map();
    const near = [];
    for (let number = 0; number < manifest.spellings; number += 1) {
      const file = held(`spellings-${number}`, missing);
      if (file) nearest(word, file, limit, isLast, near);
    }
    const best = Math.min(...near.map(({ distance }) => distance));
    const chosen = near.filter(({ distance }) => distance === best)
      .sort((a, b) => a.rest - b.rest || (a.other < b.other ? -1 : 1)).slice(0, 12);
    return new Map(chosen.map(({ other, rest }) => [other, 0.5 / (1 + rest / 4)]));
  }

  // Adds the words of a list that are a few slips away. Neighbours share their first letters, and with them
  // the rows of distances.
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

  // What each entry is worth, and how many words it has.
  function weigh(groups, missing) {
    const count = manifest.kinds.length;
    const worth = new Float32Array(count);
    const met = new Uint8Array(count);
    for (const { found } of groups) {
      const best = new Float32Array(count);
      const hits = [];
      for (const [word, fit] of found) {
        const { numbers, weights } = entriesOf(word, missing);
        for (let index = 0; index < numbers.length; index += 1) {
          const number = numbers[index];
          const value = fit * weights[index];
          if (!best[number]) hits.push(number);
          if (value > best[number]) best[number] = value;
        }
      }
      // What few entries have says more.
      const rarity = Math.log(1 + count / (1 + hits.length));
      for (const number of hits) {
        worth[number] += best[number] * rarity;
        met[number] += 1;
      }
    }
    return { worth, met };
  }

  // The entries that have as many words as any, and where these are few of the kinds that are asked for, of those
  // the ones that lack a word, too. Where nothing has all the words most of them are enough already.
  function choose({ worth, met }, most, isRelaxed, kinds) {
    const isAsked = (number) => !kinds || kinds.includes(manifest.kinds[number]);
    let all = 0;
    for (let number = 0; number < met.length; number += 1) if (met[number] === most && isAsked(number)) all += 1;
    const isWider = most > 1 && all < few && !isRelaxed;
    const counts = {};
    const best = [];
    for (let number = 0; number < met.length; number += 1) {
      if (met[number] < most - (isWider && isAsked(number) ? 1 : 0)) continue;
      if (met[number] < most) worth[number] *= share;
      const kind = manifest.kinds[number];
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (!isAsked(number)) continue;
      if (best.length === shown && worth[best[shown - 1]] >= worth[number]) continue;
      let index = best.length;
      while (index > 0 && worth[best[index - 1]] < worth[number]) index -= 1;
      best.splice(index, 0, number);
      if (best.length > shown) best.pop();
    }
    return { counts, best, all: isWider ? all : undefined };
  }

  function groupsOf(query, missing) {
    const groups = [];
    for (const typed of wordsOf(query)) {
      let found = meanings(typed, missing);
      if (!found.size && typed.parts.length > 1) {
        const pieces = typed.parts.map((word) => ({ word, isLast: false }));
        const all = pieces.map((piece) => ({ typed: piece.word, found: meanings(piece, missing) }));
        if (all.every((group) => group.found.size)) { groups.push(...all); continue; }
      }
      let isCorrected = false;
      if (!found.size && !missing.size) {
        found = spellings(typed, missing);
        isCorrected = found.size > 0;
      }
      groups.push({ typed: typed.typed, found, isCorrected });
    }
    return groups;
  }

  function attempt(query, kinds, missing) {
    const groups = groupsOf(query, missing);
    if (missing.size) return undefined;
    const weighed = weigh(groups, missing);
    if (missing.size) return undefined;
    const required = weighed.met.reduce((a, b) => Math.max(a, b), 0);
    const isRelaxed = required > 0 && required < groups.length;
    const { counts, best, all } = required ? choose(weighed, required, isRelaxed, kinds) : { counts: {}, best: [] };
    const results = best.map((number) => {
      const part = place(manifest.pages, number);
      const entry = held(`pages-${part}`, missing)?.[number - manifest.pages[part]];
      return { ...entry, kind: manifest.kinds[number] };
    });
    if (missing.size) return undefined;
    const terms = new Set(groups.flatMap(({ found }) => [...found.keys()]));
    return { query, groups, counts, results, terms, all, isRelaxed };
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

  return Object.assign(register, { start, find, fold, parts });
})();
