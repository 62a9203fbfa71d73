// A page of exercises: each scenario is predicted before its answer is opened, and the page keeps which orders were
// right. One exercise is open at a time, so that the page stays short; of the others a reader sees the titles.
(() => {
  "use strict";

  const { make, press } = window.lifeguardBoard;
  const { Prediction } = window.lifeguardPredict;
  const key = "lifeguard-exercises";

  /** An exercise: the question as a heading, the scenario, and the fold that holds the answer. */
  const exercises = [...document.querySelectorAll("main .scenario[data-predict]")].flatMap((section) => {
    const fold = section.closest(".fold");
    const text = [];
    let heading = fold?.previousElementSibling;
    for (; heading && heading.localName !== "h2"; heading = heading.previousElementSibling) text.unshift(heading);
    return heading ? [{ section, fold, heading, text, id: section.id }] : [];
  });
  if (!exercises.length) return;

  // MARK: Progress

  /** The exercises with a right order, as far as a browser keeps anything; a foreign value counts for nothing. */
  function read() {
    try {
      const value = JSON.parse(localStorage.getItem(key) ?? "[]");
      const ids = Array.isArray(value) ? value : [];
      return new Set(exercises.map(({ id }) => id).filter((id) => ids.includes(id)));
    } catch {
      return new Set();
    }
  }

  function write() {
    try {
      if (right.size) localStorage.setItem(key, JSON.stringify([...right]));
      else localStorage.removeItem(key);
    } catch {
      // The progress holds for this visit alone.
    }
  }

  let right = read();
  const progress = make("p", "exercise-progress");
  progress.setAttribute("role", "status");

  const restart = press("Start again", "", () => {
    right = new Set();
    write();
    exercises.forEach(begin);
    showProgress();
    show(exercises[0]);
    exercises[0].summary.focus();
  });

  function showProgress() {
    progress.textContent = `${right.size} of ${exercises.length} right`;
    restart.hidden = !right.size;
    for (const { id, note } of exercises) {
      note.querySelector(".exercise-right")?.remove();
      if (right.has(id)) note.append(make("span", "exercise-right", " right"));
    }
  }

  // MARK: Exercises

  let shown = null;

  /** Opens an exercise and closes the others; the title stays where a reader sees the title. */
  function show(exercise) {
    const top = exercise.element.getBoundingClientRect().top;
    shown = exercise.element;
    for (const { element } of exercises) element.open = element === shown;
    scrollBy(0, shown.getBoundingClientRect().top - top);
  }

  /** Closes the exercise before if a link has opened another one. */
  function follow() {
    const opened = exercises.find(({ element }) => element.open && element !== shown);
    if (opened) show(opened);
  }

  /** Puts an exercise into a fold, with the heading as the title. */
  function enclose(exercise) {
    const { heading, text, fold } = exercise;
    const summary = heading.closest(".exercise > summary") ?? make("summary", "");
    if (!summary.parentElement) {
      heading.before(make("details", "exercise", summary));
      summary.append(heading);
      // A title that is pressed holds no link; the address follows the open exercise instead.
      heading.querySelector(".permalink")?.remove();
    }
    const element = summary.parentElement;
    element.append(...text, fold);
    Object.assign(exercise, { element, summary, note: make("span", "exercise-note") });
    summary.append(exercise.note);
    summary.addEventListener("click", (event) => {
      // A press on the title of the open exercise closes the exercise, as in any fold.
      if (element.open) return;
      event.preventDefault();
      history.replaceState(null, "", `#${heading.id}`);
      show(exercise);
    });
  }

  /** The way on from an exercise; the last one leads back to the list. */
  function next(exercise) {
    const other = exercises[exercises.indexOf(exercise) + 1];
    const link = make("a", "predict-next", other ? "Next exercise" : "All exercises");
    link.href = other ? `#${other.heading.id}` : `#${head.id}`;
    return link;
  }

  function begin(exercise) {
    const { section, fold } = exercise;
    exercise.prediction?.element.remove();
    fold.open = false;
    exercise.prediction = new Prediction(section, {
      next: next(exercise),
      again: () => { fold.open = false; },
      answered: (isRight) => {
        fold.open = true;
        if (!isRight) return;
        right.add(exercise.id);
        write();
        showProgress();
      },
      left: () => {
        fold.open = true;
        fold.querySelector("summary").focus();
      },
    });
    fold.before(exercise.prediction.element);
    exercise.note.textContent = `${exercise.prediction.offered} callbacks to choose from`;
  }

  const head = make("div", "exercises", progress, restart);
  // No heading has a slash in its id.
  head.id = "exercises/list";
  exercises[0].heading.before(head);
  exercises.forEach(enclose);
  exercises.forEach(begin);
  showProgress();
  // The script of the page opens what the address leads to, so this script looks after that one has run.
  addEventListener("DOMContentLoaded", () => {
    follow();
    if (!shown) show(exercises.find(({ id }) => !right.has(id)) ?? exercises[0]);
    addEventListener("hashchange", follow);
    addEventListener("click", (event) => { if (event.target.closest?.("a[href]")) follow(); });
  });
  // Another window of the same site, and a page that comes back from the memory of the browser.
  const renew = () => { right = read(); showProgress(); };
  addEventListener("storage", (event) => { if (event.key === key || event.key === null) renew(); });
  addEventListener("pageshow", (event) => { if (event.persisted) renew(); });
})();
