// Applies the theme that the reader has chosen, before the page is drawn for the first time.
try {
  const choice = localStorage.getItem("lifeguard-theme");
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
} catch {
  // A browser may refuse to keep anything; then the system decides.
}
