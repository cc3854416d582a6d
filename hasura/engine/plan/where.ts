import { getNullableType, isInputObjectType } from 'graphql';
import { invariant, validationFailed } from '../errors';
import { allOf, always, type BoolExp, type ComparisonOperator, type SeenColumn } from '../model/boolExp';
import { bigintType } from '../model/pgTypes';
import type { Column, ComputedField, Relationship, Table } from '../model/table';
import { aggregateResultType } from '../schema/aggregateBoolExp';
import { inputMeaningOf, type InputMeaning } from '../schema/meaning';
import { comparedValue, planComparison } from './comparison';
import type { PlanContext } from './context';
import { countTerm, insideLogic, insideRelationship } from './filterLimits';
import { enumValue, isNull, listItems, objectFields, type Input } from './input';
import { plannedBoolean } from './plainValue';
import { seenColumn, seenField } from './seen';

/**
 * A `T_bool_exp` as a predicate. Rows reached through relationships must pass the role's own filter of their table. As in Hasura, null is
 * refused inside a filter: it would drop a condition.
 */
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
      return allOf(...planEach(context, input));
    case 'or':
      return { kind: 'or', of: planEach(context, input) };
    case 'not':
      return { kind: 'not', of: planWhere(insideLogic(context), input) };
    case 'column':
      countTerm(context);
      return planComparison({ kind: 'column', ...seenColumn(context, meaning.column) }, meaning.column.type, input);
    case 'computed': {
      countTerm(context);
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

function planEach(context: PlanContext, input: Input): BoolExp[] {
  const inner = insideLogic(context);
  return listItems(input).map((item) => {
    countTerm(context);
    return planWhere(inner, item);
  });
}

/** The role's filter on a table it is known to see. */
export function rowFilter(context: PlanContext, table: Table): BoolExp {
  const permission = context.view.permissions(table).select;
  invariant(permission, `role ${context.view.role} sees no ${table.name}`);
  return permission.filter;
}

function planRelated(context: PlanContext, relationship: Relationship, input: Input): BoolExp {
  const where = allOf(rowFilter(context, relationship.target), planWhere(insideRelationship(context), input));
  return { kind: 'related', relationship, where };
}

function planComputedRows(context: PlanContext, field: ComputedField, table: Table, input: Input): BoolExp {
  return {
    kind: 'computedRows',
    field,
    where: allOf(rowFilter(context, table), planWhere(insideRelationship(context), input)),
  };
}

function planAggregate(context: PlanContext, relationship: Relationship, input: Input): BoolExp {
  const fields = [...objectFields(input)];
  const [entry] = fields;
  if (!entry || fields.length > 1) throw validationFailed(input.at, 'exactly one predicate should be specified');
  const [fn, body] = entry;
  const inner = insideRelationship(context);
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
    where: allOf(rowFilter(context, relationship.target), filter ? planWhere(inner, filter) : always),
    predicate: predicates(fn, predicate),
  };
}

function aggregatedColumns(context: PlanContext, table: Table, input: Input | undefined): SeenColumn[] {
  if (!input || isNull(input)) return [];
  const isPair = isInputObjectType(getNullableType(input.type));
  const items = isPair ? [...objectFields(input).values()] : listItems(input);
  return items.map((item) => seenColumn(context, columnByGraphqlName(table, enumValue(item))));
}

/** The column that an enum value of `T_select_column` names. */
export function columnByGraphqlName(table: Table, name: string): Column {
  const column = table.columns.find(({ graphqlName }) => graphqlName === name);
  invariant(column, `no column ${name} in ${table.name}`);
  return column;
}

function predicates(fn: string, input: Input): (BoolExp & { kind: 'aggregate' })['predicate'] {
  const type = fn === 'count' ? bigintType : aggregateResultType(fn);
  return [...objectFields(input)].map(([operator, value]) => {
    if (isNull(value)) throw validationFailed(value.at, `unexpected null value for type 'Int'`);
    const name = operator as ComparisonOperator;
    return { operator: name, value: comparedValue(name, type, value) };
  });
}
