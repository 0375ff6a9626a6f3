import { recordOf, scoresOf, type Game, type Options } from 'picket-engine';
import { formatLink, parseLink } from 'picket-engine/notation';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { after as german } from '../text/de/after.ts';
import { after } from '../text/en/after.ts';
import { en } from '../text/en/index.ts';
import { speakAll } from '../text/language.ts';
import { playOut, start, TABLES } from '../turn/testKit.ts';
import { eventsIn, nextEvent, previousEvent } from './events.ts';
import { linkTrouble } from './linkFault.ts';
import { replayModel } from './models.ts';
import { nextMoment, previousMoment, readMoment, writeMoment, type Moment } from './moment.ts';
import { shownAt } from './shown.ts';
import { storyOf, type Story } from './story.ts';

await speakAll('en');

function told(options: Partial<Options>, seed = 'replay'): Story {
  const record = recordOf(playOut(start(options, seed), new FastRandom(seed)));
  if (record.seed === null) throw new Error('The game is not over.');
  return storyOf({ ...record, seed: record.seed });
}

const START: Moment = { round: 0, stage: 0, seat: 0 };

function* moments(story: Story, viewer?: number): Generator<Moment> {
  let now: Moment | undefined = { ...START, seat: viewer ?? 0 };
  for (; now !== undefined; now = nextMoment(story, now, viewer)) yield now;
}

test.each(TABLES)(
  'a replay ends where the game ended, and every step back is the step before: %j',
  (options) => {
    const story = told(options);
    const all = [...moments(story)];
    for (const [i, moment] of all.entries()) {
      expect(previousMoment(story, moment, undefined)).toEqual(all[i - 1]);
    }
    const { state } = shownAt(story, all.at(-1) ?? START, undefined);
    expect(scoresOf(state).map(({ total }) => total)).toEqual(
      story.record.result?.scores.map(({ total }) => total),
    );
    expect(recordOf(story.games.at(-1) as Game)).toEqual(story.record);
  },
);

test('in a seat’s view, other turns and hidden cards stay hidden until its own turn is over', () => {
  const story = told({ mode: 'expert', players: ['Ada', 'Bob', 'Cy'] });
  for (const moment of moments(story, 1)) {
    const { steps, view } = shownAt(story, moment, 1);
    const over = steps[1]?.length === story.record.rounds[moment.round]?.turns[1]?.length;
    if (!over) expect([steps[0], steps[2]]).toEqual([[], []]);
    const { cards } = view.now ?? {};
    if (moment.round === 0 && cards?.kind === 'hands') {
      expect(cards.hands[0]?.every((card) => (card?.number ?? null) === null)).toBe(true);
    }
  }
  const open = shownAt(story, START, undefined).view.now?.cards;
  expect(open?.kind === 'hands' && open.hands.flat().every((card) => card?.number !== null)).toBe(true);
});

test('a moment survives the address, and one out of range is clamped', () => {
  const story = told({ players: ['Ada', 'Bob'] });
  for (const moment of moments(story)) expect(readMoment(writeMoment(moment), story)).toEqual(moment);
  const last = story.record.rounds.length - 1;
  expect(readMoment('9999.3.99', story)).toEqual({ round: last, stage: 3, seat: 1 });
  for (const at of [undefined, '', '0.0.0', '1.9.1', 'x']) expect(readMoment(at, story)).toEqual(START);
});

test('jumping forth and back stops at every plan and refusal', () => {
  const story = told({ players: ['Ada', 'Bob'] }, 'events');
  const events = eventsIn(story, undefined);
  const steps = story.record.rounds.flatMap(({ turns }) => turns.flat());
  expect(events).toHaveLength(steps.filter((step) => step.do === 'plan' || step.do === 'refuse').length);
  let now: Moment = START;
  const seen = [];
  for (let next = nextEvent(events, now); next !== undefined; next = nextEvent(events, now)) {
    seen.push((now = next));
  }
  expect(new Set(seen.map(writeMoment))).toEqual(new Set(events.map(writeMoment)));
  expect(previousEvent(events, now)).toEqual(seen.at(-2));
});

test('the models name who picked a card, what was done, and what it scored', () => {
  const story = told({ players: ['Ada', 'Bob'] });
  const cast = { names: ['Ada', 'Bob'], towns: ['Elm', 'Oak'], bots: [null, 'club'] as const, text: en };
  for (const moment of moments(story)) {
    const { cards, towns, plans, sentence } = replayModel(story, moment, undefined, cast);
    expect(cards).toHaveLength(3);
    expect(plans).toHaveLength(3);
    expect(towns.map(({ sheet }) => sheet.streets.length)).toEqual([3, 3]);
    if (moment.stage === 1) {
      expect(sentence).not.toBe('');
      const turns = story.record.rounds[moment.round]?.turns ?? [];
      const picked = turns.filter((steps) => steps.some((step) => step.do === 'choose')).length;
      expect(cards.flatMap(({ takers }) => takers)).toHaveLength(picked);
    }
  }
});

test('a tampered link gets one sentence, with the place of the fault', () => {
  const link = formatLink(told({ players: ['Ada', 'Bob'] }).record);
  const random = new FastRandom('tampered');
  for (let i = 0; i < 200; i++) {
    const at = random.below(link.length);
    const other = `${link.slice(0, at)}${'tmb123.;:/x%'.charAt(random.below(12))}${link.slice(at + 1)}`;
    const read = parseLink(other);
    if (read.ok) {
      expect(other).toBe(link);
      continue;
    }
    const sentence = linkTrouble(other, read.rejection, () => after).sentence();
    expect(sentence).toMatch(/^\S.*\.$/);
    expect(sentence).not.toMatch(/undefined|NaN/);
    expect(sentence.startsWith('Round ')).toBe(read.rejection.round !== undefined);
  }
});

test('the fault of a link is described in the current language', () => {
  const read = parseLink('picket1:2018');
  if (read.ok) throw new Error('This link should be incomplete.');
  let words = after;
  const { sentence } = linkTrouble('picket1:2018', read.rejection, () => words);
  expect(sentence()).toBe(after.verify.unreadable(''));
  words = german;
  expect(sentence()).toBe(german.verify.unreadable(''));
});
