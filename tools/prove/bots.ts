import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_IDS, type LevelId } from '@picket/bots';
import { builtIn, EDITIONS, type EditionId } from '@picket/engine';
import { en } from '@picket/words';
import { duel, percent, points, type ArenaRow } from '../bots/arena.ts';
import { playEverything } from '../bots/legal.ts';
import { botsPage, type Section } from '../bots/page.ts';
import { botCodeSize } from '../bots/size.ts';
import { picket, root } from '../picket.ts';
import type { Row } from '../prove.ts';

export const about =
  'The bots: means, duplicate deals, AAA opponents, legal turns, speed and size; writes docs/bots.md.';

/** With PICKET_PART=10 a tenth of it is played: to try the proof itself, not for its figures. */
const PART = Number(process.env['PICKET_PART'] ?? 1);
const part = (count: number): number => Math.max(2, Math.ceil(count / PART));

const DEALS = part(1000);
const GAMES = part(2000);
const FEW = part(200);
const LEGAL = part(100_000);
const SIZE = 30_000;
/** What the yardstick counts on a core that has nothing else to do, in positions a second: see the README. */
const QUIET = 6_000_000;

/** What levels are to reach, alone at 2018 tables without the advanced rules, and in how many milliseconds. */
const GOALS: { readonly [L in LevelId]?: { standard?: number; solo?: number; ms?: number } } = {
  regular: { standard: 62, solo: 65 },
  club: { solo: 87, ms: 25 },
  master: { standard: 122, solo: 103, ms: 10 },
  architect: { standard: 126, solo: 106, ms: 500 },
};

/** A part of the proof: its rows, and its section of the page. */
interface Part {
  readonly rows: Row[];
  readonly section: Section;
}

export async function prove(): Promise<Row[]> {
  const parts = [speeds(), means(), ladder(), tables(), opponents(), await legality(), await size()];
  const page = await botsPage(parts.map(({ section }) => section));
  writeFileSync(join(root, 'docs/bots.md'), page);
  return parts.flatMap(({ rows }) => rows);
}

const nameOf = (level: LevelId): string => en.levels[level].name;

/** 1 and 4: alone, each level against the deals of another. */
function means(): Part {
  const pairs: [LevelId, LevelId, number][] = [
    ['newcomer', 'casual', GAMES],
    ['regular', 'club', GAMES],
    ['expert', 'master', GAMES],
    ['master', 'architect', FEW],
  ];
  const found = new Map<LevelId, string[]>();
  const rows: Row[] = [];
  for (const [weaker, stronger, deals] of pairs) {
    const alone = (['standard', 'solo'] as const).map((mode) => ({
      mode,
      row: duel(weaker, stronger, deals, '--mode', mode, '--players', '1'),
    }));
    for (const [i, level] of ([stronger, weaker] as const).entries()) {
      if (found.has(level)) continue;
      found.set(level, [nameOf(level), String(deals), ...alone.map(({ row }) => points(totalOf(row, i)))]);
      for (const { mode, row } of alone) {
        const goal = GOALS[level]?.[mode];
        if (goal === undefined) continue;
        const total = totalOf(row, i);
        const what = `${nameOf(level)} alone, ${en.modes[mode]}, ${deals} games, at least ${goal}`;
        rows.push({ what, result: points(total), ok: total.mean >= goal });
      }
    }
  }
  const ordered = LEVEL_IDS.flatMap((level) => (found.has(level) ? [found.get(level) as string[]] : []));
  return {
    rows,
    section: {
      title: 'Alone',
      about:
        'Mean scores of the 2018 edition without the advanced rules: the standard game with one player, and the solo game.',
      rows: [['level', 'games', 'standard, one player', 'solo'], ...ordered],
    },
  };
}

function totalOf(row: ArenaRow, i: number) {
  return row.totals[i === 0 ? 0 : 1];
}

/** 1: every level beats the one below, and the master the regular. */
function ladder(): Part {
  const pairs: { pair: [LevelId, LevelId]; deals: number; goal: number }[] = [
    ...LEVEL_IDS.slice(1).map((level, i) => ({
      pair: [LEVEL_IDS[i] as LevelId, level] as [LevelId, LevelId],
      deals: level === 'architect' ? FEW : DEALS,
      goal: 0.58,
    })),
    { pair: ['regular', 'master'], deals: DEALS, goal: 0.95 },
  ];
  const played = pairs.map(({ pair: [weaker, stronger], deals, goal }) => {
    return { row: duel(weaker, stronger, deals), goal };
  });
  return {
    rows: played.map(({ row, goal }) => ({
      what: `${versus(row)}, two players, ${row.deals} duplicate deals, at least ${Math.round(goal * 100)} %`,
      result: percent(row.won),
      ok: row.won.mean >= goal,
    })),
    section: {
      title: 'Against each other',
      about:
        'Two players, 2018 edition, each deal played twice with the seats swapped. A tie counts as half a game.',
      rows: [['levels', 'deals', 'first wins', 'means'], ...played.map(({ row }) => pairCells(row))],
    },
  };
}

const versus = ({ pair }: ArenaRow): string => `${nameOf(pair[0])} against ${nameOf(pair[1])}`;

function pairCells(row: ArenaRow): string[] {
  return [
    versus(row),
    String(row.deals),
    percent(row.won),
    `${points(row.totals[0])} : ${points(row.totals[1])}`,
  ];
}

