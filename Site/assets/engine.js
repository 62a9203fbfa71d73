// The simulator in the browser, and in Node for the tests: text of a live block in, JSON out.
//
//   const engine = await Engine.load(fetch("engine.wasm"));
//   const answer = await engine.run("scenario pushed\nlet A = UIViewController()\n");
//
// Every run has an instance of its own, with fresh memory: one run leaves nothing to the next.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A block that needs more memory than this is stopped. */
const memoryBudget = 512 * 1024 * 1024;

export class Engine {
  #module;

  constructor(module) {
    this.#module = module;
  }

  /** Compiles the engine from its bytes, a response, or the promise of either. */
  static async load(source) {
    const given = await source;
    const isResponse = typeof Response === "function" && given instanceof Response;
    if (isResponse && !given.ok) throw new Error(`The engine is not there: ${given.status}`);
    const bytes = isResponse ? await given.arrayBuffer() : given;
    return new Engine(await WebAssembly.compile(bytes));
  }

  /** The answer to a block as a text of JSON. */
  async answer(block) {
    const heap = new Heap();
    const instance = await WebAssembly.instantiate(this.#module, { env: imports(heap) });
    const { memory, allocate, run } = instance.exports;
    heap.attach(memory);
    const text = encoder.encode(block);
    const start = allocate(text.length) >>> 0;
    new Uint8Array(memory.buffer, start, text.length).set(text);
    const result = run(start, text.length) >>> 0;
    const length = new DataView(memory.buffer).getUint32(result, true);
    return decoder.decode(new Uint8Array(memory.buffer, result + 4, length));
  }

  /** The answer to a block as an object. */
  async run(block) {
    return JSON.parse(await this.answer(block));
  }
}

/**
 * What the engine asks for and WebAssembly does not have. The file
 * `Sources/Playground/imports.txt` names these functions; the linker allows no other.
 */
function imports(heap) {
  return {
    posix_memalign: (out, alignment, size) => heap.allocate(out >>> 0, alignment, size >>> 0),
    free: (pointer) => heap.free(pointer >>> 0),
    memcmp: (a, b, count) => {
      const bytes = new Uint8Array(heap.memory.buffer);
      const [left, right] = [a >>> 0, b >>> 0];
      for (let index = 0; index < count >>> 0; index += 1) {
        const difference = bytes[left + index] - bytes[right + index];
        if (difference !== 0) return difference;
      }
      return 0;
    },
    // The seed of hash tables. It is the same in every run, because nothing may depend on it.
    arc4random_buf: (pointer, count) => {
      new Uint8Array(heap.memory.buffer, pointer >>> 0, count >>> 0).fill(0x5a);
    },
    // The product of two numbers of 128 bits, which the compiler knows only as a function.
    __multi3: (result, aLow, aHigh, bLow, bHigh) => {
      const whole = (low, high) => (BigInt.asUintN(64, high) << 64n) | BigInt.asUintN(64, low);
      const product = whole(aLow, aHigh) * whole(bLow, bHigh);
      const view = new DataView(heap.memory.buffer);
      view.setBigUint64(result >>> 0, BigInt.asUintN(64, product), true);
      view.setBigUint64((result >>> 0) + 8, BigInt.asUintN(64, product >> 64n), true);
    },
    __stack_chk_fail: () => {
      throw new Error("The engine overran its stack");
    },
  };
}

/**
 * The memory behind what the engine has at its start. A freed piece is kept for the next request
 * of its size; in front of every piece stand 16 bytes that say which size that is.
 */
class Heap {
  static #header = 16;
  static #outOfMemory = 12;

  memory = null;
  #words = null;
  #top = 0;
  #freed = new Map();

  attach(memory) {
    this.memory = memory;
    this.#top = memory.buffer.byteLength;
    this.#words = new Uint32Array(memory.buffer);
  }

  allocate(out, alignment, size) {
    const room = Heap.#rounded(size);
    const reusable = alignment <= 16 ? this.#freed.get(room) : undefined;
    const pointer = reusable?.pop() ?? this.#fresh(room, Math.max(16, alignment));
    if (pointer === 0) return Heap.#outOfMemory;
    this.#words[pointer / 4 - 1] = room;
    this.#words[out / 4] = pointer;
    return 0;
  }

  free(pointer) {
    if (pointer === 0) return;
    const room = this.#words[pointer / 4 - 1];
    const freed = this.#freed.get(room);
    if (freed) freed.push(pointer);
    else this.#freed.set(room, [pointer]);
  }

  #fresh(room, alignment) {
    const start = Math.ceil((this.#top + Heap.#header) / alignment) * alignment;
    const end = start + room;
    if (end > memoryBudget) return 0;
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) {
      // Grown by more than is needed, because every growth makes a new view.
      const pages = Math.ceil(Math.max(missing, this.memory.buffer.byteLength / 2) / 65536);
      try {
        this.memory.grow(pages);
      } catch {
        return 0;
      }
      this.#words = new Uint32Array(this.memory.buffer);
    }
    this.#top = end;
    return start;
  }

  /** Small sizes in steps of 16, greater ones in four steps between two powers of two. */
  static #rounded(size) {
    if (size <= 512) return Math.max(16, (size + 15) & ~15);
    const step = 2 ** (Math.floor(Math.log2(size - 1)) - 2);
    return Math.ceil(size / step) * step;
  }
}
