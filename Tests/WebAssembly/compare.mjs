// Answers every request natively and in WebAssembly; the answers are to be the same bytes.
//
//   node compare.mjs NATIVE MODULE PATH...
//
// NATIVE is the command `PlaygroundModule`, MODULE its WebAssembly build, PATH a Markdown or Swift file, or a folder.
// The last line counts; the exit status is 1 where anything differs.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import "../../Site/assets/engine.js";
import { hostileRequests, pageRequests } from "./requests.mjs";

const [native, module, ...paths] = process.argv.slice(2);
const engine = new globalThis.lifeguardEngine.Engine(await WebAssembly.compile(readFileSync(module)));

/** What the native command prints, or how it ended. */
function nativeAnswer(text) {
  const limits = { timeout: 60_000, maxBuffer: 2 ** 30 };
  const result = spawnSync(native, { input: text, encoding: "utf8", ...limits });
  if (result.status === 0) return result.stdout;
  return `the native command ended with ${result.signal ?? result.status}: ${result.stderr}`;
}

async function webAnswer(text) {
  try {
    return await engine.answer(text);
  } catch (error) {
    return `WebAssembly stopped: ${error.message}`;
  }
}

/** What is wrong with the answers to a block, `null` where nothing is. */
async function disagreement(text) {
  const [inNative, inWeb] = [nativeAnswer(text), await webAnswer(text)];
  if (inNative !== inWeb) {
    let place = 0;
    while (inNative[place] === inWeb[place]) place += 1;
    const part = (answer) => JSON.stringify(answer.slice(Math.max(0, place - 60), place + 120));
    return `differs at ${place}\n  native:      ${part(inNative)}\n  WebAssembly: ${part(inWeb)}`;
  }
  try {
    JSON.parse(inNative);
    return null;
  } catch (error) {
    return `is not JSON: ${error.message}: ${JSON.stringify(inNative.slice(0, 200))}`;
  }
}

const fromPages = pageRequests(paths);
const requests = [...fromPages, ...hostileRequests()];
let wrong = fromPages.length === 0 ? 1 : 0;
if (wrong > 0) console.error(`no live block in ${paths.join(", ")}`);
for (const { name, text } of requests) {
  const problem = await disagreement(text);
  if (problem === null) continue;
  wrong += 1;
  console.error(`${name}: ${problem}`);
}
console.log(
  `webassembly: ${fromPages.length} requests about pages and ${requests.length - fromPages.length} ` +
    `hostile requests answered natively and in WebAssembly; ${wrong} disagreements`,
);
process.exitCode = wrong === 0 ? 0 : 1;
