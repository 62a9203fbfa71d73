// Applies the theme that the reader has chosen, before the page is drawn for the first time.
try {
  const choice = localStorage.getItem("lifeguard-theme");
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
} catch {
  // A browser may refuse to keep anything; then the system decides.
}
// A page in a frame of another page shows one widget. Nothing is drawn until the widget is known.
if (location.search === "?embed") {
  document.documentElement.classList.add("is-embedded");
  // A browser that goes to a fragment scrolls the page around the frame, too: `embed.js` gives the fragment back.
  window.lifeguardFragment = location.hash;
  history.replaceState(null, "", location.search);
  const script = document.createElement("script");
  script.src = document.currentScript.src.replace("theme.js", "embed.js");
  // Without the script the frame shows the whole page, which is better than nothing.
  script.onerror = () => {
    document.documentElement.classList.remove("is-embedded");
    location.hash = window.lifeguardFragment;
  };
  document.head.append(script);
}
