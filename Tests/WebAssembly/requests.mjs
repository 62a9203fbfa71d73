// The requests that are answered natively and in WebAssembly: about the blocks of Markdown files, about Swift
// files, and hostile requests that no page should make.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Every file with an ending below a file or folder, in order. */
function files(path, ending) {
  if (!statSync(path).isDirectory()) return path.endsWith(ending) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name), ending));
}

/** The live blocks of a page: the text between a fence at the margin or in a fold, and the same fence. */
function blocks(file) {
  const fences = /^(`{3,}|~{3,})(.*)\n((?:.*\n)*?)\1[`~]*[ \t]*$/gm;
  return [...readFileSync(file, "utf8").replace(/^> ?/gm, "").matchAll(fences)]
    .map(([, , info, body]) => ({ name: `${file}: ${info.trim()}`, info: info.trim(), body }));
}

/** The requests about a scenario: as a page first asks, with other choices, and with a swipe of the reader's. */
const questions = [
  "trace", "scenario", "expect", "controls",
  "scenario style=pageSheet container=navigation animated=off gesture=cancel device=pad",
  "scenario drag=swipeBack after=0 progress=0.5 end=cancel",
];

/** The requests about a block; none for a block that is not run. */
function requestsAbout(info) {
  if (/^(swift )?scenario /.test(info)) return questions;
  return /^swift .*\b(in)?correct\b/.test(info) ? ["example"] : [];
}

/** The requests about the blocks of the pages below some paths, and about the Swift files there. */
export function pageRequests(paths) {
  const ofPages = paths.flatMap((path) => files(path, ".md")).flatMap(blocks).flatMap(({ name, info, body }) =>
    requestsAbout(info).map((request) => ({ name: `${request} ${name}`, text: `${request}\n${info}\n${body}` })));
  const ofFiles = paths.flatMap((path) => files(path, ".swift")).map((file) => (
    { name: `check ${file}`, text: `check\n${readFileSync(file, "utf8")}` }));
  return [...ofPages, ...ofFiles];
}

const head = "scenario hostile\n";
const times = (text, count) => text.repeat(count);
const step = (body) => `${head}when "it happens" {\n${body}\n}\n`;
const screen = (callback, body) =>
  `${head}class Screen: UIViewController {\n` +
  `override func ${callback} {\n${body}\n}\n}\nlet A = Screen()\nwindow.rootViewController = A\n`;

