import { LEGAL } from '../goals.ts';
import { keep, readKept } from '../kept.ts';
import { playGames, type Legality } from '../legal.ts';
import type { Part } from '../part.ts';

const NAME = 'legal';
const AT_ONCE = 200;

/** 3: no illegal turn. */
export const legal: Part = {
  name: 'legal',
  async play({ threads, isOver }) {
    const played = readKept<Legality>(NAME).reduce(
      (end, { first, games }) => Math.max(end, first + games),
      0,
    );
    for (let first = played; first < LEGAL && !isOver(); first += AT_ONCE) {
      keep(NAME, await playGames(first, Math.min(AT_ONCE, LEGAL - first), threads));
    }
  },
  async report() {
    const kept = readKept<Legality>(NAME);
    const sum = (of: (one: Legality) => number) => kept.reduce((total, one) => total + of(one), 0);
    const faults = kept.flatMap((one) => one.faults);
    const games = sum((one) => one.games);
    const turns = sum((one) => one.turns);
    return {
      rows: [
        {
          what: `${LEGAL} games of all levels at all tables, a millisecond a move`,
          result: faults[0] ?? `${games} games, ${turns} turns, all legal`,
          ok: faults.length === 0 && games >= LEGAL,
        },
      ],
      section: {
        title: 'Legal turns',
        about:
          'Every edition, mode, sheet and opponent, with and without the advanced rules, and with a user’s own components; each level has one millisecond per move.',
        rows: [
          ['games', 'turns', 'rejected'],
          ...(games === 0 ? [] : [[String(games), String(turns), String(faults.length)]]),
        ],
      },
    };
  },
};
