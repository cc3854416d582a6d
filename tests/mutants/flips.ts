import ts from 'typescript';

/** A place in a source file where a condition can be turned round. */
export interface Flip {
  /** The path from the repository's root. */
  readonly file: string;
  /** Where the expression begins and ends in the file's text. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly original: string;
  readonly flipped: string;
}

const comparisons: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '&&': '||',
  '||': '&&',
};

/** All flips of a file: comparisons, conditions, and booleans that are written out. */
export function flipsIn(file: string, text: string): Flip[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const flips: Flip[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const flipped = flippedText(node);
    if (flipped !== undefined) flips.push(flipOf(source, node, flipped));
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return flips;
}

function flipOf(source: ts.SourceFile, node: ts.Node, flipped: string): Flip {
  const start = node.getStart();
  const { line } = source.getLineAndCharacterOfPosition(start);
  return { file: source.fileName, start, end: node.end, line: line + 1, original: node.getText(), flipped };
}

function flippedText(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (isNegation(node)) return `(${node.operand.getText()})`;
  if (ts.isBinaryExpression(node)) return flippedComparison(node);
  return isWholeCondition(node) ? `!(${node.getText()})` : undefined;
}

function flippedComparison({ left, operatorToken, right }: ts.BinaryExpression): string | undefined {
  const operator = comparisons[operatorToken.getText()];
  return operator && `(${left.getText()}) ${operator} (${right.getText()})`;
}

/** A condition that no other flip of the same expression turns round. */
function isWholeCondition(node: ts.Node): boolean {
  if (isNegation(node) || ts.isBinaryExpression(node)) return false;
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

function isNegation(node: ts.Node): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
}
