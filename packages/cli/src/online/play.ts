import { forgetSeat, saveSeat, type Seat } from '../keep/seats.ts';
import type { Terminal } from '../play/terminal.ts';
import { OnlineGame, type Prompt } from './onlineGame.ts';
import { OnlineTable } from './onlineTable.ts';

/** Milliseconds between redraws of the clock. */
const TICK = 1000;

/** Plays at an online table until the game is over or the player leaves, and continues with a rematch. */
export async function playOnline(terminal: Terminal, start: Seat): Promise<number> {
  let seat: Seat | undefined = start;
  const prompt: Prompt = {};
  while (seat !== undefined) {
    const table: OnlineTable = new OnlineTable(seat);
    const clock = setInterval(() => {
      if (table.timeLeft !== undefined) table.tick();
    }, TICK);
    try {
      table.start();
      const rematch: string | undefined = await new OnlineGame(terminal, seat, table, prompt).play();
      const before: Seat = seat;
      seat = rematch === undefined ? undefined : { ...seat, table: rematch, code: null };
      if (seat === undefined) continue;
      await saveSeat(seat);
      await forgetSeat(before);
    } finally {
      clearInterval(clock);
      table.stop();
    }
  }
  return 0;
}
