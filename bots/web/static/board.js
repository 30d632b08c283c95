// Clicks on a picture: places pressed one after the other make a move, cards are raised to be played.
const SVG = "http://www.w3.org/2000/svg";
const coarse = matchMedia("(pointer: coarse)");

let path = []; // places pressed so far
let offered = ""; // the moves they were pressed among
let raised = new Set(); // cards picked, by their place in the hand
let sending = false;

export function bind(act) {
  const board = document.getElementById("board");
  if (!board) return;
  const clicks = JSON.parse(board.dataset.clicks || "[]");
  const hand = board.dataset.hand ? JSON.parse(board.dataset.hand) : null;
  if (board.dataset.clicks !== offered) path = [];
  offered = board.dataset.clicks;
  sending = false;
  if (hand) holdCards(board, hand, act);
  else { raised = new Set(); placePieces(board, clicks, act); }
}

const hots = (board) => [...board.querySelectorAll(".hot")];

function onPress(board, handler) {
  for (const hot of hots(board)) {
    hot.onclick = () => handler(hot);
    hot.onkeydown = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      handler(hot);
    };
  }
}

// ---------------------------------------------------------------- boards
function placePieces(board, clicks, act) {
  const confirm = document.getElementById("confirm");
  const starts = (places) => places.length && clicks.some(([one]) => places.every((p, i) => one[i] === p));
  const whole = (places) => clicks.find(([one]) => one.length === places.length && places.every((p, i) => one[i] === p));

  function send(token) {
    sending = true;
    confirm.hidden = true;
    mark(board, [], path);
    act({ press: token }).finally(() => { sending = false; path = []; show(); });
  }

  function show() {
    const longer = clicks.filter(([one]) => one.length > path.length && path.every((p, i) => one[i] === p));
    mark(board, longer.map(([one]) => one[path.length]), path);
    board.classList.toggle("choosing", path.length > 0);
  }

  function press(hot) {
    if (sending || !clicks.length) return;
    const value = hot.dataset.hot;
    const waiting = whole(path);
    if (waiting && path.at(-1) === value) { send(waiting[1]); return; }
    if (path.at(-1) === value) path = [];
    else path = [[...path, value], [value]].find(starts) || [];
    const found = whole(path);
    // A move that could go on waits; and a slip of the thumb on a phone must not be a move.
    const longer = clicks.some(([one]) => one.length > path.length && path.every((p, i) => one[i] === p));
    const slippery = found && (longer || (path.length === 1 && coarse.matches));
    if (found && !slippery) { send(found[1]); return; }
    confirm.hidden = !slippery;
    if (slippery) confirm.querySelector("button").onclick = () => send(found[1]);
    show();
  }

  onPress(board, press);
  show();
}

function mark(board, targets, chosen) {
  const open = new Set(targets);
  const men = stamps(board);
  for (const hot of hots(board)) {
    const value = hot.dataset.hot;
    hot.classList.toggle("can", open.has(value));
    hot.classList.toggle("chosen", chosen.includes(value));
    hot.querySelector("circle")?.remove();
    hot.setAttribute("aria-pressed", chosen.includes(value));
    const target = open.has(value) && chosen.length;
    hot.classList.toggle("target", Boolean(target));
    if (target || chosen.includes(value)) hot.append(ring(hot.querySelector("rect"), target, men));
  }
}

// Round what was pressed and what can be taken, a dot where there is nothing.
function ring(rect, target, men) {
  const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
  const dot = target && !men.some((man) => Math.hypot(man.x - x - w / 2, man.y - y - h / 2) < w / 3);
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("cx", x + w / 2);
  circle.setAttribute("cy", y + h / 2);
  circle.setAttribute("r", Math.min(w, h) * (dot ? 0.17 : 0.46));
  circle.setAttribute("stroke-width", Math.min(w, h) * (dot ? 0.035 : 0.08));
  circle.setAttribute("class", dot ? "dot" : "ring");
  return circle;
}

// ---------------------------------------------------------------- cards
function holdCards(board, hand, act) {
  const play = document.getElementById("play");
  const clear = document.getElementById("clear");
  const cards = numbered(board, hand.values);
  raised = new Set([...raised].filter((name) => cards.has(name)));

  function show() {
    for (const [name, card] of cards) {
      const up = raised.has(name);
      card.hot.setAttribute("aria-pressed", up);
      card.hot.classList.toggle("chosen", up);
      lift(card, up);
    }
    play.disabled = clear.disabled = !raised.size;
  }

  onPress(board, (hot) => {
    const name = hot.cardName;
    const up = raised.has(name);
    if (hand.most === 1) raised.clear();
    if (up) raised.delete(name);
    else raised.add(name);
    show();
  });
  clear.onclick = () => { raised.clear(); show(); };
  play.onclick = async () => {
    if (sending) return;
    sending = true;
    const picked = [...raised].map((name) => String(cards.get(name).index));
    const answer = await act({ press: hand.press, picked });
    sending = false;
    if (answer.said && !answer.said.length) raised.clear();
    show();
  };
  for (const card of cards.values()) card.hot.classList.add("can");
  show();
}

function stamps(board) {
  return [...board.querySelectorAll("use")].map((use) => {
    const [, x, y, size] = /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/.exec(use.getAttribute("transform"));
    return { use, x: Number(x), y: Number(y), size: Number(size) };
  });
}

// The hand's hot places and the things to pick are in the same order where values are equal.
function numbered(board, values) {
  const laid = stamps(board);
  const seen = new Map();
  const cards = new Map();
  for (const hot of hots(board)) {
    const value = hot.dataset.hot;
    const nth = seen.get(value) || 0;
    seen.set(value, nth + 1);
    const index = values.flatMap((one, i) => (one === value ? [i] : []))[nth];
    if (index === undefined) continue;
    hot.cardName = `${value}/${nth}`;
    cards.set(hot.cardName, { hot, index, stamp: nearest(laid, hot.querySelector("rect")) });
  }
  return cards;
}

// A hot place begins at the top left corner of its card.
function nearest(stamps, rect) {
  const [left, top] = [Number(rect.getAttribute("x")), Number(rect.getAttribute("y"))];
  const far = (stamp) => Math.abs(stamp.x - 0.35 * stamp.size - left) + Math.abs(stamp.y - 0.5 * stamp.size - top);
  return stamps.reduce((best, stamp) => (!best || far(stamp) < far(best) ? stamp : best), null);
}

function lift({ hot, stamp }, up) {
  if (!stamp) return;
  const y = up ? stamp.y - stamp.size * 0.13 : stamp.y;
  stamp.use.setAttribute("transform", `translate(${stamp.x} ${y}) scale(${stamp.size})`);
  hot.style.transform = up ? `translateY(${-stamp.size * 0.13}px)` : "";
}
