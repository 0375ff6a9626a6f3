import { LEVEL_IDS, type LevelId } from 'picket-bots';
import { DEALS, FEW } from '../goals.ts';
import { seats } from '../part.ts';
import { pairs, type Match } from './pairs.ts';

/** The most that a level should win against the one below: players should find their match. */
const STEP = 0.8;

function match(first: LevelId, second: LevelId, goal: number, most = 1): Match {
  const deals = first === 'architect' ? FEW : DEALS;
  return { series: { pair: [first, second], options: { players: seats(2) }, deals }, goal, most };
}

/** 1: every level beats the one below, but not always, and the Master beats the Regular. */
export const MATCHES: readonly Match[] = [
  ...LEVEL_IDS.slice(1, -1).map((level, i) => match(level, LEVEL_IDS[i] as LevelId, 0.58, STEP)),
  match('master', 'regular', 0.95),
  match('architect', 'master', 0.58, STEP),
];

export const ladder = pairs(
  'ladder',
  'Against each other',
  'Two players, 2018 edition, each deal played twice with the seats swapped. A tie counts as half a game.',
  MATCHES,
);
