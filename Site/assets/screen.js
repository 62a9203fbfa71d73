// The screen of a scenario: the windows, views and bars at an event, and grips by which a reader drags a swipe.
//
// A step file says how far a transition is and where its views stand (ScreenRows.swift). Nothing is drawn that the
// file does not say: between two events, places follow the times of the engine's animation.
(() => {
  "use strict";

  const { isCalm, make } = window.lifeguardParts;
  const { GESTURES, draw, gripAt, interpolated, label, partsOf, restAt, settling } = window.lifeguardScreenParts;

  /** The part of the way in percent that one press of an arrow key moves the finger. */
  const STEP = 10;

  /** A finger is dragged by this many pixels before the drag begins. */
  const SLOP = 3;

  const clamped = (number) => Math.min(1, Math.max(0, number));

  /** A grip of a gesture: a slider at the edge where the finger would begin. */
  class Grip {
    /**
     * @param {string} kind The name of the gesture.
     * @param {{ length: () => number, isBusy: () => boolean, move: (progress: number) => void,
     *   release: (progress: number, isCancelled: boolean) => void }} user `length` is the way of the finger in pixels. While `isBusy`, no drag
     *   begins.
     */
    constructor(kind, user) {
      this.gesture = GESTURES[kind];
      this.user = user;
      this.progress = 0;
      this.isHeld = false;
      this.frame = 0;
      this.element = make("div", `screen-grip is-${kind}`, make("span", ""));
      this.element.tabIndex = 0;
      this.element.hidden = true;
      this.element.setAttribute("role", "slider");
      this.element.setAttribute("aria-label", this.gesture.name);
      this.element.setAttribute("aria-valuemin", "0");
      this.element.setAttribute("aria-valuemax", "100");
      this.element.setAttribute("aria-orientation", this.gesture.axis === "x" ? "horizontal" : "vertical");
      this.tell();
      const listen = (name, answer) => this.element.addEventListener(name, answer.bind(this));
      listen("pointerdown", this.press);
      listen("pointermove", this.drag);
      listen("pointerup", this.lift);
      listen("pointercancel", this.cancel);
      listen("keydown", this.key);
      listen("blur", this.leave);
    }

    tell() {
      const percent = Math.round(this.progress * 100);
      this.element.setAttribute("aria-valuenow", String(percent));
      this.element.setAttribute("aria-valuetext", this.isHeld ? `${percent} % of the way` : "not begun");
    }

    /** Moves the finger; the caller hears of the last move in a frame only. */
    move(progress) {
      if (this.isHeld ? progress === this.progress : this.user.isBusy()) return;
      this.isHeld = true;
      this.progress = progress;
      this.element.classList.add("is-held");
      this.tell();
      if (this.frame) return;
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.user.move(this.progress);
      });
    }

    /** Lets go where the finger is; a move that nobody has heard of yet is part of the release. */
    release(isCancelled) {
      this.start = undefined;
      if (!this.isHeld) return;
      cancelAnimationFrame(this.frame);
      const { progress } = this;
      this.frame = 0;
      this.isHeld = false;
      this.progress = 0;
      this.element.classList.remove("is-held");
      this.tell();
      this.user.release(progress, isCancelled);
    }

    press(event) {
      if (event.button !== 0 || this.start !== undefined) return;
      event.preventDefault();
      this.element.focus({ preventScroll: true });
      this.element.setPointerCapture(event.pointerId);
      this.pointer = event.pointerId;
      this.start = this.place(event);
    }

    place(event) { return (this.gesture.axis === "x" ? event.clientX : event.clientY) * this.gesture.sign; }

    drag(event) {
      if (this.start === undefined || event.pointerId !== this.pointer) return;
      const way = this.place(event) - this.start;
      if (!this.isHeld && Math.abs(way) < SLOP) return;
      this.move(clamped(way / Math.max(1, this.user.length())));
    }

    lift(event) {
      if (event.pointerId === this.pointer) this.release(false);
    }

    cancel(event) {
      if (event.pointerId === this.pointer) this.release(true);
    }

    leave() {
      if (this.start === undefined) this.release(true);
    }

    key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const percent = Math.round(this.progress * 100);
      const places = { Home: 0, End: 100 };
      for (const key of this.gesture.more) places[key] = percent + STEP;
      for (const key of this.gesture.less) places[key] = percent - STEP;
      const isEnd = event.key === "Enter" || event.key === " " || event.key === "Escape";
      if (event.key in places) {
        this.move(clamped(places[event.key] / 100));
      } else if (isEnd && this.isHeld) {
        this.release(event.key === "Escape");
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** A screen, which the caller shows events on. */
  class Screen {
    constructor({ device = "phone", onDrag, onRelease } = {}) {
      this.device = device;
      this.onDrag = onDrag;
      this.onRelease = onRelease;
      this.picture = make("div", "screen-picture");
      this.picture.setAttribute("role", "img");
      this.picture.setAttribute("aria-label", device === "pad" ? "iPad" : "iPhone");
      this.news = make("p", "visually-hidden");
      this.news.setAttribute("aria-live", "polite");
      this.grips = new Map();
      const surface = make("div", "screen-surface", this.picture);
      this.frame = make("div", "screen-frame", surface);
      this.frame.tabIndex = -1;
      for (const kind of onDrag ? Object.keys(GESTURES) : []) {
        const grip = new Grip(kind, {
          length: () => this.wayOf(kind),
          isBusy: () => this.isBusy,
          move: (progress) => this.onDrag(kind, progress, this.step),
          release: (...end) => this.release(kind, ...end),
        });
        this.grips.set(kind, grip);
        surface.append(grip.element);
      }
      this.element = make("div", `screen is-${device}`, this.frame, this.news);
    }

    /** Tells the owner of a release. The next drag waits until the owner has shown the end of this drag. */
    async release(kind, progress, isCancelled) {
      this.isBusy = true;
      try {
        await this.onRelease?.(kind, progress, this.step, isCancelled);
      } finally {
        this.isBusy = false;
      }
    }

    /** Becomes a screen of another device. */
    wear(device) {
      this.device = device;
      this.element.className = `screen is-${device}`;
    }

    get isHeld() { return [...this.grips.values()].some((grip) => grip.isHeld); }

    /** The way of a finger in pixels: as far as its view has to go. */
    wayOf(kind) {
      const { width, height } = this.picture.getBoundingClientRect();
      if (GESTURES[kind].axis === "x") return width;
      return height * (this.drawn?.drop ?? 1);
    }

    /**
     * Shows the state at an event.
     * @param {object} group The steps of a group of releases, as in a step file.
     * @param {object[]} states Its states, from `lifeguardStates.decode`.
     * @param {number} index The place of the event.
     * @param {number} [seconds] A time between this event and the next: the animation is shown at that time.
     */
    show(group, states, index, seconds) {
      this.stopSettling();
      const parts = partsOf(group);
      const at = parts[index];
      const isBetween = seconds !== undefined && !isCalm() && parts[index + 1];
      const motions = isBetween ? interpolated(group, parts, index, seconds) : at.motions;
      this.render(group, states[index], { ...at, motions });
      this.offer(gripAt(group, parts, index));
    }

    /** Shows the state after the set-up (0) or after a step, such as a gesture that is held. */
    showRest(group, states, step) {
      this.stopSettling();
      const rest = restAt(group, states, step);
      if (!rest) return this.show(group, states, Math.max(0, states.length - 1));
      this.render(group, rest.state, rest);
      this.offer({ step, kinds: rest.gestures });
      return undefined;
    }

    /**
     * Lets the views go from the place where the finger left them to the end, in the time of the engine. Then shows
     * the event.
     * @returns {Promise<void>} Fulfilled when the event is shown.
     */
    settle(group, states, index) {
      this.stopSettling();
      const held = this.shown;
      const row = settling(group);
      const end = () => {
        this.show(group, states, index);
        this.news.textContent = this.picture.getAttribute("aria-label");
      };
      if (!row || !held || isCalm()) {
        end();
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        this.settled = resolve;
        const start = performance.now();
        const frame = () => {
          const seconds = row.start + (performance.now() - start) / 1000;
          if (seconds >= row.end) return end();
          this.render(held.group, held.state, { ...held.parts, motions: [row.at(seconds)] });
          this.settles = requestAnimationFrame(frame);
          return undefined;
        };
        frame();
      });
    }

    /** Ends a settling in favour of another state; its caller hears of the end. */
    stopSettling() {
      cancelAnimationFrame(this.settles);
      this.settled?.();
      this.settled = null;
    }

    render(group, state, parts) {
      this.shown = { group, state, parts };
      this.drawn = draw(group, state, parts, this.device);
      const { content, width, height, sheet } = this.drawn;
      this.picture.replaceChildren(content);
      this.picture.style.aspectRatio = `${width} / ${height}`;
      this.picture.setAttribute("aria-label", label(group, state, parts, this.drawn, this.device));
      const grip = this.grips.get("sheetSwipe");
      if (grip && sheet) {
        grip.element.style.top = `${(sheet.y / height) * 100}%`;
        grip.element.style.left = `${(sheet.x / width) * 100}%`;
        grip.element.style.width = `${(sheet.width / width) * 100}%`;
      }
    }

    /** Shows the grips of what can begin. The grip in the reader's hand stays. */
    offer({ step, kinds }) {
      if (!this.isHeld) this.step = step;
      for (const [kind, grip] of this.grips) {
        const isHidden = !grip.isHeld && !kinds.includes(kind);
        // The focus stays at the screen after a release by the keyboard.
        if (isHidden && grip.element === document.activeElement) this.frame.focus({ preventScroll: true });
        grip.element.hidden = isHidden;
      }
    }
  }

  window.lifeguardScreen = { create: (options) => new Screen(options) };
})();
