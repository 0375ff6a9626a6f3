// node onlineBot.ts SERVER CODE: joins a table and plays the first legal turn of each round until the game is over.
// Start a server with `npm start`, create a table, and give the bot its code. docs/protocol.md explains the API.
import { isComplete, legalSteps, positionIn, readView, startDraft, takeStep, type Step } from 'picket-engine';
import { fold, GAP, know, PROTOCOL_VERSION, readServerMessage } from 'picket-protocol';
import type { ClientInput, Known } from 'picket-protocol';

const [server = 'http://localhost:4600', code = ''] = process.argv.slice(2);

async function ask<T>(path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const request = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const reply = await fetch(server + path, request);
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as T;
}

function firstTurn(view: NonNullable<Known['view']>): readonly Step[] {
  const read = readView(view);
  const position = read.ok ? positionIn(read.value) : undefined;
  if (position === undefined) throw new Error('There is no turn to play.');
  let draft = startDraft(position);
  while (!isComplete(draft)) {
    const [step] = legalSteps(draft);
    const next = takeStep(draft, step);
    if (!next.ok) throw new Error(next.rejection.code);
    draft = next.value;
  }
  return draft.steps;
}

const { table } = await ask<{ table: string }>(`/api/codes/${code}`);
const seat = await ask<{ token: string }>(`/api/tables/${table}/seats`, { name: 'Robot', city: 'Tin Town' });

const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`);
const say = (message: ClientInput) => socket.send(JSON.stringify(message));
let known: Known | undefined;

socket.addEventListener('open', () => say({ type: 'hello', protocol: PROTOCOL_VERSION, token: seat.token }));
socket.addEventListener('message', ({ data }) => {
  const read = readServerMessage(String(data));
  if (!read.ok) throw new Error(read.rejection.code);
  const message = read.value;
  if (message.type === 'table') known = know(message);
  if (known === undefined) return;
  const next = fold(known, message);
  if (next === GAP) return say({ type: 'again' });
  known = next;
  const { info, view } = known;
  if (info.status === 'over') return socket.close();
  if ((message.type !== 'table' && message.type !== 'round') || view?.now?.turn !== null) return;
  const round = view.record.rounds.length;
  say({ type: 'submit', id: `round-${round}`, round, steps: firstTurn(view) });
});
socket.addEventListener('close', () => console.log(`The game is over: ${server}/api/tables/${table}/record`));
