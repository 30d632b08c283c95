// The page's side of the hall: sends what people do, shows answers, and follows the news.
import { bind } from "./board.js";

const body = document.body;
const slots = () => document.querySelectorAll("[data-slot]");

function make(tag, facts = {}, ...inside) {
  const node = Object.assign(document.createElement(tag), facts);
  node.append(...inside);
  return node;
}

// ---------------------------------------------------------------- answers
export function toast(text, { keys = [], picture = "", href = "", label = "" } = {}) {
  const shown = make("div", { className: "toast" });
  const close = make("button", { className: "close", type: "button", textContent: "×" });
  close.setAttribute("aria-label", body.dataset.close);
  close.onclick = () => shown.remove();
  shown.append(close);
  if (text) shown.append(make("p", { textContent: text, dir: "auto" }));
  if (picture) {
    const frame = make("div", { className: "picture" });
    frame.innerHTML = picture;
    shown.append(frame);
  }
  const row = make("div", { className: "row" });
  for (const key of keys) {
    const button = make("button", { className: key.style, textContent: key.label });
    button.onclick = () => { shown.remove(); act({ press: key.press }); };
    row.append(button);
  }
  if (href) row.append(make("a", { className: "button", href, textContent: label }));
  if (row.childNodes.length) shown.append(row);
  const box = document.getElementById("toasts");
  box.append(shown);
  while (box.children.length > 3) box.firstChild.remove();
  const long = picture || keys.length || (text || "").split("\n").length > 4;
  if (!long) setTimeout(() => shown.remove(), 4000 + 60 * text.length);
}

async function post(address, said) {
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Yiqun": "1" },
    body: JSON.stringify(said),
  });
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// One action, done once: a lost answer is asked for again under the same key.
export async function act(action) {
  const random = crypto.getRandomValues(new Uint32Array(4));
  const said = { key: Array.from(random, (n) => n.toString(36)).join("-"), at: body.dataset.at, ...action };
  body.classList.add("busy");
  try {
    for (let tries = 0; tries < 8; tries++) {
      try {
        const response = await post("/do", said);
        if (response.ok) return await answered(await response.json());
        if (response.status < 500) { toast(await response.text()); return {}; }
      } catch { /* the host may be starting again */ }
      await pause(400 * 1.6 ** tries);
    }
    toast(body.dataset.offline);
    return {};
  } finally {
    body.classList.remove("busy");
  }
}

async function answered(answer) {
  if (answer.go) { location.href = answer.go; return answer; }
  for (const one of answer.said) toast(one.text, one);
  if (answer.late) toast(body.dataset.late);
  await refresh();
  return answer;
}

// ---------------------------------------------------------------- news
let fetching = null;
let again = false;

export async function refresh() {
  if (!body.dataset.part) return;
  if (fetching) { again = true; return fetching; }
  fetching = renew();
  try { await fetching; } finally { fetching = null; }
  if (again) { again = false; await refresh(); }
}

async function renew() {
  const response = await fetch(body.dataset.part, { cache: "no-store" }).catch(() => null);
  if (!response || !response.ok) return;
  const text = await response.text();
  if (text === renew.last) return;
  renew.last = text;
  const focus = document.activeElement?.closest?.("[data-hot]")?.dataset.hot;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  for (const slot of slots()) replace(slot, fresh.querySelector(`[data-slot="${slot.dataset.slot}"]`));
  dress();
  if (focus) document.querySelector(`[data-hot="${CSS.escape(focus)}"]`)?.focus();
}

// What people have opened or half typed stays as it is.
function replace(slot, fresh) {
  const open = [...slot.querySelectorAll("details")].map((one) => one.open);
  const fields = () => [...slot.querySelectorAll("input[name], select[name]")];
  const typed = new Map(fields().map((one) => [one.name, one.value]));
  slot.replaceChildren(...fresh.childNodes);
  slot.querySelectorAll("details").forEach((one, i) => { one.open = open[i] ?? false; });
  for (const one of fields()) {
    const kept = typed.get(one.name);
    const fits = one.tagName === "INPUT" || [...one.options].some((choice) => choice.value === kept);
    if (kept !== undefined && fits) one.value = kept;
  }
}

let news = null;

// A page nobody looks at lets go of its line, of which browsers have few, and asks now and then.
function follow() {
  news?.close();
  if (document.hidden) return;
  news = new EventSource(`/live?of=${body.dataset.topic}`);
  const offline = document.getElementById("offline");
  news.onopen = () => { offline.hidden = true; refresh(); };
  news.onerror = () => { offline.hidden = false; };
  news.onmessage = (event) => {
    const { said } = JSON.parse(event.data);
    if (said) toast(said);
    refresh();
  };
}

