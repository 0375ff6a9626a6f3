// node docs/exampleBot.mjs http://localhost:4600 CODE: joins a table by its code and plays the first turn it finds.
import { isComplete, legalSteps, positionIn, readView, startDraft, takeStep } from '@picket/engine';

const [server = 'http://localhost:4600', code = ''] = process.argv.slice(2);
const headers = { 'content-type': 'application/json' };

async function ask(path, body) {
  const request = body && { method: 'POST', body: JSON.stringify(body) };
  const reply = await fetch(server + path, { headers, ...request });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.message);
  return answer;
}

/** Takes the first legal step until the turn is whole. */
function firstTurn(view) {
  let draft = startDraft(positionIn(readView(view).value));
  while (!isComplete(draft)) draft = takeStep(draft, [...legalSteps(draft)][0]).value;
  return draft.steps;
}

const { table } = await ask(`/api/codes/${code}`);
const { seat, token } = await ask(`/api/tables/${table}/seats`, { name: 'Example', city: 'Botton' });
headers.authorization = `Bearer ${token}`;

for (let over = false; !over; await new Promise((resolve) => setTimeout(resolve, 500))) {
  const { info, view } = await ask(`/api/tables/${table}`);
  over = info.status === 'over' || info.status === 'closed';
  if (info.status !== 'playing' || view.now.in[seat]) continue;
  const round = view.record.rounds.length;
  await ask(`/api/tables/${table}/turns`, { id: `round-${round}`, round, steps: firstTurn(view) });
}
