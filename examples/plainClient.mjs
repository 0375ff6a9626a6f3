// node plainClient.mjs SERVER [EDITION] [MODE] [OPPONENT]: creates a table and plays a whole game, against a bot where the mode has other
// players. It uses none of Picket's packages: everything in it is from docs/protocol.md and docs/record.md.

const [server = 'http://localhost:4600', edition = '2018', mode = 'standard', opponent = null] =
  process.argv.slice(2);

/** For each street of the classic sheet: its houses, those with a plot, and its park boxes. */
const STREETS = [
  { houses: 10, plots: [2, 6, 7], parkBoxes: 3 },
  { houses: 11, plots: [0, 3, 7], parkBoxes: 4 },
  { houses: 12, plots: [1, 6, 10], parkBoxes: 5 },
];
const POOL_BOXES = 9;
/** Close codes after which connecting again doesn’t help. */
const FINAL_CODES = [1008, 4000, 4004];
/** Codes after which the same message may succeed a little later. */
const LATER = ['too-fast', 'read-only', 'draining', 'try-again'];
const LATER_MS = 2000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 30_000];

async function ask(path, body) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(server + path, body && { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}

// A sheet is what the steps of its seat have marked.

function sheetOf({ record, seat }) {
  const sheet = { houses: STREETS.map(({ houses }) => Array(houses).fill(null)), parks: [0, 0, 0], pools: 0 };
  for (const { turns } of record.rounds) {
    let street;
    for (const step of turns[seat]) {
      if (step.do === 'write') {
        street = step.at[0];
        sheet.houses[street][step.at[1]] = step.number;
      }
      if (step.do === 'park') sheet.parks[street]++;
      if (step.do === 'pool') sheet.pools++;
    }
  }
  return sheet;
}

/** The numbers in a street must rise from left to right. */
function fits(houses, house, number) {
  const isBelow = (other) => other === null || other < number;
  const isAbove = (other) => other === null || other > number;
  return (
    houses[house] === null && houses.slice(0, house).every(isBelow) && houses.slice(house + 1).every(isAbove)
  );
}

// A turn: the number nearest to where it belongs, and its action if that is a park or a pool.

function choicesOf({ now, seat }) {
  if (mode === 'standard') {
    return now.cards.map(({ number, action }, offer) => ({ number, action, step: { do: 'choose', offer } }));
  }
  const hand = mode === 'expert' ? now.cards[seat] : now.cards;
  return hand.flatMap(({ number }, one) =>
    hand.flatMap(({ action }, other) =>
      one === other ? [] : [{ number, action, step: { do: 'choose', number: one, action: other } }],
    ),
  );
}

function turnFor(view) {
  const sheet = sheetOf(view);
  let best;
  for (const { number, action, step } of choicesOf(view)) {
    sheet.houses.forEach((houses, street) => {
      houses.forEach((_, house) => {
        if (!fits(houses, house, number)) return;
        const actions = actionsAt(sheet, { action, street, house });
        const cost = Math.abs(number / 16 - (house + 0.5) / houses.length) - actions.length / 20;
        if (best !== undefined && best.cost <= cost) return;
        best = { cost, steps: [step, { do: 'write', number, at: [street, house] }, ...actions] };
      });
    });
  }
  // Where cards are given away, a refusal has to say which.
  const refusal = mode === 'expert' || mode === 'aaa' ? { do: 'refuse', give: 0 } : { do: 'refuse' };
  return best?.steps ?? [refusal];
}

function actionsAt({ parks, pools }, { action, street, house }) {
  const { plots, parkBoxes } = STREETS[street];
  if (action === 'park' && parks[street] < parkBoxes) return [{ do: 'park' }];
  return action === 'pool' && plots.includes(house) && pools < POOL_BOXES ? [{ do: 'pool' }] : [];
}

// What is known of the table: the last `table` message, and all that followed.

function apply(known, message) {
  const { info, view } = known;
  switch (message.type) {
    case 'info':
      known.info = message.info;
      break;
    case 'in':
      view.now.in = view.now.in.map((_, seat) => message.seats.includes(seat));
      break;
    case 'own':
      if (message.round === view.record.rounds.length) applyOwn(view, message);
      else known.own = message;
      break;
    case 'round': {
      const { cards, turns, next, over } = message;
      view.record.rounds.push({ cards, notes: view.now.notes, turns });
      view.now = next && { ...next, turn: null, in: turns.map(() => false) };
      if (next !== null && known.own?.round === view.record.rounds.length) applyOwn(view, known.own);
      if (over !== null) {
        info.status = 'over';
        view.record.result = over.result;
      }
    }
  }
}

function applyOwn({ now }, { turn, cards }) {
  now.turn = turn;
  for (const [index, value] of cards) now.cards[index] = value;
}

const isGame = mode === 'standard' || mode === 'expert';
const options = { edition, mode, advanced: false, sheet: 'classic', opponent, plans: null };
const pace = { public: false, clock: null, away: null, caretaker: 'regular', late: false };
const settings = { options, seats: isGame ? 2 : 1, ...pace };
const { table, token } = await ask('/api/tables', { name: 'Stranger', city: 'Elsewhere', settings });

let known;
/** Commands without an answer, by id. */
const unanswered = new Map();
let commands = 0;
/** The `hello` or `again` that has no answer yet. */
let request;
let pauseMs = FIRST_PAUSE_MS;

function connect() {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`);
  const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const command = (body) => {
    const whole = { ...body, id: `c${commands++}` };
    unanswered.set(whole.id, whole);
    say(whole);
  };
  const askFor = (message) => {
    request = message;
    say(message);
  };
  socket.addEventListener('open', () => {
    const since = known && { epoch: known.epoch, seq: known.seq };
    askFor({ type: 'hello', protocol: 2, token, ...(since && { since }) });
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'done') return unanswered.delete(message.id);
    if (message.type === 'refused' || message.type === 'error') {
      if (!LATER.includes(message.code)) throw new Error(data);
      const again = () => (message.type === 'error' ? request : unanswered.get(message.id));
      return setTimeout(() => again() && say(again()), message.retryAfter ?? LATER_MS);
    }
    const isFirst = known === undefined;
    if (message.type === 'table' || message.type === 'same') {
      request = undefined;
      pauseMs = FIRST_PAUSE_MS;
    }
    if (message.type === 'table') known = message;
    else if (message.type !== 'same' && message.seq !== undefined) {
      if (message.seq <= known.seq) return;
      if (message.seq > known.seq + 1) return request ?? askFor({ type: 'again' });
      known.seq = message.seq;
    }
    if (message.type !== 'table') apply(known, message);
    if (isFirst) {
      if (isGame) command({ type: 'addBot', level: 'casual' });
      return command({ type: 'start' });
    }
    if (message.type === 'table' || message.type === 'same') unanswered.forEach((open) => say(open));
    play(command, () => socket.close());
  });
  socket.addEventListener('close', ({ code }) => {
    if (known?.info.status === 'over') return;
    if (FINAL_CODES.includes(code)) throw new Error(`The server closed the socket with ${code}.`);
    setTimeout(connect, pauseMs * (1 + Math.random() / 2));
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  });
}

/** Submits a turn, if one is due. */
function play(command, close) {
  const { info, view } = known;
  if (info.status === 'over') {
    const { ending, scores, ranking } = view.record.result;
    console.log(
      `The game is over: ${ending}, ${scores[view.seat].total} points, ${JSON.stringify(ranking)}.`,
    );
    console.log(`${server}/api/tables/${table}/record`);
    return close();
  }
  if (view === null || view.now.turn !== null) return;
  const round = view.record.rounds.length;
  // Not twice: the news of a turn may come before its answer, or after.
  if ([...unanswered.values()].some((sent) => sent.type === 'submit' && sent.round === round)) return;
  command({ type: 'submit', round, steps: turnFor(view) });
}

connect();