// ---------------------------------------------------------------- what changes by itself
function dress() {
  for (const link of document.querySelectorAll("[data-here]")) link.value = location.href;
  const log = document.getElementById("log");
  if (log) log.scrollTop = log.scrollHeight;
  const now = performance.now();
  for (const clock of document.querySelectorAll("time[data-left]")) clock.since = now;
  tick();
  bind(act);
  const mine = document.querySelector("#status.mine");
  document.title = (mine ? "● " : "") + document.title.replace(/^● /, "");
}

function tick() {
  for (const clock of document.querySelectorAll("time[data-left]")) {
    if (clock.dataset.left === "") continue;
    const spent = "runs" in clock.dataset ? performance.now() - clock.since : 0;
    const left = Math.max(0, Math.round((clock.dataset.left - spent) / 1000));
    const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (n) => String(n).padStart(2, "0");
    clock.textContent = h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
    clock.classList.toggle("short", "runs" in clock.dataset && left < 10);
  }
}

// ---------------------------------------------------------------- buttons
function confirmed(button) {
  if (!("sure" in button.dataset) || button.classList.contains("asked")) return true;
  button.classList.add("asked");
  toast(body.dataset.sure);
  setTimeout(() => button.classList.remove("asked"), 5000);
  return false;
}

async function pressed(button) {
  if (!confirmed(button)) return;
  button.disabled = true;
  const { press, command, args } = button.dataset;
  const answer = await act(press ? { press } : { command, args: JSON.parse(args || "{}") });
  button.disabled = false;
  if ("reload" in button.dataset && answer.said) location.reload();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.press || (button.dataset.command && button.tagName === "BUTTON")) {
    event.preventDefault();
    pressed(button);
  } else if (button.dataset.copy) {
    const from = document.getElementById(button.dataset.copy);
    from.select();
    navigator.clipboard?.writeText(from.value).catch(() => {});
    toast(body.dataset.copied);
  } else if ("print" in button.dataset) {
    print();
  } else if (button.dataset.themeTo) {
    document.cookie = `theme=${button.dataset.themeTo}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  }
});

function opened(form, how) {
  const fields = new FormData(form);
  const options = [...form.querySelectorAll("select[data-usual]")]
    .filter((one) => one.value !== one.dataset.usual)
    .map((one) => `${one.name.slice(7)}=${one.value}`);
  const args = { game: form.dataset.new, clock: fields.get("clock"), options: options.join(" ") };
  if (how === "computer") args.opponent = `computer${fields.get("level")}`;
  return act({ at: "", command: "new", args });
}

function cup(form) {
  const fields = new FormData(form);
  // A preset has its own clock and matches; a game takes a clock, one of two a number of games.
  const takes = form.elements.preset.selectedOptions[0].dataset.takes?.split(" ") || [];
  const options = takes.map((name) => `${name}=${fields.get(name)}`).join(" ");
  const args = { preset: fields.get("preset"), title: fields.get("name"), options };
  return act({ at: "", command: "event.new", args });
}

async function say(form) {
  const line = form.elements.text;
  const text = line.value.trim();
  if (!text) return;
  line.value = "";
  await act({ text });
}

async function rename(form) {
  const response = await post("/name", { name: form.elements.name.value });
  const answer = await response.json();
  if (answer.name) document.getElementById("name").textContent = answer.name;
  for (const one of answer.said || []) toast(one.text);
  if (answer.name) form.closest("details").open = false;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  event.preventDefault();
  if (event.submitter && !confirmed(event.submitter)) return;
  if (form.dataset.new) opened(form, event.submitter?.value);
  else if ("cup" in form.dataset) cup(form);
  else if ("say" in form.dataset) say(form);
  else if (form.id === "rename") rename(form);
  else if (form.dataset.command) {
    const args = { ...JSON.parse(form.dataset.args), ...Object.fromEntries(new FormData(form)) };
    act({ command: form.dataset.command, args });
  }
});

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.me[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

// A list of entrants: it travels in the body, as everything does that only our pages may send.
async function upload(input) {
  const [file] = input.files;
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const response = await post(input.dataset.upload, { key, name: file.name, data: btoa(text) });
  input.value = "";
  if (response.ok) await answered(await response.json());
  else toast(await response.text());
}

document.addEventListener("change", (event) => {
  if (event.target.dataset?.upload) upload(event.target);
});

document.addEventListener("visibilitychange", follow);
setInterval(() => document.hidden && refresh(), 15_000);
setInterval(tick, 250);
dress();
follow();
