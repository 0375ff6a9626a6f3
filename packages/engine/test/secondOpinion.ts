// Compares the engine with the reference in a position and reports where they disagree.

import {
  ACTIONS,
  isComplete,
  legalSteps,
  startDraft,
  takeStep,
  whyNot,
  writeSheet,
  type Draft,
  type Position,
  type Random,
  type Step,
} from '../src/index.ts';
import { pickStep } from './kit.ts';
import * as reference from './reference.ts';

/** The same position in the reference's format. */
function refer({ rules, sheet, numbers, actions, worth, reshuffle }: Position): reference.Position {
  const { printed, rulings } = rules.layout;
  const { roundaboutsPerTurn } = rulings;
  return {
    printed: structuredClone(printed) as unknown as reference.Printed,
    rulings: {
      bisAcrossFence: rulings.bisCrossesFences,
      roundaboutsPerTurn: Number.isFinite(roundaboutsPerTurn) ? roundaboutsPerTurn : null,
      reshuffleAfterFirstPlan: reshuffle !== 'never',
    },
    sheet: asReference(rules, sheet),
    choice: rules.mode.cardUse.oneCard ? 'offers' : rules.mode.cardUse.givesThird ? 'hand-give' : 'hand',
    cards: numbers.map((number, i) => ({ number, action: ACTIONS[actions[i] ?? 0] ?? 'fence' })),
    plans: rules.plans.map(({ card }) => ({
      when: card.when as reference.When,
      high: card.high,
      low: card.low,
    })),
    worth: [...worth],
    firstPlanOpen: reshuffle === 'open',
    advanced: rules.options.advanced,
  };
}

function asReference(rules: Position['rules'], sheet: Position['sheet']): reference.RefSheet {
  return writeSheet(sheet, rules) as unknown as reference.RefSheet;
}

/** Disagreements about every possible next step, at every prefix of one turn. */
export function disagreements(position: Position, random: Random): string[] {
  const referred = refer(position);
  const found: string[] = [];
  let draft = startDraft(position);
  for (;;) {
    found.push(...atPrefix(draft, referred));
    const step = pickStep(draft, random, 'wild');
    if (step === undefined || found.length > 0) return found;
    const next = takeStep(draft, step);
    if (!next.ok) return [`a listed step was refused: ${said(draft, step)}`];
    draft = next.value;
  }
}

function atPrefix(draft: Draft, referred: reference.Position): string[] {
  const found: string[] = [];
  const judged = reference.judge(referred, draft.steps);
  if (!judged.ok) return [`refused by the reference (${judged.why}): ${said(draft)}`];
  if (judged.complete !== isComplete(draft)) found.push(`whole or not: ${said(draft)}`);
  const sheet = JSON.stringify(asReference(draft.position.rules, draft.turn.sheet));
  if (sheet !== JSON.stringify(judged.sheet)) found.push(`another sheet: ${said(draft)}`);
  const tried = [...reference.everyStep({ ...referred, sheet: judged.sheet })];
  for (const step of tried) {
    const mine = whyNot(draft, step) === undefined;
    if (mine !== isLegal(referred, [...draft.steps, step])) {
      found.push(`${mine ? 'allowed' : 'refused'} by the engine alone: ${said(draft, step)}`);
    }
  }
  const known = new Set(tried.map((step) => JSON.stringify(step)));
  for (const step of legalSteps(draft)) {
    if (known.has(JSON.stringify(step))) continue;
    if (!isLegal(referred, [...draft.steps, step])) {
      found.push(`listed, refused by the reference: ${said(draft, step)}`);
    }
  }
  return found;
}

function isLegal(referred: reference.Position, steps: readonly unknown[]): boolean {
  return reference.judge(referred, steps).ok && reference.canComplete(referred, steps);
}

/** Disagreements about the complete turns of a position, without plans and roundabouts. */
export function turnDisagreements(position: Position): string[] {
  const theirs = new Set<string>();
  for (const turn of reference.wholeTurns(refer(position), { plans: false, roundabouts: false })) {
    theirs.add(JSON.stringify(turn));
  }
  const mine = new Set<string>();
  for (const turn of wholeTurns(startDraft(position))) mine.add(JSON.stringify(turn));
  return [
    ...[...mine].filter((turn) => !theirs.has(turn)).map((turn) => `engine alone: ${turn}`),
    ...[...theirs].filter((turn) => !mine.has(turn)).map((turn) => `reference alone: ${turn}`),
  ];
}

function* wholeTurns(draft: Draft): Generator<readonly Step[]> {
  if (isComplete(draft)) yield draft.steps;
  for (const step of legalSteps(draft)) {
    if (step.do === 'plan' || step.do === 'roundabout') continue;
    const next = takeStep(draft, step);
    if (next.ok) yield* wholeTurns(next.value);
  }
}

function said(draft: Draft, step?: unknown): string {
  const { rules, sheet, numbers } = draft.position;
  return JSON.stringify({ steps: draft.steps, step, numbers, sheet: asReference(rules, sheet) });
}
