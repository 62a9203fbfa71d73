// The parts of a screen: the rows of a step file, the boxes of views and bars, and the sentence for a screen reader.
(() => {
  "use strict";

  const { make } = window.lifeguardParts;

  const MOTIONS = [
    "push", "pop", "present", "dismiss", "tab", "page", "curl", "child", "resist", "keyboardComes", "keyboardGoes",
  ];
  const WORDS = {
    push: "a push", pop: "a pop", present: "a presentation", dismiss: "a dismissal", tab: "a change of tabs",
    page: "a page turn", curl: "a page turn", child: "a transition", resist: "a pull at the sheet",
  };
  const SWIPES = { pop: "a swipe back", dismiss: "a swipe of the sheet" };
  const DEPARTURES = ["pop", "dismiss"];
  /** Phases of a transition: 0 animated, 1 held, 2 finishing, 3 cancelled. */
  const HELD = 1;
  const SIZES = { phone: [393, 852], pad: [1024, 1366] };
  /** A made-up tree can be deeper than anybody looks. */
  const DEPTH = 60;
  const TONES = 6;

  /** The gestures of a reader: where the finger goes, and the keys that move it. */
  const GESTURES = {
    swipeBack: {
      name: "Swipe back", axis: "x", sign: 1, more: ["ArrowRight", "ArrowUp"], less: ["ArrowLeft", "ArrowDown"],
    },
    pageReverse: {
      name: "Turn to the page before", axis: "x", sign: 1, more: ["ArrowRight", "ArrowUp"],
      less: ["ArrowLeft", "ArrowDown"],
    },
    pageForward: {
      name: "Turn to the page behind", axis: "x", sign: -1, more: ["ArrowLeft", "ArrowUp"],
      less: ["ArrowRight", "ArrowDown"],
    },
    sheetSwipe: {
      name: "Pull down the sheet", axis: "y", sign: 1, more: ["ArrowDown", "ArrowRight"],
      less: ["ArrowUp", "ArrowLeft"],
    },
  };

  // MARK: Rows

  const NOTHING = { motions: [], bars: [], isKeyboardUp: false };
  const decoded = new WeakMap();

  function changed(last, change) {
    return {
      motions: change[4] ?? last.motions,
      bars: change[5] ?? last.bars,
      isKeyboardUp: change.length > 6 ? change[6] === 1 : last.isKeyboardUp,
    };
  }

  /** The moving views, the bars and the keyboard at each event of a group. */
  function partsOf(group) {
    let list = decoded.get(group);
    if (!list) {
      let last = NOTHING;
      list = group.changes.map((change) => {
        last = changed(last, change);
        return last;
      });
      decoded.set(group, list);
    }
    return list;
  }

  /** The state after a step: that at its last event, with what has changed since. */
  function restAt(group, states, step) {
    const rest = group.rests?.[step];
    if (!rest) return undefined;
    const [count, names = "", change = []] = rest;
    const place = Math.max(0, count - 1);
    const parts = changed(partsOf(group)[place] ?? NOTHING, change);
    const [controllers = [], views = [], gone = [], windows] = change;
    const before = states[place] ?? { controllers: new Map(), views: new Map(), windows: [] };
    const state = {
      controllers: new Map(before.controllers), views: new Map(before.views), windows: windows ?? before.windows,
    };
    for (const number of gone) {
      state.controllers.delete(number);
      state.views.delete(number);
    }
    for (const row of controllers) state.controllers.set(row[0], row);
    for (const row of views) state.views.set(row[0], row);
    return { ...parts, state, gestures: names.split(" ").filter(Boolean) };
  }

  /** The gestures that a reader may begin at an event, and the step after which they begin. */
  function gripAt(group, parts, index) {
    const rests = group.rests ?? [];
    const kinds = (step) => (rests[step]?.[1] ?? "").split(" ").filter(Boolean);
    let step = rests.findIndex((rest) => rest[0] > index);
    if (step < 0) return { step: 0, kinds: [] };
    if (rests[step][0] - 1 === index) return { step, kinds: kinds(step) };
    // A gesture that the scenario holds may be taken over from the step before.
    step -= 1;
    const held = parts[index]?.motions.find((row) => row[1] === HELD);
    return { step, kinds: step >= 0 && held ? kinds(step) : [] };
  }

  // MARK: Times

  const mix = (first, last, part) => first + (last - first) * part;

  /** A row of a motion at a time of the engine, on the way from one row to another. */
  function rowAt(from, to, seconds, until) {
    const [first, start, end] = to.slice(12, 15);
    const last = Math.min(end, until);
    if (!(last > start)) return to;
    const part = Math.min(1, Math.max(0, (seconds - start) / (last - start)));
    const places = to.length > 15 ? to.slice(15) : [from[5], from[6], from[9], from[10]];
    const row = to.slice();
    row[2] = mix(first, to[2], part);
    [5, 6, 9, 10].forEach((place, index) => { row[place] = mix(places[index], to[place], part); });
    for (const place of [7, 11]) row[place] = mix(from[place], to[place], part);
    return row;
  }

  const isSame = (one, other) => one[0] === other[0] && one[3] === other[3];

  /** The motions at a time between an event and the next, as the clock of the engine tells. */
  function interpolated(group, parts, index, seconds) {
    const until = Number(group.events[index + 1][0]);
    return parts[index].motions.map((from) => {
      const to = parts[index + 1].motions.find((row) => isSame(row, from) && row.length > 14);
      return to && seconds >= to[13] ? rowAt(from, to, seconds, until) : from;
    });
  }

  /** The rest of the way after a gesture's release, by the engine's clock; nothing if no view goes on. */
  function settling(group) {
    const parts = partsOf(group);
    for (let index = parts.length - 1; index >= 0; index -= 1) {
      const to = parts[index].motions.find((row) => row[1] > HELD && row.length > 14);
      if (to) {
        const from = parts.flatMap((part) => part.motions).find((row) => isSame(row, to)) ?? to;
        return { start: to[13], end: to[14], at: (seconds) => rowAt(from, to, seconds, to[14]) };
      }
    }
    return undefined;
  }

  // MARK: Boxes

  const percent = (part, whole) => `${whole ? (part / whole) * 100 : 0}%`;

  function place(element, x, y, width, height, room) {
    element.style.left = percent(x, room.width);
    element.style.top = percent(y, room.height);
    element.style.width = percent(width, room.width);
    element.style.height = percent(height, room.height);
  }

  /** Draws one state. */
  class Drawing {
    constructor(group, state, parts, device) {
      Object.assign(this, { group, state, parts });
      this.size = this.sizeOf(device);
      this.places = new Map();
      this.leaves = [];
      const controllers = [...state.controllers.values()];
      this.presented = new Set(
        controllers.map((row) => state.controllers.get(row[4])?.[5]).filter((view) => view >= 0));
      for (const row of parts.motions) this.note(row);
    }

    /** The screen is as large as its device, or as the largest window. */
    sizeOf(device) {
      const [short, long] = SIZES[device] ?? SIZES.phone;
      let [width, height] = [0, 0];
      for (const number of this.state.windows) {
        const row = this.state.views.get(number);
        width = Math.max(width, row?.[3] ?? 0);
        height = Math.max(height, row?.[4] ?? 0);
      }
      const isWide = width > height;
      return { width: Math.max(width, isWide ? long : short), height: Math.max(height, isWide ? short : long) };
    }

    note(row) {
      const motion = MOTIONS[row[0]];
      const isDeparture = DEPARTURES.includes(motion);
      const add = (view, x, y, opacity, level) => {
        if (view >= 0) this.places.set(view, { x, y, opacity, level, motion, progress: row[2] });
      };
      add(row[4], row[5], row[6], row[7], isDeparture ? 2 : 1);
      add(row[8], row[9], row[10], row[11], isDeparture ? 1 : 2);
    }

    name(controller) { return this.group.names[controller] ?? ""; }

    content() {
      const content = make("div", "screen-content");
      for (const number of this.state.windows) {
        const row = this.state.views.get(number);
        if (row && !row[10]) content.append(this.view(row, this.size, { x: 0, y: 0 }, 0));
      }
      const keyboard = this.keyboard();
      if (keyboard) content.append(keyboard);
      return content;
    }

    view(row, room, origin, depth) {
      const [number, x, y, width, height] = row;
      const [top, left, bottom, right, controller] = row.slice(5, 10);
      const moved = this.places.get(number);
      const element = make("div", "screen-view");
      place(element, x, y, width, height, room);
      if (moved) this.move(element, moved, width, height);
      const corner = { x: origin.x + x + (moved?.x ?? 0), y: origin.y + y + (moved?.y ?? 0) };
      const isCard = this.presented.has(number) && (y > 0 || width < room.width);
      if (isCard) {
        element.classList.add("is-card");
        this.sheet = { ...corner, width, height, drop: room.height - y };
      }
      if (controller >= 0 && !this.holdsController(row, depth)) {
        element.classList.add(`screen-tone-${controller % TONES}`);
        const text = make("span", "screen-name", this.name(controller));
        place(text, left, top, width - left - right, height - top - bottom, { width, height });
        element.append(text);
        this.leaves.push({ controller, isCard });
      } else if (controller < 0 && depth > 0 && (width < room.width || height < room.height)) {
        element.classList.add("is-plain");
      }
      // The room of a presentation shows the screen below.
      if (controller >= 0 || depth === 0) element.classList.add("is-filled");
      for (const child of depth < DEPTH ? row.slice(11) : []) {
        const below = this.state.views.get(child);
        if (!below || below[10]) continue;
        if (this.presented.has(child)) element.append(...this.dimming(below, { width, height }));
        element.append(this.view(below, { width, height }, corner, depth + 1));
      }
      for (const bar of this.parts.bars) {
        if (this.state.controllers.get(bar[0])?.[5] === number) element.append(this.bar(bar, number, height));
      }
      return element;
    }

    /** True for a view that shows the view of another controller. */
    holdsController(row, depth) {
      return depth < DEPTH && row.slice(11).some((child) => {
        const below = this.state.views.get(child);
        return below && !below[10] && (below[9] >= 0 || this.holdsController(below, depth + 1));
      });
    }

    move(element, moved, width, height) {
      element.style.transform = `translate(${percent(moved.x, width)}, ${percent(moved.y, height)})`;
      element.style.opacity = String(moved.opacity);
      element.style.zIndex = String(moved.level);
    }

    /** A card dims the screen below as far as it has come. */
    dimming(row, room) {
      if (row[2] <= 0 && row[3] >= room.width) return [];
      const moved = this.places.get(row[0]);
      const dim = make("div", "screen-dimming");
      if (moved?.motion === "present") dim.style.opacity = String(moved.progress);
      if (moved?.motion === "dismiss") dim.style.opacity = String(1 - moved.progress);
      return [dim];
    }

    bar([container, kind, height, ...rest], view, room) {
      const bar = make("div", `screen-bar ${["is-navigation", "is-tabs", "is-toolbar"][kind]}`);
      bar.style.height = percent(height, room);
      if (kind === 0) {
        const [title, hasBack] = this.titleOf(view, rest);
        if (hasBack) bar.append(make("span", "screen-back", "‹"));
        bar.append(make("span", "screen-title", this.name(title)));
      } else if (kind === 1) {
        rest.slice(1).forEach((tab, place) => {
          bar.append(make("span", place === rest[0] ? "screen-tab is-selected" : "screen-tab", this.name(tab)));
        });
      }
      bar.dataset.of = this.name(container);
      return bar;
    }

    /** While two controllers change places, the bar has the title of the one that is more on screen. */
    titleOf(view, [title, hasBack]) {
      const row = this.parts.motions.find((one) => one[3] === view);
      if (!row) return [title, hasBack];
      const isOld = row[2] < 0.5;
      const shown = this.state.views.get(row[isOld ? 4 : 8])?.[9];
      return [shown >= 0 ? shown : title, isOld && MOTIONS[row[0]] === "pop" ? 1 : hasBack];
    }

    keyboard() {
      const row = this.parts.motions.find((one) => MOTIONS[one[0]].startsWith("keyboard"));
      if (!this.parts.isKeyboardUp && !row) return undefined;
      const keyboard = make("div", "screen-keyboard");
      const part = !row ? 0 : MOTIONS[row[0]] === "keyboardComes" ? 1 - row[2] : row[2];
      keyboard.style.transform = `translateY(${part * 100}%)`;
      return keyboard;
    }
  }

  /** The boxes of a state, the size of its screen in points, and where its card lies. */
  function draw(group, state, parts, device) {
    const drawing = new Drawing(group, state, parts, device);
    const content = drawing.content();
    const { size, sheet, leaves } = drawing;
    return { content, ...size, sheet, leaves, drop: sheet ? sheet.drop / size.height : 1 };
  }

  // MARK: The sentence

  /** True for a transition whose views are on their way. */
  function isMoving(row) {
    return !MOTIONS[row[0]].startsWith("keyboard") && row[2] < 1 && !(row[1] > HELD && row[2] === 0);
  }

  /** Says what the screen shows. */
  function label(group, state, parts, drawn, device) {
    const name = (view) => group.names[state.views.get(view)?.[9]];
    const keyboard = parts.isKeyboardUp ? ", with the keyboard" : "";
    const head = device === "pad" ? "iPad. " : "iPhone. ";
    const row = parts.motions.find(isMoving);
    if (row) {
      const motion = MOTIONS[row[0]];
      const word = (row[1] > 0 && SWIPES[motion]) || WORDS[motion];
      const isDeparture = DEPARTURES.includes(motion) || motion === "resist";
      const [above, below] = (isDeparture ? [row[4], row[8]] : [row[8], row[4]]).map(name);
      const who = [above, below].filter(Boolean).join(" on top of ") || "The screen";
      return `${head}${who}, ${Math.round(row[2] * 100)} % of ${word}${keyboard}`;
    }
    const front = drawn.leaves.at(-1);
    const under = drawn.leaves.at(-2);
    if (!front) return `${head}Nothing on screen${keyboard}`;
    const above = group.names[front.controller];
    const below = front.isCard && under ? ` over ${group.names[under.controller]}` : "";
    return `${head}${above} on screen${below}${keyboard}`;
  }

  window.lifeguardScreenParts = { GESTURES, draw, gripAt, interpolated, label, partsOf, restAt, settling };
})();
