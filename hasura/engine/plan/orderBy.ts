import { getNullableType, isInputObjectType } from 'graphql';
import { invariant } from '../errors';
import type { ComputedField, Relationship, Table } from '../model/table';
import { inputMeaningOf, type InputMeaning } from '../schema/meaning';
import type { PlanContext } from './context';
import { insideRelationship } from './filterLimits';
import { enumValue, isNull, listItems, objectFields, type Input } from './input';
import type { OrderExpression, OrderItem } from './nodes';
import { seenColumn, seenField } from './seen';
import { columnByGraphqlName, rowFilter } from './where';

const directions: Readonly<Record<string, string>> = {
  asc: 'asc nulls last',
  asc_nulls_first: 'asc nulls first',
  asc_nulls_last: 'asc nulls last',
  desc: 'desc nulls first',
  desc_nulls_first: 'desc nulls first',
  desc_nulls_last: 'desc nulls last',
};

type Wrap = (by: OrderExpression) => OrderExpression;

/** `order_by`, in document order. Members that are null are ignored. */
export function planOrderBy(context: PlanContext, input: Input | undefined): OrderItem[] {
  if (!input || isNull(input)) return [];
  return listItems(input).flatMap((item) => planObject(context, item, (by) => by));
}

function planObject(context: PlanContext, input: Input, wrap: Wrap): OrderItem[] {
  const type = getNullableType(input.type);
  invariant(isInputObjectType(type), 'an order is an input object');
  return [...objectFields(input)].flatMap(([name, value]) => {
    const field = type.getFields()[name];
    invariant(field, 'unknown fields are refused before');
    return isNull(value) ? [] : planEntry(context, inputMeaningOf(field), value, wrap);
  });
}

function planEntry(context: PlanContext, meaning: InputMeaning, value: Input, wrap: Wrap): OrderItem[] {
  switch (meaning.kind) {
    case 'column':
      return [{ by: wrap({ kind: 'column', ...seenColumn(context, meaning.column) }), direction: direction(value) }];
    case 'computed': {
      const { field } = meaning;
      if ('table' in field.returns) {
        return planAggregate(insideRelationship(context), field, field.returns.table, value, wrap);
      }
      return [{ by: wrap({ kind: 'computed', ...seenField(context, field) }), direction: direction(value) }];
    }
    case 'relationship': {
      const { relationship } = meaning;
      const inner = insideRelationship(context);
      if (meaning.aggregate) return planAggregate(inner, relationship, relationship.target, value, wrap);
      const filter = rowFilter(context, relationship.target);
      return planObject(inner, value, (by) => wrap({ kind: 'related', relationship, filter, by }));
    }
    default:
      throw new Error(`an order has no ${meaning.kind} fields`);
  }
}

function planAggregate(
  context: PlanContext,
  of: Relationship | ComputedField,
  target: Table,
  input: Input,
  wrap: Wrap,
): OrderItem[] {
  const filter = rowFilter(context, target);
  return [...objectFields(input)].flatMap(([fn, value]) => {
    if (isNull(value)) return [];
    if (fn === 'count') {
      return [{ by: wrap({ kind: 'aggregate', of, filter, fn }), direction: direction(value) }];
    }
    return [...objectFields(value)].flatMap(([name, inner]) => {
      const column = seenColumn(context, columnByGraphqlName(target, name));
      if (isNull(inner)) return [];
      return [{ by: wrap({ kind: 'aggregate', of, filter, fn, column }), direction: direction(inner) }];
    });
  });
}

function direction(input: Input): string {
  const sql = directions[enumValue(input)];
  invariant(sql, 'the enum holds only known directions');
  return sql;
}
