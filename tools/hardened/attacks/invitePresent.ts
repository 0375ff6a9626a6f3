import type { Attack } from '../attack.ts';
import { codeIn, linkIn, opens, seated, SHORT } from './seats.ts';

/** The host offers the seat of a player who is present, and takes it. */
export const invitePresent: Attack = {
  seconds: SHORT,
  run: async ({ url, begin }) => {
    const { lines } = await seated(url, 4);
    await begin();
    const answers = await Promise.all([1, 2, 3].map((seat) => lines[0].ask({ type: 'invite', seat })));
    const taken = await Promise.all(answers.map((answer) => opens(url, linkIn(answer))));
    const count = taken.filter(Boolean).length;
    return {
      sent: `3 invitations over players who are present`,
      refused: `${answers.map(codeIn).join(', ')}, ${count} seats taken`,
      held: count === 0,
    };
  },
};
