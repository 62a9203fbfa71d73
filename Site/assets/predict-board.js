// The board of a prediction: the callbacks that are offered, and the order that a reader makes of them, by pressing,
// dragging or the keyboard.
(() => {
  "use strict";

  const make = (name, className, ...children) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  };

  const press = (text, className, action) => {
    const button = make("button", className, text);
    button.type = "button";
    button.addEventListener("click", action);
    return button;
  };

  // MARK: Dragging

  /** Lets a card be dragged: with a mouse as a whole, with a finger by its grip, so that the page still scrolls. */
  function makeDraggable(element, board, card) {
    element.addEventListener("pointerdown", (down) => {
      const isGrip = down.target.closest(".predict-grip");
      if (down.button !== 0 || (down.pointerType !== "mouse" && !isGrip)) return;
      let isMoving = false;
      const move = (event) => {
        if (event.pointerId !== down.pointerId) return;
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (!isMoving && Math.hypot(x, y) < 6) return;
        isMoving = true;
        element.classList.add("is-dragged");
        element.style.transform = `translate(${x}px, ${y}px)`;
        board.markSlot(board.slot(event, element));
      };
      const end = (event) => {
        if (event.pointerId !== down.pointerId) return;
        for (const name in listeners) document.removeEventListener(name, listeners[name]);
        if (!isMoving) return;
        element.classList.remove("is-dragged");
        element.style.transform = "";
        board.markSlot(null);
        if (event.type === "pointerup") board.drop(card, board.slot(event, element));
      };
      const listeners = { pointermove: move, pointerup: end, pointercancel: end };
      // A quick pointer leaves the card before the card follows.
      for (const name in listeners) document.addEventListener(name, listeners[name]);
    });
  }

  // MARK: The board

  /** The two lists: the callbacks that are offered, and the order that the reader makes of them. */
  class Board {
    constructor(id, names, say, changed) {
      Object.assign(this, { id, say, changed, order: [], selected: -1, wasDragged: false });
      this.cards = names.map((name, index) => ({ name, index, id: `${id}-card-${index}` }));
      const title = (text, suffix) => Object.assign(make("p", "predict-label", text), { id: `${id}-${suffix}` });
      const poolTitle = title("Callbacks", "pool");
      const orderTitle = title("Your order", "order");
      this.pool = make("ul", "predict-pool");
      this.pool.setAttribute("aria-labelledby", poolTitle.id);
      this.list = make("ol", "predict-order");
      this.list.setAttribute("role", "listbox");
      this.list.setAttribute("aria-labelledby", orderTitle.id);
      this.list.tabIndex = 0;
      const keys = make("p", "predict-hint predict-keys", "Alt with an arrow moves a callback, Delete takes it back.");
      keys.id = `${id}-keys`;
      this.list.setAttribute("aria-describedby", keys.id);
      this.empty = make("p", "predict-empty", "Nothing yet. Begin with the callback that comes first.");
      this.tools = this.makeTools();
      this.target = make("div", "predict-target", this.empty, this.list);
      this.element = make("div", "predict-lists", make("div", "", poolTitle, this.pool),
        make("div", "", make("div", "predict-head", orderTitle, this.tools), this.target, keys));
      this.list.addEventListener("keydown", (event) => this.key(event));
      this.pool.addEventListener("keydown", (event) => this.keyInPool(event));
      // The click that ends a drag belongs to the drag.
      this.element.addEventListener("click", (event) => { if (this.wasDragged) event.stopPropagation(); }, true);
      this.show();
    }

    makeTools() {
      const tool = (text, label, keys, action) => {
        const button = press(text, "", action);
        button.setAttribute("aria-label", label);
        button.setAttribute("aria-keyshortcuts", keys);
        button.title = `${label} (${keys.replace("Arrow", "")})`;
        return button;
      };
      this.up = tool("↑", "Move up", "Alt+ArrowUp", () => this.move(-1));
      this.down = tool("↓", "Move down", "Alt+ArrowDown", () => this.move(1));
      this.back = tool("Put back", "Put back", "Delete", () => this.putBack(this.order[this.selected]));
      const tools = make("div", "predict-tools", this.up, this.down, this.back);
      tools.setAttribute("role", "group");
      tools.setAttribute("aria-label", "The chosen callback of your order");
      return tools;
    }

    get names() { return this.order.map((card) => card.name); }

    // MARK: Moves

    /** Puts a callback of the offered ones into the order, at its end if no index is given. */
    take(card, index = this.order.length) {
      this.order.splice(index, 0, card);
      this.selected = index;
      this.show();
      this.say(`${card.name}: ${index + 1} of ${this.order.length}.`);
    }

    putBack(card) {
      const index = this.order.indexOf(card);
      if (index < 0) return;
      this.order.splice(index, 1);
      this.selected = Math.min(index, this.order.length - 1);
      this.show();
      this.say(`${card.name} is put back.`);
      if (!this.order.length) this.pool.querySelector("button")?.focus();
    }

    move(by) {
      const index = this.selected + by;
      const card = this.order[this.selected];
      if (!card || index < 0 || index >= this.order.length) return;
      this.order.splice(this.selected, 1);
      this.order.splice(index, 0, card);
      this.selected = index;
      this.show();
      this.say(`${card.name}: ${index + 1} of ${this.order.length}.`);
    }

    select(index) {
      this.selected = Math.min(Math.max(index, 0), this.order.length - 1);
      this.show();
    }

    key(event) {
      if (event.ctrlKey || event.metaKey) return;
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (by && event.altKey) this.move(by);
      else if (event.altKey) return;
      else if (by) this.select(this.selected + by);
      else if (event.key === "Home") this.select(0);
      else if (event.key === "End") this.select(this.order.length - 1);
      else if (event.key === "Delete" || event.key === "Backspace") this.putBack(this.order[this.selected]);
      else return;
      event.preventDefault();
    }

    /** The arrows lead from one offered callback to another, beside the tab key. */
    keyInPool(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const buttons = [...this.pool.querySelectorAll("button")];
      const index = buttons.indexOf(document.activeElement);
      const goal = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: buttons.length - 1 }[event.key];
      if (goal === undefined) return;
      event.preventDefault();
      buttons[goal]?.focus();
    }

    // MARK: Drops

    /** The place that a card would take if the reader let go here; null outside of the order. */
    slot(event, element) {
      const box = this.target.getBoundingClientRect();
      const isInside = event.clientX >= box.left && event.clientX <= box.right
        && event.clientY >= box.top - 12 && event.clientY <= box.bottom + 12;
      if (!isInside) return null;
      const others = [...this.list.children].filter((option) => option !== element);
      const index = others.findIndex((option) => {
        const { top, height } = option.getBoundingClientRect();
        return event.clientY < top + height / 2;
      });
      return { index: index < 0 ? others.length : index, before: others[index] ?? null };
    }

    markSlot(slot) {
      this.target.classList.toggle("is-target", Boolean(slot));
      this.target.classList.toggle("is-target-end", Boolean(slot) && !slot.before);
      for (const option of this.list.children) option.classList.toggle("is-before", option === slot?.before);
    }

    drop(card, slot) {
      this.wasDragged = true;
      setTimeout(() => { this.wasDragged = false; });
      const index = this.order.indexOf(card);
      if (!slot) return this.putBack(card);
      if (index >= 0) this.order.splice(index, 1);
      this.take(card, slot.index);
    }

    // MARK: Showing

    grip() {
      const grip = make("span", "predict-grip");
      grip.setAttribute("aria-hidden", "true");
      return grip;
    }

    offered(card) {
      const button = press("", "predict-card", () => {
        const buttons = [...this.pool.querySelectorAll("button")];
        const index = buttons.indexOf(button);
        this.take(card);
        const rest = this.pool.querySelectorAll("button");
        (rest[Math.min(index, rest.length - 1)] ?? this.list).focus();
      });
      button.append(this.grip(), make("code", "", card.name));
      makeDraggable(button, this, card);
      return make("li", "", button);
    }

    option(card, index) {
      const option = make("li", "predict-card", this.grip(), make("code", "", card.name));
      option.id = card.id;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", String(index === this.selected));
      option.addEventListener("click", () => this.select(index));
      makeDraggable(option, this, card);
      return option;
    }

    show() {
      const focused = document.activeElement;
      const rest = this.cards.filter((card) => !this.order.includes(card));
      this.pool.replaceChildren(...rest.map((card) => this.offered(card)));
      this.list.replaceChildren(...this.order.map((card, index) => this.option(card, index)));
      const isEmpty = !this.order.length;
      this.empty.hidden = !isEmpty;
      this.list.hidden = isEmpty;
      const active = this.order[this.selected];
      if (active) this.list.setAttribute("aria-activedescendant", active.id);
      else this.list.removeAttribute("aria-activedescendant");
      this.up.disabled = this.selected <= 0;
      this.down.disabled = isEmpty || this.selected === this.order.length - 1;
      this.back.disabled = isEmpty;
      // A button that can do no more would keep the focus and say nothing.
      if (this.tools.contains(focused) && focused.disabled && !isEmpty) this.list.focus();
      this.changed(isEmpty);
    }
  }

  window.lifeguardBoard = { Board, make, press };
})();
