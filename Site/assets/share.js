// The state of a widget as the fragment of an address: `#play=` and compressed JSON. Everything in an address may
// come from a stranger, so the state is read with limits, and only known parts of the right kind are kept.
(() => {
  "use strict";

  /** The longest fragment, in characters. */
  const LONGEST = 8192;
  /** The longest text that a fragment may unpack to, in bytes. */
  const LARGEST = 262144;
  const KINDS = ["scenario", "example", "check"];
  const BEGINNING = "#play=";

  /** All bytes of a stream, or null if there are more than a limit. */
  async function bytesOf(stream, limit) {
    const reader = stream.getReader();
    const pieces = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        return null;
      }
      pieces.push(value);
    }
    const all = new Uint8Array(size);
    pieces.reduce((place, piece) => (all.set(piece, place), place + piece.length), 0);
    return all;
  }

  const through = (bytes, transform) => new Blob([bytes]).stream().pipeThrough(transform);

  /** The fragment of a state, or null for a state that is too long for an address, and in an old browser. */
  async function pack({ kind, place, info, code, choices, event }) {
    const bytes = new TextEncoder().encode(JSON.stringify({ v: 1, kind, place, info, code, choices, event }));
    if (bytes.length > LARGEST || !window.CompressionStream) return null;
    const packed = await bytesOf(through(bytes, new CompressionStream("deflate-raw")), LARGEST);
    const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
    const fragment = BEGINNING + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    return fragment.length <= LONGEST ? fragment : null;
  }

  /** The known parts of a state, or null for what is no state. */
  function checked(value) {
    if (typeof value !== "object" || value === null || value.v !== 1 || !KINDS.includes(value.kind)) return null;
    const state = { kind: value.kind, choices: {} };
    for (const key of ["place", "info", "code"]) {
      if (value[key] === undefined) continue;
      if (typeof value[key] !== "string") return null;
      state[key] = value[key];
    }
    if (/[\r\n]/.test(state.info ?? "") || (state.place ?? "").length > 200) return null;
    for (const [id, choice] of Object.entries(value.choices ?? {})) {
      if (!/^[a-z]{1,20}$/.test(id) || typeof choice !== "string" || !/^[A-Za-z0-9-]{1,40}$/.test(choice)) return null;
      state.choices[id] = choice;
    }
    if (Number.isInteger(value.event) && value.event >= 0 && value.event < 100000) state.event = value.event;
    return state;
  }

  /** The state of a fragment, or null for a fragment that has none. */
  async function unpack(fragment) {
    if (!fragment.startsWith(BEGINNING) || fragment.length > LONGEST) return null;
    try {
      const text = fragment.slice(BEGINNING.length).replaceAll("-", "+").replaceAll("_", "/");
      const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const bytes = await bytesOf(through(packed, new DecompressionStream("deflate-raw")), LARGEST);
      return bytes && checked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    } catch {
      return null;
    }
  }

  window.lifeguardShare = { pack, unpack };
})();
