// The simulator in the browser: text of a request in, JSON out. Loaded when a reader presses something that
// needs the simulator.
//
//   const engine = lifeguardEngine.start("assets/");
//   const answer = await engine.ask("scenario ios=12", "scenario pushed\nlet A = UIViewController()\n");
//
// The simulator runs in a worker, so the page stays responsive. A page that is opened from a disk may fetch
// nothing and start no worker from a file: there the module is a text in a script, and the worker is made from
// the text of a function. The same way works with a server, so there is no other.
(() => {
  "use strict";

  /**
   * Everything that the worker does. The text of this function is the worker's script, so the function uses
   * nothing from outside.
   */
  function engineRoom(worker) {
    const encoder = new TextEncoder();
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    /** A request that needs more memory than this is stopped. */
    const MEMORY = 512 * 1024 * 1024;
    /** An instance that has grown beyond this is dropped, which returns the memory. */
    const KEPT = 96 * 1024 * 1024;
    /** A request that sets up the tables of the simulator. */
    const WARM_UP = "scenario\nscenario warm-up\nlet A = UIViewController()\nwindow.rootViewController = A\n";

    /**
     * The memory behind the data of the module. A freed piece is kept for the next request of its size; the 16
     * bytes in front of a piece say which size that is.
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

      /** The memory as it is now, for `restore`. */
      save() {
        const freed = [...this.#freed].map(([room, pieces]) => [room, [...pieces]]);
        return { bytes: new Uint8Array(this.memory.buffer.slice(0, this.#top)), freed };
      }

      /** Makes the memory what it was, whatever happened since. */
      restore({ bytes, freed }) {
        const memory = new Uint8Array(this.memory.buffer);
        memory.set(bytes);
        memory.fill(0, bytes.length, this.#top);
        this.#top = bytes.length;
        this.#freed = new Map(freed.map(([room, pieces]) => [room, [...pieces]]));
      }

      #fresh(room, alignment) {
        const start = Math.ceil((this.#top + Heap.#header) / alignment) * alignment;
        const end = start + room;
        if (end > MEMORY) return 0;
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

    /**
     * The functions that the module needs and WebAssembly lacks. The file `Sources/PlaygroundModule/imports.txt`
     * names these functions; the linker allows no other.
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
        // The seed of hash tables. The seed is the same in every run, because nothing may depend on it.
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
      };
    }

    /**
     * Answers requests. The memory after the first request is kept, with the tables of the simulator in it, and
     * restored before each later request: one request leaves nothing to the next.
     */
    class Engine {
      #module;
      #heap = null;
      #exports = null;
      #saved = null;

      constructor(module) {
        this.#module = module;
      }

      /** The answer to a request as a text of JSON. A request that cannot be answered throws. */
      async answer(request) {
        if (!this.#heap) await this.#begin();
        else this.#heap.restore(this.#saved);
        try {
          return this.#call(request);
        } catch (error) {
          this.#heap = null;
          throw error;
        } finally {
          if (this.#heap && this.#heap.memory.buffer.byteLength > KEPT) this.#heap = null;
        }
      }

      async #begin() {
        const heap = new Heap();
        const instance = await WebAssembly.instantiate(this.#module, { env: imports(heap) });
        this.#exports = instance.exports;
        heap.attach(instance.exports.memory);
        this.#call(WARM_UP);
        this.#saved = heap.save();
        // Set last: after a failed warm-up the next request begins again.
        this.#heap = heap;
      }

      #call(request) {
        const { memory, allocate, answer } = this.#exports;
        const text = encoder.encode(request);
        const start = allocate(text.length) >>> 0;
        new Uint8Array(memory.buffer, start, text.length).set(text);
        const result = answer(start, text.length) >>> 0;
        const length = new DataView(memory.buffer).getUint32(result, true);
        return decoder.decode(new Uint8Array(memory.buffer, result + 4, length));
      }
    }

    if (worker) {
      let engine = null;
      worker.onmessage = async ({ data: { module, number, request } }) => {
        if (module) {
          engine = new Engine(module);
          return;
        }
        try {
          worker.postMessage({ number, answer: await engine.answer(request) });
        } catch (error) {
          worker.postMessage({ number, problem: String(error?.message ?? error) });
        }
      };
    }
    return { Engine };
  }

  // MARK: The page's side

  /** A request that runs longer than this, in milliseconds, is stopped. */
  const PATIENCE = 20000;

  /**
   * The compressed module. The file is a script with a string that has a letter of windows-1252 for each byte: a page
   * on a disk can load nothing else. From a server the file is fetched, since a server may name another encoding.
   */
  async function packedModule(assets) {
    const source = `${assets}engine.wasm.js`;
    const decoder = new TextDecoder("windows-1252");
    let text;
    if (location.protocol === "file:") {
      text = await new Promise((resolve, reject) => {
        window.lifeguardEngineBytes = resolve;
        const script = document.createElement("script");
        script.charset = "windows-1252";
        script.src = source;
        script.onerror = reject;
        document.head.append(script);
      });
    } else {
      const response = await fetch(source);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const script = decoder.decode(await response.arrayBuffer());
      const escapes = { n: "\n", r: "\r" };
      text = script.slice(script.indexOf('"') + 1, script.lastIndexOf('"'))
        .replace(/\\(.)/g, (_, letter) => escapes[letter] ?? letter);
    }
    const byteOf = new Uint8Array(65536);
    const letters = decoder.decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    for (let byte = 0; byte < 256; byte += 1) byteOf[letters.charCodeAt(byte)] = byte;
    const packed = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) packed[index] = byteOf[text.charCodeAt(index)];
    return packed;
  }

  async function bytes(assets) {
    const packed = await packedModule(assets);
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  }

  class LiveEngine {
    #assets;
    #module = null;
    #worker = null;
    #address = null;
    /** The request that runs: number, resolve, reject, timer. */
    #running = null;
    /** The requests that wait, each with the name of its asker. */
    #waiting = [];
    #count = 0;

    constructor(assets) {
      this.#assets = assets;
    }

    /** Loads the module once; a failure can be tried again. */
    load() {
      this.#module ??= bytes(this.#assets).then((bytes) => WebAssembly.compile(bytes)).catch((cause) => {
        this.#module = null;
        throw new Error("The simulator could not be loaded", { cause });
      });
      return this.#module;
    }

    /**
     * Asks the simulator. A later request of the same asker replaces a request that still waits, which is then
     * answered with `null`.
     */
    async ask(head, body, asker = null) {
      await this.load();
      return new Promise((resolve, reject) => {
        if (asker !== null) {
          for (const old of this.#waiting.filter((one) => one.asker === asker)) old.resolve(null);
          this.#waiting = this.#waiting.filter((one) => one.asker !== asker);
        }
        this.#waiting.push({ request: `${head}\n${body}`, asker, resolve, reject });
        this.#next();
      });
    }

    /** Stops what an asker waits for; each of its requests is answered with `null`. */
    stop(asker) {
      for (const job of this.#waiting.filter((one) => one.asker === asker)) job.resolve(null);
      this.#waiting = this.#waiting.filter((one) => one.asker !== asker);
      const job = this.#running;
      if (job?.asker !== asker) return;
      this.#end();
      this.#settle(job, () => job.resolve(null));
    }

    async #next() {
      if (this.#running || !this.#waiting.length) return;
      const job = this.#waiting.shift();
      this.#running = job;
      job.number = this.#count += 1;
      let worker = this.#worker;
      try {
        worker ??= await this.#begin();
      } catch {
        this.#settle(job, () => job.reject(new Error("The simulator could not be started")));
        return;
      }
      job.timer = setTimeout(() => {
        this.#end();
        this.#settle(job, () => job.reject(new Error("The code ran for 20 seconds and was stopped")));
      }, PATIENCE);
      worker.postMessage({ number: job.number, request: job.request });
    }

    async #begin() {
      const module = await this.#module;
      this.#address ??= URL.createObjectURL(new Blob([`(${engineRoom})(self);`], { type: "text/javascript" }));
      const worker = new Worker(this.#address);
      worker.onmessage = ({ data: { number, answer, problem } }) => {
        const job = this.#running;
        if (job?.number !== number) return;
        this.#settle(job, () => {
          if (problem === undefined) job.resolve(JSON.parse(answer));
          else job.reject(new Error(`The simulator stopped: ${problem}`));
        });
      };
      worker.onerror = (event) => {
        event.preventDefault();
        const job = this.#running;
        this.#end();
        if (job) this.#settle(job, () => job.reject(new Error("The simulator could not be started")));
      };
      worker.postMessage({ module });
      this.#worker = worker;
      return worker;
    }

    #settle(job, finish) {
      clearTimeout(job.timer);
      this.#running = null;
      finish();
      this.#next();
    }

    #end() {
      this.#worker?.terminate();
      this.#worker = null;
    }
  }

  const engines = new Map();

  globalThis.lifeguardEngine = {
    /** The engine of a site, by the address of its assets; always the same one. */
    start(assets) {
      if (!engines.has(assets)) engines.set(assets, new LiveEngine(assets));
      return engines.get(assets);
    },
    /** The class that answers requests, for programs without a page. */
    Engine: engineRoom(null).Engine,
  };
})();
