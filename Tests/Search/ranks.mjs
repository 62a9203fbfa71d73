// Looks up the queries of `queries.tsv` in the index of a built site, with the scripts of the site.
//
//   node Tests/Search/ranks.mjs SITE [--all]     --all lists every query whose page is not among the first three
//
// A row has a query, the pages that answer it (`a.html|b.html`, or `-` if the site has no answer) and the origin
// of the query. `a.html#part` is a place that the result has to lead to, `a.html#` the beginning of a page. Queries
// from `a phone` were asked by a reader whose answer had to be on the screen after one tap. The other queries were
// written after titles of public questions before anybody looked one up.

import { readFileSync } from "node:fs";
import vm from "node:vm";

const [site, option] = process.argv.slice(2);
/** The shares that must be found among the first three. A share only rises. */
const LEAST = { readers: 1, phone: 0.96, others: 0.93 };
/** The number of queries without an answer for which the search says so. */
const LEAST_REFUSED = 7;

/** The search of the site. A script element runs its file at once. */
async function search() {
  const context = vm.createContext({ console });
  context.window = context;
  const run = (path) => vm.runInContext(readFileSync(path, "utf8"), context, { filename: path });
  context.document = {
    createElement: () => ({}),
    head: { append(script) { run(script.src.replace(/\?.*$/, "")); script.onload(); } },
  };
  run(`${site}/assets/search-words.js`);
  run(`${site}/assets/search-index.js`);
  await context.lifeguardSearch.start(`${site}/assets/search/`);
  return (query) => new Promise((resolve, reject) => {
    context.lifeguardSearch.find(query, undefined, resolve).catch(reject);
  });
}

/** Returns true if a result leads to a page, or to the place on a page that is asked for. */
function leadsTo({ address, anchor }, page) {
  return page === address || page === `${address}#${anchor}`;
}

const rows = readFileSync(new URL("queries.tsv", import.meta.url), "utf8").trim().split("\n").slice(1)
  .map((line) => line.split("\t"));
const find = await search();
const found = { readers: 0, phone: 0, others: 0 };
const asked = { readers: 0, phone: 0, others: 0 };
const missed = [];
let refused = 0;
for (const [query, pages, origin] of rows) {
  const { results } = await find(query);
  if (pages === "-") {
    if (!results.length) refused += 1;
    continue;
  }
  const group = { readers: "readers", "a phone": "phone" }[origin] ?? "others";
  const rank = results.findIndex((result) => pages.split("|").some((page) => leadsTo(result, page)));
  asked[group] += 1;
  if (rank >= 0 && rank < 3) found[group] += 1;
  else missed.push(`${query}: ${pages} is ${rank < 0 ? "not found" : `number ${rank + 1}`} after ${results.slice(0, 3).map(({ address, anchor }) => (anchor ? `${address}#${anchor}` : address)).join(", ")}`);
}
if (option === "--all") for (const line of missed) console.log(line);
let isWrong = refused < LEAST_REFUSED;
for (const group of ["readers", "phone", "others"]) {
  console.log(`search: ${found[group]} of ${asked[group]} queries of ${group} have their page among the first three`);
  if (found[group] < LEAST[group] * asked[group]) isWrong = true;
}
console.log(`search: of the queries without an answer, ${refused} get none`);
if (isWrong) console.error("search: that is less than before; 'node Tests/Search/ranks.mjs SITE --all' lists the queries");
process.exit(isWrong ? 1 : 0);