/** How the ladder holds at other tables: shown, not promised. */
function tables(): Part {
  const kinds: [string, string[]][] = [
    ['2018, advanced', ['--advanced']],
    ['2018, four players', ['--players', '4']],
    ['2018, expert', ['--mode', 'expert']],
    ['2018, expert, advanced', ['--mode', 'expert', '--advanced']],
    ['2018, solo, advanced', ['--mode', 'solo', '--advanced']],
    ['2023', ['--edition', '2023']],
    ['2023, advanced', ['--edition', '2023', '--advanced']],
    ['2023, blueprint', ['--edition', '2023', '--sheet', 'blueprint']],
    ['2023, blueprint, advanced', ['--edition', '2023', '--sheet', 'blueprint', '--advanced']],
  ];
  const played = kinds.map(([name, options]) => ({ name, row: duel('club', 'master', FEW, ...options) }));
  return {
    rows: played.map(({ name, row }) => ({
      what: `${versus(row)}, ${name}, ${row.deals} duplicate deals`,
      result: percent(row.won),
      ok: row.won.mean > 0.5,
    })),
    section: {
      title: 'At other tables',
      about:
        'The same for other editions, modes and numbers of players. At a table of four, both have two seats.',
      rows: [
        ['table', 'levels', 'deals', 'first wins', 'means'],
        ...played.map(({ name, row }) => [name, ...pairCells(row)]),
      ],
    },
  };
}

/** 2: the master against the opponents out of the box. */
function opponents(): Part {
  const played = EDITIONS.flatMap((edition) =>
    rivals(edition).map((architect) => ({
      name: en.opponent.name(architect),
      edition,
      row: duel('regular', 'master', FEW, '--edition', edition, '--mode', 'aaa', '--opponent', architect.id),
    })),
  );
  return {
    rows: played.map(({ name, edition, row }) => ({
      what: `${nameOf('master')} against ${name} (${edition}), ${row.deals} games, at least 80 %`,
      result: row.beaten === undefined ? 'nobody to beat' : percent(row.beaten[0]),
      ok: (row.beaten?.[0].mean ?? 0) >= 0.8,
    })),
    section: {
      title: 'Against the AAA',
      about:
        'Games won against each opponent out of the box, without the advanced rules, and the mean score.',
      rows: [
        ['edition', 'opponent', 'games', nameOf('master'), nameOf('regular'), 'means'],
        ...played.map(({ name, edition, row }) => [
          edition,
          name,
          String(row.deals),
          ...(row.beaten ?? []).map(percent),
          `${points(row.totals[0])} : ${points(row.totals[1])}`,
        ]),
      ],
    },
  };
}

/** One that scores nothing is nobody to beat. */
function rivals(edition: EditionId) {
  return (builtIn.editions[edition]?.architects ?? []).filter(({ scores }) => scores !== false);
}

/** 3: not one illegal turn. */
async function legality(): Promise<Part> {
  const { games, turns, faults } = await playEverything(LEGAL);
  const result = faults[0] ?? `${turns} turns, all legal`;
  return {
    rows: [
      {
        what: `${games} games of all levels at all tables, a millisecond a move`,
        result,
        ok: faults.length === 0,
      },
    ],
    section: {
      title: 'Legal turns',
      about:
        'Every edition, mode, sheet and opponent, with and without the advanced rules and with a box of the user’s own, each level with a millisecond for a move.',
      rows: [
        ['games', 'turns', 'refused'],
        [String(games), String(turns), String(faults.length)],
      ],
    },
  };
}

/** 1: how long a move takes, on a busy machine as if it were quiet. */
function speeds(): Part {
  const { output } = picket('bench', 'bots', '--seconds', '30', '--json');
  const { levels, yardstickNodesPerSecond } = JSON.parse(output) as {
    levels: { level: LevelId; msPerMove: number; evaluationsPerSecond: number }[];
    yardstickNodesPerSecond: number | null;
  };
  const busy = (yardstickNodesPerSecond ?? QUIET) / QUIET;
  const rows = levels.flatMap(({ level, msPerMove }): Row[] => {
    const goal = GOALS[level]?.ms;
    if (goal === undefined) return [];
    const what = `${nameOf(level)}, milliseconds a move, at most ${goal}`;
    return [{ what, result: (msPerMove * busy).toFixed(1), ok: msPerMove * busy <= goal }];
  });
  return {
    rows,
    section: {
      title: 'Speed',
      about: `Means of moves at a table of two and in the solo game, on one core, scaled to a machine on which the chess yardstick counts ${QUIET.toLocaleString('en')} positions a second; an evaluation is a sheet judged or a game played out.`,
      rows: [
        ['level', 'ms a move', 'evaluations a second'],
        ...levels.map(({ level, msPerMove, evaluationsPerSecond }) => [
          nameOf(level),
          (msPerMove * busy).toFixed(1),
          Math.round(evaluationsPerSecond / busy).toLocaleString('en'),
        ]),
      ],
    },
  };
}

/** 4: what the client has to load for all that. */
async function size(): Promise<Part> {
  const bytes = await botCodeSize();
  const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  return {
    rows: [{ what: `bot code and kernel, gzip, at most ${kB(SIZE)}`, result: kB(bytes), ok: bytes <= SIZE }],
    section: {
      title: 'Size',
      about:
        'What the bots add to the client, compressed as it travels; weights are loaded when they are needed.',
      rows: [['code and kernel'], [kB(bytes)]],
    },
  };
}
