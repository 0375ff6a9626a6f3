import { builtIn, type Options, type Random } from 'picket-engine';

/** One kind of game in self-play, and its weight. */
export interface Kind {
  readonly name: string;
  readonly weight: number;
  readonly options: (random: Random) => Partial<Options>;
}

const seats = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);

function agency(edition: '2018' | '2023', random: Random): Partial<Options> {
  const architects = builtIn.editions[edition]?.architects ?? [];
  const opponent = architects[random.below(architects.length)]?.id ?? null;
  return { edition, mode: 'aaa', opponent, ...(edition === '2023' ? sheet(random) : {}) };
}

const sheet = (random: Random): Partial<Options> => ({
  sheet: random.below(2) === 0 ? 'classic' : 'blueprint',
});

const PLAIN: Partial<Options> = { edition: '2018', mode: 'standard' };

export const KINDS: readonly Kind[] = [
  { name: 'one', weight: 32, options: () => PLAIN },
  { name: 'solo', weight: 26, options: () => ({ mode: 'solo' }) },
  { name: 'two', weight: 12, options: () => ({ ...PLAIN, players: seats(2) }) },
  { name: 'more', weight: 2, options: (random) => ({ ...PLAIN, players: seats(3 + random.below(4)) }) },
  { name: 'aaa18', weight: 13, options: (random) => agency('2018', random) },
  { name: 'aaa23', weight: 10, options: (random) => agency('2023', random) },
  { name: 'one23', weight: 3, options: (random) => ({ edition: '2023', ...sheet(random) }) },
  {
    name: 'two23',
    weight: 3,
    options: (random) => ({ edition: '2023', players: seats(2), ...sheet(random) }),
  },
  {
    name: 'expert',
    weight: 3,
    options: (random) => ({ mode: 'expert', players: seats(2 + random.below(3)) }),
  },
  {
    name: 'advanced',
    weight: 3,
    options: (random) => ({ ...PLAIN, advanced: true, players: seats(1 + random.below(2)) }),
  },
  {
    name: 'advanced23',
    weight: 2,
    options: (random) => ({
      edition: '2023',
      advanced: true,
      players: seats(1 + random.below(2)),
      ...sheet(random),
    }),
  },
  { name: 'soloAdv', weight: 1, options: () => ({ mode: 'solo', advanced: true }) },
  {
    name: 'aaaAdv',
    weight: 2,
    options: (random) => ({ ...agency(random.below(2) === 0 ? '2018' : '2023', random), advanced: true }),
  },
];

/** Parses kinds from `name:weight,…`; all of them for an empty text. */
export function chosenKinds(text: string): readonly Kind[] {
  if (text === '') return KINDS;
  return text.split(',').map((part) => {
    const [name = '', weight = '1'] = part.split(':');
    const kind = KINDS.find((kind) => kind.name === name);
    if (kind === undefined) throw new Error(`There is no kind ${name}.`);
    return { ...kind, weight: Number(weight) };
  });
}

/** Draws a kind by weight. */
export function drawKind(kinds: readonly Kind[], random: Random): Kind {
  const all = kinds.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random.below(all);
  for (const kind of kinds) {
    if (rest < kind.weight) return kind;
    rest -= kind.weight;
  }
  throw new Error('No kind of game was given.');
}
