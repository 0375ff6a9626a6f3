import { positionIn, type Position, type Step, type View } from 'picket-engine';
import { apply, turnOf } from 'picket-engine/fast';
import {
  chance,
  HEAD,
  LEAD_UNIT,
  Panel,
  POSITION_SLOTS,
  situationOf,
  stepsOf,
  type Member,
  type Spots,
  type Turns,
  type Visit,
} from 'picket-bots/net';
import { TARGETS, writeCategories } from './outcome.ts';
import { strayed, type Persona } from './persona.ts';

/** A played turn, and the networks' opinion of the best one. */
interface Moment {
  readonly slots: Uint16Array;
  /** Score, best opponent's score and categories if the game ended there. */
  readonly now: Float64Array;
  /** Predictions for the best turn and the played one, and the difference in points. */
  readonly best: Float64Array;
  readonly chosen: Float64Array;
  readonly loss: number;
}

const KINDS_WITH_RIVALS = 2;

/** One seat of one game of self-play: plays and collects samples. */
export class Seat {
  readonly persona: Persona;
  readonly nets: readonly Member[];
  readonly moments: Moment[] = [];
  hasRivals = false;
  evaluations = 0;
  readonly #gauss: Float32Array;
  readonly #turns: Turns;
  readonly #spots: Spots;
  #dice: number;

  constructor(
    nets: readonly Member[],
    persona: Persona,
    turns: Turns,
    spots: Spots,
    gauss: Float32Array,
    dice: number,
  ) {
    this.#spots = spots;
    this.nets = nets;
    this.persona = persona;
    this.#turns = turns;
    this.#gauss = gauss;
    this.#dice = dice;
  }

  play(view: View): readonly Step[] {
    const position = positionIn(view) as Position;
    const { persona } = this;
    const situation = situationOf(view);
    const round = situation.round;
    this.hasRivals = situation.kind >= KINDS_WITH_RIVALS;
    const panel = new Panel(situation, this.nets);
    let [best, bestGiven, top] = [EMPTY, 0, Number.NEGATIVE_INFINITY];
    let [chosen, given, most, value] = [EMPTY, 0, Number.NEGATIVE_INFINITY, 0];
    const visit: Visit = (after, found) => {
      const worth = panel.value(after, found.given);
      this.evaluations++;
      this.#dice = (this.#dice + 1) & (this.#gauss.length - 1);
      const strays = worth + strayed(persona, round, after, this.#gauss[this.#dice] as number);
      if (worth > top) [best, bestGiven, top] = [found.keep(), found.given, worth];
      if (strays > most) [chosen, given, most, value] = [found.keep(), found.given, strays, worth];
    };
    this.#turns.each(turnOf(position), visit, this.#spots);
    const predicted = this.#predict(panel, position, best, bestGiven);
    const isBest = chosen.length === best.length && chosen.every((step, i) => step === best[i]);
    const predictedChosen = isBest ? predicted : this.#predict(panel, position, chosen, given);
    const { standing } = situation;
    const now = new Float64Array(TARGETS);
    const after = played(position, chosen);
    now[0] = panel.first.score;
    now[1] = panel.first.rival;
    writeCategories(now, 3, after.sheet, standing.temps(after.sheet.temps, given));
    this.moments.push({
      slots: panel.first.kernel.slots.slice(0, POSITION_SLOTS),
      now,
      best: predicted,
      chosen: predictedChosen,
      loss: top - value,
    });
    return stepsOf(position, chosen);
  }

  /** All predictions of the networks for a turn, as totals. */
  #predict(panel: Panel, position: Position, steps: Int32Array, given: number): Float64Array {
    const judge = panel.first;
    const after = played(position, steps);
    const heads = panel.heads(after, given);
    const ends = judge.ends(after);
    const totals = new Float64Array(TARGETS);
    const { standing } = judge.situation;
    writeCategories(totals, 3, after.sheet, standing.temps(after.sheet.temps, given));
    totals[0] = judge.score;
    totals[1] = judge.rival;
    totals[2] = judge.score > judge.rival ? 1 : 0;
    if (ends) return totals;
    totals[0] += heads[HEAD.score] as number;
    if (this.hasRivals) totals[1] += heads[HEAD.rival] as number;
    totals[2] = chance((totals[0] - totals[1]) / LEAD_UNIT + (heads[HEAD.win] as number));
    for (let i = 3; i < TARGETS; i++) {
      totals[i] = (totals[i] as number) + (heads[HEAD.categories + i - 3] as number);
    }
    return totals;
  }
}

const EMPTY: Int32Array = new Int32Array();

function played(position: Position, steps: Int32Array) {
  const turn = turnOf(position);
  for (const step of steps) apply(turn, step);
  return turn;
}
