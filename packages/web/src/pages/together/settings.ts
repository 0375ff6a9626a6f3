import { builtIn, defaultOptions, modeOf } from 'picket-engine';
import { MakeTable, readAs, type Settings } from 'picket-protocol';
import { online, setupPage, text } from '../../text/language.ts';
import { fieldsOf } from '../../platform/guards.ts';
import { read, write } from '../../platform/storage.ts';
import { seatLimit } from '../../online/seatLimit.ts';
import { isNewcomer } from '../learn/newcomer.ts';
import { partsUsed, loadChoices, type Choice } from '../setup/choice.ts';
import { blockOf, settle } from '../setup/possible.ts';
import type { Fact } from '../setup/summary.ts';

const KEY = 'picket.table';

const { edition, mode, sheet, advanced, opponent } = defaultOptions;
/** All settings of a table. The odds lens is not in the protocol's `Settings`, because older clients reject unknown fields. */
export interface TableSettings extends Settings {
  /** Whether the odds lens is allowed. */
  readonly odds: boolean;
}

const FIRST: TableSettings = {
  options: { edition, mode, sheet, advanced, opponent, plans: null },
  seats: 4,
  public: false,
  clock: null,
  away: 300,
  caretaker: 'regular',
  late: true,
  odds: true,
};

/** The last settings; another version may have stored anything. */
export function loadSettings(found: unknown = read(KEY)): TableSettings {
  const { odds, ...settings } = fieldsOf(found);
  const stored = readAs(MakeTable, { name: '?', city: '', settings })?.settings;
  return stored === undefined ? FIRST : { ...stored, odds: odds !== false };
}

export function saveSettings({ odds, ...settings }: TableSettings): void {
  // Older versions reject stored settings with unknown fields.
  write(KEY, odds ? settings : { ...settings, odds });
}

/** The game, in the format of local games. */
export function choiceOf({ options, odds }: TableSettings): Choice {
  const { edition, mode, sheet, advanced, opponent } = options;
  return {
    edition,
    mode,
    sheet,
    advanced,
    opponent: opponent ?? '',
    seats: [],
    city: '',
    plans: { way: 'dealt', chosen: [], without: [] },
    odds,
    components: null,
  };
}

/** The same table with another game: the closest playable one, and its number of seats. */
export function withChoice(settings: TableSettings, change: Partial<Choice>): TableSettings {
  const choice = settle({ ...choiceOf(settings), ...change }, builtIn);
  const { edition, mode, sheet, advanced, opponent } = choice;
  const hasOpponent = modeOf(edition, mode)?.hasOpponent ?? false;
  const options = { edition, mode, sheet, advanced, opponent: hasOpponent ? opponent : null, plans: null };
  const { min, max } = seatRange(options);
  // After a game for one player, suggest several seats again.
  const wished = settings.seats < min || settings.seats === 1 ? FIRST.seats : settings.seats;
  return { ...settings, options, seats: Math.min(Math.max(wished, min), max) };
}

/** The number of seats of the game, local or online. */
export function seatRange({ edition, mode }: Pick<Settings['options'], 'edition' | 'mode'>): {
  readonly min: number;
  readonly max: number;
} {
  const { min, max } = modeOf(edition, mode)?.players(blockOf(builtIn, edition)) ?? { min: 1, max: 1 };
  return { min, max: Math.min(max, seatLimit()) };
}

/** The options besides the seats, in the order of the page. */
export const TABLE_PARTS = ['edition', 'mode', 'sheet', 'advanced', 'pace', 'odds'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

/** The options ever used, here or for a game on this device; the others are folded away. */
export function partsInView(settings: TableSettings): ReadonlySet<string> {
  const { clock, away, caretaker } = settings;
  const isPaced = clock !== FIRST.clock || away !== FIRST.away || caretaker !== FIRST.caretaker;
  return new Set<string>([
    ...(isNewcomer() ? [] : ['edition']),
    ...loadChoices().used,
    ...partsUsed(choiceOf(settings)),
    ...(isPaced ? ['pace'] : []),
  ]);
}

/** “Standard, 2018 edition”. */
export function gameLine({ options }: Settings): string {
  return setupPage.played(options);
}

/** A table as facts. */
export function factsOf(settings: TableSettings): readonly Fact[] {
  const { options, seats, clock, public: open, odds } = settings;
  const { summary } = online.make;
  const { architects } = blockOf(builtIn, options.edition);
  const architect = architects.find(({ id }) => id === options.opponent);
  return [
    ...(architect === undefined
      ? []
      : [{ name: setupPage.summary.opponent, line: text.words.opponent.name(architect) }]),
    {
      name: setupPage.summary.sheet,
      line: setupPage.summary.sheetIn(options.sheet, options.advanced),
    },
    { name: summary.seats, line: summary.upTo(seats) },
    { name: summary.clock, line: clock === null ? online.make.pace.noClock : online.duration(clock) },
    { name: summary.door, line: open ? summary.inList : summary.byLink },
    ...(odds ? [] : [{ name: setupPage.odds.name, line: setupPage.odds.off }]),
  ];
}