/** Deep source, deep recursion and texts that are none. */
export function hostileRequests() {
  const deep = 20000;
  const nested = (count, before, inner, after) => times(before, count) + inner + times(after, count);
  const blocks = {
    "nothing": "",
    "only an info string": "scenario a",
    "an ordinary block": "text\nx\n",
    "carriage returns": "scenario a\r\nlet A = UIViewController()\r\nlet B == A\r\n",
    "a replacement and a zero": "scenario a\n\u0000\ufffd\u2028\n",
    "parentheses": head + "let a = " + nested(deep, "(", "1", ")"),
    "open parentheses": head + "let a = " + times("(", deep),
    "brackets": head + "let a = " + nested(deep, "[", "1", "]"),
    "open braces": head + times("{", deep),
    "closures": head + "let a = " + nested(deep, "{ ", "1", " }"),
    "blocks": head + nested(deep, "if true {\n", "print(1)", "\n}"),
    "functions": head + nested(deep, "func f() {\n", "", "\n}"),
    "classes": head + nested(deep, "class A {\n", "", "\n}"),
    "else if": head + "if true {}" + times(" else if true {}", deep),
    "minus": head + "let a = " + times("-", deep) + "1",
    "not": head + "let a = " + times("! ", deep) + "true",
    "sum": head + "let a = 1" + times(" + 1", deep),
    "ternary": head + "let a = " + times("true ? 1 : ", deep) + "1",
    "coalescing": head + "let a = nil" + times(" ?? nil", deep),
    "members": head + "let a = window" + times(".view", deep),
    "optional members": head + "let a = window" + times("?.view", deep),
    "calls": head + "let a = f" + times("()", deep),
    "unwraps": head + "let a = window" + times("!", deep),
    "assignments": head + "window.a" + times(" = window.a", deep),
    "optional types": head + "let a: A" + times("?", deep) + " = nil",
    "array types": head + "let a: " + nested(deep, "[", "Int", "]") + " = []",
    "function types": head + "let a: () " + times("-> () ", deep) + " = 1",
    "generic types": head + "let a: " + nested(deep, "A<", "B", ">") + " = 1",
    "interpolations": head + "let a = " + nested(2000, '"\\(', "1", ')"'),
    "comments": head + times("/*", deep),
    "patterns": head + `let ${nested(deep, "(", "a", ")")} = 1`,
    "require conditions": head + "require " + nested(deep, "(", "true", ")"),
    // Just within the limits, so that the compiler and the machine get them too.
    "190 parentheses": step(`print(${nested(190, "(", "1", ")")})`),
    "190 brackets": step(`print(${nested(190, "[", "1", "]")})`),
    "190 conditions": step(nested(190, "if true {\n", "print(1)", "\n}")),
    "180 closures": step(`let a = ${nested(180, "{ return ", "1", " }")}`),
    "190 functions": head + nested(190, "func f() {\n", "print(1)", "\n}"),
    "190 negations": step(`print(${times("!", 190)}true)`),
    "190 ternaries": step(`print(${times("true ? 1 : ", 190)}1)`),
    "190 else": step(`if true {}${times(" else if true {}", 190)}`),
    "190 calls of calls": step(`func f(_ n: Int) -> Int { return n }\nprint(${nested(190, "f(", "1", ")")})`),
    "190 texts": step(`print(${nested(60, '"\\(', "1", ')"')})`),
    "a sum of 490": step(`print(1${times(" + 1", 490)})`),
    "a chain of 490": step(`let a = UIView()\nprint(a${times(".superview", 490)} == nil)`),
    "recursion": step("func f(_ n: Int) -> Int { return f(n + 1) + 1 }\nprint(f(0))"),
    "top-level recursion": `${head}func f(_ n: Int) -> Int { return f(n + 1) + 1 }\nlet a = f(0)\n`,
    "endless loop": step("while true { print(1) }"),
    "silent endless loop": step("while true { }"),
    "layout without end": screen("viewDidLayoutSubviews()", "view.setNeedsLayout()"),
    "callback within callback": screen("viewWillAppear(_ animated: Bool)", "viewWillAppear(true)"),
    "view within loadView": screen("loadView()", "view.setNeedsLayout()"),
    "roots within roots": screen("viewDidLoad()", "let next = Screen()\nwindow.rootViewController = next"),
    "a child in every child": screen(
      "viewDidLoad()",
      "super.viewDidLoad()\nlet child = Screen()\naddChild(child)\nview.addSubview(child.view)\nchild.didMove(toParent: self)",
    ),
    "pushes without end": `${head}class Screen: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        navigationController?.pushViewController(Screen(), animated: false)
      }
    }
    window.rootViewController = UINavigationController(Screen())\n`,
    "closures that call closures": step(
      "var f: (() -> Void)? = nil\nf = { f?() }\nf?()",
    ),
    "array closures in array closures": step(
      "func f(_ n: Int) -> [Int] { return [1].map { f($0 + n)[0] } }\nprint(f(0))",
    ),
    "a property that reads itself": `${head}class A: UIViewController {\nvar a: Int { return a }\n}\nlet x = A().a\n`,
    "an observer that sets itself": `${head}class A: UIViewController {\nvar a = 0 { didSet { b += 1 } }\nvar b = 0 { didSet { a += 1 } }\n}\nlet x = A()\nwhen "set" { x.a = 1 }\n`,
    "a long chain of objects": `${head}class Link: UIViewController { var next: UIViewController? }
    when "a chain goes" {
      var first: Link? = nil
      for _ in 0..<200 {
        let link = Link()
        link.next = first
        first = link
      }
      first = nil
    }\n`,
    "views in views": step(
      "var inner = UIView()\nfor _ in 0..<300 {\nlet outer = UIView()\nouter.addSubview(inner)\ninner = outer\n}\nlet c = UIViewController()\nc.view.addSubview(inner)\nwindow.rootViewController = c",
    ),
    "children in children": step(
      "let root = UIViewController()\nvar top = root\nfor _ in 0..<60 {\nlet child = UIViewController()\ntop.addChild(child)\ntop.view.addSubview(child.view)\nchild.didMove(toParent: top)\ntop = child\n}\nwindow.rootViewController = root",
    ),
    "containers in containers": step(
      "var top: UIViewController = UIViewController()\nfor _ in 0..<60 {\ntop = UINavigationController(top)\n}\nwindow.rootViewController = top",
    ),
    "huge numbers": step("print(9223372036854775807 + 1)\nlet a = 1e999\nprint(a)"),
    "a number that is too large": step("print(99999999999999999999999999999)"),
    "numbers of 64 bits": step(
      "print(2147483647 + 1, -9223372036854775808, Int.min, Int.max - 1, 4294967296 * 4294967)\n" +
        'print(Int("9223372036854775807")!, Int(1e18), (0...Int.max).count == 0)',
    ),
    "ranges of 64 bits": step(
      "for i in 9223372036854775805...9223372036854775807 { print(i) }\nprint((1...Int.max).count, [1, 2].prefix(Int.max))",
    ),
    "products of 64 bits": step("print(3037000499 * 3037000499, -3037000500 * 3037000499)\nprint(Int.max * 2)"),
    "an index of 64 bits": step("print([1][4294967296])"),
    "a text that doubles": step('var s = "ab"\nwhile true { s = s + s }'),
    "an array that doubles": step("var s = [1]\nwhile true { s = s + s }"),
    "a text that grows": step('var s = ""\nwhile true { s += "abc" }'),
    "an array that grows": step("var s = [Int]()\nwhile true { s.append(1) }"),
    "long texts in an array": step(
      'let s = String(repeating: "a", count: 900000)\nvar a = [String]()\nwhile true { a.append(s + "b") }',
    ),
    "controllers in an array": step("var a: [UIViewController] = []\nwhile true { a.append(UIViewController()) }"),
    "new objects and events": step("for i in 0..<20000 { print([i]) }"),
    "arrays nested deep": step(
      "var a: [Any] = [1]\nvar b: [Any] = [1]\nfor _ in 0..<20000 { a = [a]; b = [b] }\nprint(a)\nprint(a == b)",
    ),
    "arrays that are shared": step("var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\nprint(a)"),
    "a presentation within a style": `${head}let Home = UIViewController(), M = UIViewController()
      window.rootViewController = Home
      when "it comes" {
        M.modalPresentationStyle = { Home.present(UIViewController(), animated: true); return .fullScreen }()
        Home.present(M, animated: true)
      }\n`,
    "empty range": step("for i in 5...1 { print(i) }"),
    "an endless range": step("for i in 0...9223372036854775807 { print(i) }"),
  };
  // The answer lists the labels a callback has.
  const callbacks =
    "init loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear " +
    "viewDidDisappear willMove didMove navigationController pageViewController completion print";
  for (const name of callbacks.split(" ")) {
    blocks[`labels of ${name}`] = step("") + `require never A.${name}(none: 1)\n`;
  }
  const requests = { "no name": "", "an unknown name": "fly\nscenario a\n", "a release that is none": "scenario ios=99\nscenario a\n" };
  for (const [name, text] of Object.entries(blocks)) {
    for (const question of questions) requests[`${name}: ${question}`] = `${question}\n${text}`;
  }
  const example = (body) => `example\nswift incorrect finding=missing-super\n${body}`;
  Object.assign(requests, {
    "an example without an end": example("override func viewDidLoad() { while true { } }"),
    "an example that calls itself": example("override func viewDidLoad() { viewDidLoad() }"),
    "an example that is none": example("override func viewDidLoad() { let = }"),
    "a file that is none": "check\nlet = ",
    "an empty file": "check\n",
  });
  return Object.entries(requests).map(([name, text]) => ({ name, text }));
}
