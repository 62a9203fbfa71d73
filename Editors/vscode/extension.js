// Starts `lifeguard lsp` for the editor, and `lifeguard serve` for the preview.

const fs = require("node:fs");
const path = require("node:path");
const { spawn } = require("node:child_process");
const vscode = require("vscode");

let client;
let preview;

/** Returns the command that the settings name. */
function command() {
  return vscode.workspace.getConfiguration("lifeguard").get("path") || "lifeguard";
}

/** Starts the language server. The client is a package that the folder of the extension may lack. */
async function start(context) {
  let languageClient;
  try {
    languageClient = require("vscode-languageclient/node");
  } catch {
    vscode.window.showErrorMessage(
      "Lifeguard lacks the package vscode-languageclient: run 'npm install' in Editors/vscode and pack the extension again.");
    return;
  }
  client = new languageClient.LanguageClient(
    "lifeguard", "Lifeguard", { command: command(), args: ["lsp"] },
    { documentSelector: [{ language: "markdown" }, { language: "swift", scheme: "file" }] });
  context.subscriptions.push({ dispose: () => client.stop() });
  await client.start();
}

/** Returns the folder of the pages: the setting, or the nearest folder with pages around the open file. */
function contentFolder() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  const set = vscode.workspace.getConfiguration("lifeguard").get("content");
  if (set) return path.resolve(folder ?? ".", set);
  let place = path.dirname(vscode.window.activeTextEditor?.document.fileName ?? "");
  while (place !== path.dirname(place)) {
    if (fs.existsSync(path.join(place, "lifeguard.yml")) || path.basename(place) === "Content") return place;
    place = path.dirname(place);
  }
  return path.join(folder ?? ".", "Content");
}

/** Opens the site beside the text. The server of the preview ends with the editor. */
function openPreview() {
  if (preview) {
    vscode.commands.executeCommand("simpleBrowser.show", preview.address);
    return;
  }
  const process = spawn(command(), ["serve", "--content", contentFolder(), "--port", "0"]);
  let output = "";
  process.stdout.on("data", (data) => {
    output += data;
    const address = /serving (http:\/\/127\.0\.0\.1:\d+\/)/.exec(output)?.[1];
    if (!address || preview) return;
    preview = { process, address };
    vscode.commands.executeCommand("simpleBrowser.show", address);
  });
  let errors = "";
  process.stderr.on("data", (data) => (errors = (errors + data).slice(-1000)));
  process.on("error", (error) => vscode.window.showErrorMessage(`Lifeguard: ${error.message}`));
  process.on("exit", (code) => {
    if (!preview && code) vscode.window.showErrorMessage(`Lifeguard: ${errors || `exit status ${code}`}`);
    if (preview?.process === process) preview = undefined;
  });
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("lifeguard.preview", openPreview),
    vscode.commands.registerCommand("lifeguard.restart", () => client?.restart()),
    { dispose: () => preview?.process.kill() });
  await start(context);
}

function deactivate() {
  preview?.process.kill();
  return client?.stop();
}

module.exports = { activate, deactivate };
