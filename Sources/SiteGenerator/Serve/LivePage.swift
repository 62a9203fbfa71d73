/// The preview's additions to a page: a script that follows the site, and the style of messages.
enum LivePage {
  /// A page with the script.
  /// - Parameters:
  ///   - html: The page; empty for a page that cannot be rendered.
  ///   - digest: The digest of the page and of all files that the page may load.
  static func following(_ html: [UInt8], _ digest: String) -> [UInt8] {
    let html = html.isEmpty ? [UInt8](unreadable.utf8) : html
    let head = [UInt8]("</head>".utf8)
    let place = html.firstRange(of: head)?.lowerBound ?? html.endIndex
    let link = "<link rel=\"stylesheet\" href=\"/\(LiveSite.own)live.css\">\n"
    let script =
      "<script src=\"/\(LiveSite.own)live.js\" data-page=\"\(digest)\" defer></script>\n"
    return html[..<place] + [UInt8]((link + script).utf8) + html[place...]
  }

  private static let unreadable = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Not readable</title></head>
    <body><h1>This page cannot be read</h1></body></html>

    """

  /// The HTML for an address without a page.
  static func missing(_ path: String) -> String {
    let name = path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Not here</title></head>
      <body><h1>There is no <code>\(name)</code></h1><p><a href="/">The first page</a></p></body></html>

      """
  }

  static let files = ["live.js": script, "live.css": style]

  private static let script = """
    // Reloads the page when it has changed, and shows what is wrong with the site.
    let generation = "";
    let page = document.currentScript.dataset.page;
    let box = null;

    function show(state) {
      if (!state.problems) {
        box?.remove();
        box = null;
        return;
      }
      if (!box) {
        box = document.createElement("section");
        box.id = "lifeguard-problems";
        box.setAttribute("role", "alert");
        const close = document.createElement("button");
        close.type = "button";
        close.textContent = "Hide";
        close.addEventListener("click", () => { box.remove(); box = null; });
        box.append(document.createElement("h2"), document.createElement("pre"), close);
        document.body.append(box);
      }
      box.querySelector("h2").textContent = state.summary;
      box.querySelector("pre").textContent = state.problems;
    }

    async function follow() {
      for (;;) {
        try {
          const query = new URLSearchParams({ after: generation, page: location.pathname });
          const response = await fetch(`/.lifeguard/state?${query}`);
          const state = await response.json();
          if (state.page !== page) return location.reload();
          if (String(state.generation) !== generation) show(state);
          generation = String(state.generation);
        } catch {
          // The server is gone; it may come back.
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      }
    }

    follow();

    """

  private static let style = """
    #lifeguard-problems {
      position: fixed; inset: auto 0 0 0; z-index: 1000; max-height: 60vh; overflow: auto;
      padding: 1rem; background: #2b0b0b; color: #ffecec; border-top: 3px solid #ff6b5e;
    }
    #lifeguard-problems h2 { margin: 0 5rem 0.5rem 0; padding: 0; border: 0; color: inherit; font: 600 1rem/1.4 system-ui, sans-serif; }
    #lifeguard-problems pre {
      margin: 0; padding: 0; border: 0; background: none; color: inherit;
      font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; mask: none;
    }
    #lifeguard-problems button {
      position: absolute; inset: 0.75rem 1rem auto auto; padding: 0.25rem 0.75rem; border: 1px solid #ffecec;
      border-radius: 0.25rem; background: #2b0b0b; color: #ffecec; font: inherit; cursor: pointer;
    }

    """
}
