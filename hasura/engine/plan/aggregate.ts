import { invariant } from '../errors';
import type { SeenColumn } from '../model/boolExp';
import type { Table } from '../model/table';
import { meaningOf } from '../schema/meaning';
import { fieldArguments } from './arguments';
import { collectFields, type CollectedField, objectTypeOf } from './collectFields';
import type { PlanContext } from './context';
import { planFunctionCall } from './functionCall';
import { enumValue, isNull, listItems, type Input } from './input';
import type { AggregateColumn, AggregateField, AggregateNode, OutputNode } from './nodes';
import { plannedBoolean } from './plainValue';
import { seenColumn, seenField } from './seen';
import { columnByGraphqlName } from './where';

/** The members of `T_aggregate`. `planRow` plans the members of each row under `nodes`, which may hold aggregates in turn. */
export function planAggregateFields(
  context: PlanContext,
  field: CollectedField,
  table: Table,
  planRow: (context: PlanContext, field: CollectedField) => OutputNode[],
): AggregateNode[] {
  const type = objectTypeOf(field);
  return collectFields(context, type, field.selectionSets, field.path).map((member) => {
    const name = member.responseName;
    if (!member.definition) return { kind: 'typename', name, value: type.name };
    if (meaningOf(member.definition).kind === 'nodes') return { kind: 'nodes', name, fields: planRow(context, member) };
    return { kind: 'aggregate', name, fields: planFunctions(context, member, table) };
  });
}

function planFunctions(context: PlanContext, field: CollectedField, table: Table): AggregateField[] {
  const type = objectTypeOf(field);
  return collectFields(context, type, field.selectionSets, field.path).map((member) => {
    const name = member.responseName;
    if (!member.definition) return { kind: 'typename', name, value: type.name };
    const meaning = meaningOf(member.definition);
    if (meaning.kind === 'aggregateFunction') {
      return { kind: 'function', name, fn: meaning.fn, columns: planColumns(context, member) };
    }
    const args = fieldArguments(context, member);
    const distinct = args.get('distinct');
    return {
      kind: 'count',
      name,
      columns: countedColumns(context, table, args.get('columns')),
      distinct: distinct !== undefined && !isNull(distinct) && plannedBoolean(distinct),
    };
  });
}

function countedColumns(context: PlanContext, table: Table, input: Input | undefined): SeenColumn[] {
  if (!input || isNull(input)) return [];
  return listItems(input).map((item) => seenColumn(context, columnByGraphqlName(table, enumValue(item))));
}

function planColumns(context: PlanContext, field: CollectedField): AggregateColumn[] {
  const type = objectTypeOf(field);
  return collectFields(context, type, field.selectionSets, field.path).map((member) => {
    const name = member.responseName;
    if (!member.definition) return { kind: 'typename', name, value: type.name };
    const meaning = meaningOf(member.definition);
    if (meaning.kind === 'column') return { kind: 'column', name, ...seenColumn(context, meaning.column) };
    invariant(meaning.kind === 'computed', 'an aggregate function is over columns and computed fields');
    invariant('type' in meaning.field.returns, 'an aggregated computed field is a scalar');
    const { fn, tableArgument, returns } = meaning.field;
    const call = planFunctionCall(fn, fieldArguments(context, member).get('args'), member.path, tableArgument);
    return { kind: 'computed', name, type: returns.type, call, visibleIf: seenField(context, meaning.field).visibleIf };
  });
}
