// What a mutant changes. Each operator looks at one node of the syntax tree and offers other texts for it.
import ts from 'typescript';

/** What stands in for an operator: the boundary moved, the opposite, or the operator next to it. */
const OPERATORS: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '&=': ['|='],
  '|=': ['&='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '>>>=': ['<<='],
};

const METHODS: { readonly [name: string]: string } = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

/** Texts to put in place of a node; for a statement, the empty text removes it. */
export function replacements(node: ts.Node, isData: boolean): string[] {
  if (isData) return [...literals(node), ...numbers(node).slice(0, 1)];
  return [
    ...operators(node),
    ...literals(node),
    ...numbers(node),
    ...conditions(node),
    ...methods(node),
    ...returned(node),
    ...removals(node),
  ];
}

function operators(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [operand(node.left), operand(node.right)];
    return (OPERATORS[node.operatorToken.getText()] ?? []).map((operator) => `${left} ${operator} ${right}`);
  }
  if (ts.isPostfixUnaryExpression(node)) {
    return [`${node.operand.getText()}${node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++'}`];
  }
  if (!ts.isPrefixUnaryExpression(node)) return [];
  const text = node.operand.getText();
  if (node.operator === ts.SyntaxKind.PlusPlusToken) return [`--${text}`];
  return node.operator === ts.SyntaxKind.MinusMinusToken ? [`++${text}`] : [text];
}

/** An operand may bind more loosely than the operator that is put beside it. */
function operand(node: ts.Expression): string {
  const loose = ts.isBinaryExpression(node) || ts.isConditionalExpression(node) || ts.isArrowFunction(node);
  return loose ? `(${node.getText()})` : node.getText();
}

function literals(node: ts.Node): string[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  return node.kind === ts.SyntaxKind.FalseKeyword ? ['true'] : [];
}

function numbers(node: ts.Node): string[] {
  if (!ts.isNumericLiteral(node) || isName(node)) return [];
  const value = Number(node.text);
  return value > 0 ? [String(value + 1), String(value - 1)] : [String(value + 1)];
}

/** `1: […]` is a name, and no value. */
function isName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** A condition that always or never holds; a loop that never ends is left out. */
function conditions(node: ts.Node): string[] {
  const { parent } = node;
  if (isConstant(node)) return [];
  if (ts.isIfStatement(parent) && parent.expression === node) return ['true', 'false'];
  if (ts.isConditionalExpression(parent) && parent.condition === node) return ['true', 'false'];
  if (ts.isWhileStatement(parent) && parent.expression === node) return ['false'];
  return ts.isForStatement(parent) && parent.condition === node ? ['false'] : [];
}

function isConstant(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
}

function methods(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  if (!Object.hasOwn(METHODS, name.text)) return [];
  const rest = node.getText().slice(node.expression.getText().length);
  return [`${expression.getText()}.${METHODS[name.text]}${rest}`];
}

/** Another value of the type that the function says it returns, where no other operator changes this one. */
function returned(node: ts.Node): string[] {
  const type = returnType(node);
  const simple =
    ts.isCallExpression(node) ||
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isAsExpression(node);
  if (type === undefined || !simple || node.getText() === 'undefined') return [];
  if (type === 'boolean') return [`!${node.getText()}`];
  if (type === 'number') return [`(${node.getText()}) + 1`];
  if (type.endsWith('[]')) return ['[]'];
  return type.endsWith(' | undefined') ? ['undefined'] : [];
}

/** What the function whose value this is says it returns. */
function returnType(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isArrowFunction(parent) && parent.body === node) return parent.type?.getText();
  if (!ts.isReturnStatement(parent)) return undefined;
  return ts.findAncestor(parent, ts.isFunctionLike)?.type?.getText();
}

function removals(node: ts.Node): string[] {
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node) || ts.isThrowStatement(node)) return [''];
  if (ts.isReturnStatement(node)) return node.expression === undefined ? [''] : [];
  if (!ts.isExpressionStatement(node)) return [];
  const { expression } = node;
  const acts =
    (ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword) ||
    ts.isBinaryExpression(expression) ||
    ts.isPostfixUnaryExpression(expression) ||
    ts.isYieldExpression(expression);
  return acts ? [''] : [];
}
