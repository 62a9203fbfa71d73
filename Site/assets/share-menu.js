// The dialogs of a widget: everything that can be copied or downloaded of a scenario, an example or a view
// controller, and the report for a reader whose device does something else. Loaded on the first press.
(() => {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";
  const { load, make, textOf } = window.lifeguardSite;
  // A dialog without its styles still works.
  const styled = load("share-menu.css").catch(() => null);

  // MARK: Parts

  const button = (textContent, onclick) => (
    make("button", { type: "button", className: "live-button", textContent, onclick }));

  /** An open dialog with a title, a status and a button that closes it. */
  async function dialog(title, ...children) {
    await styled;
    const status = make("p", { className: "share-status" });
    status.setAttribute("role", "status");
    const result = make(
      "dialog", { className: "share-dialog" }, make("h2", { textContent: title }), ...children, status,
      button("Close", () => result.close()));
    result.setAttribute("aria-label", title);
    // A click beside the dialog has the dialog itself as its target.
    result.addEventListener("click", (event) => {
      const { left, right, top, bottom } = result.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (event.target === result && (x < left || x > right || y < top || y > bottom)) result.close();
    });
    result.addEventListener("close", () => result.remove());
    result.say = (text) => { status.textContent = text; };
    document.body.append(result);
    result.showModal();
    return result;
  }

  async function copy(text, around) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A page that is opened from a disk may have no clipboard of its own. Behind an open dialog nothing can be
      // selected.
      const focused = document.activeElement;
      const field = make("textarea", { className: "share-copied", value: text });
      around.append(field);
      field.select();
      const isDone = document.execCommand("copy");
      field.remove();
      focused?.focus({ preventScroll: true });
      if (!isDone) throw new Error("copy");
    }
  }

  function download(name, text) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    make("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  /** A button that copies a text, or what a function makes, and a sentence about it. */
  function copyRow(name, sentence, text, told = `The ${name} is copied.`) {
    const copyIt = async (event) => {
      const around = event.currentTarget.closest("dialog");
      try {
        await copy(typeof text === "function" ? await text() : text, around);
        around.say(told);
      } catch {
        around.say("The browser did not allow the copy.");
      }
    };
    return make("li", {}, button(`Copy ${name}`, copyIt), make("span", { textContent: sentence }));
  }

  /** A button that saves a text as a file. */
  function fileRow(name, sentence, text) {
    return make("li", {}, button(name, (event) => {
      download(name, text);
      event.currentTarget.closest("dialog").say(`The file ${name} is saved.`);
    }), make("span", { textContent: sentence }));
  }

  const list = (title, rows) => [make("h3", { textContent: title }), make("ul", {}, ...rows)];

  // MARK: A widget as text

  /** A fence that is longer than all backticks in a code. */
  function fenced(info, code) {
    const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
    const fence = "`".repeat(longest + 1);
    return `${fence}${info}\n${code.replace(/\n*$/, "\n")}${fence}\n`;
  }

  const page = () => location.href.replace(/[?#].*$/, "");

  /** The text of a diagram as a file of its own, with its style and without what stepping has added. */
  function standalone(diagram, css) {
    const svg = diagram.cloneNode(true);
    for (const target of svg.querySelectorAll(".target")) target.remove();
    for (const arrow of svg.querySelectorAll(".current")) arrow.classList.remove("current");
    svg.prepend(Object.assign(document.createElementNS(SVG, "style"), { textContent: css }));
    return new XMLSerializer().serializeToString(svg);
  }

  /** The title of a widget, the block with its code, and the trace of a scenario. */
  async function described(element, stepper) {
    const own = window.lifeguardWidgets?.state?.(element) ?? null;
    if (own?.kind === "check") return { state: own, title: own.name, info: "swift", code: own.code, name: own.name };
    if (!stepper) {
      const live = element.dataset.live;
      const kind = element.matches(".correct") ? "Correct" : "Incorrect";
      const title = `${kind} example: ${document.querySelector("h1")?.textContent.trim() ?? document.title}`;
      const published = element.dataset.source ?? textOf(element.querySelector("pre.code"));
      return { state: own, title, info: live, code: own?.shown ?? published, name: "example" };
    }
    await stepper.load();
    const { info, source } = window.lifeguardParts.block(element.id);
    const title = element.querySelector(".scenario-title").firstChild.textContent.trim();
    const name = (own?.info ?? info).split(/\s+/)[1] ?? "scenario";
    const group = stepper.groups[stepper.version];
    return { state: own, title, info: own?.info ?? info, code: own?.shown ?? source, name, group };
  }

  /** The address of what a widget shows; null if there is none, because the code is too long or the browser too old. */
  async function linkTo(shown, stepper) {
    if (!shown.state) return page() + stepper.address;
    await load("share.js");
    const fragment = await window.lifeguardShare.pack(shown.state);
    return fragment && page() + fragment;
  }

  const markup = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

  // MARK: Sharing

  /** The script of the page around a frame, which makes the frame as high as the widget. */
  const SIZING = `<script>
  addEventListener("message", ({ data, source }) => { for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source && data?.lifeguard === "size") frame.height = data.height; });
</script>`;

  /** Opens the dialog of a scenario with its stepper, of an example, or of a view controller of the reader's. */
  async function share(element, stepper) {
    const shown = await described(element, stepper);
    const link = await linkTo(shown, stepper);
    const fence = fenced(shown.info, shown.code);
    const diagram = stepper?.drawing.querySelector("svg[role=img]");
    const rows = [];
    if (link) {
      const address = markup(link.replace(/(#|$)/, "?embed$1"));
      const frame = `<iframe src="${address}" title="${markup(shown.title)}" width="100%" height="640"></iframe>\n${SIZING}`;
      rows.push(
        copyRow("link", `The link opens this code${stepper ? " with its version, controls and event" : ""}.`, link),
        copyRow("iframe", `The frame shows this ${stepper ? "scenario" : "code"} in your own page.`, frame),
        copyRow("Markdown", "The link, and the code as a block.", `[${shown.title}](${link})\n\n${fence}`));
    } else {
      rows.push(copyRow("Markdown", "The code as a block.", fence));
    }
    if (shown.group) {
      rows.push(
        copyRow("Mermaid", "The sequence diagram as text.", shown.group.mermaid),
        ...(diagram ? [copyRow("SVG", "The sequence diagram as a drawing.", async () => {
          const css = await window.lifeguardParts.load(stepper.root.dataset.style, "style");
          return standalone(diagram, css);
        })] : []),
        copyRow("text", "The trace, as the command “lifeguard run” prints it.", shown.group.text));
    }
    const parts = link ? [] : [make("p", {
      className: "share-long",
      textContent: window.CompressionStream
        ? "The code is too long for a link, which may have 8 KB. Download it instead."
        : "This browser is too old to make a link of the code. Download the code instead.",
    })];
    const files = [fileRow(`${shown.name}.md`, "The block, to be put into a page.", fence),
      fileRow(`${shown.name}-page.md`, "A whole page with title and block.", `# ${shown.title}\n\n${fence}`)];
    if (shown.info === "swift") files.unshift(fileRow(`${shown.name}.swift`, "For the command “lifeguard check”.", shown.code));
    return dialog("Share", ...parts, ...list("Copy", rows), ...list("Download", files));
  }

  // MARK: A report

  /** The most characters of an address that GitHub and GitLab both accept. */
  const LONGEST_ADDRESS = 7000;

  /** The address that opens a new issue of a repository with a title and a text; null for another host. */
  function issueAddress(repository, title, body) {
    const base = repository.replace(/\/+$/, "");
    const { hostname } = new URL(base);
    const encoded = encodeURIComponent;
    if (hostname === "github.com") return `${base}/issues/new?title=${encoded(title)}&body=${encoded(body)}`;
    if (!/(^|\.)gitlab\./.test(hostname)) return null;
    return `${base}/-/issues/new?issue[title]=${encoded(title)}&issue[description]=${encoded(body)}`;
  }

  function reportText({ title, info, code, group, state }, link) {
    const controls = Object.entries(state?.choices ?? {}).map(([id, value]) => `${id}=${value}`).join(" ");
    const engine = document.querySelector("meta[name=generator]")?.content ?? "Lifeguard";
    const line = (name, value) => (value ? [`${name}: ${value}`] : []);
    return [
      "On my device something else happens than in the simulator.", "",
      "Device and iOS version: ", "Xcode version, and SDK: ", "",
      "What happens there (a log of the callbacks is best):", "", "", "", "---", "",
      ...line("Scenario", title), ...line("Shown for", group.label), ...line("Controls", controls),
      ...line("Engine", engine), ...line("Link", link), "",
      fenced(info, code), "What the simulator says:", "", fenced("text", group.text),
    ].join("\n");
  }

  /** Opens the report about a scenario: a new issue where the repository is known, and the text to copy. */
  async function report(element, stepper) {
    const shown = await described(element, stepper);
    const title = `Device disagrees: ${shown.title}`;
    const link = await linkTo(shown, stepper);
    const text = reportText(shown, location.protocol === "file:" || (link?.length ?? 0) > 2000 ? null : link);
    const field = make("textarea", { className: "share-report", value: text, rows: 14, spellcheck: false });
    field.setAttribute("aria-label", "Report");
    const asked = "Say which device it was and what happened there. The rest of the report is written.";
    const parts = [make("p", { textContent: asked }), field];
    const rows = [copyRow("report", "To be sent to the authors of this guide.", () => field.value)];
    const repository = document.querySelector("a.repository")?.href;
    if (repository && issueAddress(repository, title, "")) {
      const open = (event) => {
        const { cut, address } = shortened(repository, title, field.value);
        window.open(address, "_blank", "noopener");
        const note = "The report was too long for an address and is cut: copy it for the rest.";
        event.currentTarget.closest("dialog").say(cut ? note : "");
      };
      const where = `At ${new URL(repository).hostname}, to be read before it is sent.`;
      rows.unshift(make("li", {}, button("Open a new issue", open), make("span", { textContent: where })));
    }
    await dialog("My device disagrees", ...parts, make("ul", {}, ...rows));
    // The reader begins at the first line that is left blank.
    const blank = text.indexOf(": \n") + 2;
    field.focus();
    field.setSelectionRange(blank, blank);
    field.scrollTop = 0;
  }

  /** The address of a new issue whose text is cut to what an address may have. */
  function shortened(repository, title, text) {
    const note = "\n\n(cut: the report was too long for an address)";
    let [address, length] = [issueAddress(repository, title, text), text.length];
    while (address.length > LONGEST_ADDRESS && length > 0) {
      length = Math.floor(length * 0.9);
      // Half of a character cannot be encoded.
      address = issueAddress(repository, title, text.slice(0, length).replace(/[\ud800-\udbff]$/, "") + note);
    }
    return { address, cut: length < text.length };
  }

  window.lifeguardDialogs = { share, report };
})();
