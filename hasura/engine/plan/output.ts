import { invariant } from '../errors';
import type { Operand } from '../model/boolExp';
import { textArrayType } from '../model/pgTypes';
import type { ColumnMapping, ComputedField, Relationship, Table } from '../model/table';
import { meaningOf } from '../schema/meaning';
import { planAggregateFields } from './aggregate';
import { fieldArguments } from './arguments';
import { collectFields, type CollectedField, objectTypeOf } from './collectFields';
import type { PlanContext } from './context';
import { planFunctionCall } from './functionCall';
import { isNull, type Input } from './input';
import { parseJsonPath } from './jsonPath';
import type { OutputNode, SelectionNode } from './nodes';
import { plannedString } from './plainValue';
import { planRows } from './rows';
import { seenColumn, seenField } from './seen';
import { rowFilter } from './where';

/** The members of a table row's object. */
export function planOutput(context: PlanContext, field: CollectedField): OutputNode[] {
  const type = objectTypeOf(field);
  return collectFields(context, type, field.selectionSets, field.path).map((member) =>
    member.definition ? planMember(context, member) : { kind: 'typename', name: member.responseName, value: type.name },
  );
}

function planMember(context: PlanContext, field: CollectedField): OutputNode {
  invariant(field.definition, 'meta fields are handled before');
  const meaning = meaningOf(field.definition);
  const args = fieldArguments(context, field);
  const name = field.responseName;
  switch (meaning.kind) {
    case 'column':
      return { kind: 'column', name, ...seenColumn(context, meaning.column), jsonPath: jsonPath(args.get('path')) };
    case 'relationship':
      return planRelationship(context, field, args, meaning.relationship, meaning.aggregate);
    case 'computed':
      return planComputed(context, field, args, meaning.field);
    default:
      throw new Error(`a row has no ${meaning.kind} field`);
  }
}

function jsonPath(input: Input | undefined): Operand | undefined {
  if (!input || isNull(input)) return undefined;
  const value = parseJsonPath(plannedString(input), input.at);
  return value.length > 0 ? { kind: 'parameter', type: textArrayType, source: { kind: 'constant', value } } : undefined;
}

function planRelationship(
  context: PlanContext,
  field: CollectedField,
  args: ReadonlyMap<string, Input>,
  relationship: Relationship,
  aggregate: boolean,
): OutputNode {
  const { target, mapping } = relationship;
  if (relationship.kind === 'array') {
    return nested(field, planSelection(context, field, args, target, aggregate), mapping);
  }
  const rows = {
    table: target,
    source: { kind: 'table' },
    where: rowFilter(context, target),
    distinctOn: [],
    orderBy: [],
  } as const;
  return nested(field, { kind: 'single', rows, fields: planOutput(context, field) }, mapping);
}

function nested(field: CollectedField, selection: SelectionNode, link: ColumnMapping): OutputNode {
  return { kind: 'nested', name: field.responseName, selection, link };
}

/** A field with the five arguments: a list of rows, or their aggregate. */
export function planSelection(
  context: PlanContext,
  field: CollectedField,
  args: ReadonlyMap<string, Input>,
  table: Table,
  aggregate: boolean,
  source: Parameters<typeof planRows>[4] = { kind: 'table' },
): SelectionNode {
  const rows = planRows(context, table, args, field.path, source);
  return aggregate
    ? { kind: 'aggregate', rows, fields: planAggregateFields(context, field, table, planOutput) }
    : { kind: 'list', rows, fields: planOutput(context, field) };
}

function planComputed(
  context: PlanContext,
  field: CollectedField,
  args: ReadonlyMap<string, Input>,
  computed: ComputedField,
): OutputNode {
  const call = planFunctionCall(computed.fn, args.get('args'), field.path, computed.tableArgument);
  const { returns } = computed;
  if ('type' in returns) {
    return {
      kind: 'computed',
      name: field.responseName,
      call,
      visibleIf: seenField(context, computed).visibleIf,
      type: returns.type,
      jsonPath: jsonPath(args.get('path')),
    };
  }
  const source = { kind: 'function', call } as const;
  return nested(field, planSelection(context, field, args, returns.table, false, source), []);
}
