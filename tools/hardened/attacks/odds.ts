import { gather, settingsFor, type Owned } from '../../online/api.ts';
import { Line } from '../../online/line.ts';
import { Tally, type Attack } from '../attack.ts';
import { HELLO, openSocket } from '../enemy.ts';

const SEATS = 200;
const VIEWERS = 100;

/** A host toggles the odds lens of a large table with many viewers. */
export const oddsSwitch: Attack = {
  run: async ({ url, relayed, begin, goesOn }) => {
    const [host] = (await gather(relayed, settingsFor(SEATS))) as [Owned];
    const heard = new Tally();
    for (let i = 0; i < VIEWERS; i++) {
      const socket = await openSocket(url, host.table);
      socket.on('data', (data) => {
        if (data.includes('"type":"table"')) heard.add('snapshots');
        if (data.includes('"type":"lens"')) heard.add('switches');
      });
      socket.write(HELLO);
    }
    const { line } = await Line.open(relayed, host);
    await begin();
    const answers = new Tally();
    for (let on = false; goesOn(); on = !on) {
      const answer = await line.ask({ type: 'odds', on });
      answers.add(answer.type === 'done' ? 'done' : answer.code);
    }
    line.close();
    return {
      sent: `${answers.text} at a table of ${SEATS} with ${VIEWERS} viewers`,
      refused: heard.text,
      // One snapshot for each viewer on joining.
      held: heard.of('switches') > VIEWERS && heard.of('snapshots') <= VIEWERS,
    };
  },
};
