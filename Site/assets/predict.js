// Predict, then reveal: a reader puts the callbacks of a scenario in order before the page shows the order. A page
// loads this file on the first press of "Predict the order", a page of exercises at once.
(() => {
  "use strict";

  const { Board, make, press } = window.lifeguardBoard;

  // MARK: The question

  /** A callback as it is offered: the flag `animated` does not help to tell one from another. */
  const plain = (text) => text.replace(/\(animated:[^),]*\)|, animated:[^),]*/, "");

  /** The callbacks of the scenario's table, in order. */
  const called = (section) => [...section.querySelectorAll(".run .sequence tr.event")]
    .map((row) => plain([...row.querySelectorAll("td code")].map((cell) => cell.textContent).join(".")));

  /** The lines of the checks as pairs of offsets: they give the answer away. */
  function checks(text) {
    const ranges = [];
    let offset = 0;
    let isCheck = false;
    let isBelowEmpty = false;
    for (const line of text.split("\n")) {
      const end = offset + line.length + 1;
      if (/^(expect|require)\b/.test(line)) isCheck = true;
      else if (!/^[\s}]/.test(line)) isCheck = false;
      // Of two empty lines with checks between them one is enough.
      if (isCheck || (!line && isBelowEmpty)) ranges.push([offset, end]);
      else isBelowEmpty = !line;
      offset = end;
    }
    return ranges;
  }

  /** The place of an offset in the text of an element, for a range. */
  function place(root, offset) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let rest = offset;
    let node = walker.nextNode();
    for (let next; node && rest > node.length; node = next) {
      next = walker.nextNode();
      if (!next) return [node, node.length];
      rest -= node.length;
    }
    return [node, rest];
  }

  /** The code of a scenario without the checks; null where the page shows no code. */
  function question(section) {
    const code = section.querySelector(".source code")?.cloneNode(true);
    if (!code) return null;
    for (const [start, end] of checks(code.textContent).reverse()) {
      const range = document.createRange();
      range.setStart(...place(code, start));
      range.setEnd(...place(code, end));
      range.deleteContents();
    }
    const last = code.textContent.trimEnd().length;
    const range = document.createRange();
    range.selectNodeContents(code);
    range.setStart(...place(code, last));
    range.deleteContents();
    const block = make("pre", "", code);
    block.tabIndex = 0;
    return block;
  }

  /** The same order on every visit: a reader who comes back finds the callbacks where they were. */
  function shuffled(names, seed) {
    let state = 2166136261;
    for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
    const result = [...names];
    for (let index = result.length - 1; index > 0; index -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const other = Math.floor((state / 4294967296) * (index + 1));
      [result[index], result[other]] = [result[other], result[index]];
    }
    if (result.every((name, index) => name === names[index])) result.push(result.shift());
    return result;
  }

  // MARK: The answer

  /** The members of a list that another list lacks; what stands there twice is missed twice. */
  function lacking(names, others) {
    const rest = [...others];
    return names.filter((name) => {
      const index = rest.indexOf(name);
      if (index >= 0) rest.splice(index, 1);
      return index < 0;
    });
  }

  /** Names in a sentence: A, B and C. */
  const list = (names) => names.flatMap((name, index) => {
    const code = make("code", "", name);
    if (!index) return [code];
    return [index === names.length - 1 ? " and " : ", ", code];
  });

  /** The first difference as an index; the count if there is none. */
  const firstDifference = (yours, theirs) => {
    const count = Math.max(yours.length, theirs.length);
    for (let index = 0; index < count; index += 1) if (yours[index] !== theirs[index]) return index;
    return count;
  };

  const NUMBERS = " one two three four five six seven eight nine ten eleven twelve".split(" ");
  const inWords = (count) => NUMBERS[count] ?? String(count);


  const ORDINALS = " second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
  /** How far an order is right: the words before the sentences about it. */
  const beginning = (first) => make("strong", "", ["Not yet.", "The first callback is right."][first]
    ?? `The first ${inWords(first)} callbacks are right.`);

  const isRight = (yours, theirs) => firstDifference(yours, theirs) === Math.max(yours.length, theirs.length);

  /** The sentences about a wrong order that leave something to guess: the first callback that is wrong. */
  function firstMistake(yours, theirs) {
    const first = firstDifference(yours, theirs);
    const parts = [beginning(first), " "];
    if (first === yours.length) parts.push("After them something else is called.");
    else if (!first) parts.push(...list([yours[0]]), " does not come first.");
    else {
      parts.push(ORDINALS[first] ? `The ${ORDINALS[first]}` : `Number ${first + 1}`, " is not ", ...list([yours[first]]));
      parts.push(first < theirs.length ? "." : ": nothing else is called.");
    }
    return parts;
  }

  /** The sentences about an order beside the answer: how far it is right, and what is too much or missing. */
  function verdict(yours, theirs) {
    const first = firstDifference(yours, theirs);
    if (isRight(yours, theirs)) {
      return [make("strong", "", "Right."), ` All ${inWords(first)} callbacks stand in the order of their calls.`];
    }
    const parts = [beginning(first), " "];
    if (first === theirs.length) parts.push("After them nothing else is called.");
    else if (first === 0) parts.push(...list([theirs[0]]), " comes first.");
    else parts.push("Then comes ", ...list([theirs[first]]), ".");
    const wrong = [...new Set(lacking(yours, theirs))];
    const missing = lacking(theirs, yours);
    const not = wrong.filter((name) => !theirs.includes(name));
    if (not.length) parts.push(" ", ...list(not), not.length === 1 ? " is not called." : " are not called.");
    // A long list of names says less than the table below.
    const left = missing.length > 3 ? [`${inWords(missing.length)} callbacks`] : list(missing);
    if (missing.length) parts.push(" You left out ", ...left, ".");
    return parts;
  }

  /** A name in a narrow column, which may break between its words. */
  const breakable = (name) => {
    const parts = name.split(/(?<=[a-z.])(?=[A-Z])|(?<=\.)/);
    return make("code", "", ...parts.flatMap((part, index) => (index ? [make("wbr", ""), part] : [part])));
  };

  /** Both orders side by side. */
  function comparison(yours, theirs) {
    const first = firstDifference(yours, theirs);
    const body = make("tbody", "");
    for (let index = 0; index < Math.max(yours.length, theirs.length); index += 1) {
      const mine = make("td", "", yours[index] ? breakable(yours[index]) : "—");
      const right = make("td", "", theirs[index] ? breakable(theirs[index]) : "—");
      const row = make("tr", "", make("td", "number", String(index + 1)), mine, right);
      if (index === first) row.className = "is-first-difference";
      if (index === first) mine.append(make("span", "predict-mark", "first difference"));
      body.append(row);
    }
    const heads = ["#", "Your order", "The simulator"].map((text, index) => {
      const head = make("th", index ? "" : "number", text);
      head.scope = "col";
      return head;
    });
    const caption = make("caption", "visually-hidden", "Your order beside that of the simulator");
    return make("table", "predict-table", caption, make("thead", "", make("tr", "", ...heads)), body);
  }

  // MARK: The prediction

  /** The release and the device of the run, as the table says: iOS 26, iPhone. */
  const device = (section) =>
    / on (iOS \d+, \w+)$/.exec(section.querySelector(".sequence caption")?.textContent)?.[1];

  class Prediction {
    /**
     * A prediction of a scenario.
     * @param {Element} section The scenario.
     * @param {object} hooks `answered(isRight)`: both orders are shown. `again()`: the reader begins again. `left()`:
     * the reader gives up or has seen enough. `why`: an element that says why, if any. `next`: an element that leads
     * on after the answer.
     */
    constructor(section, hooks) {
      Object.assign(this, { section, hooks });
      // No heading has a slash in its id.
      this.id = `${section.id}/prediction`;
      this.status = make("div", "visually-hidden");
      this.status.setAttribute("role", "status");
      this.title = make("p", "predict-title", "Which of these are called, and in which order?");
      Object.assign(this.title, { id: this.id, tabIndex: -1 });
      this.body = make("div", "");
      this.element = make("div", "predict", this.title, this.body, this.status);
      this.element.setAttribute("role", "group");
      this.element.setAttribute("aria-labelledby", this.id);
      this.ask();
    }

    say(text) { this.status.textContent = text; }

    ask() {
      this.theirs = called(this.section);
      const decoys = this.section.dataset.predict.split(" ").filter((name) => name && !this.theirs.includes(name));
      this.check = press("Check my order", "predict-check", () => this.answer());
      const names = shuffled([...this.theirs, ...decoys], this.section.id);
      this.offered = names.length;
      this.board = new Board(this.id, names, (text) => this.say(text), (isEmpty) => { this.check.disabled = isEmpty; });
      const where = device(this.section);
      const hint = make("p", "predict-hint",
        "Press the callbacks in their order, or drag them. Leave out those that are not called.",
        where ? ` The code runs on ${where}.` : "");
      const leave = press("Just show me", "", () => this.hooks.left());
      this.body.replaceChildren(hint, ...[question(this.section)].filter(Boolean), this.board.element,
        make("div", "predict-actions", this.check, leave));
    }

    /** Leads back to the question: `ask` shows the question. */
    again(ask) {
      return press("Try again", "", () => {
        this.hooks.again?.();
        ask();
        this.title.focus();
      });
    }

    /** Says what is wrong first; the answer stays closed until the reader asks for the answer. */
    answer() {
      const yours = this.board.names;
      if (isRight(yours, this.theirs)) {
        this.show(yours);
        return;
      }
      const asked = [...this.body.childNodes];
      const again = this.again(() => this.body.replaceChildren(...asked));
      const show = press("Show the answer", "", () => this.show(yours));
      this.tell(firstMistake(yours, this.theirs), make("div", "predict-actions", again, show));
    }

    /** Shows the answer beside the reader's order. */
    show(yours) {
      const { next, why } = this.hooks;
      const actions = make("div", "predict-actions", this.again(() => this.ask()), next);
      this.tell(verdict(yours, this.theirs), comparison(yours, this.theirs), ...[why].filter(Boolean), actions);
      this.hooks.answered(isRight(yours, this.theirs));
    }

    tell(sentences, ...parts) {
      const result = make("p", "predict-verdict", ...sentences);
      result.tabIndex = -1;
      this.body.replaceChildren(result, ...parts);
      this.say("");
      result.focus();
    }
  }

  /** The first words of a page are its answer: the bold ones, or else the first paragraph. */
  function firstParagraph() {
    const paragraph = document.querySelector("main > h1 ~ p");
    if (!paragraph) return null;
    const bold = paragraph.firstChild?.nodeName === "STRONG" ? paragraph.firstChild : null;
    const why = make("p", "predict-why");
    why.append(...(bold ?? paragraph).cloneNode(true).childNodes);
    return why;
  }

  /** Leads to what was covered: the diagram and the table of the run. */
  function showAnswer(section) {
    const answer = section.querySelector(".run .scroll") ?? section.querySelector(".run");
    if (!answer.hasAttribute("tabindex")) answer.tabIndex = -1;
    answer.focus({ preventScroll: true });
    answer.scrollIntoView();
  }

  /** Begins the prediction of a scenario on its page; the button that was pressed comes back when it ends. */
  function start(section, button) {
    const cover = (isCovered) => section.classList.toggle("is-predicting", isCovered);
    const prediction = new Prediction(section, {
      next: press("Close", "", () => leave(true)),
      why: firstParagraph(),
      again: () => cover(true),
      answered: () => cover(false),
      left: () => {
        leave(false);
        showAnswer(section);
      },
    });
    function leave(isByHand) {
      removeEventListener("hashchange", follow);
      section.removeEventListener("click", followClick, true);
      cover(false);
      prediction.element.remove();
      button.hidden = false;
      if (isByHand) button.focus();
    }
    // A link to an event of the scenario, and one that plays the scenario, ask for the answer.
    const follow = () => { if (location.hash.startsWith(`#${section.id}`)) leave(false); };
    const followClick = (event) => {
      if (section.classList.contains("is-predicting") && !prediction.element.contains(event.target)
        && !event.target.closest(".permalink")) leave(false);
    };
    addEventListener("hashchange", follow);
    section.addEventListener("click", followClick, true);
    button.after(prediction.element);
    button.hidden = true;
    cover(true);
    prediction.title.focus();
  }

  window.lifeguardPredict = { Prediction, start };
})();
