// A swipe that the reader makes on the screen of a scenario. The simulator runs the code with the swipe, the swipe
// becomes part of the code, and the reader can undo the swipe. Loaded before `widget.js`.
(() => {
  "use strict";

  const { aligned, code, make } = window.lifeguardDifference;
  const { bringIntoSight } = window.lifeguardEditorLayer;
  const { button } = window.lifeguardLive.parts;

  /** A sentence about the steps and the checks that a text has lost; empty for none. */
  function losses(before, after) {
    const [old, fresh] = [before, after].map((text) => text.split("\n"));
    const gone = aligned(old, fresh).filter(([, j]) => j === null).map(([i]) => old[i]);
    const lost = [
      gone.some((line) => /^\s*(require|expect)\b/.test(line)) && "checks",
      gone.some((line) => /^\s*(when\b|user\.)/.test(line)) && "steps that the swipe replaces",
    ].filter(Boolean);
    return lost.length ? `The ${lost.join(" and the ")} are gone.` : "";
  }

  class Swipes {
    constructor(widget) { this.widget = widget; }

    get screen() { return this.widget.screen; }

    ask(kind, progress, step, end) {
      const { options, text } = this.widget;
      options.push(`drag=${kind}`, `after=${step}`, `progress=${progress.toFixed(3)}`, `end=${end}`);
      return this.widget.ask(options, text);
    }

    async drag(kind, progress, step) {
      this.screen.isBusy = true;
      const answer = await this.ask(kind, progress, step, "hold");
      if (answer?.group && this.screen.isBusy) this.screen.hold(answer.group);
    }

    async letGo(kind, progress, step, isCancelled) {
      const { screen, widget } = this;
      const isFinished = !isCancelled && progress > 0.5;
      const turn = widget.turn += 1;
      clearTimeout(widget.pause);
      const answer = await this.ask(kind, progress, step, isFinished ? "finish" : "cancel");
      const isCurrent = () => turn === widget.turn;
      if (answer?.group && isCurrent()) await screen.settle(answer.group);
      const first = answer?.group?.rests?.at(-2)?.[0] ?? 0;
      const old = { text: widget.text, choices: Object.fromEntries(widget.choices) };
      // The code above the screen gets longer, and the screen stays where the reader's finger is.
      const before = screen.element.getBoundingClientRect().top;
      if (answer?.group && isCurrent()) await this.take(answer);
      screen.isBusy = false;
      if (answer?.group && isCurrent()) {
        screen.showEnd();
        this.tell(isFinished, widget.stepper.names().slice(first), old);
        widget.stepper.keep(screen.element, before);
        screen.focus(kind);
        bringIntoSight(screen.result.firstChild);
        widget.changed();
        await widget.followCode();
      } else {
        // The code fails, or the reader has changed or reset the code meanwhile.
        screen.follow();
        if (answer && isCurrent()) screen.result.replaceChildren(widget.refusal(answer.diagnostics[0]));
      }
    }

    /** Makes a swipe part of the script. */
    async take(answer) {
      const { widget } = this;
      widget.text = answer.source ?? widget.text;
      if (widget.editor) widget.editor.value = widget.text;
      widget.keepChoices();
      await widget.show(answer, widget.text);
    }

    /** Says below the screen how the swipe has ended, what the code has lost, and which callbacks UIKit has called. */
    tell(isFinished, calls, old) {
      const words = isFinished ? "Your swipe went through." : "You let go, so the swipe was cancelled.";
      const changed = ` The swipe is now the last step of the code. ${losses(old.text, this.widget.text)} `;
      const called = calls.length ? "UIKit called:" : "No callback that is shown here was called.";
      const list = make("ol", "", ...calls.map((call) => make("li", "", code(call))));
      this.screen.result.replaceChildren(
        make("p", "", make("strong", "", words), changed, button("Undo", () => this.undo(old), "Undo the swipe")),
        make("p", "", called), ...(calls.length ? [list] : []));
      this.widget.tell();
    }

    /** Brings back the code and the choices from before a swipe. */
    async undo({ text, choices }) {
      const { screen, widget } = this;
      widget.choose(choices);
      widget.text = text;
      if (widget.editor) widget.editor.value = text;
      screen.screen.frame.focus({ preventScroll: true });
      const before = screen.element.getBoundingClientRect().top;
      if (widget.editor || widget.isEdited || widget.changes.length) await widget.run();
      else widget.showPublished();
      await widget.followCode();
      if (widget.text !== text) return;
      screen.result.replaceChildren(make("p", "", "The code is as it was before your swipe."));
      widget.stepper.keep(screen.element, before);
    }
  }

  window.lifeguardSwipes = (widget) => new Swipes(widget);
})();
