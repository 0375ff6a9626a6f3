import { builtIn, type Options } from 'picket-engine';

/** A game set-up. */
export type SetUp = Pick<Options, 'edition' | 'mode' | 'sheet' | 'advanced' | 'opponent'> & {
  readonly players: number;
};

type Table = Omit<SetUp, 'advanced'>;

const base = { opponent: null, sheet: 'classic', players: 1 } as const;

const standard: readonly Table[] = [
  { ...base, edition: '2018', mode: 'standard' },
  { ...base, edition: '2023', mode: 'standard' },
  { ...base, edition: '2023', mode: 'standard', sheet: 'blueprint' },
];

const agencies = (edition: '2018' | '2023', sheet: 'classic' | 'blueprint'): readonly Table[] =>
  (builtIn.editions[edition]?.architects ?? []).map(({ id }) => ({
    ...base,
    edition,
    mode: 'aaa',
    sheet,
    opponent: id,
  }));

/** Every edition, mode, sheet and opponent, with one player and, where allowed, more; basic and advanced. */
export const SETUPS: readonly SetUp[] = [
  ...standard.flatMap((table) => [1, 2, 5].map((players) => ({ ...table, players }))),
  ...[2, 3, 6].map((players) => ({ ...base, edition: '2018', mode: 'expert', players }) as const),
  { ...base, edition: '2018', mode: 'solo' } as const,
  ...agencies('2018', 'classic'),
  ...agencies('2023', 'classic'),
  ...agencies('2023', 'blueprint'),
].flatMap((table) => [false, true].map((advanced) => ({ ...table, advanced })));

export function nameOf({ edition, mode, opponent, sheet, advanced, players }: SetUp): string {
  const parts = [edition, mode, opponent, sheet === 'classic' ? null : sheet, advanced ? 'advanced' : null];
  return `${parts.filter((part) => part !== null).join(' ')}, ${players} playing`;
}

/** Its command-line options. */
export function flagsOf({ edition, mode, opponent, sheet, advanced, players }: SetUp): string[] {
  const flags = ['--edition', edition, '--mode', mode, '--sheet', sheet, '--players', `${players}`];
  if (advanced) flags.push('--advanced');
  if (opponent !== null) flags.push('--opponent', opponent);
  return flags;
}
