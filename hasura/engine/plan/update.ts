import { getNullableType } from 'graphql';
import type { PgType } from '../catalog/types';
import { invariant, validationFailed } from '../errors';
import { integerType, textType, textArrayType } from '../model/pgTypes';
import type { Column, Table } from '../model/table';
import { columnOperand, storedOperand } from './columnValue';
import { isNull, objectFields, type Input, meaningIn } from './input';
import type { Assignment, MutationOutput } from './nodes';
import type { TableOperation } from '../schema/meaning';
import type { CollectedField } from './collectFields';

const operators: Readonly<Record<string, Assignment['operator']>> = {
  _set: 'set',
  _inc: 'inc',
  _append: 'append',
  _prepend: 'prepend',
  _delete_key: 'delete_key',
  _delete_elem: 'delete_elem',
  _delete_at_path: 'delete_at_path',
};

/** Operators whose value has a type of its own rather than the column's. */
const valueTypes: Partial<Record<Assignment['operator'], PgType>> = {
  delete_key: textType,
  delete_elem: integerType,
  delete_at_path: textArrayType,
};

/** The changes that `_set`, `_inc` and the jsonb operators ask for. One column in two operators is an error. */
export function planAssignments(args: ReadonlyMap<string, Input>, path: string): Assignment[] {
  const assignments = [...args].flatMap(([name, input]) => {
    const operator = operators[name];
    return operator && !isNull(input) ? planOperator(operator, input) : [];
  });
  const names = assignments.map(({ column }) => column.graphqlName);
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (repeated.length > 0) {
    const list = repeated.map((name) => `'${name}'`).join(', ');
    throw validationFailed(path, `Column found in multiple operators: [${list}].`);
  }
  return assignments;
}

function planOperator(operator: Assignment['operator'], input: Input): Assignment[] {
  return [...objectFields(input)].map(([name, value]) => {
    const column = inputColumn(input, name);
    if (operator !== 'set' && isNull(value)) {
      throw validationFailed(value.at, `unexpected null value for type '${String(getNullableType(value.type))}'`);
    }
    if (operator === 'set') return { column, operator, value: storedOperand(value, column) };
    return { column, operator, value: columnOperand(value, valueTypes[operator] ?? column.type) };
  });
}

/** The column that a field of an input object stands for. */
export function inputColumn(input: Input, name: string): Column {
  const meaning = meaningIn(input, name);
  invariant(meaning.kind === 'column', `${name} is a column`);
  return meaning.column;
}

/** All that planning one changing field needs. */
export interface MutationRequest {
  readonly field: CollectedField;
  readonly operation: TableOperation;
  readonly table: Table;
  readonly args: ReadonlyMap<string, Input>;
  readonly output: MutationOutput;
}
