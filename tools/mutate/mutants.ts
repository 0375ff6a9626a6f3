import ts from 'typescript';
import { replacements } from './operators.ts';

/** One small change of the source. */
export interface Mutant {
  /** From 1 in source order, so that the mutants of a function are consecutive. */
  readonly id: number;
  /** The first mutant at the same place: they are all reached together. */
  readonly place: number;
  /** Relative to the package's `src`. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly from: string;
  /** The replacement; empty to remove a statement. */
  readonly to: string;
  /** Whether it is in the right side of `??`: often a fallback that only the compiler asks for. */
  readonly fallback: boolean;
  /**
   * Stable across changes elsewhere: file, enclosing names, both texts, and a count if those are not unique.
   */
  readonly key: string;
}

export interface Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** Files with printed numbers and no logic: one mutant per number. */
const DATA = /^edition\/edition\d+\.ts$/;

export function parse(file: string, text: string): Source {
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
}

/** All mutants of these files. */
export function mutantsOf(sources: readonly Source[]): Mutant[] {
  const found: Mutant[] = [];
  const seen = new Map<string, number>();
  for (const { file, tree } of sources) {
    const visit = (node: ts.Node): void => {
      if (isOnlyType(node)) return;
      const from = node.getText().replace(/\s+/g, ' ');
      const place = found.length + 1;
      for (const to of new Set(replacements(node, DATA.test(file)))) {
        const text = `${file} ${enclosingNames(node)}: ${from} → ${to === '' ? '(removed)' : to.replace(/\s+/g, ' ')}`;
        const count = (seen.get(text) ?? 0) + 1;
        seen.set(text, count);
        found.push({
          id: found.length + 1,
          place,
          file,
          start: node.getStart(),
          end: node.getEnd(),
          line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          from,
          to,
          fallback: isFallback(node),
          key: count === 1 ? text : `${text} (${count})`,
        });
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(tree, visit);
  }
  return found;
}

/** Nodes that disappear when types are stripped. */
export function isOnlyType(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

function isFallback(node: ts.Node): boolean {
  for (let at = node; !ts.isStatement(at) && !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    const isRight = ts.isBinaryExpression(parent) && parent.right === at;
    if (isRight && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return true;
  }
  return false;
}

function enclosingNames(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    const { name } = at as ts.NamedDeclaration;
    if (name !== undefined && ts.isPropertyName(name)) names.unshift(name.getText());
  }
  return names.join('.');
}

/** The group that a file's score is reported in: its folder, or one group for files outside any folder. */
export function folderOf({ file }: Mutant): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '(root)';
}
