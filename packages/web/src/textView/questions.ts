import { changeOf } from '../scene/answers.ts';
import { answer } from '../scene/say.ts';
import { momentOf } from '../scene/scene.ts';
import type { QuestionName } from '../text/commandNames.ts';
import type { TextViewText } from '../text/text.ts';
import { gapsIn, isIn } from '../help/odds/gaps.ts';
import { cardDrafts } from '../turn/choices.ts';
import { writableSpots } from '../turn/tappable.ts';
import { cardIn, spokenHouses, spotIn, type Askable } from './askable.ts';
import { cardLine, planLine } from './lines.ts';
import type { Speech } from './next.ts';
import { playTyped } from './playTyped.ts';
import { sayTown } from './sayTown.ts';
import { rejected, textVoice } from './voice.ts';

/** Questions that need only the table; `explain`, `odds`, `what` and parts of the score need help texts. */
type Question = Exclude<QuestionName, 'explain' | 'odds' | 'what' | 'time'>;

type Answers = { readonly [Q in Question]: (rest: string) => string };

/** The answers, as functions of what follows the question. */
export function answersOf(table: Askable, words: TextViewText, speech: Speech): Answers {
  const { scene, sheet } = table;
  const { text, streets } = scene;
  const { sentences } = text.around;
  const isFull = speech === 'full';
  const street = (at: number): string =>
    sentences([
      words.answers.street(at, streets, spokenHouses(sheet, at)),
      isFull ? (sheet.streets[at]?.line ?? '') : '',
    ]);
  return {
    fits: (rest) => fits(table, words, rest),
    why: (rest) => why(table, words, rest),
    cards: () =>
      sentences(
        table.offers.map((offer) => {
          const { name, number, line, more = '' } = cardLine(offer, text, words);
          return sentences([words.page.named(name, `${number} ${line}`), isFull ? more : '']);
        }),
      ),
    round: () => textVoice(text, words, speech).round(scene),
    sheet: () => sentences([0, 1, 2].map(street)),
    top: () => street(0),
    middle: () => street(1),
    bottom: () => street(2),
    plans: () =>
      sentences(
        table.plans.map((plan) => {
          const { name, line } = planLine(plan, text, words);
          return words.page.named(name, line);
        }),
      ),
    score: () => words.answers.score(table.ledger.total, table.ledger.parts),
    others: () => others(table, words, isFull),
    town: (rest) => sayTown(table.seats, rest, { text, words, streets }),
    who: () => answer('awaited', scene),
    last: () => answer('last-round', scene),
  };
}

/** Where a card fits, or all of them; or what fits a house. */
function fits({ scene, offers, sheet }: Askable, words: TextViewText, typed: string): string {
  const { text, streets, now } = scene;
  const drafts = cardDrafts(now.editor);
  const spotsOf = (card: number) => {
    const draft = drafts[card];
    return draft === undefined ? [] : writableSpots(draft);
  };
  const spot = spotIn(typed, sheet);
  if (spot !== undefined) {
    const cards = offers
      .filter(({ index }) => spotsOf(index).some((other) => other.join() === spot.join()))
      .map(({ index }) => index + 1);
    const range = gapsIn(now.sheet).find((gap) => isIn(gap, spot));
    return text.around.sentences([
      words.answers.takes(spot, streets, range),
      range === undefined ? '' : words.answers.fittingCards(cards),
    ]);
  }
  const card = cardIn(typed);
  if (typed !== '' && card === undefined) return words.typing.noSuch(typed);
  const asked = offers.filter(({ index }) => card === undefined || index === card);
  return text.around.sentences(
    asked.map(({ index, number }) => {
      const spots = spotsOf(index);
      const found = sheet.streets.map((_, street) => ({
        street,
        houses: spots.filter((spot) => spot[0] === street).map((spot) => spot[1]),
      }));
      return words.answers.fits(number, found, streets);
    }),
  );
}

/** What a step would do, or which rule forbids it, without taking it. */
function why({ scene }: Askable, words: TextViewText, typed: string): string {
  const { text, now } = scene;
  const { why: word } = words.commands;
  if (typed === '') return words.typing.needs(word.word, word.example ?? '');
  const { editor, unread, missing } = playTyped(now.editor, typed, words);
  if (unread !== '') return missing || words.typing.noSuch(unread);
  const change = changeOf(now.editor, editor);
  const no = rejected({ before: now, after: momentOf(editor) });
  if (no !== '') return no;
  return text.around.sentences([words.voice.allowed, textVoice(text, words, 'short').change(change)]);
}

/** In short only the scores; in full also the names and what the players do. */
function others({ scene, seats, rival }: Askable, words: TextViewText, isFull: boolean): string {
  if (isFull) return answer('others', scene);
  const all = [...seats.filter(({ you }) => !you), ...(rival === undefined ? [] : [rival])];
  return all.length === 0 ? words.answers.alone : words.answers.others(all);
}
