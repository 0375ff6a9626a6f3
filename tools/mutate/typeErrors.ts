// Finds mutants that do not compile, which no test needs to notice. Checks many mutants of a file at once,
// one in each of its parts, so that the position of an error identifies the mutant.
import { join } from 'node:path';
import ts from 'typescript';
import { compilerFor } from './compiler.ts';
import type { Mutant, Source } from './mutants.ts';

/** Finds the mutants of a file that do not compile. Only that file is checked. */
export type TypeCheck = (source: Source, mutants: readonly Mutant[]) => Mutant[];

export function typeCheckFor(folder: string): TypeCheck {
  const errorsIn = compilerFor(folder);
  return ({ file, tree }, mutants) => {
    const path = join(folder, 'src', file);
    const waiting = partsOf(tree).map((part) => ({ part, mutants: mutants.filter(isInside(part)) }));
    const wrong: Mutant[] = [];
    for (;;) {
      const chosen = waiting.map(({ part, mutants: mine }) => ({ part, mutant: mine.shift() }));
      if (chosen.every(({ mutant }) => mutant === undefined)) return wrong;
      wrong.push(...atFault(tree.text, chosen, (text) => errorsIn(path, text)));
    }
  };
}

interface Choice {
  readonly part: ts.Node;
  readonly mutant: Mutant | undefined;
}

/** The mutants whose part has an error; if there is an error elsewhere, each is checked alone. */
function atFault(text: string, chosen: readonly Choice[], errorsIn: (text: string) => number[]): Mutant[] {
  let mutated = '';
  let at = 0;
  const ends: { readonly end: number; readonly mutant: Mutant | undefined }[] = [];
  for (const { part, mutant } of chosen) {
    ends.push({ end: mutated.length + part.getStart() - at, mutant: undefined });
    mutated +=
      mutant === undefined ? text.slice(at, part.getEnd()) : replaced(text, at, part.getEnd(), mutant);
    at = part.getEnd();
    ends.push({ end: mutated.length, mutant });
  }
  const errors = errorsIn(mutated + text.slice(at));
  const found = errors.map((place) => ends.find(({ end }) => place < end)?.mutant);
  const mutants = chosen.flatMap(({ mutant }) => mutant ?? []);
  if (mutants.length > 1 && found.includes(undefined)) {
    return mutants.filter((mutant) => errorsIn(replaced(text, 0, text.length, mutant)).length > 0);
  }
  return errors.length > 0 && mutants.length === 1
    ? mutants
    : [...new Set(found)].filter((m) => m !== undefined);
}

function replaced(text: string, from: number, to: number, mutant: Mutant): string {
  return text.slice(from, mutant.start) + typed(mutant) + text.slice(mutant.end, to);
}

/** The compiler doesn't check code that is unreachable because of a literal condition. */
function typed({ from, to }: Mutant): string {
  const isCondition = (to === 'true' || to === 'false') && from !== 'true' && from !== 'false';
  return isCondition ? `(${to} as boolean)` : to || ';';
}

/** Statements, class members and object fields: parts that do not overlap, in order. */
function partsOf(tree: ts.SourceFile): ts.Node[] {
  return tree.statements.flatMap((statement): readonly ts.Node[] => {
    if (ts.isClassDeclaration(statement)) return statement.members;
    const value = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.initializer
      : undefined;
    return value !== undefined && ts.isObjectLiteralExpression(value) ? value.properties : [statement];
  });
}

const isInside = (part: ts.Node) => (mutant: Mutant) =>
  mutant.start >= part.getStart() && mutant.end <= part.getEnd();
