// The drawn screen of a stepper, beside the diagram. Where the site has the simulator, a swipe on the screen runs the
// scenario with that swipe, and the screen shows the simulator's answer.
(() => {
  "use strict";

  const { make } = window.lifeguardParts;
  const screens = new Map();

  /** The beginning of a swipe, by the kind of the grip: with a finger or a mouse, and with keys. */
  const HINTS = {
    swipeBack: ["Drag the grip at the left edge", "press the right arrow key"],
    pageForward: ["Drag the grip at an edge", "press the arrow key that points away from that edge"],
    pageReverse: ["Drag the grip at an edge", "press the arrow key that points away from that edge"],
    sheetSwipe: ["Drag the grip at the top of the sheet", "press the down arrow key"],
  };

  /** The words below a screen on which something can be dragged; words about keys stand apart. */
  function hint([drag, press]) {
    const keys = (text) => make("span", "screen-keys", text);
    return [drag, keys(`, or ${press} and then Enter`), ". Let go before the middle", keys(", or press Escape,"), " to cancel."];
  }

  /** The screen of a stepper, which follows the stepper's events. */
  class StepperScreen {
    constructor(stepper) {
      this.stepper = stepper;
      const { section, root } = stepper;
      const live = window.lifeguardLive;
      const isLive = live?.isAble && root.dataset.live !== undefined;
      const act = (action) => (isLive ? (...swipe) => this.attempt(() => live.run(section, action, ...swipe)) : undefined);
      this.screen = window.lifeguardScreen.create({ device: this.device, onDrag: act("drag"), onRelease: act("letGo") });
      this.hint = make("p", "screen-hint");
      this.hint.id = `${section.id}/hint`;
      for (const { element } of this.screen.grips.values()) element.setAttribute("aria-describedby", this.hint.id);
      this.result = make("div", "screen-result");
      this.result.setAttribute("role", "status");
      this.element = make("div", "step-screen-place", this.screen.element, this.result, this.hint);
      section.querySelector(".run").prepend(this.element);
      section.addEventListener("lifeguard-step", () => this.follow());
      // A reader who comes to a grip is about to drag the grip: the simulator is loaded meanwhile. A failure is told
      // when the drag needs the simulator.
      const warm = ({ target }) => {
        if (isLive && target.closest(".screen-grip")) live.run(section, "warm").catch(() => null);
      };
      for (const name of ["focusin", "pointerover"]) this.screen.element.addEventListener(name, warm);
    }

    /** Does what a swipe asks for. A failure is told below the screen, which goes back to the event of the stepper. */
    async attempt(work) {
      try {
        await work();
      } catch (error) {
        this.isBusy = false;
        this.follow();
        this.result.replaceChildren(make("p", "live-problem", `${error.message}. Swipe again for another try.`));
      }
    }

    get device() {
      return /iPad/.test(this.stepper.section.querySelector("caption")?.textContent) ? "pad" : "phone";
    }

    get group() { return this.stepper.groups[this.stepper.version]; }

    states(group) { return group.states ??= this.stepper.states.decode(group); }

    /** Shows the event of the stepper; before the first step, the state that the steps begin with. */
    follow() {
      const { group } = this;
      const { current } = this.stepper;
      if (this.isBusy || !group?.events?.length) return;
      this.screen.wear(this.device);
      if (current) this.screen.show(group, this.states(group), current - 1);
      else this.screen.showRest(group, this.states(group), 0);
      this.tellGrips();
    }

    /** Says how to drag what can be dragged now. */
    tellGrips() {
      const [kind] = [...this.screen.grips].find(([, grip]) => !grip.element.hidden) ?? [];
      this.hint.replaceChildren(...(kind ? hint(HINTS[kind]) : []));
    }

    /** Shows the state after the last step. */
    showEnd() {
      const { group } = this;
      if (!group?.rests) return this.follow();
      this.screen.showRest(group, this.states(group), group.rests.length - 1);
      return this.tellGrips();
    }

    /** Shows a swipe that the reader holds. */
    hold(group) {
      this.result.replaceChildren();
      this.screen.showRest(group, this.states(group), (group.rests?.length ?? 1) - 1);
    }

    /** After a swipe the focus is on a grip again, if the focus was on the screen. */
    focus(kind) {
      const { element, frame, grips } = this.screen;
      if (!element.contains(document.activeElement)) return;
      const shown = [grips.get(kind), ...grips.values()].find((grip) => !grip.element.hidden);
      (shown?.element ?? frame).focus({ preventScroll: true });
    }

    /** Lets the views go to where the swipe ends. */
    settle(group) { return this.screen.settle(group, this.states(group), group.events.length - 1); }
  }

  /** Shows the screen, by the reader's wish or where there is room for it beside diagram and table. */
  async function show(stepper, isAsked) {
    await window.lifeguardSite.loadInOrder(["screen.css", "screen-parts.js", "screen.js"]);
    const known = screens.get(stepper);
    if (known) {
      if (isAsked) known.element.hidden = !known.element.hidden;
    } else {
      const screen = new StepperScreen(stepper);
      screens.set(stepper, screen);
      const [table, drawing] = [stepper.tableBox, stepper.drawing];
      const isBeside = table.getBoundingClientRect().top < drawing.getBoundingClientRect().bottom
        && screen.element.getBoundingClientRect().bottom > table.getBoundingClientRect().top;
      screen.element.hidden = !isAsked && !isBeside;
    }
    const { element } = screens.get(stepper);
    screens.get(stepper).follow();
    if (isAsked && !element.hidden) element.scrollIntoView({ block: "nearest", behavior: "instant" });
    return !element.hidden;
  }

  window.lifeguardScreens = { get: (stepper) => screens.get(stepper) };
  window.lifeguardSteps("stepper-screen", show);
})();
