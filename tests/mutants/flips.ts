import { parseSync, Visitor, type Expression, type Node } from 'oxc-parser';

/** A place in a source file where a condition can be turned round, or an effect left out. */
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

/** All flips of a file: comparisons, conditions, booleans that are written out, and awaited calls whose answer nobody reads. */
export function flipsIn(file: string, text: string): Flip[] {
  const flips: Flip[] = [];
  const textOf = ({ start, end }: Place) => text.slice(start, end);
  const flip = (node: Place, flipped: string) => {
    const line = text.slice(0, node.start).split('\n').length;
    flips.push({ file, start: node.start, end: node.end, line, original: textOf(node), flipped });
  };
  const flipComparison = ({ left, operator, right, ...place }: Comparison) => {
    const opposite = comparisons[operator];
    if (opposite) flip(place, `(${textOf(left)}) ${opposite} (${textOf(right)})`);
  };
  const flipCondition = ({ test }: { readonly test: Expression }) => {
    if (isWholeCondition(test)) flip(test, `!(${textOf(test)})`);
  };
  const inTypes = new Set<Node>();
  new Visitor({
    TSLiteralType: ({ literal }) => void inTypes.add(literal),
    Literal: (node) => {
      if (typeof node.value === 'boolean' && !inTypes.has(node)) flip(node, String(!node.value));
    },
    UnaryExpression: (node) => {
      if (node.operator === '!') flip(node, `(${textOf(node.argument)})`);
    },
    BinaryExpression: flipComparison,
    LogicalExpression: flipComparison,
    IfStatement: flipCondition,
    ConditionalExpression: flipCondition,
    ExpressionStatement: ({ expression }) => {
      if (expression.type === 'AwaitExpression') flip(expression, 'undefined');
    },
  }).visit(parseSync(file, text).program);
  return flips;
}

/** Where a node begins and ends in the text. */
type Place = Pick<Flip, 'start' | 'end'>;

interface Comparison extends Place {
  readonly left: Place;
  readonly operator: string;
  readonly right: Place;
}

/** A condition that no other flip of the same expression turns round. */
function isWholeCondition(test: Expression): boolean {
  switch (test.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
    case 'SequenceExpression':
      return false;
    case 'UnaryExpression':
      return test.operator !== '!';
    case 'Literal':
      return typeof test.value !== 'boolean';
    default:
      return true;
  }
}
