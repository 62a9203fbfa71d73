// Tabs: one panel of a set is shown. Without this script, and on paper, all panels are shown with their titles.
(() => {
  "use strict";

  let count = 0;

  /** Makes the button of a panel. */
  function button(panel, number) {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `tabbed-label-${number}`;
    tab.textContent = panel.firstElementChild.textContent;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", `tabbed-panel-${number}`);
    panel.id = `tabbed-panel-${number}`;
    panel.tabIndex = 0;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    return tab;
  }

  function select(tabs, panels, chosen) {
    tabs.forEach((tab, index) => {
      const isChosen = index === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      // The browser finds text in a panel that is not shown, and shows the panel.
      if (isChosen) panels[index].removeAttribute("hidden");
      else panels[index].setAttribute("hidden", "until-found");
    });
  }

  /** The place that a key leads to; undefined for another key. */
  function place(event, index, last) {
    const isForward = (getComputedStyle(event.currentTarget).direction === "rtl") === (event.key === "ArrowLeft");
    switch (event.key) {
      case "ArrowLeft":
      case "ArrowRight": return isForward ? (index === last ? 0 : index + 1) : (index === 0 ? last : index - 1);
      case "Home": return 0;
      case "End": return last;
      default: return undefined;
    }
  }

  const sets = [...document.querySelectorAll(".tabs")].map((set) => {
    const panels = [...set.children].filter((child) => child.classList.contains("tab"));
    const list = document.createElement("div");
    list.className = "tab-list";
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", "Tabs");
    const tabs = panels.map((panel) => button(panel, ++count));
    list.append(...tabs);
    list.addEventListener("click", (event) => {
      const index = tabs.indexOf(event.target.closest("button"));
      if (index >= 0) select(tabs, panels, index);
    });
    list.addEventListener("keydown", (event) => {
      const next = place(event, tabs.indexOf(document.activeElement), tabs.length - 1);
      if (next === undefined) return;
      event.preventDefault();
      select(tabs, panels, next);
      tabs[next].focus();
    });
    panels.forEach((panel, index) => panel.addEventListener("beforematch", () => select(tabs, panels, index)));
    set.prepend(list);
    select(tabs, panels, 0);
    return { tabs, panels };
  });

  /** Shows the panels around the target of the address. */
  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    let isShown = true;
    for (const { tabs, panels } of sets) {
      const index = panels.findIndex((panel) => panel.contains(target));
      if (index < 0 || !panels[index].hasAttribute("hidden")) continue;
      select(tabs, panels, index);
      isShown = false;
    }
    if (!isShown) target.scrollIntoView();
  }

  addEventListener("hashchange", showTarget);
  showTarget();
})();
