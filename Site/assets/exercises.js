// A page of exercises: each scenario is predicted before its answer is opened, and the page keeps which orders were
// right.
(() => {
  "use strict";

  const { make, press } = window.lifeguardBoard;
  const { Prediction } = window.lifeguardPredict;
  const key = "lifeguard-exercises";

  /** An exercise: the question as a heading, the scenario, and the fold that holds the answer. */
  const exercises = [...document.querySelectorAll("main .scenario[data-predict]")].flatMap((section) => {
    const fold = section.closest(".fold");
    let heading = fold;
    while (heading && heading.localName !== "h2") heading = heading.previousElementSibling;
    return heading ? [{ section, fold, heading, id: section.id }] : [];
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

  /** The text of a heading without its link to itself. */
  const title = (heading) => [...heading.childNodes]
    .filter((node) => !node.classList?.contains("permalink")).map((node) => node.textContent).join("").trim();

  const items = exercises.map(({ heading }) => {
    const link = make("a", "", title(heading));
    link.href = `#${heading.id}`;
    return make("li", "", link);
  });

  const restart = press("Start again", "", () => {
    right = new Set();
    write();
    for (const exercise of exercises) begin(exercise);
    showProgress();
    items[0].firstChild.focus();
  });

  function showProgress() {
    progress.textContent = `${right.size} of ${exercises.length} right`;
    restart.hidden = !right.size;
    items.forEach((item, index) => {
      const isRight = right.has(exercises[index].id);
      item.classList.toggle("is-right", isRight);
      item.querySelector(".exercise-right")?.remove();
      if (isRight) item.append(make("span", "exercise-right", " right"));
    });
  }

  // MARK: Exercises

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
  }

  const head = make("div", "exercises", progress, make("ol", "", ...items), restart);
  // No heading has a slash in its id.
  head.id = "exercises/list";
  exercises[0].heading.before(head);
  showProgress();
  for (const exercise of exercises) begin(exercise);
  // Another window of the same site, and a page that comes back from the memory of the browser.
  const renew = () => { right = read(); showProgress(); };
  addEventListener("storage", (event) => { if (event.key === key || event.key === null) renew(); });
  addEventListener("pageshow", (event) => { if (event.persisted) renew(); });
})();
