import { LEVEL_IDS, type LevelId } from 'picket-bots';
import { Failure } from './failure.ts';

/** A bot's level by its id. */
export function levelNamed(name: string): LevelId {
  const id = LEVEL_IDS.find((known) => known === name);
  if (id !== undefined) return id;
  throw new Failure('unknown-level', name, LEVEL_IDS);
}
