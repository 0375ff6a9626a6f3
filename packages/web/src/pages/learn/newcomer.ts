import { isLessonOver } from '../../lesson/stored.ts';
import { mySeats } from '../../online/seats.ts';
import { hasChosen } from '../setup/choice.ts';

/** Whether this browser has never played, apart from a seat at the given table. */
export function isNewcomer(table?: string): boolean {
  return !isLessonOver('first') && !hasChosen() && mySeats().every(({ table: id }) => id === table);
}
