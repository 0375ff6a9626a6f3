/** The rows that a server keeps. JSON stands in texts, times are milliseconds, switches are 0 or 1. */
export interface Database {
  tables: TableRow;
  seats: SeatRow;
  tokens: TokenRow;
  links: LinkRow;
  turns: TurnRow;
  rounds: RoundRow;
  answers: AnswerRow;
  chat: ChatRow;
  push: PushRow;
  reports: ReportRow;
  orders: OrderRow;
  notes: NoteRow;
}

export interface TableRow {
  readonly id: string;
  readonly made: number;
  /** When somebody last sat down, the game began, or a round ended. */
  readonly touched: number;
  readonly status: 'lobby' | 'playing' | 'over' | 'closed';
  readonly code: string | null;
  readonly public: number;
  readonly settings: string;
  /** The key of the host's seat. */
  readonly host: number | null;
  readonly muted: number;
  readonly seed: string | null;
  /** The rules version that the game is pinned to; null before the start, as is all that follows from the deal. */
  readonly rules: number | null;
  /** The data version that it was dealt from. */
  readonly data: number | null;
  /** The ids of the dealt plans; null also for games that started before they were stored. */
  readonly plans: string | null;
  /** The names that the record has, in the order of the seats. */
  readonly players: string | null;
  /** From when the round's time counts; null while the table sleeps. */
  readonly paced: number | null;
  /** When the table needs to be looked at without anybody asking. */
  readonly due: number | null;
  readonly next: string | null;
  /** How many keys were given to seats so far, those of whoever left included. */
  readonly keys: number;
}

export interface SeatRow {
  readonly table_id: string;
  /** Never changes; tokens and answers belong to it. */
  readonly key: number;
  /** The place at the table, final once the game runs. */
  readonly nr: number;
  readonly name: string;
  readonly city: string;
  readonly bot: string | null;
  readonly caretaker: string | null;
  readonly muted: number;
  /** Since when its owner has not been there; null while there, and where that is not known. */
  readonly left: number | null;
}

export interface TokenRow {
  readonly table_id: string;
  readonly hash: Uint8Array;
  readonly key: number;
  readonly made: number;
}

export interface LinkRow {
  readonly hash: Uint8Array;
  readonly table_id: string;
  readonly key: number;
  /** Whether whoever had the seat before loses it. */
  readonly alone: number;
  readonly expires: number;
  /** The hash of the token of whoever followed it; null until then. */
  readonly taken: Uint8Array | null;
}

/** A turn that was handed in, or taken back: then it has no steps. */
export interface TurnRow {
  readonly table_id: string;
  readonly round: number;
  readonly seat: number;
  readonly version: number;
  readonly steps: string | null;
  readonly played_by: 'owner' | 'caretaker' | 'bot';
  /** The id of the command. */
  readonly command: string | null;
  readonly at: number;
}

interface RoundRow {
  readonly table_id: string;
  readonly round: number;
  readonly at: number;
}

export interface AnswerRow {
  readonly table_id: string;
  readonly key: number;
  readonly command: string;
  readonly answer: string;
  readonly at: number;
}

export interface ChatRow {
  readonly table_id: string;
  readonly nr: number;
  readonly key: number;
  readonly at: number;
  readonly text: string;
}

export interface PushRow {
  readonly table_id: string;
  readonly key: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The round that it was reminded of last; null for none. */
  readonly reminded: number | null;
}

export interface ReportRow {
  readonly id: string;
  readonly table_id: string;
  readonly by_key: number;
  readonly key: number;
  readonly text: string;
  readonly at: number;
}

/** What an operator wants done by the server that runs. */
export interface OrderRow {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly at: number;
  readonly done: string | null;
}

/** What the server remembers about itself. */
interface NoteRow {
  readonly name: string;
  readonly value: string;
}
