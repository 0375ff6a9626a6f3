import type { Card, CardsRecord, Hand, Offer } from '../state/cards.ts';
import type { Note } from '../state/state.ts';
import type { Slot } from '../types.ts';
import { actionLetter, actionOf } from './letters.ts';
import type { Reader } from './reader.ts';

type Face = Card | Offer | Hand[number];

/** A round's cards and notes, as records write them. */
interface Deal {
  readonly cards: CardsRecord;
  readonly notes: readonly Note[];
}

type Why = Extract<Note, { note: 'reshuffle' }>['why'];

const WHY_LETTERS: { readonly [W in Why]: string } = { asked: 'a', 'first-plan': 'f', 'stack-empty': 'e' };

/**
 * A round's cards and notes, `8fo,3pv,12xt*e2`, for a game without a seed. Brackets enclose a seat's hand.
 */
export function formatDeal({ cards, notes }: Deal): string {
  const faces = cards as readonly (Face | Hand)[];
  const hands = faces.some((face) => Array.isArray(face));
  return `${faces.map(formatFace).join(hands ? '' : ',')}${notes.map(formatNote).join('')}`;
}

function formatFace(face: Face | Hand): string {
  if (face === null) return '?';
  if ('map' in face) return `(${face.map(formatFace).join(',')})`;
  return `${face.number ?? '?'}${actionLetter(face.action)}${'next' in face ? actionLetter(face.next) : ''}`;
}

function formatNote(note: Note): string {
  switch (note.note) {
    case 'solo-card':
      return '*s';
    case 'validation':
      return `*g${note.slot}${note.scored ? '+' : '-'}${note.points}`;
    case 'reshuffle':
      return `*${WHY_LETTERS[note.why]}${note.stack === undefined ? '' : note.stack + 1}`;
  }
}

/** Reads cards and notes. Whether the mode deals such cards is checked later. */
export function readDeal(reader: Reader): Deal {
  const cards = reader.sees(/\(/y) ? readHands(reader) : readFaces(reader);
  const notes: Note[] = [];
  while (reader.take(/\*/y) !== undefined) notes.push(readNote(reader));
  return { cards, notes };
}

function readHands(reader: Reader): Hand[] {
  const hands: Hand[] = [];
  while (reader.take(/\(/y) !== undefined) {
    hands.push(readFaces(reader));
    reader.need(/\)/y, 'comma', 'closing-bracket');
  }
  return hands;
}

function readFaces(reader: Reader): Face[] {
  const faces = [readFace(reader)];
  while (reader.take(/,/y) !== undefined) faces.push(readFace(reader));
  return faces;
}

function readFace(reader: Reader): Face {
  if (reader.take(/\?/y) !== undefined) {
    const known = reader.take(/[fvpotx]/iy);
    return known === undefined ? null : { number: null, action: actionOf(known) };
  }
  const number = reader.number(2, 'face');
  const action = actionOf(reader.need(/[fvpotx]/iy, 'action'));
  const next = reader.take(/[fvpotx]/iy);
  return next === undefined ? { number, action } : { number, action, next: actionOf(next) };
}

function readNote(reader: Reader): Note {
  const letter = reader.need(/[sgafe]/iy, 'note').toLowerCase();
  if (letter === 's') return { note: 'solo-card' };
  if (letter === 'g') return readValidation(reader);
  const why = (Object.keys(WHY_LETTERS) as Why[]).find((name) => WHY_LETTERS[name] === letter) as Why;
  const stack = reader.take(/[123]/y);
  return stack === undefined
    ? { note: 'reshuffle', why }
    : { note: 'reshuffle', why, stack: Number(stack) - 1 };
}

function readValidation(reader: Reader): Note {
  const slot = reader.need(/[abc]/iy, 'slot').toUpperCase() as Slot;
  const scored = reader.need(/[-+]/y, 'sign') === '+';
  const below = reader.take(/-/y) !== undefined;
  const points = reader.number(3, 'points');
  return { note: 'validation', slot, scored, points: below ? 0 - points : points };
}
