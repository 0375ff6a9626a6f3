// Mutant schemata: one copy of a source with all its mutants, of which one at a time is active at run time.
import ts from 'typescript';
import { isOnlyType, type Mutant, type Source } from './mutants.ts';

/** The name of `state` from `active.ts` in instrumented code. */
const STATE = '__mutation';

/** At a place with mutants: switch to the active one, or count that it was reached. */
export type Purpose = 'switch' | 'cover';

/** The source with its mutants; `state` is imported from `stateUrl`. Line numbers do not change. */
export function instrument(
  { tree }: Source,
  mutants: readonly Mutant[],
  purpose: Purpose,
  stateUrl: string,
): string {
  const places = Map.groupBy(mutants, ({ start, end }) => `${start}-${end}`);
  const text = tree.text;

  function render(node: ts.Node): string {
    if (isOnlyType(node)) return text.slice(node.getStart(), node.getEnd());
    let rendered = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      rendered += text.slice(at, child.getStart()) + render(child);
      at = child.getEnd();
    });
    rendered += text.slice(at, node.getEnd());
    const here = places.get(`${node.getStart()}-${node.getEnd()}`);
    const placed = here === undefined ? rendered : placeMutants(node, here, rendered);
    return purpose === 'switch' ? guardBody(node, placed) : placed;
  }

  function placeMutants(node: ts.Node, here: readonly Mutant[], rendered: string): string {
    const first = here[0]?.id ?? 0;
    const isStatement = ts.isStatement(node);
    if (purpose === 'cover') {
      const noted = `${STATE}.hits[${first}]++`;
      return isStatement ? `{ ${noted}; ${rendered} }` : `(${noted}, ${rendered})`;
    }
    if (isStatement) return `if (${STATE}.active === ${first}) ${STATE}.hit(); else ${rendered}`;
    const cases = here.map(({ id, to }) => `${STATE}.active === ${id} ? (${STATE}.hit(), ${to}) : `);
    return `(${cases.join('')}${rendered})`;
  }

  /** Functions without the active mutant run their original code, at nearly full speed. */
  function guardBody(node: ts.Node, rendered: string): string {
    const { parent } = node;
    if (!ts.isFunctionLike(parent) || (parent as ts.FunctionLikeDeclaration).body !== node) return rendered;
    const inside = mutants.filter(({ start, end }) => start >= node.getStart() && end <= node.getEnd());
    const [first, last] = [inside[0], inside.at(-1)];
    if (first === undefined || last === undefined) return rendered;
    const within = `${STATE}.active >= ${first.id} && ${STATE}.active <= ${last.id}`;
    return ts.isBlock(node)
      ? `{ if (${within}) ${rendered} else ${node.getText()} }`
      : `(${within} ? ${rendered} : ${node.getText()})`;
  }

  return `import { state as ${STATE} } from ${JSON.stringify(stateUrl)};${render(tree)}`;
}
