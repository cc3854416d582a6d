import type { BoolExp, ComparisonOperator, Operand, Subject } from './boolExp';

/** A predicate in one line, for people: `account.contacts(user_id = x-hasura-user-id and enabled = true)`. */
export function describeBoolExp(expression: BoolExp): string {
  switch (expression.kind) {
    case 'and':
      return expression.of.map(grouped).join(' and ') || 'true';
    case 'or':
      return expression.of.map(grouped).join(' or ') || 'false';
    case 'not':
      return `not (${describeBoolExp(expression.of)})`;
    case 'rooted':
      return describeBoolExp(expression.of);
    case 'isNull':
      return `${subjectName(expression.subject)} is ${expression.value ? '' : 'not '}null`;
    case 'compare':
      return `${subjectName(expression.subject)} ${wordOf(expression.operator)} ${operandText(expression.value)}`;
    case 'related':
      return within(expression.relationship.name, expression.where);
    case 'computedRows':
      return within(expression.field.name, expression.where);
    case 'exists':
      return `exists ${expression.table.name}(${describeBoolExp(expression.where)})`;
    case 'aggregate':
      return `${expression.fn} of ${within(expression.relationship.name, expression.where)}`;
  }
}

/** A path where one thing must hold at its end, brackets where several must hold of the same row. */
function within(name: string, where: BoolExp): string {
  const isSimple = ['compare', 'isNull', 'related', 'computedRows'].includes(where.kind);
  return isSimple ? `${name}.${describeBoolExp(where)}` : `${name}(${describeBoolExp(where)})`;
}

function grouped(part: BoolExp): string {
  const text = describeBoolExp(part);
  return (part.kind === 'and' || part.kind === 'or') && part.of.length > 1 ? `(${text})` : text;
}

const words: Readonly<Partial<Record<ComparisonOperator, string>>> = {
  _eq: '=',
  _neq: '≠',
  _gt: '>',
  _gte: '≥',
  _lt: '<',
  _lte: '≤',
  _nin: 'not in',
};

function wordOf(operator: ComparisonOperator): string {
  return words[operator] ?? operator.slice(1).replaceAll('_', ' ');
}

function subjectName(subject: Subject): string {
  return subject.kind === 'column' ? subject.column.name : subject.field.name;
}

function operandText(operand: Operand): string {
  switch (operand.kind) {
    case 'session':
      return operand.name;
    case 'literal':
      return plain(operand.value);
    case 'list':
      return `[${operand.items.map(operandText).join(', ')}]`;
    case 'column':
      return `column ${operand.root ? '$.' : ''}${operand.column.name}`;
    case 'parameter':
      return 'a value';
  }
}

function plain(value: string | null): string {
  return value !== null && /^[\w.-]+$/.test(value) ? value : JSON.stringify(value);
}
