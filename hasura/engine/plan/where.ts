import { getNullableType, isInputObjectType } from 'graphql';
import { type PgType } from '../catalog/types';
import { invariant, validationFailed } from '../errors';
import { allOf, ALWAYS, type BoolExp, type ComparisonOperator, type SeenColumn, type Subject } from '../model/boolExp';
import { BIGINT, JSONB, TEXT, TEXT_ARRAY } from '../model/pgTypes';
import { type Column, type ComputedField, type Relationship, type Table } from '../model/types';
import { inputMeaningOf, type InputMeaning } from '../schema/meaning';
import { columnListOperand, columnOperand } from './columnValue';
import { type PlanContext } from './context';
import { enumValue, isNull, listItems, objectFields, type Input } from './input';
import { plannedBoolean } from './plainValue';
import { seenColumn, seenField } from './seen';

/** A `T_bool_exp` as a predicate. Rows reached through relationships must pass the role's own filter of their table. */
export function planWhere(context: PlanContext, input: Input): BoolExp {
  const type = getNullableType(input.type);
  invariant(isInputObjectType(type), 'a filter is an input object');
  const parts = [...objectFields(input)].map(([name, value]) => {
    const field = type.getFields()[name];
    invariant(field, 'unknown fields are refused before');
    return planEntry(context, inputMeaningOf(field), value);
  });
  return allOf(...parts);
}

function planEntry(context: PlanContext, meaning: InputMeaning, input: Input): BoolExp {
  switch (meaning.kind) {
    case 'and':
      return isNull(input) ? ALWAYS : allOf(...listItems(input).map((item) => planWhere(context, item)));
    case 'or':
      return isNull(input) ? ALWAYS : { kind: 'or', of: listItems(input).map((item) => planWhere(context, item)) };
    case 'not':
      return isNull(input) ? ALWAYS : { kind: 'not', of: planWhere(context, input) };
    case 'column':
      return planComparison({ kind: 'column', ...seenColumn(context, meaning.column) }, meaning.column.type, input);
    case 'computed': {
      const { field } = meaning;
      if ('table' in field.returns) return planComputedRows(context, field, field.returns.table, input);
      return planComparison({ kind: 'computed', ...seenField(context, field) }, field.returns.type, input);
    }
    case 'relationship':
      return meaning.aggregate
        ? planAggregate(context, meaning.relationship, input)
        : planRelated(context, meaning.relationship, input);
    case 'plain':
      throw new Error('a filter has no plain fields');
  }
}

/** The role's filter on a table it is known to see. */
export function rowFilter(context: PlanContext, table: Table): BoolExp {
  const permission = context.view.permissions(table).select;
  invariant(permission, `role ${context.view.role} sees no ${table.name}`);
  return permission.filter;
}

function planRelated(context: PlanContext, relationship: Relationship, input: Input): BoolExp {
  if (isNull(input)) return ALWAYS;
  const where = allOf(rowFilter(context, relationship.target), planWhere(context, input));
  return { kind: 'related', relationship, where };
}

function planComputedRows(context: PlanContext, field: ComputedField, table: Table, input: Input): BoolExp {
  if (isNull(input)) return ALWAYS;
  return { kind: 'computedRows', field, where: allOf(rowFilter(context, table), planWhere(context, input)) };
}

function planComparison(subject: Subject, type: PgType, input: Input): BoolExp {
  if (isNull(input)) return ALWAYS;
  return allOf(...[...objectFields(input)].map(([operator, value]) => planOperator(subject, type, operator, value)));
}

function planOperator(subject: Subject, type: PgType, operator: string, input: Input): BoolExp {
  if (isNull(input))
    throw validationFailed(input.at, `unexpected null value for type '${String(getNullableType(input.type))}'`);
  if (operator === '_is_null') return { kind: 'isNull', subject, value: plannedBoolean(input) };
  if (operator === '_cast') return planCast(subject, input);
  const name = operator as ComparisonOperator;
  return { kind: 'compare', subject, operator: name, value: comparedValue(name, type, input), nullSafe: false };
}

function planCast(subject: Subject, input: Input): BoolExp {
  invariant(subject.kind === 'column', 'only columns are cast');
  const parts = [...objectFields(input).values()].map((value) =>
    planComparison({ ...subject, castTo: TEXT }, TEXT, value),
  );
  return allOf(...parts);
}

function comparedValue(operator: ComparisonOperator, type: PgType, input: Input): ReturnType<typeof columnOperand> {
  switch (operator) {
    case '_in':
    case '_nin':
      return columnListOperand(input, type);
    case '_has_key':
      return columnOperand(input, TEXT);
    case '_has_keys_any':
    case '_has_keys_all':
      return columnOperand(input, TEXT_ARRAY);
    case '_contains':
    case '_contained_in':
      return columnOperand(input, type.element ? type : JSONB);
    default:
      return columnOperand(input, type);
  }
}

function planAggregate(context: PlanContext, relationship: Relationship, input: Input): BoolExp {
  if (isNull(input)) return ALWAYS;
  const fields = [...objectFields(input)];
  const [entry] = fields;
  if (!entry || fields.length > 1) throw validationFailed(input.at, 'exactly one predicate should be specified');
  const [fn, body] = entry;
  const parts = objectFields(body);
  const filter = parts.get('filter');
  const predicate = parts.get('predicate');
  const distinct = parts.get('distinct');
  invariant(predicate, 'the predicate is required');
  return {
    kind: 'aggregate',
    relationship,
    fn,
    columns: aggregatedColumns(context, relationship.target, parts.get('arguments')),
    distinct: distinct !== undefined && !isNull(distinct) && plannedBoolean(distinct),
    where: allOf(
      rowFilter(context, relationship.target),
      filter && !isNull(filter) ? planWhere(context, filter) : ALWAYS,
    ),
    predicate: predicates(fn, predicate),
  };
}

function aggregatedColumns(context: PlanContext, table: Table, input: Input | undefined): SeenColumn[] {
  if (!input || isNull(input)) return [];
  return listItems(input).map((item) => seenColumn(context, columnByGraphqlName(table, enumValue(item))));
}

/** The column that an enum value of `T_select_column` names. */
export function columnByGraphqlName(table: Table, name: string): Column {
  const column = table.columns.find(({ graphqlName }) => graphqlName === name);
  invariant(column, `no column ${name} in ${table.name}`);
  return column;
}

function predicates(fn: string, input: Input): (BoolExp & { kind: 'aggregate' })['predicate'] {
  const type = fn === 'count' ? BIGINT : BOOLEAN;
  return [...objectFields(input)].map(([operator, value]) => {
    if (isNull(value)) throw validationFailed(value.at, `unexpected null value for type 'Int'`);
    const name = operator as ComparisonOperator;
    return { operator: name, value: comparedValue(name, type, value) };
  });
}

const BOOLEAN: PgType = { name: 'bool', sqlName: 'boolean', category: 'scalar' };
