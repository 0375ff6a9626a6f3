import { spreadKnowledge, type CardsRecord, type Hand, type ViewRecord } from 'picket-engine';
import { LIMITS } from './limits.ts';
import type {
  Hall,
  HallMessage,
  News,
  OwnMessage,
  RoundMessage,
  ServerMessage,
  TableMessage,
} from './server.ts';

/** What a client knows of a table: the last snapshot and all messages since. */
export interface Known extends Omit<TableMessage, 'type' | 'now'> {
  /** The private part of a coming round, which only this seat may see. */
  readonly own?: OwnMessage;
  /** False if the odds lens is forbidden. */
  readonly odds?: boolean;
  /** The bots that differ from others of their level. */
  readonly styles?: Extract<ServerMessage, { type: 'styles' }>['styles'];
  /** Only for a table seen through a window. Then all seats are those of the window. */
  readonly hall?: Hall;
}

/** A message was missed: the client must ask for a snapshot. */
export const GAP = 'gap';

export function know({ type: _type, now: _now, ...known }: TableMessage | HallMessage): Known {
  return known;
}

/** Applies a message. Messages that are old or have no lasting effect change nothing. */
export function fold(known: Known, message: ServerMessage): Known | typeof GAP {
  if (message.type === 'table' || message.type === 'hall') return know(message);
  if (message.type === 'own') return foldOwn(known, message);
  if (message.type === 'lens') return { ...known, odds: message.odds };
  if (message.type === 'styles') return { ...known, styles: message.styles };
  if (message.type === 'same') return message.seq === known.seq ? known : GAP;
  if (!('seq' in message) || message.seq <= known.seq) return known;
  return message.seq === known.seq + 1 ? foldNews({ ...known, seq: message.seq }, message) : GAP;
}

function foldNews(known: Known, news: News): Known | typeof GAP {
  switch (news.type) {
    case 'info':
      return { ...known, info: news.info };
    case 'seats':
      return {
        ...known,
        seats: foldSeats(known.seats, news),
        ...(known.styles && { styles: known.styles.filter(({ seat }) => !news.gone.includes(seat)) }),
        // Drop chat from vacated seats.
        chat: known.chat.filter(({ seat }) => !news.gone.includes(seat)),
      };
    case 'presence':
      return {
        ...known,
        watching: news.watching,
        seats: known.seats.map((seat) =>
          news.here.includes(seat.seat)
            ? { ...seat, here: true }
            : news.away.includes(seat.seat)
              ? { ...seat, here: false }
              : seat,
        ),
      };
    case 'chat': {
      const { seat, at, text } = news;
      return { ...known, chat: [...known.chat, { seat, at, text }].slice(-LIMITS.chatKept) };
    }
    case 'in':
      return foldIn(known, news);
    case 'crowd':
      return foldCrowd(known, news);
    case 'round':
      return foldRound(known, news);
    case 'moved':
      return { ...known, info: { ...known.info, next: news.table } };
    case 'reaction':
      return known;
  }
}

function foldSeats(
  seats: Known['seats'],
  { changed, gone }: Extract<News, { type: 'seats' }>,
): Known['seats'] {
  const kept = seats.filter(
    ({ seat }) => !gone.includes(seat) && !changed.some((other) => other.seat === seat),
  );
  return [...kept, ...changed].toSorted((a, b) => a.seat - b.seat);
}

function foldIn(
  known: Known,
  { round, seats }: Pick<Extract<News, { type: 'in' }>, 'round' | 'seats'>,
): Known | typeof GAP {
  const { view } = known;
  if (view === null || view.now === null || view.record.rounds.length !== round) return GAP;
  const now = { ...view.now, in: view.now.in.map((_, seat) => seats.includes(seat)) };
  return { ...known, view: { ...view, now } };
}

function foldCrowd(
  known: Known,
  { round, seated, here, watching, in: isIn, seats, away }: Extract<News, { type: 'crowd' }>,
): Known | typeof GAP {
  const { hall, view } = known;
  if (hall === undefined) return GAP;
  const counted: Known = {
    ...known,
    watching,
    hall: { ...hall, seated, here, in: isIn },
    seats: known.seats.map((seat) => ({ ...seat, here: !away.includes(seat.seat) })),
  };
  return view === null || view.now === null ? counted : foldIn(counted, { round, seats });
}

function foldRound({ own, ...known }: Known, news: RoundMessage): Known | typeof GAP {
  const { view } = known;
  if (view === null || view.now === null || view.record.rounds.length !== news.round) return GAP;
  const mine = own?.round === news.round + 1 ? own : undefined;
  const info = {
    ...known.info,
    deadline: news.deadline,
    ended: news.ended,
    status: news.over === null ? ('playing' as const) : ('over' as const),
  };
  const hall = known.hall && { ...known.hall, in: 0, standing: news.standing ?? null };
  return { ...known, info, ...(hall && { hall }), view: addRound(view, view.now.notes, news, mine) };
}

function addRound(
  view: ViewRecord,
  notes: NonNullable<ViewRecord['now']>['notes'],
  { cards, turns, next, over, crowd, outside }: RoundMessage,
  own: OwnMessage | undefined,
): ViewRecord {
  const rounds = [
    ...view.record.rounds,
    { cards: patch(cards, own?.before), notes, turns, ...(crowd && { crowd }) },
  ];
  const now = next && { ...next, cards: patch(next.cards, own?.cards) };
  const shown = over?.cards ?? shownCards(rounds, now?.cards);
  return {
    ...view,
    record: {
      ...view.record,
      rounds: rounds.map((round, i) => ({ ...round, cards: shown[i] ?? round.cards })),
      seed: over?.seed ?? null,
      result: over?.result ?? null,
    },
    now: now && {
      ...now,
      cards: shown[rounds.length] ?? now.cards,
      turn: own?.turn ?? null,
      in: turns.map(() => false),
    },
    ...(outside && { outside }),
  };
}

/** [R22] If each seat has a hand, a round can reveal cards of earlier rounds. */
function shownCards(rounds: ViewRecord['record']['rounds'], now: CardsRecord | undefined): CardsRecord[] {
  const isHands = (cards: CardsRecord): cards is readonly Hand[] =>
    cards.every((entry) => Array.isArray(entry));
  const passings = rounds.flatMap(({ cards, turns }) => (isHands(cards) ? [{ hands: cards, turns }] : []));
  if (passings.length < rounds.length) return [];
  const playing = now !== undefined && isHands(now) ? [{ hands: now }] : [];
  return spreadKnowledge([...passings, ...playing]);
}

/** A message about a coming round is kept until that round starts. */
function foldOwn(known: Known, own: OwnMessage): Known {
  const { view } = known;
  if (view === null || view.now === null) return known;
  const round = view.record.rounds.length;
  if (own.round === round + 1) return { ...known, own };
  if (own.round !== round) return known;
  const now = { ...view.now, turn: own.turn, cards: patch(view.now.cards, own.cards) };
  return { ...known, view: { ...view, now } };
}

function patch(cards: CardsRecord, patches: OwnMessage['cards'] = []): CardsRecord {
  if (patches.length === 0) return cards;
  const patched = [...cards];
  for (const [i, entry] of patches) patched[i] = entry;
  return patched as CardsRecord;
}
