import {
  builtIn,
  modeOf,
  MODES,
  SHEETS,
  type EditionBlock,
  type EditionId,
  type ModeId,
  type Options,
  type SheetId,
} from 'picket-engine';

/** The game on the table. */
export class TableChoice {
  #edition: EditionId = $state('2018');
  #mode: ModeId = $state('standard');
  #sheet: SheetId = $state('classic');
  advanced = $state(false);
  #opponent = $state('');

  readonly block = $derived.by(() => builtIn.editions[this.#edition] as EditionBlock);
  readonly modes = $derived(MODES.filter((mode) => modeOf(this.#edition, mode) !== undefined));
  readonly sheets = $derived(SHEETS.filter((sheet) => this.block.sheets[sheet] !== undefined));

  get edition(): EditionId {
    return this.#edition;
  }
  set edition(edition: EditionId) {
    this.#edition = edition;
  }
  /** The choice, limited to what the edition has. */
  get mode(): ModeId {
    return this.modes.includes(this.#mode) ? this.#mode : 'standard';
  }
  set mode(mode: ModeId) {
    this.#mode = mode;
  }
  get sheet(): SheetId {
    return this.sheets.includes(this.#sheet) ? this.#sheet : 'classic';
  }
  set sheet(sheet: SheetId) {
    this.#sheet = sheet;
  }
  get opponent(): string {
    const { architects } = this.block;
    return (architects.find(({ id }) => id === this.#opponent) ?? architects[0])?.id ?? '';
  }
  set opponent(id: string) {
    this.#opponent = id;
  }

  get options(): Options {
    return {
      edition: this.#edition,
      mode: this.mode,
      advanced: this.advanced,
      sheet: this.sheet,
      opponent: this.mode === 'aaa' ? this.opponent : null,
      components: null,
      plans: null,
      players: ['1'],
    };
  }
}
