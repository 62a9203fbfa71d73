// The states of a scenario's steps: what a step file says of them, and how a page shows them.
(() => {
  "use strict";

  const { make } = window.lifeguardParts;
  const APPEARANCE = ["disappeared", "appearing", "appeared", "disappearing"];
  /** A made-up tree can be deeper than anybody reads. */
  const DEPTH = 100;

  /** A text that is marked where it is another one than at the event before. */
  function part(text, isChanged) {
    return isChanged ? make("mark", "", text) : document.createTextNode(text);
  }

  /**
   * The state at each event, of what has changed from one to the next. A state has rows by the numbers
   * of their objects; a row that has not changed is the same array as before.
   */
  function decode(group) {
    const states = [];
    const [, values = []] = group.variables ?? [];
    const assign = (variables, changed = []) => {
      for (let place = 0; place < changed.length; place += 2) variables[changed[place]] = changed[place + 1];
    };
    let last = { controllers: new Map(), views: new Map(), windows: [], variables: [] };
    for (const [index, [controllers = [], views = [], gone = [], windows]] of group.changes.entries()) {
      const state = {
        controllers: new Map(last.controllers),
        views: new Map(last.views),
        windows: windows ?? last.windows,
        variables: [...last.variables],
      };
      assign(state.variables, values[index]);
      for (const number of gone) {
        state.controllers.delete(number);
        state.views.delete(number);
      }
      for (const row of controllers) state.controllers.set(row[0], row);
      for (const row of views) state.views.set(row[0], row);
      states.push(state);
      last = state;
    }
    // Behind the last event stands what has changed until the end of the run.
    last.end = [];
    assign(last.end, values[group.changes.length]);
    return states;
  }

  function controllerLine(row, old, names) {
    const [number, appearance, flags] = row;
    const was = old?.controllers.get(number);
    const isNew = old && !was;
    const line = make("div", "state-line", make("code", "", names[number]), " ");
    if (isNew) line.append(make("mark", "", "new"), ", ");
    line.append(part(APPEARANCE[appearance], was && was[1] !== appearance));
    const changed = (bits) => was && (was[2] & bits) !== (flags & bits);
    const add = (text, bits) => line.append(", ", part(text, changed(bits)));
    if (!(flags & 1)) {
      add("view not loaded", 1);
    } else if (!(flags & 2)) {
      add("view not in a window", 3);
    } else {
      add("in a window", 3);
      add(flags & 4 ? "geometry final" : "geometry not yet final", 4);
      add(flags & 8 ? "traits final" : "traits not yet final", 8);
    }
    if (was && was[3] !== row[3]) {
      const parent = row[3] < 0 ? "no parent" : `child of ${names[row[3]]}`;
      line.append(", ", make("mark", "", parent));
    }
    return line;
  }

  /** Children stand below their parents, and what is presented below the controller that presents it. */
  function controllerTree(state, old, names) {
    const rows = [...state.controllers.values()].sort((a, b) => a[0] - b[0]);
    const presented = new Set(rows.map((row) => row[4]).filter((number) => number >= 0));
    const seen = new Set();
    const item = (row, how, depth) => {
      seen.add(row[0]);
      const li = make("li", "", controllerLine(row, old, names));
      if (how) li.firstChild.prepend(make("span", "state-how", `${how} `));
      const below = make("ul", "");
      for (const child of rows) {
        if (seen.has(child[0]) || depth > DEPTH) continue;
        if (child[3] === row[0]) below.append(item(child, "", depth + 1));
      }
      const over = state.controllers.get(row[4]);
      if (over && !seen.has(row[4])) below.append(item(over, "presents", depth + 1));
      if (below.childElementCount) li.append(below);
      return li;
    };
    const list = make("ul", "state-tree");
    for (const row of rows) {
      const isTop = !state.controllers.has(row[3]) && !presented.has(row[0]);
      if (isTop && !seen.has(row[0])) list.append(item(row, "", 0));
    }
    for (const [number] of old?.controllers ?? []) {
      if (state.controllers.has(number)) continue;
      const gone = make("div", "state-line", make("code", "", names[number]), " ");
      gone.append(make("mark", "", "deallocated"));
      list.append(make("li", "", gone));
    }
    return list;
  }

  const short = (number) => String(Math.round(number * 100) / 100);

  function viewLine(row, old, names) {
    const [number, x, y, width, height, top, left, bottom, right, controller, isHidden] = row;
    const was = old?.views.get(number);
    const name = controller >= 0 ? `${names[controller]}.view` : names[number];
    const line = make("div", "state-line", make("code", "", name), " ");
    if (old && !was) line.append(make("mark", "", "new"), ", ");
    const differs = (from, to) => was && row.slice(from, to).some((n, i) => n !== was[from + i]);
    const frame = `frame ${short(x)}, ${short(y)}, ${short(width)} × ${short(height)}`;
    line.append(part(frame, differs(1, 5)));
    if (top || left || bottom || right || differs(5, 9)) {
      const insets = [top, left, bottom, right].map(short).join(", ");
      line.append(", ", part(`safe area ${insets}`, differs(5, 9)));
    }
    if (isHidden || differs(10, 11)) {
      line.append(", ", part(isHidden ? "hidden" : "shown", differs(10, 11)));
    }
    return line;
  }

  function viewItem(row, state, old, names, depth) {
    const li = make("li", "", viewLine(row, old, names));
    const below = make("ul", "");
    for (const number of depth < DEPTH ? row.slice(11) : []) {
      const view = state.views.get(number);
      if (view) below.append(viewItem(view, state, old, names, depth + 1));
    }
    if (below.childElementCount) li.append(below);
    return li;
  }

  function viewTrees(state, old, names) {
    const children = new Set();
    for (const row of state.views.values()) row.slice(11).forEach((number) => children.add(number));
    const inWindows = make("ul", "state-tree");
    for (const number of state.windows) {
      const row = state.views.get(number);
      if (row) inWindows.append(viewItem(row, state, old, names, 0));
    }
    const outside = make("ul", "state-tree");
    for (const row of state.views.values()) {
      if (children.has(row[0]) || state.windows.includes(row[0])) continue;
      outside.append(viewItem(row, state, old, names, 0));
    }
    const result = [inWindows];
    if (outside.childElementCount) {
      result.push(make("p", "state-note", "Not in a window:"), outside);
    }
    return result;
  }

  /**
   * The author's variables with their values; a value of 0 is none. At the last event a variable also has the value
   * that the end of the run gives to the variable.
   */
  function variableLines(group, state, old) {
    const [names] = group.variables;
    const list = make("ul", "state-tree");
    const told = (value) => (value === 0 ? "gone" : value);
    names.forEach((name, index) => {
      const value = state.variables[index] ?? 0;
      const isChanged = old && value !== (old.variables[index] ?? 0);
      const atEnd = state.end?.[index];
      if (value === 0 && !isChanged && atEnd === undefined) return;
      const line = make("div", "state-line", make("code", "", name), " ");
      if (value !== 0 || isChanged) line.append(part(told(value), isChanged));
      if (atEnd !== undefined) line.append(value !== 0 || isChanged ? ", " : "", make("mark", "", `at the end ${told(atEnd)}`));
      list.append(make("li", "", line));
    });
    return list;
  }

  /** Each step lays out the console anew, so the box has the last lines only. */
  const LINES = 200;

  /** The lines of the console up to an event; the last is marked if the event is that line. */
  function consoleList(group, index) {
    const places = [...group.events.keys()].filter((place) => place <= index && group.events[place].length > 4);
    if (!places.length) return [make("p", "", "Nothing yet.")];
    const lines = places.slice(-LINES).map((place) => make("li", "", part(group.events[place][4], place === index)));
    const list = make("ol", "state-console", ...lines);
    const earlier = places.length - lines.length;
    list.start = earlier + 1;
    return earlier ? [make("p", "state-note", `Lines before line ${list.start} are left out.`), list] : [list];
  }

  function box(title, ...content) {
    const heading = make("p", "state-title", title);
    const region = make("div", "state-box", heading, ...content);
    region.tabIndex = 0;
    region.setAttribute("role", "group");
    region.setAttribute("aria-label", title);
    return region;
  }

  /** The boxes of a panel at an event, by its place in the list of events. */
  function boxes(group, states, index) {
    const state = states[index];
    const old = states[index - 1];
    const what = "As the callback begins. What has changed since the event before is underlined.";
    const result = [
      make("p", "state-what", what),
      box("View controllers", controllerTree(state, old, group.names)),
      box("Views", ...viewTrees(state, old, group.names)),
    ];
    if (group.events.some((event) => event.length > 4)) result.push(box("Console", ...consoleList(group, index)));
    if (group.variables) {
      const list = variableLines(group, state, old);
      const values = box("Variables", list.childElementCount ? list : make("p", "", "None yet."));
      values.classList.add("is-variables");
      values.classList.toggle("is-many", group.variables[0].length > 4);
      result.splice(1, 0, values);
    }
    return result;
  }

  /** What the marks of a line say, behind its name; nothing where none is marked. */
  function marked(line) {
    const marks = [...line.querySelectorAll("mark")].map((mark) => mark.textContent);
    return marks.length ? `${line.querySelector("code").textContent} ${marks.join(", ")}` : "";
  }

  /** What has changed since the event before, in a sentence for where the boxes are out of sight; empty at the first. */
  function changes(group, states, index) {
    const state = states[index];
    const old = states[index - 1];
    if (!old) return "";
    const controllers = [...state.controllers.values()]
      .filter((row) => old.controllers.get(row[0]) !== row)
      .map((row) => marked(controllerLine(row, old, group.names)));
    for (const number of old.controllers.keys()) {
      if (!state.controllers.has(number)) controllers.push(`${group.names[number]} deallocated`);
    }
    const views = [...state.views.values()]
      .filter((row) => old.views.get(row[0]) !== row && marked(viewLine(row, old, group.names)));
    const variables = group.variables ? [...variableLines(group, state, old).querySelectorAll(".state-line")] : [];
    const parts = [...controllers, ...variables.map(marked)].filter(Boolean);
    if (views.length) parts.push(views.length === 1 ? "1 view" : `${views.length} views`);
    return parts.length ? `Changed: ${parts.join("; ")}` : "No state has changed";
  }

  /** Fills the boxes of a panel anew; who has the focus in one, or has scrolled it, stays there. */
  function renew(panel, content) {
    const old = [...panel.children];
    if (old.length !== content.length) return panel.replaceChildren(...content);
    return old.forEach((one, index) => {
      const { scrollTop } = one;
      one.replaceChildren(...content[index].childNodes);
      one.scrollTop = scrollTop;
    });
  }

  window.lifeguardStates = { boxes, changes, decode, renew };
  window.lifeguardSteps("stepper-state", window.lifeguardStates);
})();
