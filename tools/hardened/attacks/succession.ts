import { snapshot } from '../../online/api.ts';
import { eventually } from '../../online/eventually.ts';
import { Line } from '../../online/line.ts';
import type { Attack } from '../attack.ts';
import { codeIn, linkIn, opens, seated, SHORT } from './seats.ts';

/** A guest who became host because the founder closed a tab tries to take the others' seats. */
export const succession: Attack = {
  seconds: SHORT,
  settings: { clock: { hostSeconds: 1, graceSeconds: 0 } },
  run: async ({ url, begin }) => {
    const { owned, lines } = await seated(url, 3);
    const founder = owned[0];
    const isHost = (seat: number) =>
      eventually(async () => (await snapshot(url, { table: founder.table }))?.info.host === seat);
    await begin();
    lines[0].close();
    const succeeded = await isHost(1);
    const answers = await Promise.all([0, 2].map((seat) => lines[1].ask({ type: 'invite', seat })));
    const taken = await Promise.all(answers.map((answer) => opens(url, linkIn(answer))));
    const count = taken.filter(Boolean).length;
    const { line } = await Line.open(url, founder).catch(() => ({ line: undefined }));
    const returned = line !== undefined && (await isHost(0));
    return {
      sent: `${succeeded ? 'became' : 'did not become'} host, 2 invitations`,
      refused: `${answers.map(codeIn).join(', ')}, ${count} seats taken, founder ${returned ? 'is' : 'is not'} host again`,
      held: succeeded && count === 0 && returned,
    };
  },
};
