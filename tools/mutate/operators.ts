// Mutation operators. Each looks at one syntax node and suggests replacement texts.
import ts from 'typescript';

/** Replacements of an operator: the boundary moved, the opposite, or a similar operator. */
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

/** Replacements of a node; for a statement, the empty text removes it. */
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

/** An operand may bind more loosely than the operator next to it. */
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

/** `1: […]` is a key, not a value. */
function isName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** A condition that is always or never true; loops that never end are left out. */
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

/** Another value of the function's declared return type, if no other operator changes this expression. */
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

/** The declared return type of the function that returns this expression. */
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
