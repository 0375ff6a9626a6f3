/** The rows of the database. JSON is stored as text, times in milliseconds, booleans as 0 or 1. */
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
  deals: DealRow;
  entries: EntryRow;
  vaults: VaultRow;
}

export interface TableRow {
  readonly id: string;
  readonly made: number;
  /** When a player last joined, the game started, or a round ended. */
  readonly touched: number;
  readonly status: 'lobby' | 'playing' | 'over' | 'closed';
  readonly code: string | null;
  readonly public: number;
  readonly settings: string;
  /** The key of the host's seat. */
  readonly host: number | null;
  /** The key of the seat whose player is host whenever present. */
  readonly founder: number | null;
  readonly muted: number;
  /** Whether the odds lens is allowed. */
  readonly odds: number;
  readonly seed: string | null;
  /** The rules version of the game; null before the start, like the next four. */
  readonly rules: number | null;
  /** The data version the game was dealt from. */
  readonly data: number | null;
  /** The ids of the dealt plans; also null for games that started before these were stored. */
  readonly plans: string | null;
  /** The names in the record, by seat. */
  readonly players: string | null;
  /** When the round's clock started; null while the table is paused. */
  readonly paced: number | null;
  /** When the table has to be checked next. */
  readonly due: number | null;
  readonly next: string | null;
  /** How many seat keys were assigned so far, including those of players who left. */
  readonly keys: number;
  /** The sealed deal that is played here; null at other tables. */
  readonly deal: string | null;
  /** JSON: the scores by seat and the best seats; null before the end, and for games that ended before this was stored. */
  readonly result: string | null;
}

export interface SeatRow {
  readonly table_id: string;
  /** Never changes; tokens and answers refer to it. */
  readonly key: number;
  /** The seat number, final once the game has started. */
  readonly nr: number;
  readonly name: string;
  readonly city: string;
  readonly bot: string | null;
  /** JSON; null for a bot like others of its level. */
  readonly style: string | null;
  readonly caretaker: string | null;
  readonly muted: number;
  /** Since when its player has been away; null while present, or if unknown. */
  readonly left: number | null;
  /** Whether its player writes on paper. */
  readonly paper: number;
  /** The sheet of a player on paper as JSON, once entered. */
  readonly sheet: string | null;
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
  /** Whether redeeming it removes the seat's other tokens. */
  readonly alone: number;
  /** From when it works. */
  readonly opens: number;
  readonly expires: number;
  /** The hash of the token that redeemed it; null until then. */
  readonly taken: Uint8Array | null;
}

/** A turn that was submitted, or taken back (without steps). */
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
  /** The last round that a reminder was sent for; null for none. */
  readonly reminded: number | null;
}

export interface ReportRow {
  readonly id: string;
  readonly table_id: string;
  /** The key of the reporter's seat; -1 if the reporter has left. */
  readonly by_key: number;
  readonly key: number;
  readonly text: string;
  readonly at: number;
  /** JSON; null for reports made before this was stored. */
  readonly evidence: string | null;
}

/** The name and last chat lines of a reported player, who could delete their own. */
export interface Evidence {
  readonly name: string;
  readonly chat: readonly { readonly at: number; readonly text: string }[];
}

/** An operator command for the running server. */
export interface OrderRow {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly at: number;
  readonly done: string | null;
}

/** Settings of the server that survive a restart. */
interface NoteRow {
  readonly name: string;
  readonly value: string;
}

/** A sealed deal. Its seed is secret until the deal is closed. */
export interface DealRow {
  readonly id: string;
  readonly seed: string;
  readonly made: number;
  /** The score of the strongest level, and its version; null until computed. */
  readonly par: number | null;
  readonly par_by: string | null;
}

/** A player's only game of a sealed deal. It outlives its table. */
export interface EntryRow {
  readonly deal: string;
  /** The hash of the player's token. */
  readonly player: Uint8Array;
  readonly table_id: string;
  readonly name: string;
  /** Whether a program plays. */
  readonly bot: number;
  readonly made: number;
  readonly ended: number | null;
  /** Null if the game is not over, or doesn't count. */
  readonly score: number | null;
  /** 1 if the operator has hidden the name, 2 if the player is banned. */
  readonly hidden: number;
}

/** The vault that a player's devices share. Only holders of the player's token can read it. */
export interface VaultRow {
  /** The hash of the player's token. */
  readonly player: Uint8Array;
  /** Encrypted by the client, as base64url. */
  readonly box: string;
  readonly at: number;
}
